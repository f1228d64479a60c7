#include <map>
#include <set>

#include "games/maharani/maharani_scenario.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

using maharani::Rules;

// A second reading of the rules, written without the engine's sets and tables: a palace of named cells,
// walked with plain maps. Every tile of many random games must bring what this model says.

struct Cell {
    std::string section;
    char color = ' ';
    char worker = ' ';
};
using Model = std::map<std::pair<int, int>, Cell>;

Model model_of(const maharani::State& s) {
    Model model;
    for (maharani::Space space = 0; space < maharani::kSpaces; ++space) {
        const auto& entry = maharani::data::kSpaces[space];
        const std::string text = maharani::space_text(s, space);
        Cell cell{std::string(entry.label.substr(0, 1)), ' ', ' '};
        if (!text.empty()) cell.color = text[0];
        if (text.size() == 4) cell.worker = text[3];
        model[{entry.row, entry.column}] = cell;
    }
    return model;
}

/// How many cells hang together with this one in the given property.
template <class Same>
int group_size(const Model& model, std::pair<int, int> from, Same same) {
    std::set<std::pair<int, int>> seen{from};
    std::vector<std::pair<int, int>> open{from};
    while (!open.empty()) {
        const auto at = open.back();
        open.pop_back();
        for (const auto& [row, column] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
            const std::pair next{at.first + row, at.second + column};
            const auto found = model.find(next);
            if (found != model.end() && same(found->second) && seen.insert(next).second) open.push_back(next);
        }
    }
    return static_cast<int>(seen.size());
}

/// The crews of the seat, by letter.
std::string crews(int players, int seat) {
    const std::string all = "rgby";
    return players == 2 ? all.substr(static_cast<std::size_t>(2 * seat), 2)
                        : all.substr(static_cast<std::size_t>(seat), 1);
}

/// What a tile brings: for itself, and for each worker that may come onto it ("new r", "move g").
struct Expected {
    int tile = 0;
    std::map<std::string, int> workers;
};

Expected expected(const maharani::State& s, const maharani::LayTile& m) {
    Model model = model_of(s);
    const auto& entry = maharani::data::kSpaces[m.space];
    const std::pair here{int{entry.row}, int{entry.column}};
    const std::string section(entry.label.substr(0, 1));
    const char color = maharani::color_name(maharani::color_of(s.rondel[m.place]))[0];
    model[here].color = color;
    Expected result;
    result.tile = group_size(model, here, [&](const Cell& cell) { return cell.color == color; });
    const std::string sides = s.players == 2 ? "SN" : "SWNE";
    if (maharani::direction_letter(m.arrow) != sides[s.turn]) return result;
    for (const char crew : crews(s.players, s.turn)) {
        Model next = model;
        bool there = false;
        int on_board = 0;
        for (auto& [at, cell] : next) {
            on_board += cell.worker == crew ? 1 : 0;
            if (cell.worker != crew || cell.color != color || cell.section != section) continue;
            there = true;
            cell.worker = ' ';
        }
        const int all = s.players == 2 ? 7 : s.players == 3 ? 10 : 8;
        if (!there && on_board == all) continue;
        next[here].worker = crew;
        result.workers[std::string(there ? "move " : "new ") + crew] =
            group_size(next, here, [&](const Cell& cell) { return cell.worker == crew; });
    }
    return result;
}

TEST(MaharaniReference,
     AgreesOnTheGoldOfEveryTile) {  // MH-4.2, MH-4.4, MH-5.3, MH-5.5, MH-6.2, MH-12.2, MH-12.4
    int tiles = 0;
    for_each_random_state<Rules>({.games = 12, .every = 3}, [&](const maharani::State& state, Rng& rng) {
        if (Rules::decision(state) != "action" && Rules::decision(state) != "second") return;
        maharani::MoveList moves;
        Rules::legal_moves(state, moves);
        for (int i = 0; i < 10; ++i) {
            const maharani::Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            const auto* lay = std::get_if<maharani::LayTile>(&move);
            if (lay == nullptr) continue;
            ++tiles;
            const Expected wanted = expected(state, *lay);
            std::vector<maharani::Event> events;
            auto next = state;
            Rules::apply(next, move, maharani::Sink(events));
            int tile_gold = 0;
            std::map<std::string, int> workers;
            std::string how;
            for (const auto& event : events) {
                using enum maharani::EventKind;
                const char crew = maharani::crew_name(event.crew)[0];
                if (event.kind == WorkerPlaced) how = std::string("new ") + crew;
                if (event.kind == WorkerMoved) how = std::string("move ") + crew;
                if (event.kind != Gold) continue;
                if (event.reason == maharani::Reason::ForTile) tile_gold = event.gold;
                if (event.reason == maharani::Reason::ForWorker) workers[how] = event.gold;
            }
            if (Rules::decision(next) == "worker") {
                maharani::MoveList choices;
                Rules::legal_moves(next, choices);
                for (const maharani::Move& choice : choices) {
                    auto after = next;
                    std::vector<maharani::Event> more;
                    Rules::apply(after, choice, maharani::Sink(more));
                    const std::string text = Rules::format(choice);  // "worker new red"
                    workers[text.substr(7, text.rfind(' ') - 7) + " " + text[text.rfind(' ') + 1]] =
                        more.at(1).gold;
                }
            }
            ASSERT_EQ(tile_gold, wanted.tile) << Rules::format(move);
            ASSERT_EQ(workers, wanted.workers) << Rules::format(move);
        }
    });
    EXPECT_GT(tiles, 2000);
}

}  // namespace
}  // namespace durbar::testing
