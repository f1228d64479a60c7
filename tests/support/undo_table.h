#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

#include "core/match.h"

namespace durbar::testing {

/// A match from a position, with the steps of an undo test.
template <Presentable G>
class UndoTable {
public:
    explicit UndoTable(std::string_view position) : match_(G::parse_position(position).value()) {}

    const typename G::State& state() const { return match_.state(); }
    Player to_act() const { return match_.to_act(); }
    std::optional<int> undoable_by() const { return match_.undoable_by(); }

    UndoTable& play(int seat, std::string_view move) {
        EXPECT_EQ(match_.to_act(), player(seat)) << "before '" << move << "'\n" << match_.position();
        return played(move, match_.play(seat, move));
    }
    UndoTable& chance(std::string_view move) {
        EXPECT_EQ(match_.to_act(), Player::Chance) << "before '" << move << "'\n" << match_.position();
        return played(move, match_.play_next(move));
    }
    /// The seat takes back its last decision, which leaves exactly the given position.
    void expect_undo(int seat, const typename G::State& wanted) {
        const auto before = match_.plies();
        EXPECT_EQ(match_.undoable_by(), seat) << match_.position();
        const auto refusal = match_.undo(seat);
        EXPECT_FALSE(refusal) << (refusal ? describe(*refusal) : "") << "\n" << match_.position();
        EXPECT_EQ(match_.plies() + 1, before);
        EXPECT_TRUE(match_.state() == wanted) << match_.position();
        EXPECT_EQ(G::violation(match_.state()), std::nullopt);
    }
    /// The seat may not undo; nothing changes.
    void expect_no_undo(int seat) {
        const auto before = match_.state();
        const auto plies = match_.plies();
        const auto refusal = match_.undo(seat);
        EXPECT_TRUE(refusal) << match_.position();
        EXPECT_FALSE(refusal.value_or(Refusal{}).key.empty());
        EXPECT_TRUE(match_.state() == before) << match_.position();
        EXPECT_EQ(match_.plies(), plies);
    }

private:
    UndoTable& played(std::string_view move, const std::optional<Refusal>& refusal) {
        EXPECT_FALSE(refusal) << "'" << move << "' is refused: " << (refusal ? describe(*refusal) : "")
                              << "\n"
                              << match_.position();
        return *this;
    }

    Match<G> match_;
};

}  // namespace durbar::testing
