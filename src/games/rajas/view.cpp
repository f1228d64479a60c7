#include "games/rajas/rules.h"

namespace durbar::rajas {

namespace {

using Clicks = std::vector<std::string>;

std::string named(std::string_view kind, std::string_view what) {
    return std::string(kind) + ":" + std::string(what);
}
std::string die_named(std::string_view kind, Color color, int face) {
    return named(kind, std::string(color_name(color)) + "-" + std::to_string(face));
}

/// The clicks of each kind of move.
struct Path {
    const State& s;

    Clicks operator()(const Place& m) const { return {named("space", space_name(m.space))}; }
    Clicks operator()(const PayDie& m) const {
        return {die_named("die", m.color, m.face), m.turned ? "turned" : "plain"};
    }
    Clicks operator()(const ChooseTile& m) const { return {named("tile", tile_name(m.tile))}; }
    Clicks operator()(const LayTile& m) const {
        return {named("cell", cell_name(m.cell)), named("turn", std::to_string(m.turn))};
    }
    /// Die after die, those turned over with a star; then the confirmation.
    Clicks operator()(const PayTile& m) const {
        Clicks clicks;
        const Color color = color_of(s.top<PayTileFrame>().tile);
        for (int face = 1; face <= data::kFaces; ++face) {
            const std::string die = die_named("die", color, face);
            clicks.insert(clicks.end(), static_cast<std::size_t>(PayTile::get(m.plain, face)), die);
            clicks.insert(clicks.end(), static_cast<std::size_t>(PayTile::get(m.turned, face)), die + "*");
        }
        clicks.emplace_back("confirm");
        return clicks;
    }
    Clicks operator()(const First& m) const {
        return {m.track == Track::Fame ? "track:fame" : "track:money"};
    }
    Clicks operator()(const FirstYield& m) const { return {named("yield", slot_name(m.slot))}; }
    Clicks operator()(const ReturnDie& m) const { return {die_named("die", m.color, m.face)}; }
    Clicks operator()(const RerollDie& m) const { return {die_named("die", m.color, m.face)}; }
    Clicks operator()(const Done&) const { return {"done"}; }
    Clicks operator()(const TakeDice& m) const {
        Clicks clicks;
        for (const Color c : kAllColors) {
            clicks.insert(clicks.end(), m.counts[index(c)], named("supply", color_name(c)));
        }
        clicks.emplace_back("confirm");
        return clicks;
    }
    Clicks operator()(const UpgradeBuilding& m) const {
        return {named("building", building_name(m.building))};
    }
    Clicks operator()(const Sail& m) const { return {named("sail", std::to_string(m.spaces))}; }
    Clicks operator()(const Visit& m) const { return {named("chamber", chamber_name(m.chamber))}; }
    Clicks operator()(const Sell& m) const {
        return {named("good", good_name(m.good)), named("stalls", std::to_string(m.stalls))};
    }
    Clicks operator()(const TakeToken& m) const {
        if (m == kDeclineToken) return {"no"};
        return {named("token", token_name(m.token)), named("yield", slot_name(m.slot))};
    }
    Clicks operator()(const RevealTile& m) const { return {named("reveal", tile_name(m.tile))}; }
    Clicks operator()(const RollDie& m) const { return {die_named("roll", m.color, m.face)}; }
    Clicks operator()(const RollRiver& m) const { return {named("roll", std::to_string(m.face))}; }
    Clicks operator()(const DrawRiverToken& m) const {
        return {named("river-token", std::to_string(m.token + 1))};
    }
    Clicks operator()(const StartWith& m) const { return {named("start", std::to_string(m.seat))}; }
    Clicks operator()(const DrawToken& m) const { return {named("draw", token_name(m.token))}; }
};

}  // namespace

/// Nothing is hidden, so a move's events up to the next outcome of chance are known (RG-15.1).
std::vector<Event> Rules::preview(const View& view, const Move& m) {
    State s = view;
    std::vector<Event> events;
    apply(s, m, Sink(events));
    return events;
}

std::vector<std::string> Rules::targets(const State& s, const Move& m) { return std::visit(Path{s}, m); }

}  // namespace durbar::rajas
