#include <algorithm>
#include <utility>

#include "games/maharaja/journeys.h"
#include "games/maharaja/position.h"
#include "games/maharaja/rules.h"
#include "games/maharaja/values.h"

namespace durbar::maharaja {

namespace {

Field seat(const Event& e) { return {"seat", e.seat}; }
Field other(const Event& e) { return {"other", e.other}; }
Field gold(const Event& e) { return {"gold", gold_value(e.gold)}; }
Field price(const Event& e) { return {"price", gold_value(e.gold)}; }
Field city(const Event& e) { return {"city", junction_name(e.junction)}; }
Field field(const Event& e) { return {"field", e.field}; }
Field houses(const Event& e) { return {"houses", e.houses}; }
Field source(const Event& e) { return {"source", source_name(e.source)}; }
Field character(const Event& e) { return {"character", character_name(e.character)}; }
Field bank_pays(const Event& e) { return {"bank", e.bank}; }

Field pointer(std::string_view name, Action action) {
    return {name, action == Action::None ? Value(nullptr) : Value(action_name(action))};
}
Fields disc_fields(const Event& e) {
    return {seat(e), pointer("first", e.disc.first), pointer("second", e.disc.second)};
}

Fields seat_only(const Event& e) { return {seat(e)}; }
Fields seat_and_card(const Event& e) { return {seat(e), character(e)}; }
Fields two_seats_and_card(const Event& e) { return {seat(e), other(e), character(e)}; }

Fields travel_fields(const Event& e) {
    return {seat(e),
            {"from", junction_name(e.from_junction)},
            {"to", junction_name(e.junction)},
            {"road", road_name(e.road)},
            {"toll", gold_value(e.gold)},
            {"tolls", tolls_value(e.tolls)},
            bank_pays(e)};
}

Fields palace_fields(const Event& e) {
    return {seat(e), city(e), {"site", site_name(e.site)}, {"slot", e.slot}, price(e), source(e)};
}

Fields payout_fields(const Event& e) {
    return {seat(e), city(e), {"rank", e.rank}, {"points", e.points}, gold(e)};
}

/// The name of a kind and its named values.
struct KindTelling {
    EventKind kind;
    std::string_view name;
    Fields (*fields)(const Event&);
};
using E = const Event&;
constexpr std::array<KindTelling, kEventKinds> kTellings{{
    {EventKind::GovernorDrawn, "governor_drawn", [](E e) { return Fields{city(e), field(e)}; }},
    {EventKind::CharacterChosen, "character_chosen", seat_and_card},
    {EventKind::BidMade, "bid_made", [](E e) { return Fields{seat(e), {"bid", gold_value(e.gold)}}; }},
    {EventKind::BidPassed, "bid_passed", seat_only},
    {EventKind::AuctionWon, "auction_won", [](E e) { return Fields{seat(e), price(e)}; }},
    {EventKind::HousePlaced, "house_placed",
     [](E e) { return Fields{seat(e), {"place", place_name(e.place)}, {"lap", e.lap}}; }},
    {EventKind::SupplyTaken, "supply_taken", [](E e) { return Fields{seat(e), houses(e)}; }},
    {EventKind::RoundBegan, "round_began", [](E e) { return Fields{{"round", e.round}, city(e), field(e)}; }},
    {EventKind::DiscSet, "disc_set", disc_fields},
    {EventKind::TurnBegan, "turn_began", seat_only},
    {EventKind::DiscShown, "disc_shown", disc_fields},
    {EventKind::Coin, "coin", [](E e) { return Fields{seat(e), gold(e)}; }},
    {EventKind::TokenGained, "token_gained", seat_only},
    {EventKind::GoldTaken, "gold_taken", [](E e) { return Fields{seat(e), gold(e), source(e)}; }},
    {EventKind::HouseBuilt, "house_built",
     [](E e) { return Fields{seat(e), {"place", place_name(e.place)}, price(e), source(e)}; }},
    {EventKind::HouseMoved, "house_moved",
     [](E e) {
         return Fields{seat(e), {"from", place_name(e.from)}, {"to", place_name(e.place)}, source(e)};
     }},
    {EventKind::HousesTaken, "houses_taken", [](E e) { return Fields{seat(e), houses(e), source(e)}; }},
    {EventKind::PalaceBuilt, "palace_built", palace_fields},
    {EventKind::GovernorMoved, "governor_moved",
     [](E e) { return Fields{seat(e), city(e), {"from_field", e.from_field}, field(e), source(e)}; }},
    {EventKind::CardTaken, "card_taken", seat_and_card},
    {EventKind::CardRobbed, "card_robbed", two_seats_and_card},
    {EventKind::CardReturned, "card_returned", seat_and_card},
    {EventKind::CardPicked, "card_picked", seat_and_card},
    {EventKind::CardsExchanged, "cards_exchanged",
     [](E e) { return Fields{seat(e), other(e), character(e), {"given", character_name(e.given)}}; }},
    {EventKind::TakeoverBegan, "takeover_began", [](E e) { return Fields{seat(e), other(e)}; }},
    {EventKind::CardGiven, "card_given", two_seats_and_card},
    {EventKind::TokenUsed, "token_used", [](E e) { return Fields{seat(e), pointer("action", e.action)}; }},
    {EventKind::Travelled, "travelled", travel_fields},
    {EventKind::TollReceived, "toll_received",
     [](E e) { return Fields{seat(e), other(e), gold(e), bank_pays(e)}; }},
    {EventKind::Compensation, "compensation", [](E e) { return Fields{seat(e), other(e), gold(e)}; }},
    {EventKind::TurnEnded, "turn_ended", seat_only},
    {EventKind::CityScored, "city_scored", [](E e) { return Fields{city(e), {"scorers", e.scorers}}; }},
    {EventKind::Payout, "payout", payout_fields},
    {EventKind::MonopolyBonus, "monopoly_bonus", [](E e) { return Fields{seat(e), city(e), gold(e)}; }},
    {EventKind::GameOver, "game_over", [](E e) { return Fields{{"reason", kEndWords[index(e.end)]}}; }},
}};
constexpr bool in_order(const std::array<KindTelling, kEventKinds>& tellings) {
    for (std::size_t i = 0; i < tellings.size(); ++i) {
        if (index(tellings[i].kind) != i || tellings[i].name.empty()) return false;
    }
    return true;
}
static_assert(in_order(kTellings), "one line a kind, in the order of the kinds");

constexpr std::array<std::string_view, kEventKinds> kEventNames = [] {
    std::array<std::string_view, kEventKinds> names{};
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = kTellings[i].name;
    return names;
}();

/// MJ-7.12 The cheapest way of the active seat to every place it can reach, who gets what of its tolls, and
/// the next best ways.
Value journeys_value(const Table& t) {
    const auto journeys = cheapest_journeys(t, t.active);
    List list;
    for (Junction to = 0; to < kJunctions; ++to) {
        if (!journeys[to] || to == t.architects[t.active]) continue;
        List others;
        for (const Journey& other : other_journeys(t, t.active, to)) {
            others.emplace_back(way_fields(t, t.active, other));
        }
        Fields fields = make_fields({{"to", junction_name(to)}});
        for (Field& field : way_fields(t, t.active, *journeys[to])) fields.push_back(std::move(field));
        fields.push_back({"others", std::move(others)});
        list.emplace_back(std::move(fields));
    }
    return list;
}

int count(const Parts& parts) {
    int sum = 0;
    for (const auto open : parts.open) sum += open;
    return sum;
}

/// What the turn may still bring its seat, what it costs, and what ending it now would give to the others.
Fields turn_fields(const Table& t) {
    const int open = count(t.turn.disc);
    return make_fields({{"seat", t.active},
                        {"open_parts", open},
                        {"token_parts", count(t.turn.token)},
                        {"compensation", open > 0 ? data::kCompensation : 0},
                        {"builder", holds(t, t.active, Character::Builder) && !t.turn.builder_used},
                        {"token", t.tokens[t.active] > 0 && !t.turn.token_used},
                        {"palace_price", palace_cost(t, t.active)},
                        {"roads_left", data::kMostRoads - t.turn.roads},
                        {"bank_pays_tolls", holds(t, t.active, Character::Monk)},
                        {"journeys", journeys_value(t)}});
}

Fields bid_fields(const View& view, int bidder) {
    const Auction& auction = view.auction;
    const bool opened = is_seat(auction.leader);
    const Value most = view.gold[static_cast<unsigned>(bidder)];
    return make_fields({{"seat", bidder},
                        {"bid", opened ? Value(auction.bid) : Value(nullptr)},
                        {"leader", opened ? Value(seat_of(auction.leader)) : Value(nullptr)},
                        {"least", opened ? auction.bid + 1 : 0},
                        {"most", shows_gold(view, bidder) ? most : Value(nullptr)}});
}

Fields choice_fields(const Table& t, int chooser) {
    const auto won = auction_of(t);
    return make_fields({{"seat", chooser}, {"price", won ? Value(won->auction.bid) : Value(nullptr)}});
}

Fields first_house_fields(const Table& t, int builder) {
    return make_fields(
        {{"seat", builder}, {"lap", houses_on_board(t, builder) + 1}, {"laps", data::kFirstHouses}});
}

}  // namespace

Value tolls_value(const std::array<Gold, kMaxPlayers>& tolls) {
    List list;
    for (std::size_t owner = 0; owner < tolls.size(); ++owner) {
        if (tolls[owner] == std::uint8_t{0}) continue;
        list.emplace_back(make_fields({{"seat", owner}, {"gold", gold_value(tolls[owner])}}));
    }
    return list;
}

Fields way_fields(const Table& t, int seat, const Journey& journey) {
    List roads;
    List villages;
    for (const Road road : journey.roads) {
        roads.emplace_back(road_name(road));
        villages_of(road).for_each([&](Village v) {
            villages.emplace_back(make_fields({{"village", place_name(v)}, {"gold", toll_in(t, seat, v)}}));
        });
    }
    std::array<Gold, kMaxPlayers> tolls{};
    const auto received = tolls_of(t, seat, journey);
    std::copy(received.begin(), received.end(), tolls.begin());
    return make_fields({{"roads", std::move(roads)},
                        {"villages", std::move(villages)},
                        {"price", journey.gold},
                        {"tolls", tolls_value(tolls)}});
}

std::optional<ShownAuction> auction_of(const Table& t) {
    if (t.agenda.empty() || !t.options.extended1) return std::nullopt;
    const Frame& top = t.agenda.back();
    if (top.step == Step::Bid) return ShownAuction{t.auction, false};
    if (top.step != Step::Choose) return std::nullopt;
    const int winner = seat_of(top.actor);
    unsigned rivals = 0;
    for (int seat = 0; seat < t.players; ++seat) {
        if (seat != winner && t.cards[static_cast<unsigned>(seat)] == 0) rivals |= seat_bit(seat);
    }
    if (rivals == 0) return std::nullopt;
    const int paid = data::kStartGold - t.gold[static_cast<unsigned>(winner)];
    return ShownAuction{{static_cast<std::uint8_t>(paid), top.actor, static_cast<std::uint8_t>(rivals)},
                        true};
}

std::span<const std::string_view> Rules::event_kinds() { return kEventNames; }

std::span<const std::string_view> Rules::decision_kinds() {
    static constexpr std::array<std::string_view, 8> kDecisions{"governor", "choose", "bid",    "place",
                                                                "disc",     "turn",   "victim", "give"};
    return kDecisions;
}

Telling Rules::tell(const Event& e) {
    const KindTelling& telling = kTellings[index(e.kind)];
    return {telling.name, telling.fields(e)};
}

Telling Rules::asked(const View& view) {
    const std::string_view kind = decision_of(view);
    if (view.agenda.empty()) return {kind, {}};
    const Frame& top = view.agenda.back();
    switch (top.step) {
        case Step::Governor: return {kind, {{"field", field_of(view, view.track.size())}}};
        case Step::Choose: return {kind, choice_fields(view, seat_of(top.actor))};
        case Step::Bid: return {kind, bid_fields(view, seat_of(top.actor))};
        case Step::FirstHouse: return {kind, first_house_fields(view, seat_of(top.actor))};
        case Step::SetDisc:  // of all who set theirs at the same time
            return {kind, {{"round", view.round}, {"city", junction_name(view.maharaja)}}};
        case Step::Turn: return {kind, turn_fields(view)};
        case Step::Victim:  // MJ-12.1: the card that was taken is the only one of who took it
            return {kind,
                    {{"seat", seat_of(top.actor)},
                     {"other", view.active},
                     {"character", character_name(lowest_character(view.cards[view.active]))}}};
        case Step::Give: break;
    }
    return {kind, {{"seat", seat_of(top.actor)}, {"other", view.active}}};
}

std::optional<int> Rules::active_seat(const View& view) {
    return in_turn(view) ? std::optional<int>(view.active) : std::nullopt;
}

std::optional<Telling> Rules::over(const View& view) {
    if (view.end == EndReason::None) return std::nullopt;
    return Telling{kEndWords[index(view.end)], {}};
}

}  // namespace durbar::maharaja
