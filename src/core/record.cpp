#include "core/record.h"

#include <algorithm>

#include "core/any_match.h"
#include "core/text.h"

namespace durbar {

namespace {

constexpr std::size_t kLongestName = 64;

std::string actor_text(Player actor) {
    return is_seat(actor) ? "seat " + std::to_string(seat_of(actor)) : "chance";
}

/// Reads a record line by line; the first fault ends the reading.
class RecordReader {
public:
    explicit RecordReader(std::string_view text) : text_(text), lines_(split_lines(text)) {}

    Result<Record> read() {
        if (!heading() || !players() || !options() || !seats() || !notes() || !position() || !moves() ||
            !standing() || !end()) {
            return Error{message_, static_cast<int>(at_) + 1};
        }
        return std::move(record_);
    }

private:
    std::string_view line() const { return at_ < lines_.size() ? lines_[at_] : std::string_view{}; }
    bool fail(std::string message) {
        if (at_ >= lines_.size()) message = "the record breaks off here: " + message;
        message_ = std::move(message);
        return false;
    }

    bool heading() {
        const auto words = split_words(line());
        if (words.size() != 3 || words[0] != "durbar" || words[1] != "record") {
            return fail("a record begins with 'durbar record " + std::to_string(kRecordVersion) + "'");
        }
        if (words[2] != std::to_string(kRecordVersion)) {
            return fail("this program reads record version " + std::to_string(kRecordVersion) + ", not " +
                        quoted(words[2]));
        }
        ++at_;
        return true;
    }

    /// "key value" on the current line; steps to the next one.
    bool field(std::string_view key, std::string_view& value) {
        const auto words = split_words(line());
        if (words.size() != 2 || words[0] != key) return fail("expected '" + std::string(key) + " …'");
        value = words[1];
        ++at_;
        return true;
    }
    bool number(std::string_view key, int low, int high, int& value) {
        std::string_view word;
        if (!field(key, word)) return false;
        const auto read = parse_number(word, low, high);
        if (!read) {
            --at_;
            return fail(std::string(key) + " must be a number from " + std::to_string(low) + " to " +
                        std::to_string(high));
        }
        value = *read;
        return true;
    }

    bool players() {
        std::string_view game;
        if (!field("game", game)) return false;
        record_.game = game;
        return number("rules", 1, 1'000'000, record_.rules_version) &&
               number("players", 1, kMaxSeats, record_.players);
    }

    bool options() {
        while (line().starts_with("option ")) {
            const std::string_view body = trim(line().substr(7));
            const std::size_t sign = body.find('=');
            if (sign == std::string_view::npos) return fail("an option is written 'option name=value'");
            record_.options.emplace_back(body.substr(0, sign), body.substr(sign + 1));
            ++at_;
        }
        return true;
    }

    bool seats() {
        for (int seat = 0; seat < record_.players; ++seat) {
            const std::string key = "seat " + std::to_string(seat);
            if (line() != key && !line().starts_with(key + " ")) return fail("expected '" + key + " NAME'");
            const std::string_view name = trim(line().substr(key.size()));
            if (!is_valid_name(name)) return fail("a name has 1 to 64 bytes and no control characters");
            record_.names.emplace_back(name);
            ++at_;
        }
        return true;
    }

    bool notes() {
        while (line().starts_with("note ")) {
            const std::string_view body = trim(line().substr(5));
            const std::size_t blank = body.find(' ');
            if (blank == std::string_view::npos) return fail("a note reads 'note NAME TEXT'");
            record_.notes.emplace_back(body.substr(0, blank), trim(body.substr(blank)));
            ++at_;
        }
        return true;
    }

    bool position() {
        if (line() != "position") return true;
        for (++at_; line().starts_with("|"); ++at_) {
            const std::string_view row = line().substr(1);
            record_.position += std::string(row.starts_with(' ') ? row.substr(1) : row) + "\n";
        }
        return !record_.position.empty() || fail("the position has no lines after '|'");
    }

    bool moves() {
        if (line() != "moves") return fail("expected 'moves'");
        for (++at_; !line().empty() && line().front() >= '0' && line().front() <= '9'; ++at_) {
            if (!ply()) return false;
        }
        return true;
    }

    bool ply() {
        const std::string number = std::to_string(record_.plies.size() + 1);
        std::string_view rest = line();
        if (!rest.starts_with(number + " ")) return fail("expected move number " + number);
        rest = trim(rest.substr(number.size()));
        Record::Ply ply;
        ply.line = static_cast<int>(at_) + 1;
        if (rest.starts_with("chance ")) {
            ply.actor = Player::Chance;
            ply.move = trim(rest.substr(7));
        } else {
            const auto words = split_words(rest);
            const auto seat = words.size() >= 3 && words[0] == "seat"
                                  ? parse_number(words[1], 0, record_.players - 1)
                                  : std::nullopt;
            if (!seat) return fail("a move is written 'NUMBER seat N MOVE' or 'NUMBER chance MOVE'");
            ply.actor = player(*seat);
            ply.move = trim(rest.substr(static_cast<std::size_t>(words[2].data() - rest.data())));
        }
        record_.plies.push_back(std::move(ply));
        return true;
    }

