#include "games/rajas/rules.h"

#include "core/hints.h"
#include "core/overloaded.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas {

namespace {

/// The kinds of move that answer a step.
bool answers(Step step, const Move& m) {
    switch (step) {
        case Step::Reveal: return std::holds_alternative<RevealTile>(m);
        case Step::RiverRoll: return std::holds_alternative<RollRiver>(m);
        case Step::RiverToken: return std::holds_alternative<DrawRiverToken>(m);
        case Step::Roll: return std::holds_alternative<RollDie>(m);
        case Step::Start: return std::holds_alternative<StartWith>(m);
        case Step::Deal:
        case Step::Draw: return std::holds_alternative<DrawToken>(m);
        case Step::FirstToken:
        case Step::TokenChoice: return std::holds_alternative<TakeToken>(m);
        case Step::Place: return std::holds_alternative<Place>(m);
        case Step::PayDie: return std::holds_alternative<PayDie>(m);
        case Step::ChooseTile: return std::holds_alternative<ChooseTile>(m);
        case Step::LayTile: return std::holds_alternative<LayTile>(m);
        case Step::PayTile: return std::holds_alternative<PayTile>(m);
        case Step::ScoreTile:
        case Step::Bonuses: return std::holds_alternative<First>(m);
        case Step::Yields: return std::holds_alternative<FirstYield>(m);
        case Step::MakeRoom: return std::holds_alternative<ReturnDie>(m) || std::holds_alternative<Done>(m);
        case Step::TakeDice: return std::holds_alternative<TakeDice>(m);
        case Step::Reroll: return std::holds_alternative<RerollDie>(m) || std::holds_alternative<Done>(m);
        case Step::Upgrade: return std::holds_alternative<UpgradeBuilding>(m);
        case Step::Sail: return std::holds_alternative<Sail>(m);
        case Step::PalaceChoice: return std::holds_alternative<Visit>(m);
        case Step::Market: return std::holds_alternative<Sell>(m);
        case Step::Begin:
        case Step::Effect:
        case Step::Discard:
        case Step::EndTurn: break;  // run by themselves
    }
    return false;
}

RuleError wrong_kind(Step step) {
    if (is_chance(step)) return refuse("RG-1.11", "chance_first");
    switch (step) {
        case Step::Place: return refuse("RG-2.2", "place_a_worker");
        case Step::PayDie:
        case Step::PayTile: return refuse("RG-3.1", "pay_first");
        case Step::ChooseTile:
        case Step::LayTile: return refuse("RG-5.4", "tile_first");
        case Step::FirstToken: return refuse("RG-13.3", "lay_dealt_token");
        case Step::ScoreTile:
        case Step::Yields:
        case Step::Bonuses:
        case Step::MakeRoom:
        case Step::TakeDice:
        case Step::Reroll:
        case Step::Upgrade:
        case Step::Sail:
        case Step::PalaceChoice:
        case Step::Market:
        case Step::TokenChoice:
        case Step::Reveal:
        case Step::RiverRoll:
        case Step::RiverToken:
        case Step::Roll:
        case Step::Start:
        case Step::Deal:
        case Step::Draw:
        case Step::Begin:
        case Step::Effect:
        case Step::Discard:
        case Step::EndTurn: break;
    }
    return refuse("RG-11.12", "effect_under_way");
}

/// RG-1.11 What chance sets up, the last thing first.
void push_set_up(State& s) {
    s.agenda.push_back({Step::Begin});
    for (int seat = s.players - 1; seat >= 0; --seat) {  // RG-1.8
        s.agenda.push_back(RollFrame{static_cast<std::uint8_t>(seat), {1, 1, 1, 1}});
    }
    if (s.options.ganga) s.agenda.push_back(RiverRollFrame{0});  // RG-14.4, RG-14.10
    for (std::uint8_t stack = kStacks; stack-- > 0;) s.agenda.push_back(RevealFrame{stack});
}

}  // namespace

