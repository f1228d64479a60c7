#include "cli/puzzle_file.h"

#include <boost/json.hpp>
#include <filesystem>

#include "cli/terminal.h"
#include "core/value.h"
#include "engine/answers.h"

namespace durbar {

namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

constexpr int kDigits = 4;

// What the file has, or what stands for it in a field that is missing or of another kind.

std::string text_in(const json::object& object, std::string_view name) {
    const auto* value = object.if_contains(name);
    const auto* text = value == nullptr ? nullptr : value->if_string();
    return text == nullptr ? "" : std::string(*text);
}

template <class Number>
Number number_in(const json::object& object, std::string_view name) {
    const auto* value = object.if_contains(name);
    json::error_code failed;
    const Number number = value == nullptr ? Number{} : value->to_number<Number>(failed);
    return failed ? Number{} : number;
}

template <class Each>
void each_in(const json::object& object, std::string_view name, const Each& each) {
    const auto* value = object.if_contains(name);
    const auto* list = value == nullptr ? nullptr : value->if_array();
    if (list == nullptr) return;
    for (const auto& item : *list) each(item);
}

analysis::Puzzle puzzle_in(const json::object& object, const std::string& game) {
    analysis::Puzzle puzzle;
    puzzle.game = game;
    puzzle.players = number_in<int>(object, "players");
    puzzle.seat = number_in<int>(object, "seat");
    puzzle.position = text_in(object, "position");
    puzzle.move = text_in(object, "move");
    puzzle.share = number_in<double>(object, "share");
    puzzle.margin = number_in<double>(object, "margin");
    puzzle.first_look = number_in<int>(object, "first_look");
    each_in(object, "others", [&](const json::value& item) {
        if (const auto* other = item.if_object()) {
            puzzle.others.push_back({text_in(*other, "move"), number_in<double>(*other, "loss")});
        }
    });
    each_in(object, "line", [&](const json::value& item) {
        if (const auto* move = item.if_string()) puzzle.line.emplace_back(*move);
    });
    return puzzle;
}

StoredPuzzle stored_in(const json::object& object, const std::string& game) {
    StoredPuzzle stored;
    stored.puzzle = puzzle_in(object, game);
    stored.tries = number_in<int>(object, "tries");
    stored.master = number_in<int>(object, "master");
    stored.easy = number_in<int>(object, "easy");
    const auto* source = object.if_contains("source");
    if (const auto* from = source == nullptr ? nullptr : source->if_object()) {
        stored.source = {text_in(*from, "record"), number_in<std::uint64_t>(*from, "seed"),
                         number_in<std::uint64_t>(*from, "game"), number_in<std::size_t>(*from, "ply")};
    }
    return stored;
}

Fields source_fields(const PuzzleSource& source) {
    if (!source.record.empty()) return {{"record", source.record}, {"ply", source.ply}};
    return {{"seed", source.seed}, {"game", source.game}, {"ply", source.ply}};
}

Fields puzzle_fields(const StoredPuzzle& stored) {
    const analysis::Puzzle& puzzle = stored.puzzle;
    List others;
    for (const auto& other : puzzle.others) {
        others.emplace_back(make_fields({{"move", other.move}, {"loss", rounded(other.loss, kDigits)}}));
    }
    List line;
    for (const auto& move : puzzle.line) line.emplace_back(move);
    return make_fields({{"players", puzzle.players},
                        {"seat", puzzle.seat},
                        {"move", puzzle.move},
                        {"share", rounded(puzzle.share, kDigits)},
                        {"margin", rounded(puzzle.margin, kDigits)},
                        {"first_look", puzzle.first_look},
                        {"tries", stored.tries},
                        {"master", stored.master},
                        {"easy", stored.easy},
                        {"source", source_fields(stored.source)},
                        {"line", std::move(line)},
                        {"others", std::move(others)},
                        {"position", puzzle.position}});
}

}  // namespace

Result<std::vector<StoredPuzzle>> read_puzzles(const std::string& path, const std::string& game) {
    std::vector<StoredPuzzle> puzzles;
    std::error_code unknown;
    if (!fs::exists(path, unknown)) return puzzles;
    const auto text = read_file(path);
    if (!text) return text.error();
    json::error_code failed;
    const json::value value = json::parse(text.value(), failed);
    const auto* file = failed ? nullptr : value.if_object();
    if (file == nullptr || text_in(*file, "game") != game) {
        return Error{path + " is no file of puzzles of " + game + "."};
    }
    each_in(*file, "puzzles", [&](const json::value& item) {
        if (const auto* object = item.if_object()) puzzles.push_back(stored_in(*object, game));
    });
    return puzzles;
}

std::optional<Error> write_puzzles(const std::string& path, const std::string& game,
                                   const std::vector<StoredPuzzle>& puzzles) {
    std::string text = R"({"game":)" + json_text(game) + R"(,"puzzles":[)";
    for (const auto& stored : puzzles) {
        text += &stored == &puzzles.front() ? "\n" : ",\n";
        append_json(text, puzzle_fields(stored));
    }
    text += "\n]}\n";
    std::error_code failed;
    const auto folder = fs::path(path).parent_path();
    if (!folder.empty()) fs::create_directories(folder, failed);
    if (failed) return Error{"Cannot create the folder " + folder.string() + ": " + failed.message() + "."};
    const std::string half = path + ".half";
    if (auto error = write_file(half, text)) return error;
    fs::rename(half, path, failed);
    if (failed) return Error{"Cannot write " + path + ": " + failed.message() + "."};
    return std::nullopt;
}

}  // namespace durbar
