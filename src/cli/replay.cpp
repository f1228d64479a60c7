#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "core/record.h"
#include "core/text.h"
#include "engine/json.h"
#include "games/all_games.h"
#include "terminal/face.h"

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

void print_log(const AnyMatch& match, std::optional<int> seat) {
    for (std::size_t ply = 0; ply < match.plies(); ++ply) {
        for (const auto& event : match.events_at(ply, seat))
            fmt::print("{:>5}  {}\n", ply + 1, event.sentence);
    }
}

void print_match(const AnyMatch& match, const Record& record, const ReplayArgs& args) {
    const Ink ink = make_ink(args.color);
    const std::optional<int> seat = args.seat >= 0 ? std::optional<int>(args.seat) : std::nullopt;
    if (args.log) print_log(match, seat);
    const int eyes = seat ? *seat : is_seat(match.to_act()) ? seat_of(match.to_act()) : 0;
    fmt::print("{}\n", face_of(match.game()).draw(*match.snapshot(eyes), ink));
    const bool over = match.to_act() == Player::Nobody;
    fmt::print("{}: {} of {} moves replayed{}\n", record.game, match.plies(), record.plies.size(),
               args.verify ? ", record verified" : "");
    fmt::print("{}\n", over ? "The game is over." : match.prompt());
    fmt::print("{}", standing_table(match, record.names, ink));
}

int report_failure(const Error& error, const ReplayArgs& args) {
    fmt::print(stderr, "durbar: {}: {}\n", args.file, describe(error));
    if (args.json) {
        json::object object{{"ok", false}, {"error", json_string(error.message)}};
        if (error.line > 0) object["line"] = error.line;
        fmt::print("{}\n", json_text(object));
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
            {"The record has only " + std::to_string(record.value().players) + " seats, from 0 on."});
    }
    const auto match = replayed(record.value(), text.value(), args);
    if (!match) return report_failure(match.error(), args);
    if (!args.json) {
        print_match(*match.value(), record.value(), args);
        return kDone;
    }
    const AnyMatch& shown = *match.value();
    fmt::print("{}\n", json_text(json::object{{"ok", true},
                                              {"game", json_string(record.value().game)},
                                              {"players", shown.players()},
                                              {"plies", shown.plies()},
                                              {"finished", shown.to_act() == Player::Nobody},
                                              {"verified", args.verify},
                                              {"to_act", to_act_json(shown.to_act())},
                                              {"standing", standing_json(shown.standing())},
                                              {"position", json_string(shown.position())}}));
    return kDone;
}

}  // namespace durbar