State Rules::initial(const Options& options, int players) {
    State s;
    s.options = options_of_table(options, players);
    s.players = static_cast<std::uint8_t>(players);
    s.in_stacks = ~std::uint64_t{0};  // RG-1.5
    s.open.fill(kNoTile);
    for (auto& count : s.supply) count = static_cast<std::uint8_t>(data::kDicePerColor - players);  // RG-1.4
    for (Token token = 0; token < kTokens; ++token) {
        const bool used = options.mode == Mode::Navaratnas || token_color(token) == TokenColor::White;
        s.tokens[token] = used ? data::kTokens[token].count : std::uint8_t{0};  // RG-1.12, RG-13.11
    }
    for (Seat& p : s.seats) {
        p.tiles.fill(kNoTile);
        p.tokens.fill(kNoToken);
    }
    for (int seat = 0; seat < players; ++seat) {
        Seat& p = s.seats[static_cast<unsigned>(seat)];  // RG-1.7
        p.roads = data::kExits;                          // RG-5.9
        p.karma = data::kStartKarma;
    }
    push_set_up(s);
    return s;
}

std::string_view Rules::decision(const State& s) {
    if (s.agenda.empty()) return "over";
    switch (s.agenda.back().step) {
        case Step::Reveal: return "reveal";
        case Step::RiverRoll:
        case Step::RiverToken: return "river";
        case Step::Roll: return "roll";
        case Step::Start: return "start";
        case Step::Deal:
        case Step::Draw: return "draw";
        case Step::FirstToken:
        case Step::TokenChoice: return "token";
        case Step::PayDie: return "die";
        case Step::ChooseTile: return "tile";
        case Step::LayTile: return "lay";
        case Step::PayTile: return "pay";
        case Step::ScoreTile:
        case Step::Bonuses: return "order";
        case Step::Yields: return "yield";
        case Step::MakeRoom: return "room";
        case Step::TakeDice: return "dice";
        case Step::Reroll: return "reroll";
        case Step::Upgrade: return "upgrade";
        case Step::Sail: return "sail";
        case Step::PalaceChoice: return "chamber";
        case Step::Market: return "sell";
        case Step::Place:
        case Step::Begin:
        case Step::Effect:
        case Step::Discard:
        case Step::EndTurn: break;
    }
    return "place";
}

void Rules::legal_moves(const State& s, MoveList& out) {
    out.clear();
    if (s.agenda.empty()) return;
    switch (s.agenda.back().step) {
        case Step::FirstToken: return tokens::legal_first(s, out);
        case Step::TokenChoice: return tokens::legal(s, out);
        case Step::Place: return place::legal(s, out);
        case Step::PayDie: return place::legal_dice(s, out);
        case Step::ChooseTile: return quarry::legal_tiles(s, out);
        case Step::LayTile: return quarry::legal_cells(s, out);
        case Step::PayTile: return quarry::legal_payments(s, out);
        case Step::ScoreTile:
        case Step::Bonuses: return tracks::legal(s, out);
        case Step::Yields: return scoring::legal_yields(s, out);
        case Step::MakeRoom: return dice::legal_room(s, out);
        case Step::TakeDice: return dice::legal_take(s, out);
        case Step::Reroll: return dice::legal_reroll(s, out);
        case Step::Upgrade: return scoring::legal_upgrades(s, out);
        case Step::Sail: return river::legal_sails(s, out);
        case Step::PalaceChoice: return river::legal_visits(s, out);
        case Step::Market: return market::legal(s, out);
        case Step::Reveal:
        case Step::RiverRoll:
        case Step::RiverToken:
        case Step::Roll:
        case Step::Start:
        case Step::Deal:
        case Step::Draw: return deal::legal(s, out);
        case Step::Begin:
        case Step::Effect:
        case Step::Discard:
        case Step::EndTurn: return;  // run by themselves
    }
}

std::uint32_t Rules::chance_total(const State& s) { return deal::total_weight(s); }

std::optional<RuleError> Rules::check(const State& s, const Move& m) {
    if (s.agenda.empty()) return refuse("RG-12.8", "over");
    const Step step = s.agenda.back().step;
    if (!answers(step, m)) return wrong_kind(step);
    return std::visit(Overloaded{[&](const Place& move) { return place::check(s, move); },
                                 [&](const PayDie& move) { return place::check(s, move); },
                                 [&](const ChooseTile& move) { return quarry::check(s, move); },
                                 [&](const LayTile& move) { return quarry::check(s, move); },
                                 [&](const PayTile& move) { return quarry::check(s, move); },
                                 [&](const First& move) { return tracks::check(s, move); },
                                 [&](const FirstYield& move) { return scoring::check(s, move); },
                                 [&](const ReturnDie& move) { return dice::check(s, move); },
                                 [&](const RerollDie& move) { return dice::check(s, move); },
                                 [&](const Done&) { return Refused{}; },
                                 [&](const TakeDice& move) { return dice::check(s, move); },
                                 [&](const UpgradeBuilding& move) { return scoring::check(s, move); },
                                 [&](const Sail& move) { return river::check(s, move); },
                                 [&](const Visit& move) { return river::check(s, move); },
                                 [&](const Sell& move) { return market::check(s, move); },
                                 [&](const TakeToken& move) { return tokens::check(s, move); },
                                 [&](const auto& move) { return deal::check(s, move); }},
                      m);
}

