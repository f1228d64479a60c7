#include "games/tigris/rules.h"

#include "core/hints.h"
#include "core/overloaded.h"
#include "games/tigris/kingdoms.h"
#include "games/tigris/steps/steps.h"

namespace durbar::tigris {

namespace {

/// The kinds of move that answer a step.
bool answers(Step step, const Move& m) {
    switch (step) {
        case Step::Draw: return std::holds_alternative<DrawTile>(m);
        case Step::Start: return std::holds_alternative<StartWith>(m);
        case Step::Action: return m.index() <= Move(Pass{}).index();
        case Step::Wars: return std::holds_alternative<ChooseWar>(m);
        case Step::Attack:
        case Step::Defence: return std::holds_alternative<Commit>(m);
        case Step::Buildings: return std::holds_alternative<SetBuilding>(m);
        case Step::Monuments: return std::holds_alternative<BuildMonument>(m);
        case Step::Treasures: return std::holds_alternative<KeepTreasure>(m);
        case Step::EndAction:
        case Step::EndTurn:
        case Step::Refill:
        case Step::NextTurn: break;  // run by themselves
    }
    return false;
}

RuleError wrong_kind(Step step) {
    switch (step) {
        case Step::Wars:
        case Step::Attack:
        case Step::Defence: return refuse("TE-3.9", "conflict_open");
        case Step::Draw:
        case Step::Start: return refuse("TE-3.1", "chance_first");
        case Step::Action: return refuse("TE-3.1", "no_action");
        case Step::Buildings:
        case Step::Monuments:
        case Step::Treasures:
        case Step::EndAction:
        case Step::EndTurn:
        case Step::Refill:
        case Step::NextTurn: break;
    }
    return refuse("TE-3.1", "action_under_way");
}

}  // namespace

State Rules::initial(const Options& options, int players) {
    State s;
    s.options = options;
    s.players = static_cast<std::uint8_t>(players);
    for (const Color c : kAllColors) {
        s.bag[c] = static_cast<std::uint8_t>(data::kTileKinds[index(c)].count);  // TE-1.2
    }
    const Bits& temples = board_map(s).temples;  // TE-1.7 – TE-1.10
    s.tiles[index(kTemple)] = temples;
    s.treasures = temples;
    s.bag[kTemple] = static_cast<std::uint8_t>(s.bag[kTemple] - temples.count());
    for (auto& seat : s.leaders) seat.fill(kNoCell);  // TE-1.3
    s.buildings.fill(kNoCell);
    for (int seat = 0; seat < players; ++seat) {  // TE-1.16: the others stay in the box
        s.catastrophes[static_cast<unsigned>(seat)] = data::kCatastrophesPerPlayer;  // TE-1.4
    }
    s.agenda.push_back(
        {Step::Start, Player::Chance});  // TE-1.11, TE-1.12: dealt in seat order, then the start
    for (int seat = players - 1; seat >= 0; --seat) {
        s.agenda.push_back({.step = Step::Draw,
                            .actor = Player::Chance,
                            .seat = static_cast<std::uint8_t>(seat),
                            .count = data::kHandSize});
    }
    return s;
}

std::string_view decision_of(const Table& t) {
    if (t.agenda.empty()) return "over";
    switch (t.agenda.back().step) {
        case Step::Draw: return "draw";
        case Step::Start: return "start";
        case Step::Wars: return "war";
        case Step::Attack:
        case Step::Defence: return "support";
        case Step::Buildings: return "building";
        case Step::Monuments: return "monument";
        case Step::Treasures: return "treasure";
        case Step::Action:
        case Step::EndAction:
        case Step::EndTurn:
        case Step::Refill:
        case Step::NextTurn: break;
    }
    return "action";
}

void Rules::legal_moves(const State& s, MoveList& out) {
    out.clear();
    if (s.agenda.empty()) return;
    switch (s.agenda.back().step) {
        case Step::Draw: return deal::legal_draws(s, out);
        case Step::Start: return deal::legal_starts(s, out);
        case Step::Action: return turn::legal_actions(s, out);
        case Step::Wars: return wars::legal(s, out);
        case Step::Attack:
        case Step::Defence: return conflicts::legal(s, out);
        case Step::Buildings: return buildings::legal(s, out);
        case Step::Monuments: return monuments::legal(s, out);
        case Step::Treasures: return treasures::legal(s, out);
        case Step::EndAction:
        case Step::EndTurn:
        case Step::Refill:
        case Step::NextTurn: return;  // run by themselves
    }
}

std::optional<RuleError> Rules::check(const State& s, const Move& m) {
    if (s.agenda.empty()) return refuse("TE-13.9", "over");
    const Step step = s.agenda.back().step;
    if (!answers(step, m)) return wrong_kind(step);
    return std::visit(Overloaded{[&](const PlaceTile& move) { return tiles::check(s, move); },
                                 [&](const PlaceLeader& move) { return leaders::check(s, move); },
                                 [&](const Withdraw& move) { return leaders::check(s, move); },
                                 [&](const PlayCatastrophe& move) { return catastrophes::check(s, move); },
                                 [&](const Swap& move) { return swaps::check(s, move); },
                                 [&](const Pass&) { return Refused{}; },
                                 [&](const ChooseWar& move) { return wars::check(s, move); },
                                 [&](const Commit& move) { return conflicts::check(s, move); },
                                 [&](const SetBuilding& move) { return buildings::check(s, move); },
                                 [&](const BuildMonument& move) { return monuments::check(s, move); },
                                 [&](const KeepTreasure& move) { return treasures::check(s, move); },
                                 [&](const DrawTile& move) { return deal::check(s, move); },
                                 [&](const StartWith& move) { return deal::check(s, move); }},
                      m);
}

void Rules::apply(State& s, const Move& m, const Sink& sink) {
    std::visit(Overloaded{[&](const PlaceTile& move) { tiles::apply(s, move, sink); },
                          [&](const PlaceLeader& move) { leaders::apply(s, move, sink); },
                          [&](const Withdraw& move) { leaders::apply(s, move, sink); },
                          [&](const PlayCatastrophe& move) { catastrophes::apply(s, move, sink); },
                          [&](const Swap& move) { swaps::apply(s, move, sink); },
                          [&](const Pass& move) { turn::apply(s, move, sink); },
                          [&](const ChooseWar& move) { wars::apply(s, move, sink); },
                          [&](const Commit& move) { conflicts::apply(s, move, sink); },
                          [&](const SetBuilding& move) { buildings::apply(s, move, sink); },
                          [&](const BuildMonument& move) { monuments::apply(s, move, sink); },
                          [&](const KeepTreasure& move) { treasures::apply(s, move, sink); },
                          [&](const DrawTile& move) { deal::apply(s, move, sink); },
                          [&](const StartWith& move) { deal::apply(s, move, sink); }},
               m);
    settle(s, sink);
}

void settle(State& s, const Sink& sink) {
    while (!s.agenda.empty()) {
        switch (s.agenda.back().step) {
            case Step::Wars:
                if (!wars::settle(s, sink)) return;
                break;
            case Step::Buildings:
                if (!buildings::settle(s)) return;
                break;
            case Step::Monuments:
                if (!monuments::settle(s)) return;
                break;
            case Step::Treasures:
                if (!treasures::settle(s, sink)) return;
                break;
            case Step::EndAction: turn::end_action(s); break;
            case Step::EndTurn: turn::end_turn(s, sink); break;
            case Step::Refill: turn::refill(s, sink); break;
            case Step::NextTurn: turn::next_turn(s, sink); break;
            case Step::Draw:
            case Step::Start:
            case Step::Action:
            case Step::Attack:
            case Step::Defence: return;  // wait for a move
        }
    }
}

static_assert(Game<Rules> && Presentable<Rules> && Picking<Rules> && Hinted<Rules>);

}  // namespace durbar::tigris
