#include <algorithm>

#include "core/overloaded.h"
#include "core/text.h"
#include "games/rajas/rules.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas {

/// RG-15.1 Everybody sees the same.
View Rules::observe(const State& s, Reader reader) {
    View view{};
    static_cast<State&>(view) = s;
    if (reader.is_seat()) view.seat = static_cast<std::uint8_t>(reader.number());
    return view;
}

/// Nothing is hidden, so a move's events up to the next outcome of chance are known (RG-15.1).
std::vector<Event> Rules::preview(const View& view, const Move& m) {
    State s = view;
    std::vector<Event> events;
    apply(s, m, Sink(events));
    return events;
}

namespace {

using Clicks = std::vector<std::string>;

std::string named(std::string_view kind, std::string_view what) {
    return std::string(kind) + ":" + std::string(what);
}
std::string numbered(std::string_view kind, int number) { return named(kind, std::to_string(number)); }
std::string_view die_name(Color color, int face) { return data::kDieNames[die_kind(color, face)]; }

/// An own die as it lies, or turned over.
std::string die_target(Color color, int face, bool turned) {
    return named("die", die_name(color, face)) + (turned ? "*" : "");
}

/// The clicks of each kind of move; dice that are offered as a set have none of their own.
struct Path {
    const State& s;

    Clicks operator()(const Place& m) const { return {named("space", space_name(m.space))}; }
    Clicks operator()(const PayDie& m) const { return {die_target(m.color, m.face, m.turned)}; }
    Clicks operator()(const ChooseTile& m) const { return {named("tile", tile_name(m.tile))}; }
    Clicks operator()(const LayTile& m) const {
        return {named("cell", cell_name(m.cell)), numbered("turn", m.turn)};
    }
    Clicks operator()(const PayTile&) const { return {"pay"}; }
    Clicks operator()(const First& m) const {
        return {m.track == Track::Fame ? "track:fame" : "track:money"};
    }
    Clicks operator()(const FirstYield& m) const { return {named("yield", slot_name(m.slot))}; }
    Clicks operator()(const ReturnDie& m) const { return {die_target(m.color, m.face, false)}; }
    Clicks operator()(const RerollDie& m) const { return {die_target(m.color, m.face, false)}; }
    Clicks operator()(const Done&) const { return {"done"}; }
    Clicks operator()(const TakeDice&) const { return {"take"}; }
    Clicks operator()(const UpgradeBuilding& m) const {
        return {named("building", building_name(m.building))};
    }
    Clicks operator()(const Sail& m) const {
        if (m.spaces == 0) return {"no"};
        return {numbered("river", river::destination(s, s.turn, m.spaces))};
    }
    Clicks operator()(const Visit& m) const { return {named("chamber", chamber_name(m.chamber))}; }
    Clicks operator()(const Sell& m) const {
        if (m == kSellNothing) return {"no"};
        return {named("good", good_name(m.good)), numbered("stalls", m.stalls)};
    }
    Clicks operator()(const TakeToken& m) const {
        if (m == kDeclineToken) return {"no"};
        return {named("token", token_name(m.token)), named("slot", slot_name(m.slot))};
    }
    Clicks operator()(const RevealTile& m) const { return {named("reveal", tile_name(m.tile))}; }
    Clicks operator()(const RollDie& m) const { return {named("roll", die_name(m.color, m.face))}; }
    Clicks operator()(const RollRiver& m) const { return {numbered("river-roll", m.face)}; }
    Clicks operator()(const DrawRiverToken& m) const { return {numbered("river-token", m.token + 1)}; }
    Clicks operator()(const StartWith& m) const { return {numbered("start", m.seat)}; }
    Clicks operator()(const DrawToken& m) const { return {named("draw", token_name(m.token))}; }
};

/// RG-5.2, RG-3.7 Dice of the tile's colour, as they lie or turned over, that reach the price.
PickSet payment_set(const State& s) {
    static constexpr std::array<std::string_view, data::kFaces> kFaceSums{"face_1", "face_2", "face_3",
                                                                          "face_4", "face_5", "face_6"};
    const auto frame = s.top<PayTileFrame>();
    const Color color = color_of(frame.tile);
    const Seat& p = s.own();
    PickSet set{{}, "pay", "", {}, {{"value", quarry::price(s, frame), std::nullopt}, {"karma", 0, p.karma}}};
    for (int face = 1; face <= data::kFaces; ++face) {
        const int held = p.dice.at(color, face);
        if (held == 0) continue;
        const std::string_view sum = kFaceSums[static_cast<unsigned>(face - 1)];
        const std::string word = std::to_string(face);
        set.items.push_back({die_target(color, face, false), word, {{"value", face}, {sum, 1}}});
        if (p.karma > 0) {
            set.items.push_back({die_target(color, face, true),
                                 word + kTurnedMark,
                                 {{"value", opposite_face(face)}, {"karma", 1}, {sum, 1}}});
        }
        set.limits.push_back({sum, 0, held});
    }
    return set;
}

/// RG-4.4, RG-4.6, RG-4.8 Dice from the supply.
PickSet supply_set(const State& s) {
    const auto [dice, fewest, most] = dice::offer_of(s, s.top<TakeDiceFrame>());
    PickSet set{{}, "take", fewest == 0 ? "take none" : "", {}, {{"dice", fewest, most}}};
    for (const Color c : kAllColors) {
        if (dice[index(c)] == 0) continue;
        const std::string_view color = color_name(c);
        set.items.push_back({named("supply", color), std::string(color), {{"dice", 1}, {color, 1}}});
        set.limits.push_back({color, 0, dice[index(c)]});
    }
    return set;
}

/// Own dice from a kind on (RG-4.11), which are asked for one by one.
PickSet own_dice_set(const State& s, std::string_view verb, DieKind from, std::optional<int> most) {
    PickSet set{{}, std::string(verb), "done", {}, {{"dice", 0, most}}};
    for (DieKind kind = from; kind < kDieKinds; ++kind) {
        const int held = s.own().dice.at(kind_color(kind), kind_face(kind));
        if (held == 0) continue;
        const std::string_view name = data::kDieNames[kind];
        set.items.push_back({named("die", name), std::string(name), {{"dice", 1}, {name, 1}}});
        set.limits.push_back({name, 0, held});
    }
    return set;
}

/// The kinds that the words behind the verb name, in the order in which they are asked for; nothing if a word
/// is no die.
std::optional<std::vector<DieKind>> named_kinds(const std::vector<std::string_view>& words) {
    std::vector<DieKind> kinds;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto kind = find_name<DieKind>(data::kDieNames, words[i]);
        if (!kind) return std::nullopt;
        kinds.push_back(*kind);
    }
    std::sort(kinds.begin(), kinds.end());
    return kinds;
}

}  // namespace