void Rules::apply(State& s, const Move& m, const Sink& sink) {
    std::visit(Overloaded{[&](const Place& move) { place::apply(s, move, sink); },
                          [&](const PayDie& move) { place::apply(s, move, sink); },
                          [&](const ChooseTile& move) { quarry::apply(s, move, sink); },
                          [&](const LayTile& move) { quarry::apply(s, move, sink); },
                          [&](const PayTile& move) { quarry::apply(s, move, sink); },
                          [&](const First& move) { tracks::apply(s, move, sink); },
                          [&](const FirstYield& move) { scoring::apply(s, move, sink); },
                          [&](const ReturnDie& move) { dice::apply(s, move, sink); },
                          [&](const RerollDie& move) { dice::apply(s, move, sink); },
                          [&](const Done& move) { dice::apply(s, move, sink); },
                          [&](const TakeDice& move) { dice::apply(s, move, sink); },
                          [&](const UpgradeBuilding& move) { scoring::apply(s, move, sink); },
                          [&](const Sail& move) { river::apply(s, move, sink); },
                          [&](const Visit& move) { river::apply(s, move, sink); },
                          [&](const Sell& move) { market::apply(s, move, sink); },
                          [&](const TakeToken& move) { tokens::apply(s, move, sink); },
                          [&](const auto& move) { deal::apply(s, move, sink); }},
               m);
    settle(s, sink);
}

/// RG-15.2 A decision with a single answer is still one; only steps without any run by themselves.
void settle(State& s, const Sink& sink) {
    for (bool goes_on = true; goes_on && !s.agenda.empty();) {
        switch (s.agenda.back().step) {
            case Step::TokenChoice: goes_on = tokens::settle(s); break;
            case Step::ScoreTile: goes_on = scoring::settle_tile(s, sink); break;
            case Step::Yields: goes_on = scoring::settle_yields(s, sink); break;
            case Step::Bonuses: goes_on = tracks::settle_bonuses(s, sink); break;
            case Step::MakeRoom: goes_on = dice::settle_room(s); break;
            case Step::TakeDice: goes_on = dice::settle_take(s); break;
            case Step::Reroll: goes_on = dice::settle_reroll(s); break;
            case Step::Upgrade: goes_on = scoring::settle_upgrade(s); break;
            case Step::Sail: goes_on = river::settle(s, sink); break;
            case Step::Market: goes_on = market::settle(s); break;
            case Step::Begin: deal::begin(s, sink); break;
            case Step::Effect: effects::run(s, sink); break;
            case Step::Discard: effects::discard(s); break;
            case Step::EndTurn: turn::end_turn(s, sink); break;
            case Step::Reveal:
            case Step::RiverRoll:
            case Step::RiverToken:
            case Step::Roll:
            case Step::Start:
            case Step::Deal:
            case Step::Draw:
            case Step::FirstToken:
            case Step::Place:
            case Step::PayDie:
            case Step::ChooseTile:
            case Step::LayTile:
            case Step::PayTile:
            case Step::PalaceChoice: goes_on = false; break;  // wait for a move
        }
    }
}

/// RG-12.5, RG-12.6, RG-12.7 The larger difference, then the earlier meeting; markers that have met in a turn
/// which is still under way are the next to meet (RG-12.2).
Standing Rules::standing(const State& s) {
    Standing standing(s.players);
    int next = 1;
    for (const Seat& p : s.seats) next += p.meeting != 0 ? 1 : 0;
    for (unsigned seat = 0; seat < s.players; ++seat) {
        const Seat& p = s.seats[seat];
        const int meeting = p.meeting == 0 && difference(p) >= 0 ? next : p.meeting;
        standing[seat].points = difference(p);
        standing[seat].breakdown = {difference(p), -meeting};
    }
    rank_by_breakdown(standing);
    return standing;
}

static_assert(Game<Rules> && Presentable<Rules> && Picking<Rules> && Composed<Rules> && Glossed<Rules> &&
              Hinted<Rules>);

}  // namespace durbar::rajas
