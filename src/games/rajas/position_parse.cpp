#include <algorithm>

#include "games/rajas/position.h"
#include "games/rajas/roads.h"
#include "games/rajas/rules.h"

namespace durbar::rajas {

namespace {

/// "A2:blue-01/1+" taken apart at a sign.
struct Pair {
    std::string_view left;
    std::string_view right;
};
std::optional<Pair> split_at(std::string_view word, char sign) {
    const std::size_t at = word.find(sign);
    if (at == std::string_view::npos) return std::nullopt;
    return Pair{word.substr(0, at), word.substr(at + 1)};
}

/// The lines of a position of Rajas of the Ganges.
class Reader : public PositionReader<Rules, Reader> {
public:
    using PositionReader::PositionReader;

    static constexpr std::array<std::string_view, 9> kNamedLines{
        "seat", "dice", "upgrades", "gained", "workers", "province", "tokens", "reached", "met"};

    Fault line(const Words& words) {
        const std::string_view key = words[0];
        if (key == "open") return open(words);
        if (key == "buried") return buried(words);
        if (key == "river") return river(words);
        if (key == "discards") return discards(words);
        if (key == "round") return given(given_.round, number(words, 0, kFarthest, s_.round));
        if (key == "phase") return given(given_.phase, number(words, 0, 255, s_.phase));
        if (key == "start") return number(words, 0, s_.players - 1, s_.start);
        if (key == "turn") return number(words, 0, s_.players - 1, s_.turn);
        if (key == "agenda") return parse_agenda(words, s_);
        if (key == "late") return late(words);
        if (key == "waiting") return waiting(words);
        if (key == "over") {
            over_ = true;
            return words.size() == 1 ? Fault{} : "The end is written 'over'.";
        }
        const auto& named = kNamedLines;
        if (std::find(named.begin(), named.end(), key) == named.end()) {
            return quoted(key) + " is not a line of a position.";
        }
        const auto at = seat(words);
        if (!at) return at.error().message;
        return seat_line(words, at.value());
    }

    Fault close() {
        if (const auto error = Rules::check_options(s_.options, s_.players)) return error->message;
        if (s_.agenda.empty() && !over_) {
            s_.agenda.push_back({Step::EndTurn});
            s_.agenda.push_back({Step::Place});
        } else if (!s_.agenda.empty() && over_) {
            return "A game that is over has no agenda.";
        }
        if (auto fault = fill_in(s_, given_)) return fault;
        if (auto fault = Rules::violation(s_)) return fault;
        return agenda_fault(s_);
    }

private:
    static Fault given(bool& flag, Fault fault) {
        flag = true;
        return fault;
    }

    Fault seat_line(const Words& words, unsigned at) {
        const std::string_view key = words[0];
        if (key == "seat") return markers(words, at);
        if (key == "dice") return dice(words, at);
        if (key == "upgrades") return upgrades(words, at);
        if (key == "gained") return gained(words, at);
        if (key == "workers") return workers(words, at);
        if (key == "province") return province(words, at);
        if (key == "tokens") return tokens(words, at);
        if (key == "reached") return reached(words, at);
        const auto place = words.size() == 3 ? parse_number(words[2], 1, kMaxPlayers) : std::nullopt;
        if (!place) return "'met' takes a seat and its place among those who have met.";
        s_.seats[at].meeting = static_cast<std::uint8_t>(*place);
        return std::nullopt;
    }

    Fault open(const Words& words) {
        const Fault form = "'open' takes the top tiles of the twelve stacks in order, '-' for none.";
        if (words.size() != kStacks + 1) return form;
        given_.open = true;
        for (std::size_t stack = 0; stack < kStacks; ++stack) {
            const std::string_view word = words[stack + 1];
            const auto tile = word == kNothing ? std::optional<Tile>(kNoTile) : parse_tile(word);
            if (!tile || (*tile != kNoTile && data::kTiles[*tile].stack != stack)) return form;
            s_.open[stack] = *tile;
        }
        return std::nullopt;
    }

    Fault buried(const Words& words) {
        for (std::size_t i = 1; i < words.size(); ++i) {
            const auto tile = parse_tile(words[i]);
            if (!tile || (s_.buried & tile_bit(*tile)) != 0)
                return "'buried' lists tiles, such as 'blue-01'.";
            s_.buried |= tile_bit(*tile);
        }
        return std::nullopt;
    }

