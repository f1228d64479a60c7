#include <algorithm>

#include "games/maharaja/discs.h"
#include "games/maharaja/rules.h"

namespace durbar::maharaja {

View Rules::observe(const State& s, int seat) {
    View view{};
    static_cast<Table&>(view) = s;  // MJ-21.1
    view.seat = static_cast<std::uint8_t>(seat);
    view.disc = s.discs[view.seat];  // MJ-5.5: nobody else's
    return view;
}

State Rules::sample(const View& view, Rng& rng) {
    State s{};
    static_cast<Table&>(s) = view;
    for (int seat = 0; seat < view.players; ++seat) {
        if (!has_hidden_disc(view, seat)) continue;
        s.discs[static_cast<unsigned>(seat)] = seat == view.seat ? view.disc : likely_disc(view, seat, rng);
    }
    return s;
}

/// Up to where another's disc is shown, because what follows depends on it.
std::vector<Event> Rules::preview(const View& view, const Move& m) {
    Rng rng(0);
    State s = sample(view, rng);
    std::vector<Event> events;
    apply(s, m, Sink(events));
    const auto foreign = std::find_if(events.begin(), events.end(), [&](const Event& event) {
        return event.kind == EventKind::DiscShown && event.seat != view.seat;
    });
    events.erase(foreign, events.end());
    return events;
}

Event Rules::redact(const Event& event, int seat) {
    Event shown = event;
    if (event.kind == EventKind::DiscSet && event.seat != seat) shown.disc = {};  // MJ-5.5
    return shown;
}

namespace {

using Clicks = std::vector<std::string>;

std::string named(std::string_view kind, std::string_view what) {
    return std::string(kind) + ":" + std::string(what);
}

/// The clicks of a move. What is spent comes first, so that one part never begins another's path.
struct Path {
    const State& s;

    Clicks operator()(const DrawGovernor& m) const { return {named("governor", junction_name(m.city))}; }
    Clicks operator()(const ChooseCharacter& m) const {
        return {named("character", character_name(m.character))};
    }
    Clicks operator()(const Bid& m) const { return {named("bid", std::to_string(m.gold))}; }
    Clicks operator()(const Pass&) const { return {"pass"}; }
    Clicks operator()(const PlaceHouse& m) const { return {named("place", place_name(m.village))}; }
    Clicks operator()(const SetDisc& m) const {
        return {named("pointer", action_name(m.disc.first)), named("pointer", action_name(m.disc.second))};
    }
    Clicks operator()(const TakeGold& m) const { return {named(source_name(m.source), "gold")}; }
    Clicks operator()(const BuildHouse& m) const {
        return {named(source_name(m.source), "house"), named("place", place_name(m.place))};
    }
    Clicks operator()(const MoveHouse& m) const {
        return {named(source_name(m.source), "move"), named("place", place_name(m.from)),
                named("place", place_name(m.to))};
    }
    Clicks operator()(const TakeHouses& m) const { return {named(source_name(m.source), "quarry")}; }
    Clicks operator()(const BuildPalace& m) const {
        return {named(source_name(m.source), "palace"), named("site", site_name(m.site))};
    }
    Clicks operator()(const MoveGovernor& m) const {
        return {named(source_name(m.source), "governor"), named("governor", junction_name(m.city))};
    }
    Clicks operator()(const TakeCharacter& m) const {
        return {"disc:character", named("character", character_name(m.character))};
    }
    Clicks operator()(const Exchange& m) const {
        return {"disc:character", named("character", character_name(m.wanted)),
                named("character", character_name(m.given))};
    }
    Clicks operator()(const Takeover& m) const {
        return {"disc:character", named("seat", std::to_string(m.rival))};
    }
    Clicks operator()(const GiveCharacter& m) const {
        return {named("character", character_name(m.character))};
    }
    Clicks operator()(const UseToken& m) const { return {"token", named("action", action_name(m.action))}; }
    Clicks operator()(const Travel& m) const {
        Clicks clicks{named("junction", junction_name(m.to))};
        const Junction here = s.architects[s.active];
        int roads = 0;
        kRoadsOf[here].for_each([&](Road r) { roads += other_end(r, here) == m.to ? 1 : 0; });
        if (roads > 1) clicks.push_back(named("road", road_name(m.road)));
        return clicks;
    }
    Clicks operator()(const EndTurn&) const { return {"end"}; }
};

}  // namespace

std::vector<std::string> Rules::targets(const State& s, const Move& m) { return std::visit(Path{s}, m); }

}  // namespace durbar::maharaja
