#include <fmt/format.h>

#include <chrono>

#include "bots/bots.h"
#include "cli/analyze_game.h"
#include "cli/commands.h"
#include "cli/terminal.h"
#include "cli/thoughts.h"
#include "core/envelope.h"
#include "core/record.h"
#include "core/text.h"
#include "engine/answers.h"
#include "games/registry.h"
#include "terminal/words.h"

namespace durbar {

namespace {

constexpr std::string_view kDefaultBot = "mcts";
constexpr int kDefaultMs = 2000;
constexpr std::uint64_t kSeed = 1;  // a bot limited by iterations then says the same at every call

MatchResult from_record(std::string_view text, int ply) {
    const auto record = parse_record(text);
    if (!record) return record.error();
    const std::size_t plies = record.value().plies.size();
    if (ply >= 0 && static_cast<std::size_t>(ply) > plies) {
        return Error{"--ply asks for " + std::to_string(ply) + " moves; the record has only " +
                     std::to_string(plies) + "."};
    }
    return match_of(record.value(), ply);
}

/// A record says so in its first line; a position text begins with the name of its game.
MatchResult open_file(const AnalyzeArgs& args) {
    const auto text = read_file(args.file);
    if (!text) return text.error();
    const auto lines = split_lines(text.value());
    const auto words = lines.empty() ? std::vector<std::string_view>{} : split_words(lines.front());
    if (words.empty()) return Error{args.file + ": The first line must name a record or a game."};
    MatchResult match = words.front() == "durbar" ? from_record(text.value(), args.ply)
                                                  : load_match(words.front(), text.value());
    if (!match) return Error{args.file + ": " + describe(match.error())};
    if (words.front() != "durbar" && args.ply > 0) {
        return Error{args.file + " is a position and has no moves; leave out --ply."};
    }
    return match;
}

Budget budget_of(const AnalyzeArgs& args) {
    Budget budget;
    budget.ms = args.ms > 0 ? args.ms : args.bot.empty() ? kDefaultMs : 0;
    budget.seed = kSeed;
    budget.whole = true;
    return budget;
}

Fields position_fields(const AnyMatch& match, const std::string& bot, const BotChoice& choice, int top) {
    return {{"ok", true},
            {"game", match.game()},
            {"players", match.players()},
            {"plies", match.plies()},
            {"to_act", player_value(match.to_act())},
            {"decision", match.decision()},
            {"bot", bot},
            {"move", choice.move},
            {"iterations", choice.iterations},
            {"evaluation", choice.value ? Value(*choice.value) : Value(nullptr)},
            {"candidates", candidates_value(choice, static_cast<std::size_t>(top))}};
}

void print_analysis(const AnyMatch& match, const std::string& bot, const BotChoice& choice, double seconds,
                    int top) {
    fmt::print("{} after {} moves. {}\n", match.game(), match.plies(),
               prompt(match, face_of(match.game()), Reader::referee(), {}));
    fmt::print("{} chooses '{}' after {} iterations in {:.1f} s", bot, choice.move,
               grouped(choice.iterations), seconds);
    if (choice.value) fmt::print(" and expects {:.1f} % of the win", 100 * *choice.value);
    fmt::print(".\n");
    if (choice.candidates.empty()) {
        fmt::print("It compared no moves.\n");
        return;
    }
    const std::size_t width =
        stdout_is_terminal() ? static_cast<std::size_t>(terminal_width()) : std::string::npos;
    fmt::print("{}", candidates_table(choice, static_cast<std::size_t>(top), width));
    if (top > 0 && choice.candidates.size() > static_cast<std::size_t>(top)) {
        fmt::print("{} more; --top 0 shows all.\n", choice.candidates.size() - static_cast<std::size_t>(top));
    }
}

}  // namespace

int run_analyze(const AnalyzeArgs& args) {
    const auto opened = open_file(args);
    if (!opened) return refuse_call(opened.error());
    const AnyMatch& match = *opened.value();
    if (args.all) return analyze_whole_game(match, args);
    if (!is_seat(match.to_act())) {
        return refuse_call({"After " + std::to_string(match.plies()) + " moves of " + args.file +
                            (match.to_act() == Player::Chance ? " chance has to act" : " the game is over") +
                            ", so no seat has anything to choose."});
    }
    const std::string spec = args.bot.empty() ? std::string(kDefaultBot) : args.bot;
    const auto bot = make_bot(match.game(), spec);
    if (!bot) return refuse_call(bot.error());
    const int seat = seat_of(match.to_act());
    const auto begin = std::chrono::steady_clock::now();
    const BotChoice choice = bot.value()->choose(*match.snapshot(Reader::seat(seat)), seat, budget_of(args));
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
    if (args.json) {
        fmt::print("{}\n", json_text(position_fields(match, spec, choice, args.top)));
    } else {
        print_analysis(match, spec, choice, spent.count(), args.top);
    }
    return kDone;
}

}  // namespace durbar