    Fault river(const Words& words) {
        for (std::size_t i = 1; i < words.size(); ++i) {
            const auto pair = split_at(words[i], ':');
            const auto space = pair ? parse_number(pair->left, 1, data::kRiverEnd - 1) : std::nullopt;
            const auto token = space ? parse_number(pair->right, 1, kRiverTokens) : std::nullopt;
            if (!token || s_.river[static_cast<unsigned>(*token - 1)] != 0) {
                return "'river' lists spaces with river tokens, such as '2:5'.";
            }
            s_.river[static_cast<unsigned>(*token - 1)] = static_cast<std::uint8_t>(*space);
        }
        return std::nullopt;
    }

    Fault discards(const Words& words) {
        const Fault form = "'discards' lists white tokens with numbers, such as 'white-1 2'.";
        if (words.size() % 2 == 0) return form;
        for (std::size_t i = 1; i < words.size(); i += 2) {
            const auto token = parse_token(words[i]);
            const auto count = parse_number(words[i + 1], 1, kMaxPlayers * 2);
            if (!token || *token >= kWhiteKinds || !count || s_.discards[*token] > 0) return form;
            s_.discards[*token] = static_cast<std::uint8_t>(*count);
        }
        return std::nullopt;
    }

    Fault late(const Words& words) {
        const auto building = words.size() == 2 ? parse_building(words[1]) : std::nullopt;
        if (!building) return "'late' takes the building that fame 5 upgraded this turn.";
        s_.late_upgrade = static_cast<std::uint8_t>(index(*building));
        return std::nullopt;
    }

    template <class Bonuses>
    static bool add_bonus(std::string_view word, const Bonuses& bonuses, std::uint8_t& out) {
        for (std::size_t i = 0; i < bonuses.size(); ++i) {
            if (word != std::to_string(bonuses[i].space)) continue;
            out = static_cast<std::uint8_t>(out | 1U << i);
            return true;
        }
        return false;
    }

    Fault waiting(const Words& words) {
        const Fault form = "'waiting' lists bonuses passed and not resolved, such as 'money 33 money 44'.";
        if (words.size() % 2 == 0) return form;
        for (std::size_t i = 1; i < words.size(); i += 2) {
            const bool fame =
                words[i] == "fame" && add_bonus(words[i + 1], data::kFameBonuses, s_.fame_waiting);
            const bool money =
                words[i] == "money" && add_bonus(words[i + 1], data::kMoneyBonuses, s_.money_waiting);
            if (!fame && !money) return form;
        }
        return std::nullopt;
    }

    Fault markers(const Words& words, unsigned at) {
        const Fault form = "'seat' takes a seat, then words with numbers: fame, money, karma, boat, bonuses.";
        Seat& p = s_.seats[at];
        if (words.size() % 2 != 0) return form;
        for (std::size_t i = 2; i < words.size(); i += 2) {
            const auto read = [&](int high) { return parse_number(words[i + 1], 0, high); };
            const bool fame = words[i] == "fame";
            if (fame || words[i] == "money") {
                const auto value = read(kFarthest);
                if (!value) return form;
                (fame ? p.fame : p.money) = static_cast<std::uint16_t>(*value);
                if (!fame) given_.money[at] = true;
                continue;
            }
            const bool bonuses = words[i] == "bonuses";
            const int high = words[i] == "karma"  ? data::kMostKarma
                             : words[i] == "boat" ? data::kRiverEnd
                             : bonuses            ? static_cast<int>(data::kMoneyBonuses.size())
                                                  : -1;
            const auto value = read(high);
            if (!value) return form;
            (bonuses              ? p.money_bonuses
             : words[i] == "boat" ? p.boat
                                  : p.karma) = static_cast<std::uint8_t>(*value);
            if (bonuses) given_.bonuses[at] = true;
        }
        return std::nullopt;
    }

    Fault dice(const Words& words, unsigned at) {
        for (std::size_t i = 2; i < words.size(); ++i) {
            const auto color = kColorLetters.find(words[i][0]);
            const auto face = parse_number(words[i].substr(1), 1, data::kFaces);
            if (color == std::string_view::npos || !face) return "'dice' lists dice, such as 'b3 o6'.";
            if (words.size() > 2 + data::kKaliFront) return "RG-4.2: Kali holds no more than ten dice.";
            ++s_.seats[at].dice.at(static_cast<Color>(color), *face);
        }
        return std::nullopt;
    }

