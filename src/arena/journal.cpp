#include "arena/journal.h"

#include <array>
#include <limits>
#include <optional>

#include "core/playout.h"
#include "core/text.h"

namespace durbar {

namespace {

constexpr std::string_view kTitle = "durbar arena journal 1: ";
constexpr std::array<std::string_view, 3> kEndings{"finished", "unfinished", "illegal"};

/// Text that fits between two tabs of one line.
std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        switch (c) {
            case '\\': safe += "\\\\"; break;
            case '\n': safe += "\\n"; break;
            case '\t': safe += "\\t"; break;
            default: safe += c;
        }
    }
    return safe;
}

std::string unescaped(std::string_view safe) {
    std::string text;
    for (std::size_t i = 0; i < safe.size(); ++i) {
        if (safe[i] != '\\' || i + 1 == safe.size()) {
            text += safe[i];
            continue;
        }
        ++i;
        text += safe[i] == 'n' ? '\n' : safe[i] == 't' ? '\t' : safe[i];
    }
    return text;
}

std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> parts;
    for (std::size_t end = text.find(at); end != std::string_view::npos; end = text.find(at)) {
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end + 1);
    }
    parts.push_back(text);
    return parts;
}

std::optional<std::uint64_t> whole(std::string_view text) {
    return parse_number<std::uint64_t>(text, 0, std::numeric_limits<std::uint64_t>::max());
}

std::optional<SeatScore> read_seat(std::string_view text) {
    const auto parts = split(text, ',');
    if (parts.size() != 5) return std::nullopt;
    const auto rank = parse_number<int>(parts[0], 1, kMaxSeats);
    const auto points =
        parse_number<int>(parts[1], std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
    const auto decisions = whole(parts[2]);
    const auto nanos = whole(parts[3]);
    const auto slowest = whole(parts[4]);
    if (!rank || !points || !decisions || !nanos || !slowest) return std::nullopt;
    return SeatScore{*rank, *points, *decisions, *nanos, *slowest};
}

std::optional<Ending> read_ending(std::string_view word) {
    for (std::size_t i = 0; i < kEndings.size(); ++i) {
        if (kEndings[i] == word) return static_cast<Ending>(i);
    }
    return std::nullopt;
}

/// A line without its end; none if it is not whole.
std::optional<ArenaGame> read_line(std::string_view line, int players) {
    const std::size_t seal = line.rfind('\t');
    if (seal == std::string_view::npos) return std::nullopt;
    if (line.substr(seal + 1) != hex64(fingerprint(line.substr(0, seal)))) return std::nullopt;
    const auto fields = split(line.substr(0, seal), '\t');
    if (fields.size() < 4) return std::nullopt;
    const auto number = whole(fields[0]);
    const auto ending = read_ending(fields[1]);
    const auto plies = parse_number<int>(fields[2], 0, kPlayoutLimit);
    const auto seats = split(fields[3], ' ');
    if (!number || !ending || !plies || seats.size() != static_cast<std::size_t>(players)) {
        return std::nullopt;
    }
    ArenaGame game;
    game.number = *number;
    game.ending = *ending;
    game.plies = *plies;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto score = read_seat(seats[seat]);
        if (!score) return std::nullopt;
        game.seats[seat] = *score;
    }
    if (game.ending != Ending::Illegal) return fields.size() == 4 ? std::optional(game) : std::nullopt;
    const auto seat = fields.size() == 9 ? parse_number<int>(fields[4], 0, players - 1) : std::nullopt;
    if (!seat) return std::nullopt;
    game.illegal = IllegalMove{*number,
                               *seat,
                               unescaped(fields[5]),
                               unescaped(fields[6]),
                               unescaped(fields[7]),
                               unescaped(fields[8])};
    return game;
}

}  // namespace

std::string journal_header(std::string_view identity) {
    return std::string(kTitle) + std::string(identity) + "\n";
}

std::string journal_line(const ArenaGame& game, int players) {
    std::string line = std::to_string(game.number) + "\t" + std::string(kEndings[index(game.ending)]) + "\t" +
                       std::to_string(game.plies) + "\t";
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        const SeatScore& score = game.seats[seat];
        line += (seat == 0 ? "" : " ") + std::to_string(score.rank) + "," + std::to_string(score.points) +
                "," + std::to_string(score.decisions) + "," + std::to_string(score.nanos) + "," +
                std::to_string(score.slowest);
    }
    if (game.illegal) {
        line += "\t" + std::to_string(game.illegal->seat);
        for (const auto* text :
             {&game.illegal->bot, &game.illegal->move, &game.illegal->reason, &game.illegal->position}) {
            line += "\t" + escaped(*text);
        }
    }
    return line + "\t" + hex64(fingerprint(line)) + "\n";
}

Result<Journal> read_journal(std::string_view text, std::string_view identity, int players) {
    Journal journal;
    const std::string header = journal_header(identity);
    if (header.starts_with(text) && text.size() < header.size()) return journal;
    if (!text.starts_with(header)) {
        const std::string_view first = text.substr(0, text.find('\n'));
        if (!first.starts_with(kTitle)) return Error{"it is not an arena journal"};
        return Error{"it belongs to another series (" + std::string(first.substr(kTitle.size())) +
                     "); this one is " + std::string(identity)};
    }
    journal.length = header.size();
    for (int line = 2; journal.length < text.size(); ++line) {
        const std::size_t end = text.find('\n', journal.length);
        if (end == std::string_view::npos) break;
        const auto game = read_line(text.substr(journal.length, end - journal.length), players);
        if (!game && end + 1 == text.size()) break;
        if (!game) return Error{"the line is damaged", line};
        journal.games.push_back(*game);
        journal.length = end + 1;
    }
    return journal;
}

}  // namespace durbar
