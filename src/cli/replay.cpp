#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "core/envelope.h"
#include "core/record.h"
#include "core/text.h"
#include "engine/answers.h"
#include "games/all_games.h"
#include "terminal/face.h"
#include "terminal/words.h"

namespace durbar {

namespace {

/// The sealed end line: records of this program carry a fingerprint, records written by hand may not.
bool is_sealed(std::string_view text) {
    const auto lines = split_lines(text);
    return !lines.empty() && split_words(lines.back()).size() == 3;
}

/// Plays the moves once more without a match and asks the rules after each one whether everything still
/// holds.
std::optional<Error> broken_invariant(const Record& record) {
    std::optional<Error> broken;
    visit_game(record.game, [&]<class G>() {
        const auto start = match_of(record, 0);
        auto state =
            start ? G::parse_position(start.value()->position()) : Result<typename G::State>(start.error());
        if (!state) {
            broken = Error{"The first position cannot be read back: " + describe(state.error())};
            return;
        }
        for (const auto& ply : record.plies) {
            G::apply(state.value(), G::parse(ply.move).value(), {});
            if (const auto fault = G::violation(state.value())) {
                broken = Error{*fault, ply.line};
                return;
            }
        }
    });
    return broken;
}

/// The record's match after the wanted ply, verified as far as asked.
MatchResult replayed(const Record& record, const std::string& text, const ReplayArgs& args) {
    if (args.until >= 0 && static_cast<std::size_t>(args.until) > record.plies.size()) {
        return Error{"The record has only " + std::to_string(record.plies.size()) + " moves."};
    }
    if (!args.verify) return match_of(record, args.until);
    if (!is_sealed(text)) {
        return Error{"The record is not sealed: its last line has no fingerprint.",
                     static_cast<int>(split_lines(text).size())};
    }
    auto whole = match_of(record);
    if (!whole) return whole;
    if (auto error = broken_invariant(record)) return *error;
    return args.until < 0 ? std::move(whole) : match_of(record, args.until);
}

void print_log(const AnyMatch& match, Reader reader, const texts::Names& names) {
    const Face& face = face_of(match.game());
    for (const auto& entry : match.line(reader, 0)) {
        for (const auto& event : entry.events) {
            fmt::print("{:>5}  {}\n", entry.ply, face.say("log", event.telling, names));
        }
    }
}

void print_match(const AnyMatch& match, const Record& record, const ReplayArgs& args) {
    const Ink ink = make_ink(args.color);
    const Face& face = face_of(match.game());
    const Reader reader = args.seat >= 0 ? Reader::seat(args.seat) : Reader::referee();
    const texts::Names names;
    if (args.log) print_log(match, reader, names);
    const int eyes = args.seat >= 0 ? args.seat : is_seat(match.to_act()) ? seat_of(match.to_act()) : 0;
    fmt::print("{}\n", face.draw(*match.snapshot(Reader::seat(eyes)), ink));
    fmt::print("{}: {} of {} moves replayed{}\n", record.game, match.plies(), record.plies.size(),
               args.verify ? ", record verified" : "");
    fmt::print("{}\n", prompt(match, face, reader, names));
    fmt::print("{}", standing_table(match, face, record.names, ink));
}

int report_failure(const Error& error, const ReplayArgs& args) {
    fmt::print(stderr, "durbar: {}: {}\n", args.file, describe(error));
    if (args.json) {
        fmt::print("{}\n", json_text(refused_fields(error)));
    }
    return kCheckFailed;
}

}  // namespace

int run_replay(const ReplayArgs& args) {
    const auto text = read_file(args.file);
    if (!text) return refuse_call(text.error());
    const auto record = parse_record(text.value());
    if (!record) return report_failure(record.error(), args);
    if (args.seat >= record.value().players) {
        return refuse_call(
            {"The record has only " + std::to_string(record.value().players) + " seats, counted from 0."});
    }
    const auto match = replayed(record.value(), text.value(), args);
    if (!match) return report_failure(match.error(), args);
    if (!args.json) {
        print_match(*match.value(), record.value(), args);
        return kDone;
    }
    const AnyMatch& shown = *match.value();
    fmt::print("{}\n", json_text(Fields{{"ok", true},
                                        {"game", record.value().game},
                                        {"players", shown.players()},
                                        {"plies", shown.plies()},
                                        {"finished", shown.to_act() == Player::Nobody},
                                        {"verified", args.verify},
                                        {"to_act", player_value(shown.to_act())},
                                        {"standing", shown.standing(Reader::referee())},
                                        {"position", shown.position()}}));
    return kDone;
}

}  // namespace durbar
