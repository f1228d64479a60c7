#pragma once

#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {

/// The conflict that is being fought: its kind, who fights whom, and the strengths on the board.
inline void expect_conflict(const Tigris& t, tigris::ConflictKind kind, int attacker, int attack,
                            int defender, int defence) {
    const auto& conflict = t.state().conflict;
    EXPECT_EQ(conflict.kind, kind) << t.text();
    EXPECT_EQ(conflict.attacker, attacker) << t.text();
    EXPECT_EQ(conflict.defender, defender) << t.text();
    EXPECT_EQ(conflict.attack, attack) << t.text();
    EXPECT_EQ(conflict.defence, defence) << t.text();
}

inline void expect_revolt(const Tigris& t, int attacker, int attack, int defender, int defence) {
    expect_conflict(t, tigris::ConflictKind::Revolt, attacker, attack, defender, defence);
}

inline void expect_war(const Tigris& t, tigris::Color leaders, int attacker, int attack, int defender,
                       int defence) {
    expect_conflict(t, tigris::ConflictKind::War, attacker, attack, defender, defence);
    EXPECT_EQ(t.state().conflict.leaders, leaders) << t.text();
}

}  // namespace durbar::testing