    bool standing() {
        for (int seat = 0; seat < record_.players; ++seat) {
            const auto words = split_words(line());
            const bool form = words.size() == 6 && words[0] == "standing" &&
                              words[1] == std::to_string(seat) && words[2] == "points" && words[4] == "rank";
            const auto points = form ? parse_number(words[3], -1'000'000, 1'000'000) : std::nullopt;
            const auto rank = form ? parse_number(words[5], 1, kMaxSeats) : std::nullopt;
            if (!points || !rank) {
                return fail("expected 'standing " + std::to_string(seat) + " points P rank R'");
            }
            record_.standing.push_back({*points, *rank, static_cast<int>(at_) + 1});
            ++at_;
        }
        return true;
    }

    bool end() {
        const auto words = split_words(line());
        if (words.size() < 2 || words.size() > 3 || words[0] != "end" ||
            (words[1] != "finished" && words[1] != "open")) {
            return fail("a record ends with 'end finished' or 'end open'");
        }
        record_.finished = words[1] == "finished";
        if (words.size() == 3) {
            const auto above = text_.substr(0, static_cast<std::size_t>(lines_[at_].data() - text_.data()));
            if (words[2] != hex64(fingerprint(above))) {
                return fail("the record was changed or damaged: its fingerprint does not match");
            }
        }
        ++at_;
        if (at_ < lines_.size()) return fail("nothing may follow the 'end' line");
        return true;
    }

    std::string_view text_;
    std::vector<std::string_view> lines_;
    std::size_t at_ = 0;
    std::string message_;
    Record record_;
};

}  // namespace

bool is_valid_name(std::string_view name) {
    const bool plain = std::none_of(name.begin(), name.end(),
                                    [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
    return !name.empty() && name.size() <= kLongestName && plain && trim(name) == name;
}

std::string format_record(const Record& record) {
    std::string text = "durbar record " + std::to_string(kRecordVersion) + "\n";
    text += "game " + record.game + "\n";
    text += "rules " + std::to_string(record.rules_version) + "\n";
    text += "players " + std::to_string(record.players) + "\n";
    for (const auto& [name, value] : record.options) text.append("option ").append(name + "=" + value + "\n");
    for (std::size_t seat = 0; seat < record.names.size(); ++seat) {
        text += "seat " + std::to_string(seat) + " " + record.names[seat] + "\n";
    }
    for (const auto& [name, note] : record.notes) text.append("note ").append(name + " " + note + "\n");
    if (!record.position.empty()) {
        text += "position\n";
        for (const auto line : split_lines(record.position)) text.append("| ").append(line).append("\n");
    }
    text += "moves\n";
    for (std::size_t i = 0; i < record.plies.size(); ++i) {
        text += std::to_string(i + 1) + " " + actor_text(record.plies[i].actor) + " " + record.plies[i].move +
                "\n";
    }
    for (std::size_t seat = 0; seat < record.standing.size(); ++seat) {
        text += "standing " + std::to_string(seat) + " points " +
                std::to_string(record.standing[seat].points) + " rank " +
                std::to_string(record.standing[seat].rank) + "\n";
    }
    const std::string seal = hex64(fingerprint(text));
    return text + "end " + (record.finished ? "finished " : "open ") + seal + "\n";
}

std::string_view note_of(const Record& record, std::string_view name) {
    for (const auto& note : record.notes) {
        if (note.first == name) return note.second;
    }
    return {};
}

Result<Record> parse_record(std::string_view text) { return RecordReader(text).read(); }

std::optional<Error> replay(AnyMatch& match, const Record& record, int until) {
    if (match.players() != record.players) {
        return Error{"the position is for " + std::to_string(match.players()) + " players, the record for " +
                     std::to_string(record.players)};
    }
    const std::size_t last =
        until < 0 ? record.plies.size() : std::min(record.plies.size(), std::size_t(until));
    for (std::size_t i = 0; i < last; ++i) {
        const auto& ply = record.plies[i];
        if (match.to_act() == Player::Nobody) return Error{"the game was over before this move", ply.line};
        if (match.to_act() != ply.actor) {
            return Error{
                "it is the turn of " + actor_text(match.to_act()) + ", not of " + actor_text(ply.actor),
                ply.line};
        }
        if (const auto refusal = match.play_next(ply.move)) {
            return Error{refusal->rule.empty() ? "the move " + quoted(ply.move) + " cannot be understood"
                                               : "the move " + quoted(ply.move) + " is not legal here",
                         ply.line, refusal->rule};
        }
    }
    if (last < record.plies.size()) return std::nullopt;
    const auto standing = match.standing();
    for (std::size_t seat = 0; seat < record.standing.size(); ++seat) {
        const auto& place = record.standing[seat];
        if (standing[seat].points != place.points || standing[seat].rank != place.rank) {
            return Error{"the moves give seat " + std::to_string(seat) + " points " +
                             std::to_string(standing[seat].points) + " rank " +
                             std::to_string(standing[seat].rank),
                         place.line};
        }
    }
    if (record.finished != (match.to_act() == Player::Nobody)) {
        return Error{record.finished ? "the record says finished, but the game goes on"
                                     : "the record says open, but the game is over"};
    }
    return std::nullopt;
}

}  // namespace durbar