    Fault upgrades(const Words& words, unsigned at) {
        bool good = words.size() == kBuildings + 2;
        for (std::size_t i = 0; good && i < kBuildings; ++i) {
            const auto value = parse_number(words[i + 2], data::kFirstValue, data::kLastValue);
            good = value.has_value();
            if (good) s_.seats[at].upgrades[i] = static_cast<std::uint8_t>(*value - data::kFirstValue);
        }
        return good ? Fault{} : "'upgrades' takes the values of temple, palace, fortress and mill, 2 to 4.";
    }

    Fault gained(const Words& words, unsigned at) {
        given_.gained[at] = true;
        for (std::size_t i = 2; i < words.size(); ++i) {
            const auto found = std::find(kSourceNames.begin(), kSourceNames.end(), words[i]);
            if (found == kSourceNames.end()) return "'gained' lists workers: fame, money, bridge.";
            s_.seats[at].gained =
                static_cast<std::uint8_t>(s_.seats[at].gained | 1U << (found - kSourceNames.begin()));
        }
        return std::nullopt;
    }

    Fault workers(const Words& words, unsigned at) {
        for (std::size_t i = 2; i < words.size(); ++i) {
            const auto space = parse_space(words[i]);
            if (!space || (data::kBoardSpaces[board_of(s_.players)] & bit(*space)) == 0) {
                return quoted(words[i]) + " is not a space of this board, such as 'quarry-1'.";
            }
            s_.seats[at].workers |= bit(*space);
        }
        return std::nullopt;
    }

    Fault province(const Words& words, unsigned at) {
        Seat& p = s_.seats[at];
        for (std::size_t i = 2; i < words.size(); ++i) {
            std::string_view word = words[i];
            const bool covers = word.ends_with(kCoverMark);
            if (covers) word.remove_suffix(1);
            const auto cell_tile = split_at(word, ':');
            const auto tile_turn = cell_tile ? split_at(cell_tile->right, '/') : std::nullopt;
            const auto cell = cell_tile ? parse_cell(cell_tile->left) : std::nullopt;
            const auto tile = tile_turn ? parse_tile(tile_turn->left) : std::nullopt;
            const auto turn =
                tile ? parse_number<unsigned>(tile_turn->right, 0, kDirections - 1) : std::nullopt;
            if (!cell || !turn || repeats(*tile, *turn) || (data::kBuildable & cell_bit(*cell)) == 0) {
                return quoted(words[i]) + " is not a laid tile, such as 'B2:blue-01/1' or 'B2:blue-01/1+'.";
            }
            if ((p.laid & cell_bit(*cell)) != 0) return cell_name(*cell) + " holds two tiles.";
            set_tile(p, *tile, *cell, *turn);
            if (covers) p.covered |= cell_bit(*cell);
        }
        return std::nullopt;
    }

    Fault tokens(const Words& words, unsigned at) {
        for (std::size_t i = 2; i < words.size(); ++i) {
            const auto pair = split_at(words[i], ':');
            const auto slot = pair ? parse_slot(pair->left) : std::nullopt;
            const auto token = slot ? parse_token(pair->right) : std::nullopt;
            if (!token || s_.seats[at].tokens[*slot] != kNoToken) {
                return "'tokens' lists slots with yield tokens, such as 'N0:brown-2'.";
            }
            s_.seats[at].tokens[*slot] = *token;
        }
        return std::nullopt;
    }

    Fault reached(const Words& words, unsigned at) {
        given_.reached[at] = true;
        for (std::size_t i = 2; i < words.size(); ++i) {
            const auto slot = parse_slot(words[i]);
            if (!slot) return "'reached' lists border yields, such as 'W3'.";
            s_.seats[at].reached = static_cast<std::uint16_t>(s_.seats[at].reached | 1U << *slot);
        }
        return std::nullopt;
    }

    bool over_ = false;
    Given given_;
};

/// "RG-9.5: one tile lies under each cover" as a sentence and its rule.
Error with_rule(Error error) {
    const std::size_t colon = error.message.find(": ");
    if (!error.message.starts_with("RG-") || colon == std::string::npos) return error;
    error.rule = error.message.substr(0, colon);
    error.message.erase(0, colon + 2);
    if (error.message[0] >= 'a' && error.message[0] <= 'z') {
        error.message[0] = static_cast<char>(error.message[0] - 'a' + 'A');
    }
    if (!error.message.ends_with('.')) error.message += '.';
    return error;
}

}  // namespace

Result<State> Rules::parse_position(std::string_view text) {
    Result<State> read = Reader(text).read();
    return read ? std::move(read) : Result<State>(with_rule(read.error()));
}

}  // namespace durbar::rajas
