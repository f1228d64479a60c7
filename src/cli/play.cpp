#include <fmt/format.h>

#include <algorithm>
#include <iostream>

#include "bots/bots.h"
#include "cli/commands.h"
#include "cli/play_session.h"
#include "cli/terminal.h"
#include "core/phrases.h"
#include "core/record.h"
#include "games/registry.h"
#include "terminal/face.h"

namespace durbar {

namespace {

constexpr std::string_view kAdviser = "hard";  // who answers a person's 'hint'

/// A new match, or the one of the record.
MatchResult open_match(const PlayArgs& args, std::vector<std::string>& names) {
    if (args.load.empty()) {
        const auto players = seats_of(args.table);
        if (!players) return players.error();
        const auto options = split_options(args.table.options);
        if (!options) return options.error();
        return new_match(args.table.game, players.value(), options.value());
    }
    const auto text = read_file(args.load);
    if (!text) return text.error();
    const auto record = parse_record(text.value());
    if (!record) return Error{args.load + ": " + describe(record.error())};
    if (record.value().game != args.table.game) {
        return Error{args.load + " is a game of " + record.value().game + ", not " + args.table.game + "."};
    }
    if (args.table.players != 0 || !args.table.options.empty()) {
        return Error{"A record already sets its players and options; leave out --players and --option."};
    }
    names = record.value().names;
    auto match = match_of(record.value());
    if (!match) return Error{args.load + ": " + describe(match.error())};
    return match;
}

/// Which seats people take: those named, or the first ones.
Result<std::vector<bool>> persons(const PlayArgs& args, int players) {
    std::vector<bool> is_person(static_cast<std::size_t>(players), false);
    const int humans = args.humans >= 0     ? args.humans
                       : args.seats.empty() ? 1
                                            : static_cast<int>(args.seats.size());
    if (humans > players)
        return Error{"There are only " + std::to_string(players) + " seats; --humans asks for more."};
    if (!args.seats.empty() && humans != static_cast<int>(args.seats.size())) {
        return Error{"--humans and --seat contradict each other."};
    }
    for (int i = 0; i < humans; ++i) {
        const int seat = args.seats.empty() ? i : args.seats[static_cast<std::size_t>(i)];
        if (seat >= players)
            return Error{"There is no seat " + std::to_string(seat) + "; seats count from 0."};
        is_person[static_cast<std::size_t>(seat)] = true;
    }
    return is_person;
}

/// People where they were asked for, the named bots in order on the other seats, levels of medium strength on
/// the rest.
Result<std::vector<PlaySeat>> take_seats(const PlayArgs& args, int players,
                                         const std::vector<std::string>& names) {
    const auto is_person = persons(args, players);
    if (!is_person) return is_person.error();
    std::vector<PlaySeat> seats;
    std::size_t next_bot = 0;
    int people = 0;
    for (std::size_t seat = 0; seat < is_person.value().size(); ++seat) {
        PlaySeat taken;
        if (is_person.value()[seat]) {
            taken.name = ++people == 1 ? "you" : "player " + std::to_string(people);
        } else {
            const std::string spec = next_bot < args.bots.size() ? args.bots[next_bot] : "medium";
            ++next_bot;
            auto bot = make_bot(args.table.game, spec);
            if (!bot) return bot.error();
            taken.name = "bot " + spec;
            taken.bot = std::move(bot.value());
        }
        if (seat < names.size()) taken.name = names[seat];
        seats.push_back(std::move(taken));
    }
    if (next_bot < args.bots.size()) {
        return Error{"Bots can take only " + counted(static_cast<int>(next_bot), "seat") + "; --bot names " +
                     std::to_string(args.bots.size()) + "."};
    }
    return seats;
}

}  // namespace

int run_play(const PlayArgs& args) {
    std::vector<std::string> names;
    auto match = open_match(args, names);
    if (!match) return refuse_call(match.error());
    auto seats = take_seats(args, match.value()->players(), names);
    if (!seats) return refuse_call(seats.error());
    const auto seed = read_seed(args.seed);
    if (!seed) return refuse_call(seed.error());

    auto adviser = make_bot(args.table.game, kAdviser);
    if (!adviser) return refuse_call(adviser.error());

    PlaySetup setup;
    setup.match = std::move(match.value());
    setup.face = &face_of(setup.match->game());
    setup.seats = std::move(seats.value());
    setup.seed = seed.value();
    setup.bot_ms = args.ms;
    setup.adviser = std::move(adviser.value());
    setup.save = args.save;
    setup.ink = make_ink(args.color);
    setup.width = terminal_width();
    setup.interactive = stdin_is_terminal() && stdout_is_terminal();
    fmt::print("{}, {} players, seed {}. Type 'help' for help.\n", setup.match->game(),
               setup.match->players(), setup.seed);
    std::fflush(stdout);
    return PlaySession(std::move(setup), std::cin, std::cout).run();
}

}  // namespace durbar
