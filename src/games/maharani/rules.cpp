#include "games/maharani/rules.h"

#include "core/hints.h"
#include "core/overloaded.h"
#include "games/maharani/steps/steps.h"

namespace durbar::maharani {

namespace {

/// The kinds of move that answer a step. Whether it is their moment in the turn, their own check says.
bool answers(Step step, const Move& m) {
    switch (step) {
        case Step::Start: return std::holds_alternative<StartWith>(m);
        case Step::Refill: return std::holds_alternative<DrawTile>(m);
        case Step::Action:
        case Step::Second: return m.index() <= Move(Done{}).index();
        case Step::Worker:
            return std::holds_alternative<MoveWorker>(m) || std::holds_alternative<NewWorker>(m);
        case Step::Middle:
        case Step::EndTurn:
        case Step::NextTurn: break;  // run by themselves
    }
    return false;
}

RuleError wrong_kind(const Frame& frame, const Move& m) {
    switch (frame.step) {
        case Step::Start: return refuse("MH-2.6", "start_first");
        case Step::Refill: return refuse("MH-2.6", "refill_first");
        case Step::Worker: return refuse("MH-12.7", "worker_first", {{"space", space_name(frame.space)}});
        case Step::Action:
        case Step::Second:
        case Step::Middle:
        case Step::EndTurn:
        case Step::NextTurn: break;
    }
    const bool chance = std::holds_alternative<DrawTile>(m) || std::holds_alternative<StartWith>(m);
    return chance ? refuse("MH-2.5", "move_of_chance") : refuse("MH-2.5", "no_worker_due");
}

}  // namespace

std::array<std::uint8_t, kKinds> whole_set(const Options& options) {
    std::array<Face, data::kTiles.size()> faces{};
    for (std::size_t i = 0; i < faces.size(); ++i) faces[i] = data::kTiles[i].face;
    if (options.tiles != TileSet::Standard) {  // MH-11.7
        const auto& set = data::kTestSets[index(options.tiles) - 1];
        for (std::size_t i = 0; i < set.count; ++i) faces[set.replaced[i].tile] = set.replaced[i].face;
    }
    for (const Replacement& replaced : options.faces) faces[replaced.tile] = replaced.face;
    std::array<std::uint8_t, kKinds> counts{};
    for (std::size_t i = 0; i < faces.size(); ++i) {
        ++counts[tile_of(static_cast<Color>(data::kTiles[i].color), faces[i])];  // MH-1.4
    }
    return counts;
}

State Rules::initial(const Options& options, int players) {
    State s;  // MH-1.7, MH-1.11: all tokens up, all markers on 0
    s.options = options;
    s.players = static_cast<std::uint8_t>(players);
    s.bag = whole_set(options);
    for (int seat = 0; seat < players; ++seat) {
        for_each_crew(s, seat, [&](Crew crew) {  // MH-1.9
            s.supply[index(crew)] = static_cast<std::uint8_t>(workers_of_crew(players));
        });
    }
    s.agenda.push_back({Step::Start, Player::Chance});  // MH-1.6: then the rondel, then the first turn
    return s;
}

std::string_view Rules::decision(const State& s) {
    if (s.agenda.empty()) return "over";
    switch (s.agenda.back().step) {
        case Step::Start: return "start";
        case Step::Refill: return "draw";
        case Step::Worker: return "worker";
        case Step::Second: return "second";
        case Step::Action:
        case Step::Middle:
        case Step::EndTurn:
        case Step::NextTurn: break;
    }
    return "action";
}

void Rules::legal_moves(const State& s, MoveList& out) {
    out.clear();
    if (s.agenda.empty()) return;
    switch (s.agenda.back().step) {
        case Step::Start: return deal::legal_starts(s, out);
        case Step::Refill: return deal::legal_draws(s, out);
        case Step::Action: return turn::legal_actions(s, out);
        case Step::Second: return tiles::legal_second(s, out);
        case Step::Worker: return workers::legal(s, out);
        case Step::Middle:
        case Step::EndTurn:
        case Step::NextTurn: return;  // run by themselves
    }
}

std::optional<RuleError> Rules::check(const State& s, const Move& m) {
    if (s.agenda.empty()) return refuse("MH-11.10", "over");
    const Frame& frame = s.agenda.back();
    if (!answers(frame.step, m)) return wrong_kind(frame, m);
    return std::visit(Overloaded{[&](const LayTile& move) { return tiles::check(s, move); },
                                 [&](const Refresh& move) { return turn::check(s, move); },
                                 [&](const Done& move) { return tiles::check(s, move); },
                                 [&](const MoveWorker& move) { return workers::check(s, move); },
                                 [&](const NewWorker& move) { return workers::check(s, move); },
                                 [&](const DrawTile& move) { return deal::check(s, move); },
                                 [&](const StartWith& move) { return deal::check(s, move); }},
                      m);
}

void Rules::apply(State& s, const Move& m, const Sink& sink) {
    std::visit(Overloaded{[&](const LayTile& move) { tiles::apply(s, move, sink); },
                          [&](const Refresh& move) { turn::apply(s, move, sink); },
                          [&](const Done& move) { tiles::apply(s, move, sink); },
                          [&](const MoveWorker& move) { workers::apply(s, move, sink); },
                          [&](const NewWorker& move) { workers::apply(s, move, sink); },
                          [&](const DrawTile& move) { deal::apply(s, move, sink); },
                          [&](const StartWith& move) { deal::apply(s, move, sink); }},
               m);
    settle(s, sink);
}

/// MH-2.7 A decision with a single move is still a decision; only steps without one run by themselves.
void settle(State& s, const Sink& sink) {
    while (!s.agenda.empty()) {
        switch (s.agenda.back().step) {
            case Step::Worker:
                if (!workers::settle(s, sink)) return;
                break;
            case Step::Middle: deal::remove_middle(s, sink); break;
            case Step::Second:
                if (!tiles::settle_second(s)) return;
                break;
            case Step::EndTurn: turn::end_turn(s, sink); break;
            case Step::Refill:
                if (!deal::settle_refill(s)) return;
                break;
            case Step::NextTurn: turn::next_turn(s, sink); break;
            case Step::Start:
            case Step::Action: return;  // wait for a move
        }
    }
}

/// MH-11.8 Most gold; MH-11.9 before the end: the gold so far.
Standing Rules::standing(const State& s) {
    Standing standing(s.players);
    for (unsigned seat = 0; seat < s.players; ++seat) {
        standing[seat].points = s.gold[seat];
        standing[seat].breakdown = {s.gold[seat]};
    }
    rank_by_breakdown(standing);
    return standing;
}

static_assert(Game<Rules> && Presentable<Rules> && Hinted<Rules>);

}  // namespace durbar::maharani
