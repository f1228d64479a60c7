#include "games/maharaja/rules.h"

#include "core/hints.h"
#include "core/overloaded.h"
#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja {

namespace {

/// Whether this kind of move answers a step.
bool answers(Step step, const Move& m) {
    switch (step) {
        case Step::Governor: return std::holds_alternative<DrawGovernor>(m);
        case Step::Choose:
        case Step::Victim: return std::holds_alternative<ChooseCharacter>(m);
        case Step::Bid: return std::holds_alternative<Bid>(m) || std::holds_alternative<Pass>(m);
        case Step::FirstHouse: return std::holds_alternative<PlaceHouse>(m);
        case Step::SetDisc: return std::holds_alternative<SetDisc>(m);
        case Step::Give: return std::holds_alternative<GiveCharacter>(m);
        case Step::Turn:
            return m.index() >= Move(TakeGold{}).index() && !std::holds_alternative<GiveCharacter>(m);
    }
    return false;
}

RuleError wrong_kind(Step step) {
    switch (step) {
        case Step::Governor: return refuse("MJ-1.10", "governors_first");
        case Step::Choose: return refuse("MJ-2.1", "choose_first");
        case Step::Bid: return refuse("MJ-17.3", "auction_on");
        case Step::FirstHouse: return refuse("MJ-3.3", "first_house_first");
        case Step::SetDisc: return refuse("MJ-5.4", "disc_first");
        case Step::Victim: return refuse("MJ-12.6", "pick_first");
        case Step::Give: return refuse("MJ-20.8", "give_first");
        case Step::Turn: break;
    }
    return refuse("MJ-6.4", "not_in_a_turn");
}

}  // namespace

State Rules::initial(const Options& options, int players) {
    State s;
    s.options = options;
    s.players = static_cast<std::uint8_t>(players);
    for (auto& city : s.palaces) {
        city.fill(kNobody);
        if (!options.extended1) continue;
        unsigned site = kCentre + 1;  // MJ-19.1, MJ-19.2, MJ-19.4
        for (int color = players; color < kMaxPlayers; ++color) city[site++] = static_cast<Owner>(color);
    }
    for (unsigned seat = 0; seat < s.players; ++seat) {
        s.gold[seat] = data::kStartGold;  // MJ-1.6
        s.supply[seat] = data::kFirstHouses;
        s.quarry[seat] = data::kHouses - data::kFirstHouses;  // MJ-1.8
        s.stock[seat] = static_cast<std::uint8_t>(palaces_at_start(options));
        s.architects[seat] = kStart;  // MJ-1.5; the Maharaja too (MJ-1.9)
    }
    s.agenda.push_back({Step::Governor, Player::Chance});
    return s;
}

std::string_view decision_of(const Table& t) {
    if (t.agenda.empty()) return "over";
    switch (t.agenda.back().step) {
        case Step::Governor: return "governor";
        case Step::Choose: return "choose";
        case Step::Bid: return "bid";
        case Step::FirstHouse: return "place";
        case Step::SetDisc: return "disc";
        case Step::Turn: return "turn";
        case Step::Victim: return "victim";
        case Step::Give: break;
    }
    return "give";
}

/// MJ-21.7 A single move is asked for all the same.
void Rules::legal_moves(const State& s, MoveList& out) {
    out.clear();
    if (s.agenda.empty()) return;
    switch (s.agenda.back().step) {
        case Step::Governor: return setup::legal_draws(s, out);
        case Step::Choose:
        case Step::Victim: return setup::legal_choices(s, out);
        case Step::Bid: return auction::legal(s, out);
        case Step::FirstHouse: return setup::legal_places(s, out);
        case Step::SetDisc: return rounds::legal_discs(out);
        case Step::Turn: return turns::legal(s, out);
        case Step::Give: return characters::legal_gifts(s, out);
    }
}