std::vector<std::string> Rules::targets(const View& view, const Move& m) { return std::visit(Path{view}, m); }

std::vector<PickSet> Rules::picks(const View& view) {
    if (view.agenda.empty()) return {};
    using Sets = std::vector<PickSet>;
    return visit_frame(
        view.agenda.back(),
        Overloaded{
            [&](const PayTileFrame&) -> Sets { return {payment_set(view)}; },
            [&](const TakeDiceFrame&) -> Sets { return {supply_set(view)}; },
            [&](const MakeRoomFrame& f) -> Sets { return {own_dice_set(view, kReturn, f.from, f.most)}; },
            [&](const RerollFrame& f) -> Sets { return {own_dice_set(view, kReroll, f.from, std::nullopt)}; },
            [](const auto&) -> Sets { return {}; }});
}

bool Rules::is_pick(const Move& m) {
    return std::holds_alternative<PayTile>(m) || std::holds_alternative<TakeDice>(m) ||
           std::holds_alternative<ReturnDie>(m) || std::holds_alternative<RerollDie>(m) ||
           std::holds_alternative<Done>(m);
}

bool Rules::only_picks(const View& view) {
    if (view.agenda.empty()) return false;
    const Step step = view.agenda.back().step;
    return step == Step::PayTile || step == Step::TakeDice || step == Step::MakeRoom || step == Step::Reroll;
}

/// "return blue-3 green-1", "reroll": the dice one by one, then `done` if anything is left to name.
std::vector<Move> Rules::pieces(const View& view, std::string_view text) {
    const auto words = split_words(text);
    if (words.empty() || view.agenda.empty()) return {};
    const Step step = view.agenda.back().step;
    const bool returns = step == Step::MakeRoom && words[0] == kReturn;
    const bool rerolls = step == Step::Reroll && words[0] == kReroll;
    const auto kinds = returns || rerolls ? named_kinds(words) : std::nullopt;
    if (!kinds) return {};
    std::vector<Move> moves;
    State s = view;
    for (const DieKind kind : *kinds) {
        const Color color = kind_color(kind);
        const auto face = static_cast<std::uint8_t>(kind_face(kind));
        moves.push_back(returns ? Move(ReturnDie{color, face}) : Move(RerollDie{color, face}));
        if (check(s, moves.back())) return moves;  // refused where it is played
        apply(s, moves.back(), {});
    }
    if (!s.agenda.empty() && s.agenda.back().step == step) moves.emplace_back(Done{});
    return moves;
}

}  // namespace durbar::rajas
