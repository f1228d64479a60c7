#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "games/maharani/rules.h"

namespace durbar::testing {

/// Writes the `palace` line of a position with many tiles: those that a test names, and others, whatever the
/// set still has, to fill sections up.
class Palace {
public:
    /// The set, without the tiles that the test wants to keep for the rondel.
    explicit Palace(std::initializer_list<std::string_view> kept = {}, const maharani::Options& options = {})
        : left_(maharani::whole_set(options)) {
        for (const auto tile : kept) --left_[maharani::parse_tile(tile).value()];
    }

    /// "A2bS" or "A2bS+r".
    Palace& lay(std::string_view word) {
        const std::size_t digits = word.find_first_not_of("0123456789", 1);
        const auto space = maharani::parse_space(word.substr(0, digits)).value();
        const auto color = static_cast<maharani::Color>(std::string_view("bogrpy").find(word[digits]));
        take(space, color, maharani::parse_direction(word.substr(digits + 1, 1)).value());
        words_ += " " + std::string(word);
        return *this;
    }

    /// Every empty space of the sections but those named, without tiles of the avoided colour.
    Palace& fill(std::string_view sections, std::initializer_list<std::string_view> but = {},
                 std::optional<maharani::Color> avoid = {}) {
        maharani::Spaces open;
        for (const char letter : sections) {
            open |= maharani::spaces_of(maharani::parse_section(std::string(1, letter)).value());
        }
        for (const auto name : but) open.remove(maharani::parse_space(name).value());
        (open - laid_).for_each([&](maharani::Space space) { fill_space(space, avoid); });
        return *this;
    }

    std::string line() const { return "palace" + words_ + "\n"; }

    /// All middle tiles that are left, as removed: the end of a game.
    std::string removed_line() const {
        std::string text = "removed";
        for (const auto color : maharani::kAllColors) {
            const int left = left_[maharani::tile_of(color, 0)];
            if (left > 0) text += " " + std::string(maharani::color_name(color)) + " " + std::to_string(left);
        }
        return text + "\n";
    }

private:
    void take(maharani::Space space, maharani::Color color, maharani::Direction arrow) {
        auto& left = left_[maharani::tile_of(color, maharani::face_on(space, arrow))];
        EXPECT_GT(left, 0) << maharani::space_name(space) << ": no such tile is left";
        --left;
        laid_.add(space);
    }

    /// Colours by turns, so that few neighbours are alike.
    void fill_space(maharani::Space space, std::optional<maharani::Color> avoid) {
        for (int i = 0; i < maharani::kColors; ++i) {
            const auto color = static_cast<maharani::Color>(next_color_++ % maharani::kColors);
            if (color == avoid) continue;
            for (const auto arrow : maharani::kAllDirections) {
                if (left_[maharani::tile_of(color, maharani::face_on(space, arrow))] == 0) continue;
                take(space, color, arrow);
                words_ += " " + std::string(maharani::space_name(space)) + "bogrpy"[index(color)] +
                          maharani::direction_letter(arrow);
                return;
            }
        }
        ADD_FAILURE() << maharani::space_name(space) << ": no tile is left for it";
    }

    std::array<std::uint8_t, maharani::kKinds> left_;
    maharani::Spaces laid_;
    std::string words_;
    unsigned next_color_ = 0;
};

}  // namespace durbar::testing
