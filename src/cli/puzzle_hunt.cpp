#include "cli/puzzle_hunt.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "analysis/puzzle_tries.h"
#include "analysis/walk.h"
#include "cli/terminal.h"
#include "core/rng.h"
#include "core/text.h"
#include "games/registry.h"
#include "simulate/simulate.h"

namespace durbar {

namespace {

namespace fs = std::filesystem;

/// Plays well enough for positions that people come to, and a game takes it a second.
constexpr std::string_view kPlayer = "mcts:iters=200";

constexpr double kLeastOfMaster = 0.6;
constexpr double kMostOfEasy = 0.3;
constexpr double kAlmost = 1e-9;  // 0.6 times 20 is a little more than 12

}  // namespace

int least_of_master(int tries) {
    const double least = kLeastOfMaster * tries - kAlmost;
    return static_cast<int>(least) + 1;
}

int most_of_easy(int tries) { return static_cast<int>(kMostOfEasy * tries + kAlmost); }

std::string_view kind_of_move(std::string_view move) {
    const std::size_t second = std::min(move.find(' '), move.size() - 1) + 1;
    const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto end =
        std::find_if_not(move.begin() + static_cast<std::ptrdiff_t>(second), move.end(), is_letter);
    return trim(move.substr(0, static_cast<std::size_t>(end - move.begin())));
}

PuzzleHunt::PuzzleHunt(HuntSettings settings, const std::vector<StoredPuzzle>& known)
    : settings_(std::move(settings)) {
    for (const auto& stored : known) {
        count(stored);
        const auto& [puzzle, source, tries, master, easy] = stored;
        if (!source.record.empty()) {
            used_.push_back(source.record);
        } else if (source.seed == settings_.seed) {
            auto& played = played_[puzzle.players];
            played = std::max(played, source.game + 1);
        }
    }
}

Result<std::optional<StoredPuzzle>> PuzzleHunt::next() {
    for (std::size_t without = 0; without < settings_.most_games; ++without) {
        const auto game = next_game(players_of_next());
        if (!game) return game.error();
        if (!game.value()) break;
        ++report_.games;
        auto found = puzzle_in(*game.value());
        if (!found) return found.error();
        if (!found.value()) continue;
        count(*found.value());
        return found;
    }
    return std::optional<StoredPuzzle>{};
}

Result<std::optional<PuzzleHunt::Game>> PuzzleHunt::next_game(int players) {
    if (!settings_.records.empty()) return stored_game();
    auto game = played_game(players);
    if (!game) return game.error();
    return std::optional<Game>(std::move(game.value()));
}

Result<std::optional<PuzzleHunt::Game>> PuzzleHunt::stored_game() {
    if (!files_) {
        files_.emplace();
        std::error_code failed;
        for (const auto& entry : fs::directory_iterator(settings_.records, failed)) {
            if (entry.path().extension() == ".record") files_->push_back(entry.path().string());
        }
        if (failed) return Error{"Cannot read " + settings_.records + ": " + failed.message() + "."};
        std::sort(files_->rbegin(), files_->rend());
    }
    while (!files_->empty()) {
        const std::string path = files_->back();
        files_->pop_back();
        const std::string name = fs::path(path).filename().string();
        if (std::find(used_.begin(), used_.end(), name) != used_.end()) continue;
        auto text = read_file(path);
        if (!text) return text.error();
        const auto record = parse_record(text.value());
        if (!record) return Error{path + ": " + describe(record.error())};
        const auto& counts = settings_.players;
        const bool fits = record.value().game == settings_.game &&
                          std::find(counts.begin(), counts.end(), record.value().players) != counts.end();
        if (fits) return std::optional<Game>(Game{std::move(text.value()), {name, 0, 0, 0}});
    }
    return std::optional<Game>{};
}

Result<PuzzleHunt::Game> PuzzleHunt::played_game(int players) {
    Game game;
    game.source.seed = settings_.seed;
    game.source.game = played_[players]++;
    SimulateOptions options;
    options.game = settings_.game;
    options.players = players;
    options.first = game.source.game;
    options.seed = settings_.seed;
    options.bots = {std::string(kPlayer)};
    options.budget.threads = 1;
    options.keep_record = [&](std::uint64_t /*number*/, const std::string& record) -> std::optional<Error> {
        game.record = record;
        return std::nullopt;
    };
    const auto report = simulate(options);
    if (!report) return report.error();
    return game;
}

Result<std::optional<StoredPuzzle>> PuzzleHunt::puzzle_in(const Game& game) {
    const auto record = parse_record(game.record);
    if (!record) return record.error();
    const auto match = match_of(record.value());
    if (!match) return match.error();
    const Walk walk(*match.value());
    analysis::PuzzleSettings settings;
    settings.seed = mix64(settings_.seed ^ fingerprint(game.record));
    for (const std::size_t ply : analysis::puzzling_plies(walk, settings, settings_.threads)) {
        ++report_.candidates;
        // As the page will have it: without the way that led there.
        const auto position = load_match(settings_.game, walk.at(ply)->position());
        if (!position) return position.error();
        const auto puzzle = analysis::puzzle_of(*position.value(), settings);
        if (!puzzle) continue;
        ++report_.deep;
        if (is_worn(*puzzle)) {
            ++report_.worn;
            continue;
        }
        PuzzleSource source = game.source;
        source.ply = ply;
        if (auto stored = tried(*puzzle, source)) return stored;
    }
    return std::optional<StoredPuzzle>{};
}

void PuzzleHunt::count(const StoredPuzzle& found) {
    ++found_;
    ++kinds_[std::string(kind_of_move(found.puzzle.move))];
}

bool PuzzleHunt::is_worn(const analysis::Puzzle& puzzle) const {
    const auto kind = kinds_.find(kind_of_move(puzzle.move));
    return kind != kinds_.end() && 2 * kind->second > found_;
}

std::optional<StoredPuzzle> PuzzleHunt::tried(const analysis::Puzzle& puzzle,
                                              const PuzzleSource& source) const {
    const int tries = settings_.tries;
    const std::uint64_t seed = mix64(settings_.seed ^ fingerprint(puzzle.position));
    const auto easy =
        analysis::try_puzzle(puzzle, "easy", {tries, 0, most_of_easy(tries)}, seed, settings_.threads);
    if (!easy.passed) return std::nullopt;
    const auto master = analysis::try_puzzle(puzzle, "master", {tries, least_of_master(tries), tries}, ~seed,
                                             settings_.threads);
    if (!master.passed) return std::nullopt;
    return StoredPuzzle{puzzle, source, tries, master.solved, easy.solved};
}

}  // namespace durbar
