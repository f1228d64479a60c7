#include "games/maharaja/types.h"

#include <algorithm>
#include <string>

#include "core/text.h"

namespace durbar::maharaja {

std::optional<Junction> parse_junction(std::string_view text) {
    return find_name<Junction>(data::kJunctionNames, text);
}
std::optional<City> parse_city(std::string_view text) {
    const auto junction = parse_junction(text);
    return junction && is_city(*junction) ? junction : std::nullopt;
}
std::optional<Village> parse_village(std::string_view text) {
    const auto village = find_name<Village>(data::kVillageNames, text);
    return village ? village : find_name<Village>(data::kVillageNames, "v" + std::string(text));
}
std::optional<Place> parse_place(std::string_view text) {
    if (const auto village = parse_village(text)) return village;
    const auto city = parse_city(text);
    return city ? std::optional<Place>(place_of(*city)) : std::nullopt;
}
std::optional<Road> parse_road(std::string_view text) {
    const auto named = [&](const data::Road& road) { return road.name == text; };
    const auto found = std::find_if(data::kRoads.begin(), data::kRoads.end(), named);
    if (found == data::kRoads.end()) return std::nullopt;
    return static_cast<Road>(found - data::kRoads.begin());
}
std::optional<Character> parse_character(std::string_view text) {
    if (text == "monk") return Character::Monk;
    return find_name<Character>(data::kCharacterNames, text);
}
std::optional<Action> parse_action(std::string_view text) {
    return find_name<Action>(data::kActionNames, text);
}
std::optional<Source> parse_source(std::string_view text) { return find_name<Source>(kSourceNames, text); }
std::optional<Site> parse_site(std::string_view text) { return find_name<Site>(kSiteNames, text); }

}  // namespace durbar::maharaja
