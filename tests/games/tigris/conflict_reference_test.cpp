#include <algorithm>
#include <set>
#include <string>
#include <variant>

#include "games/tigris/table_reading.h"

namespace durbar::testing {
namespace {

// Every conflict of whole random games, fought a second time with plain loops over the letters of the board.

using tigris::Color;
using tigris::ConflictKind;
using tigris::Rules;
using tigris::State;

constexpr std::string_view kLeaderLetters = "PFTK";
constexpr std::string_view kTileLetters = "rbgk";

int leader_square(const State& state, int seat, Color leader) {
    const auto wanted = std::string(1, kLeaderLetters[index(leader)]) + std::to_string(seat);
    for (int cell = 0; cell < 176; ++cell) {
        if (letters(state, cell) == wanted) return cell;
    }
    return -1;
}

int unification_square(const State& state) {
    for (int cell = 0; cell < 176; ++cell) {
        if (letters(state, cell).find('+') != std::string::npos) return cell;
    }
    return -1;
}

/// All squares linked with `start`, never crossing `wall`.
std::set<int> piece_of(const State& state, int start, int wall) {
    std::set<int> piece{start};
    std::vector<int> open{start};
    while (!open.empty()) {
        const int cell = open.back();
        open.pop_back();
        for (const int next : beside(cell)) {
            if (next != wall && links(letters(state, next)) && piece.insert(next).second)
                open.push_back(next);
        }
    }
    return piece;
}

std::set<int> supporters_of(const State& state, int seat, Color leader) {
    std::set<int> tiles;
    for (const int cell : piece_of(state, leader_square(state, seat, leader), unification_square(state))) {
        if (letters(state, cell)[0] == kTileLetters[index(leader)]) tiles.insert(cell);
    }
    return tiles;
}

int temples_around(const State& state, int cell) {
    int temples = 0;
    for (const int next : beside(cell)) temples += is_temple(letters(state, next)) ? 1 : 0;
    return temples;
}

int strength_of(const State& state, int seat) {
    const auto& conflict = state.conflict;
    if (conflict.kind == ConflictKind::War)
        return static_cast<int>(supporters_of(state, seat, conflict.leaders).size());
    return temples_around(state, leader_square(state, seat, conflict.leaders));
}

/// May the tile stay although its side has lost? The beaten leader stands on `beaten`.
bool is_protected(const State& state, int cell, int beaten) {
    const auto square = letters(state, cell);
    if (square.find('^') != std::string::npos) return true;
    if (!is_temple(square)) return false;
    if (square.find('*') != std::string::npos) return true;
    const auto around = beside(cell);
    return std::any_of(around.begin(), around.end(),
                       [&](int next) { return next != beaten && is_leader(letters(state, next)); });
}

void expect_result(const State& before, int committed, const State& after) {
    const auto& fought = before.conflict;
    const bool war = fought.kind == ConflictKind::War;
    const int attack = strength_of(before, fought.attacker) + fought.committed;
    const int defence = strength_of(before, fought.defender) + committed;
    const int winner = attack > defence ? fought.attacker : fought.defender;
    const int loser = attack > defence ? fought.defender : fought.attacker;
    const int beaten = leader_square(before, loser, fought.leaders);
    std::set<int> gone{beaten};
    if (war) {
        for (const int cell : supporters_of(before, loser, fought.leaders)) {
            if (!is_protected(before, cell, beaten)) gone.insert(cell);
        }
    }
    for (int cell = 0; cell < 176; ++cell) {
        const auto left = letters(after, cell);
        if (gone.contains(cell)) {
            EXPECT_TRUE(left == "." || left == "~") << tigris::cell_name(static_cast<tigris::Cell>(cell));
        } else {  // marks may go with the end of the action: treasures, the unification tile
            EXPECT_EQ(left.substr(0, 1), letters(before, cell).substr(0, 1));
        }
    }
    const auto color = war ? fought.leaders : Color::Red;
    const int gain = after.points[static_cast<unsigned>(winner)][index(color)] -
                     before.points[static_cast<unsigned>(winner)][index(color)];
    const int wanted = war ? static_cast<int>(gone.size()) : 1;
    const bool turn_over =
        after.turn != before.turn || after.actions_done == 2;  // monuments may have paid too
    if (turn_over) {
        EXPECT_GE(gain, wanted);
    } else {
        EXPECT_EQ(gain, wanted);
        EXPECT_EQ(total_points(after), total_points(before) + wanted);
    }
}

TEST(TigrisConflictReference, EveryResultFollowsFromTheBoard) {  // TE-8.8, TE-9.14, TE-9.23
    int wars = 0;
    int revolts = 0;
    for_each_random_step(60, [&](const State& before, const tigris::Move& move, const State& after) {
        const auto* commit = std::get_if<tigris::Commit>(&move);
        if (commit == nullptr || before.agenda.back().step != tigris::Step::Defence) return;
        (before.conflict.kind == ConflictKind::War ? wars : revolts) += 1;
        expect_result(before, commit->tiles, after);
    });
    EXPECT_GT(wars, 100);
    EXPECT_GT(revolts, 100);
}

TEST(TigrisConflictReference, EveryConflictBeginsAsTheBoardSays) {  // TE-8.3, TE-9.7, TE-9.8
    int checked = 0;
    for_each_random_step(60, [&](const State& before, const tigris::Move&, const State& after) {
        if (after.agenda.empty() || after.agenda.back().step != tigris::Step::Attack) return;
        const auto& begun = after.conflict;
        ++checked;
        EXPECT_EQ(begun.attack, strength_of(after, begun.attacker));
        EXPECT_EQ(begun.defence, strength_of(after, begun.defender));
        EXPECT_EQ(begun.committed, 0);
        if (begun.kind == ConflictKind::Revolt) {
            EXPECT_EQ(begun.attacker, before.turn);
            return;
        }
        const auto region = piece_of(after, unification_square(after), -1);
        int seat = after.turn;  // clockwise from the active player the first one involved attacks
        while (!region.contains(leader_square(after, seat, begun.leaders))) seat = (seat + 1) % after.players;
        EXPECT_EQ(begun.attacker, seat);
        do seat = (seat + 1) % after.players;
        while (!region.contains(leader_square(after, seat, begun.leaders)));
        EXPECT_EQ(begun.defender, seat);
    });
    EXPECT_GT(checked, 200);
}

TEST(TigrisConflictReference, TheOpenWarsAreThoseOfTheJoinedKingdom) {  // TE-9.3, TE-9.6, TE-9.24
    int choices = 0;
    for_each_random_step(400, [&](const State&, const tigris::Move&, const State& after) {
        if (after.agenda.empty() || after.agenda.back().step != tigris::Step::Wars) return;
        ++choices;
        const auto region = piece_of(after, unification_square(after), -1);
        std::set<std::string> open;
        for (const auto color : tigris::kAllColors) {
            int leaders = 0;
            for (int seat = 0; seat < after.players; ++seat) {
                leaders += region.contains(leader_square(after, seat, color)) ? 1 : 0;
            }
            EXPECT_LE(leaders, 2);
            if (leaders == 2) open.insert("war " + std::string(tigris::leader_name(color)));
        }
        const auto listed = Tigris(after).legal();
        EXPECT_EQ(std::set<std::string>(listed.begin(), listed.end()), open);
        EXPECT_GE(listed.size(), 2U);
    });
    EXPECT_GT(choices, 20);
}

}  // namespace
}  // namespace durbar::testing