std::optional<RuleError> Rules::check(const State& s, const Move& m) {
    if (s.agenda.empty()) return refuse("MJ-16.10", "over");
    const Step step = s.agenda.back().step;
    if (!answers(step, m)) return wrong_kind(step);
    return std::visit(Overloaded{[&](const DrawGovernor& move) { return setup::check(s, move); },
                                 [&](const ChooseCharacter& move) {
                                     return step == Step::Victim ? characters::check_pick(s, move)
                                                                 : setup::check(s, move);
                                 },
                                 [&](const Bid& move) { return auction::check(s, move); },
                                 [&](const Pass& move) { return auction::check(s, move); },
                                 [&](const PlaceHouse& move) { return setup::check(s, move); },
                                 [&](const SetDisc& move) { return rounds::check(move); },
                                 [&](const TakeGold& move) { return supplies::check(s, move); },
                                 [&](const BuildHouse& move) { return houses::check(s, move); },
                                 [&](const MoveHouse& move) { return houses::check(s, move); },
                                 [&](const TakeHouses& move) { return supplies::check(s, move); },
                                 [&](const BuildPalace& move) { return palaces::check(s, move); },
                                 [&](const MoveGovernor& move) { return governors::check(s, move); },
                                 [&](const TakeCharacter& move) { return characters::check(s, move); },
                                 [&](const Exchange& move) { return characters::check(s, move); },
                                 [&](const Takeover& move) { return characters::check(s, move); },
                                 [&](const GiveCharacter& move) { return characters::check(s, move); },
                                 [&](const UseToken& move) { return tokens::check(s, move); },
                                 [&](const Travel& move) { return travel::check(s, move); },
                                 // MJ-6.5, MJ-6.6: always, whatever is open
                                 [&](const EndTurn&) -> std::optional<RuleError> { return std::nullopt; }},
                      m);
}

void Rules::apply(State& s, const Move& m, const Sink& sink) {
    std::visit(Overloaded{[&](const DrawGovernor& move) { setup::apply(s, move, sink); },
                          [&](const ChooseCharacter& move) {
                              if (s.agenda.back().step == Step::Victim) {
                                  characters::apply_pick(s, move, sink);
                              } else {
                                  setup::apply(s, move, sink);
                              }
                          },
                          [&](const Bid& move) { auction::apply(s, move, sink); },
                          [&](const Pass& move) { auction::apply(s, move, sink); },
                          [&](const PlaceHouse& move) { setup::apply(s, move, sink); },
                          [&](const SetDisc& move) { rounds::apply(s, move, sink); },
                          [&](const TakeGold& move) { supplies::apply(s, move, sink); },
                          [&](const BuildHouse& move) { houses::apply(s, move, sink); },
                          [&](const MoveHouse& move) { houses::apply(s, move, sink); },
                          [&](const TakeHouses& move) { supplies::apply(s, move, sink); },
                          [&](const BuildPalace& move) { palaces::apply(s, move, sink); },
                          [&](const MoveGovernor& move) { governors::apply(s, move, sink); },
                          [&](const TakeCharacter& move) { characters::apply(s, move, sink); },
                          [&](const Exchange& move) { characters::apply(s, move, sink); },
                          [&](const Takeover& move) { characters::apply(s, move, sink); },
                          [&](const GiveCharacter& move) { characters::apply(s, move, sink); },
                          [&](const UseToken& move) { tokens::apply(s, move, sink); },
                          [&](const Travel& move) { travel::apply(s, move, sink); },
                          [&](const EndTurn& move) { turns::apply(s, move, sink); }},
               m);
}

SmallSet Rules::deciding(const State& s) {
    SmallSet seats;
    if (s.agenda.empty() || s.agenda.back().step != Step::SetDisc) return seats;
    for (int seat = seat_of(s.agenda.back().actor); seat < s.players; ++seat) {
        seats.add(static_cast<SmallSet::Item>(seat));
    }
    return seats;
}

State Rules::with_turn_of(const State& s, int seat) {
    State asked = s;
    constexpr Disc kAny{Action::Gold, Action::Gold};
    for (int other = seat_of(s.agenda.back().actor); other < seat; ++other) {
        asked.discs[static_cast<unsigned>(other)] = kAny;
    }
    asked.agenda.back().actor = player(seat);
    return asked;
}

bool Rules::reveals(const State& s, const Move& m) {
    if (std::holds_alternative<SetDisc>(m)) return s.agenda.back().actor == player(s.players - 1);
    return std::holds_alternative<EndTurn>(m) && (s.played | seat_bit(s.active)) != all_seats(s);
}

/// MJ-16.4 Palaces, gold, the lower card; MJ-16.9 before the end too. Nobody is better for having been first
/// (MJ-16.5).
Standing Rules::standing(const State& s) {
    Standing standing(s.players);
    for (int seat = 0; seat < s.players; ++seat) {
        const auto i = static_cast<unsigned>(seat);
        standing[i].points = palaces_built(s, seat);
        standing[i].breakdown = {standing[i].points, s.gold[i], kCharacters + 1 - lowest(s.cards[i])};
    }
    rank_by_breakdown(standing);
    return standing;
}

static_assert(Game<Rules> && Presentable<Rules> && Picking<Rules> && Simultaneous<Rules>);
static_assert(Glossed<Rules> && Hinted<Rules> && Secretive<Rules> && Circling<Rules>);

}  // namespace durbar::maharaja
