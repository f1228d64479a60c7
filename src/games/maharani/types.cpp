#include "games/maharani/types.h"

#include <algorithm>

#include "core/text.h"

namespace durbar::maharani {

std::string tile_name(Tile t, char between) {
    return std::string(color_name(color_of(t))) + between + std::string(face_name(face_of(t)));
}

std::optional<Tile> parse_tile(std::string_view text) {
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    const auto color = parse_color(text.substr(0, dash));
    const auto face = parse_face(text.substr(dash + 1));
    if (!color || !face) return std::nullopt;
    return tile_of(*color, *face);
}

std::optional<Face> parse_face(std::string_view text) {
    const auto named = [&](const data::Face& face) { return face.name == text; };
    const auto found = std::find_if(data::kFaces.begin(), data::kFaces.end(), named);
    if (found == data::kFaces.end()) return std::nullopt;
    return static_cast<Face>(found - data::kFaces.begin());
}

std::optional<Color> parse_color(std::string_view text) { return find_name<Color>(data::kColorNames, text); }
std::optional<Crew> parse_crew(std::string_view text) { return find_name<Crew>(data::kCrewNames, text); }
std::optional<Section> parse_section(std::string_view text) {
    return find_name<Section>(data::kSectionNames, text);
}

std::optional<Direction> parse_direction(std::string_view text) {
    const auto at = text.size() == 1 ? kDirectionLetters.find(text[0]) : std::string_view::npos;
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<Direction>(at);
}

std::optional<Space> parse_space(std::string_view text) {
    const auto section = parse_section(text.substr(0, 1));
    const auto number = text.size() < 2 || text[1] == '0'
                            ? std::nullopt
                            : parse_number(text.substr(1), 1, kSpaces / kSections);
    if (!section || !number) return std::nullopt;
    return static_cast<Space>(static_cast<int>(index(*section)) * (kSpaces / kSections) + *number - 1);
}

}  // namespace durbar::maharani
