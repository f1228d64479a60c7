#include "games/maharani/position.h"
#include "games/maharani/rules.h"

namespace durbar::maharani {

namespace {

/// More gold than any game brings, so that a position with it is refused by its number and not by its digits.
constexpr int kManyCoins = 9999;

/// The lines of a Maharani position. The bag holds all tiles that lie nowhere else, the supplies all workers;
/// without a number the turn is as early as it can be.
class Reader : public PositionReader<Rules, Reader> {
public:
    using PositionReader::PositionReader;

    static constexpr std::array<std::string_view, 3> kNamedLines{"palace", "gold", "down"};

    Fault line(const Words& words) {
        const std::string_view key = words[0];
        if (key == "palace") return palace(words);
        if (key == "rondel") return rondel(words);
        if (key == "turn") return number(words, 0, s_.players - 1, s_.turn);
        if (key == "number") {
            number_given_ = true;
            return number(words, 0, kManyTurns, s_.turn_number);
        }
        if (key == "laid") return number(words, 0, data::kMostTiles, s_.laid);
        if (key == "agenda") return parse_agenda(words, s_);
        if (key == "gold") return seat_number(words, kManyCoins, s_.gold);
        if (key == "down") {
            const auto at = seat(words);
            if (!at) return at.error().message;
            return sections(words, 2, s_.tokens_down[at.value()]);
        }
        if (key == "scored") return sections(words, 1, s_.scored);
        if (key == "removed") return removed(words);
        if (key == "over") return over(words);
        return quoted(key) + " is not a line of a position.";
    }

    Fault close() {
        if (s_.agenda.empty() && s_.end == EndReason::None) s_.agenda.push_back({Step::Action});
        if (!number_given_) s_.turn_number = fewest_turns();
        const auto whole = whole_set(s_.options);
        const auto used = tiles_outside_bag(s_);
        for (Tile tile = 0; tile < kKinds; ++tile) {
            if (used[tile] > whole[tile]) {
                return "MH-13.6: there are more " + tile_name(tile) + " tiles than the game has.";
            }
            s_.bag[tile] = static_cast<std::uint8_t>(whole[tile] - used[tile]);
        }
        for (const Crew crew : kAllCrews) {
            const int left = s_.supply[index(crew)] - s_.workers[index(crew)].count();
            if (left < 0) {
                return "MH-13.6: there are more " + std::string(crew_name(crew)) +
                       " workers than the game has.";
            }
            s_.supply[index(crew)] = static_cast<std::uint8_t>(left);
        }
        if (auto fault = agenda_fault(s_)) return fault;
        if (auto fault = Rules::violation(s_)) return fault;
        return assign_actors(s_);
    }

private:
    static constexpr int kManyTurns = 200;

    /// The number of the turn if all turns before it have laid as many tiles as they may.
    std::uint8_t fewest_turns() const {
        const bool under_way = !s_.agenda.empty() && s_.agenda.back().step != Step::Start &&
                               s_.agenda.back().step != Step::Refill;
        const int before = laid_spaces(s_).count() - s_.laid;
        return static_cast<std::uint8_t>((before + data::kMostTiles - 1) / data::kMostTiles +
                                         (under_way ? 1 : 0));
    }

    /// "A2bS" or "A2bS+r": the space, the tile's colour and arrow, the worker on it.
    Fault palace(const Words& words) {
        for (std::size_t i = 1; i < words.size(); ++i) {
            if (auto fault = tile(words[i])) return fault;
        }
        return words.size() > 1 ? std::nullopt : Fault("'palace' lists tiles, such as 'A2bS A6rN+g'.");
    }

    Fault tile(std::string_view word) {
        const std::size_t digits = word.find_first_not_of("0123456789", 1);
        const auto space =
            digits == std::string_view::npos ? std::nullopt : parse_space(word.substr(0, digits));
        std::string_view rest = digits == std::string_view::npos ? std::string_view{} : word.substr(digits);
        const auto color = rest.empty() ? std::string_view::npos : kTileLetters.find(rest[0]);
        const auto arrow = rest.size() < 2 ? std::nullopt : parse_direction(rest.substr(1, 1));
        const bool manned = rest.size() == 4 && rest[2] == kWorkerMark;
        const auto crew = manned ? kWorkerLetters.find(rest[3]) : std::string_view::npos;
        const bool complete = rest.size() == 2 || crew != std::string_view::npos;
        if (!space || color == std::string_view::npos || !arrow || !complete) {
            return quoted(word) + " is not a laid tile, such as 'A2bS' or 'A2bS+r'.";
        }
        if (laid_spaces(s_).has(*space)) return std::string(space_name(*space)) + " holds two tiles.";
        s_.tiles[color].add(*space);
        s_.arrows[index(*arrow)].add(*space);
        if (manned) s_.workers[crew].add(*space);
        return std::nullopt;
    }

    Fault rondel(const Words& words) {
        const Fault form = "'rondel' takes the tiles of places 1 to " + std::to_string(kPlaces) +
                           ", such as 'blue-center - red-half1_front -'.";
        if (words.size() != kPlaces + 1) return form;
        for (std::size_t place = 0; place < kPlaces; ++place) {
            const std::string_view word = words[place + 1];
            const auto tile = word == kEmptyPlace ? std::optional<Tile>(kNoTile) : parse_tile(word);
            if (!tile) return form;
            s_.rondel[place] = *tile;
        }
        return std::nullopt;
    }

    static Fault sections(const Words& words, std::size_t from, std::uint8_t& out) {
        out = 0;
        for (std::size_t i = from; i < words.size(); ++i) {
            const auto section = parse_section(words[i]);
            if (!section || has_section(out, *section)) {
                return "'" + std::string(words[0]) + "' lists sections, such as 'A C'.";
            }
            out = static_cast<std::uint8_t>(out | 1U << index(*section));
        }
        return std::nullopt;
    }

    Fault removed(const Words& words) {
        const Fault form = "'removed' lists colours with numbers, such as 'blue 1 red 2'.";
        if (words.size() % 2 == 0) return form;
        for (std::size_t i = 1; i < words.size(); i += 2) {
            const auto color = parse_color(words[i]);
            const auto count = parse_number(words[i + 1], 1, static_cast<int>(data::kTiles.size()));
            if (!color || !count || s_.removed[index(*color)] > 0) return form;
            s_.removed[index(*color)] = static_cast<std::uint8_t>(*count);
        }
        return std::nullopt;
    }

    Fault over(const Words& words) {
        if (words.size() != 2 || (words[1] != "complete" && words[1] != "stuck")) {
            return "The end is written 'over complete' or 'over stuck'.";
        }
        s_.end = words[1] == "complete" ? EndReason::Complete : EndReason::Stuck;
        return std::nullopt;
    }

    bool number_given_ = false;
};

}  // namespace

Result<State> Rules::parse_position(std::string_view text) { return Reader(text).read(); }

}  // namespace durbar::maharani
