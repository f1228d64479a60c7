#include "games/maharaja/rules.h"

namespace durbar::maharaja {

namespace {

using Clicks = std::vector<std::string>;

std::string named(std::string_view kind, std::string_view what) {
    return std::string(kind) + ":" + std::string(what);
}
std::string at(Place p) { return named("place", place_name(p)); }
std::string card_of(Character c) { return named("character", character_name(c)); }
std::string governor_of(City c) { return named("governor", junction_name(c)); }

/// The clicks of a move. What is spent comes first, so that one part never begins another's path; it goes by
/// the verb of the move.
struct Path {
    const View& view;

    Clicks operator()(const DrawGovernor& m) const { return {governor_of(m.city)}; }
    Clicks operator()(const ChooseCharacter& m) const { return {card_of(m.character)}; }
    Clicks operator()(const Bid& m) const { return {named("bid", std::to_string(m.gold))}; }
    Clicks operator()(const Pass&) const { return {"pass"}; }
    Clicks operator()(const PlaceHouse& m) const { return {at(m.village)}; }
    Clicks operator()(const SetDisc& m) const {
        return {named("pointer", action_name(m.disc.first)), named("pointer", action_name(m.disc.second))};
    }
    Clicks operator()(const TakeGold& m) const { return {named(source_name(m.source), "gold")}; }
    Clicks operator()(const BuildHouse& m) const {
        return {named(source_name(m.source), "house"), at(m.place)};
    }
    Clicks operator()(const MoveHouse& m) const {
        return {named(source_name(m.source), "move"), at(m.from), at(m.to)};
    }
    Clicks operator()(const TakeHouses& m) const { return {named(source_name(m.source), "quarry")}; }
    Clicks operator()(const BuildPalace& m) const {
        return {named(source_name(m.source), "palace"), named("site", site_name(m.site))};
    }
    Clicks operator()(const MoveGovernor& m) const {
        return {named(source_name(m.source), "governor"), governor_of(m.city)};
    }
    Clicks operator()(const TakeCharacter& m) const { return {"disc:character", card_of(m.character)}; }
    Clicks operator()(const Exchange& m) const {
        return {"disc:character", card_of(m.wanted), card_of(m.given)};
    }
    Clicks operator()(const Takeover& m) const {
        return {"disc:character", named("seat", std::to_string(m.rival))};
    }
    Clicks operator()(const GiveCharacter& m) const { return {card_of(m.character)}; }
    Clicks operator()(const UseToken& m) const {
        return {"action_token", named("action", action_name(m.action))};
    }
    Clicks operator()(const Travel& m) const {
        Clicks clicks{named("junction", junction_name(m.to))};
        const Junction here = view.architects[view.active];
        int roads = 0;
        kRoadsOf[here].for_each([&](Road r) { roads += other_end(r, here) == m.to ? 1 : 0; });
        if (roads > 1) clicks.push_back(named("road", road_name(m.road)));
        return clicks;
    }
    Clicks operator()(const EndTurn&) const { return {"end"}; }
};

}  // namespace

std::vector<std::string> Rules::targets(const View& view, const Move& m) { return std::visit(Path{view}, m); }

/// MJ-5.1, MJ-5.2 Two pointers, perhaps on the same action. The items stand in the order of the list, so that
/// the text of a set is that of its move (MJ-5.3).
std::vector<PickSet> Rules::picks(const View& view) {
    if (!only_picks(view)) return {};
    PickSet disc{{}, "disc", "", {}, {{"pointers", data::kPointers, data::kPointers}}};
    for (const std::string_view action : data::kActionNames) {
        disc.items.push_back({named("pointer", action), std::string(action), {{"pointers", 1}}});
    }
    return {disc};
}

}  // namespace durbar::maharaja
