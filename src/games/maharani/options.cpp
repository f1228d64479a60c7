#include <algorithm>

#include "core/phrases.h"
#include "games/maharani/rules.h"

namespace durbar::maharani {

namespace {

constexpr std::string_view kPrinted = "printed";

/// MH-11.7 "6:half1_front,19:half1_left": tiles by number in ascending order, with the face they get.
std::optional<Error> set_faces(Options& options, std::string_view value) {
    decltype(options.faces) faces;
    std::string_view rest = value == kPrinted ? std::string_view{} : value;
    while (!rest.empty()) {
        const std::string_view entry = rest.substr(0, rest.find(','));
        const std::size_t colon = entry.find(':');
        const auto tile = parse_number(entry.substr(0, colon), 0, static_cast<int>(data::kTiles.size()) - 1);
        const auto face =
            colon == std::string_view::npos ? std::nullopt : parse_face(entry.substr(colon + 1));
        const bool in_order = faces.empty() || (tile && faces.back().tile < *tile);
        if (!tile || !face || !in_order || faces.size() == decltype(faces)::capacity() ||
            rest.ends_with(',')) {
            return wrong_value("faces", value,
                               "'printed' or at most " + std::to_string(kMostReplacedFaces) +
                                   " tiles with other faces, such as 6:half1_front,19:half1_left");
        }
        faces.push_back({static_cast<std::uint8_t>(*tile), *face});
        rest = entry.size() == rest.size() ? std::string_view{} : rest.substr(entry.size() + 1);
    }
    if (value.empty()) return wrong_value("faces", value, "'printed' or a list such as 6:half1_front");
    options.faces = faces;
    return std::nullopt;
}

}  // namespace

std::vector<OptionSpec> Rules::option_specs() {
    return {
        {"tiles", {"standard", data::kTestSets[0].name, data::kTestSets[1].name}, "standard"},
        {"faces", {}, kPrinted, {"6:half1_front,19:half1_left"}},
    };
}

std::optional<Error> Rules::set_option(Options& options, std::string_view name, std::string_view value) {
    if (name == "tiles") {
        const auto values = option_specs().front().values;
        const auto found = std::find(values.begin(), values.end(), value);
        if (found == values.end()) return wrong_value(name, value, "standard, one_stuck or two_stuck");
        options.tiles = static_cast<TileSet>(found - values.begin());
        return std::nullopt;
    }
    if (name == "faces") return set_faces(options, value);
    return Error{"Maharani has no option " + quoted(name) + "; its options are tiles and faces."};
}

std::string Rules::get_option(const Options& options, std::string_view name) {
    if (name == "tiles") return std::string(option_specs().front().values[index(options.tiles)]);
    std::string text;
    for (const Replacement& replaced : options.faces) {
        text += (text.empty() ? "" : ",") + std::to_string(replaced.tile) + ":" +
                std::string(face_name(replaced.face));
    }
    return text.empty() ? std::string(kPrinted) : text;
}

}  // namespace durbar::maharani
