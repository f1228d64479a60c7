// What the rooms up to `engine` do, without a test library, exceptions, threads or folders to look into, so
// that it builds wherever they do: each file of the command line is replayed, and a few games of bots are
// played. Prints a line with a fingerprint for each. Two builds are the same engine if they print the same
// (tools/portable_suite.sh). Ends with 1 if a file is not replayed as it is written.
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bots.h"
#include "core/perft.h"
#include "core/playout.h"
#include "engine/engine_session.h"
#include "engine/line_splitter.h"
#include "games/all_games.h"
#include "portable/playthrough_replay.h"
#include "support/perft_file.h"

namespace durbar::testing {
namespace {

using Told = Result<std::uint64_t>;  ///< a fingerprint, or what is wrong

Result<std::string> file_text(const std::string& path) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(path.c_str(), "rb"), &std::fclose);
    if (file == nullptr) return Error{"the file cannot be read"};
    std::string text;
    std::array<char, 4096> block{};
    while (const std::size_t got = std::fread(block.data(), 1, block.size(), file.get())) {
        text.append(block.data(), got);
    }
    return text;
}

std::string folder_of(const std::string& path) { return path.substr(0, path.rfind('/') + 1); }

/// The first line of a position is the name of its game; a playthrough has a comment and a heading before it.
std::string_view game_of(std::string_view text) {
    for (const auto line : split_lines(text)) {
        if (!line.empty() && !line.starts_with('#')) return line;
    }
    return {};
}

Told replay_playthrough(const std::string& text) {
    Told told = unknown_game(game_of(text));
    visit_game(game_of(text), [&]<class G>() {
        const auto fault = PlaythroughReplay<G>::fault(text);
        told = fault ? Told(Error{*fault}) : Told(fingerprint(text));
    });
    return told;
}

/// Counts what is counted in no time.
Told count_perft(const std::string& path, const std::string& text) {
    constexpr std::uint64_t kMost = 50'000;
    const auto file = parse_perft_file(text);
    if (!file) return file.error();
    const auto position = file_text(folder_of(path) + file.value().position);
    if (!position) return position.error();
    Told told = unknown_game(game_of(position.value()));
    visit_game(game_of(position.value()), [&]<class G>() {
        const auto state = G::parse_position(position.value());
        told = state ? Told(0) : Told(state.error());
        for (const auto& line : file.value().lines) {
            if (line.leaves > kMost || !told) continue;
            const std::uint64_t leaves = perft<G>(state.value(), line.depth);
            told.value() += leaves;
            if (leaves != line.leaves) told = Error{"depth " + std::to_string(line.depth) + " differs"};
        }
    });
    return told;
}

Told replay_record(const std::string& text) {
    const auto record = parse_record(text);
    if (!record) return record.error();
    const auto match = match_of(record.value());
    if (!match) return match.error();
    return fingerprint(match.value()->position());
}

/// A conversation of the engine protocol. A thought ends by its iterations, never by the clock.
Told converse(const std::string& text) {
    Budget most;
    most.iterations = 4;
    most.threads = 1;
    most.megabytes = 1;
    EngineSession session(0, most);
    LineSplitter lines(EngineSession::kLongestLine);
    Told told = fingerprint("");
    const auto listen = [&](std::string_view line) {
        told = fingerprint(session.answer(line), told.value());
        if (!session.answer(R"({"cmd":"games"})").starts_with("{\"ok\":true")) told = Error{"it is dead"};
    };
    lines.feed(
        text,
        [&](std::string_view line) {
            if (told) listen(line);
        },
        [] {});
    lines.finish([&](std::string_view line) {
        if (told) listen(line);
    });
    return told;
}

Told replay_file(const std::string& path) {
    const auto text = file_text(path);
    if (!text) return text.error();
    if (path.ends_with(".txt")) return replay_playthrough(text.value());
    if (path.ends_with(".perft")) return count_perft(path, text.value());
    if (path.ends_with(".record")) return replay_record(text.value());
    if (path.ends_with(".jsonl")) return converse(text.value());
    return Error{"there is no way to replay such a file"};
}

/// A game of bots by iterations, each seat with another one.
template <class G>
std::uint64_t play_bots(int players, std::uint64_t seed) {
    constexpr std::array<std::string_view, 3> kSpecs{"mcts:iters=40", "greedy", "easy:iters=20,ms=3600000"};
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (int seat = 0; seat < players; ++seat) {
        const auto spec = parse_bot_spec(kSpecs[static_cast<std::size_t>(seat) % kSpecs.size()]);
        bots.push_back(std::move(make_typed_bot<G>(spec.value()).value()));
    }
    auto state = G::initial({}, players);
    const auto moves = new_move_list<G>();
    Rng rng(seed);
    std::uint64_t told = fingerprint(G::kId);
    for (int ply = 0; ply < kPlayoutLimit && G::to_act(state) != Player::Nobody; ++ply) {
        auto move = random_move<G>(state, *moves, rng);
        if (const Player actor = G::to_act(state); is_seat(actor)) {
            Budget budget;
            budget.seed = rng.next();
            const auto view = G::observe(state, seat_of(actor));
            move = bots[static_cast<std::size_t>(seat_of(actor))]->choose(view, seat_of(actor), budget).move;
        }
        told = fingerprint(G::format(move), told);
        G::apply(state, move, {});
    }
    return told;
}

int check(const std::vector<std::string>& paths) {
    int faults = 0;
    for (const auto& path : paths) {
        const Told told = replay_file(path);
        if (told) {
            std::printf("%s %s\n", path.c_str(), hex64(told.value()).c_str());
        } else {
            std::fprintf(stderr, "%s: %s\n", path.c_str(), describe(told.error()).c_str());
            ++faults;
        }
    }
    for_each_game([]<class G>() {
        for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
            const std::uint64_t told = play_bots<G>(players, static_cast<std::uint64_t>(players));
            std::printf("bots of %s, %d players %s\n", std::string(G::kId).c_str(), players,
                        hex64(told).c_str());
        }
    });
    return faults == 0 ? 0 : 1;
}

}  // namespace
}  // namespace durbar::testing

int main(int argc, char** argv) {
    return durbar::testing::check(std::vector<std::string>(argv + 1, argv + argc));
}
