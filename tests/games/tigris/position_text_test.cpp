#include <algorithm>

#include "games/tigris/tigris_scenario.h"

namespace durbar::testing {
namespace {

using tigris::Rules;

/// A text that is no position. `line` is the 1-based line at fault, 0 when only the whole is wrong; `part` is
/// a word of the sentence that tells this fault from others.
struct Malformed {
    int line;
    const char* part;
    const char* text;
};

void expect_refused(const std::vector<Malformed>& table) {
    for (const auto& bad : table) {
        const auto read = Rules::parse_position(bad.text);
        EXPECT_FALSE(read) << "accepted:\n" << bad.text;
        if (read) continue;
        EXPECT_EQ(read.error().line, bad.line) << read.error().message << "\n" << bad.text;
        EXPECT_NE(describe(read.error()).find(bad.part), std::string::npos) << describe(read.error()) << "\n"
                                                                            << bad.text;
        EXPECT_GT(read.error().message.size(), 12U) << bad.text;
    }
}

TEST(TigrisPositionText, RefusesWhatIsNoPosition) {  // TE-1.1, TE-1.7
    expect_refused({
        {1, "tigris", ""},
        {1, "tigris", "rajas\n"},
        {1, "tigris", "tigris 2\n"},
        {2, "tigris", "# a comment\nboard\n"},
        {2, "players", "tigris\nplayers\n"},
        {2, "players", "tigris\nplayers 1\n"},
        {2, "players", "tigris\nplayers 5\n"},
        {2, "players", "tigris\nplayers two\n"},
        {3, "players", "tigris\nturn 0\nplayers 3\n"},
        {2, "option", "tigris\noption\n"},
        {2, "option", "tigris\noption board\n"},
        {2, "board", "tigris\noption board=round\n"},
        {2, "option", "tigris\noption colour=red\n"},
        {3, "option", "tigris\nturn 0\noption board=advanced\n"},
        {3, "mood", "tigris\n\nmood good\n"},
    });
}

TEST(TigrisPositionText, RefusesAMalformedBoard) {  // TE-1.7
    expect_refused({
        {3, "letters", "tigris\nboard\n"},
        {3, "letters", "tigris\nboard\n1 . . .\n"},
        {3, "letters", "tigris\nboard\n  A C D\n1 . . .\n"},
        {3, "letters", "tigris\nboard\n  O P Q\n1 . . .\n"},
        {2, "board", "tigris\nboard here\n  A B\n1 . .\n"},
        {3, "rows", "tigris\nboard\n  A B\nturn 0\n"},
        {4, "squares", "tigris\nboard\n  A B\n1 . . .\n"},
        {5, "squares", "tigris\nboard\n  A B\n1 . .\n2 .\n"},
        {5, "rows", "tigris\nboard\n  A B\n5 . .\n7 . .\n"},
        {4, "z", "tigris\nboard\n  A B\n5 . z\n"},
        {4, "r?", "tigris\nboard\n  A B\n5 . r?\n"},
        {4, "x*", "tigris\nboard\n  A B\n5 . x*\n"},
        {4, "K", "tigris\nboard\n  A B\n5 r K\n"},
        {4, "K2", "tigris\nboard\n  A B\n5 r K2\n"},  // two players only
        {5, "twice", "tigris\nboard\n  A B\n5 r K0\n6 r K0\n"},
    });
}

TEST(TigrisPositionText, RefusesAMalformedLine) {  // TE-3.1, TE-12.8, TE-1.4
    expect_refused({
        {2, "turn", "tigris\nturn\n"},
        {2, "turn", "tigris\nturn 2\n"},
        {2, "done", "tigris\ndone 3\n"},
        {2, "done", "tigris\ndone -1\n"},
        {2, "hand", "tigris\nhand red 2\n"},
        {2, "hand", "tigris\nhand 2 red 2\n"},
        {2, "hand", "tigris\nhand 0 red\n"},
        {2, "hand", "tigris\nhand 0 pink 2\n"},
        {2, "hand", "tigris\nhand 0 red many\n"},
        {2, "swapped", "tigris\nswapped 0 red -1\n"},
        {2, "points", "tigris\npoints 0 red\n"},
        {2, "points", "tigris\npoints 0 red 99999\n"},
        {2, "treasures", "tigris\ntreasures 0\n"},
        {2, "treasures", "tigris\ntreasures 0 99\n"},
        {2, "catastrophes", "tigris\ncatastrophes 0 3\n"},
        {2, "catastrophes", "tigris\ncatastrophes 0 1 1\n"},
        {2, "bag", "tigris\nbag 12\n"},
        {2, "out", "tigris\nout red 1 2\n"},
        {2, "monument", "tigris\nmonument black-red C4\n"},
        {2, "monument", "tigris\nmonument black-black C5 black\n"},
        {2, "monument", "tigris\nmonument black-red Z5 black\n"},
        {2, "building", "tigris\nbuilding C4\n"},
        {2, "building", "tigris\nbuilding white C4\n"},
        {2, "unification", "tigris\nunification\n"},
        {2, "unification", "tigris\nunification R2\n"},
        {2, "conflict", "tigris\nconflict war king 0 1\n"},
        {2, "conflict", "tigris\nconflict feud king attacker 0 defender 1 strength 3 2 committed 1\n"},
        {2, "conflict", "tigris\nconflict war king attacker 0 defender 7 strength 3 2 committed 1\n"},
        {2, "agenda", "tigris\nagenda\n"},
        {2, "agenda", "tigris\nagenda dance\n"},
        {2, "draw", "tigris\nagenda draw 0\n"},
        {2, "monument", "tigris\nagenda monument; treasures; end-action\n"},
        {2, "action", "tigris\nagenda action 3\n"},
        {2, "over", "tigris\nover\n"},
        {2, "over", "tigris\nover soon\n"},
    });
}

TEST(TigrisPositionText, RefusesABoardThatBreaksTheRules) {  // TE-2.7, TE-4.5, TE-4.14, TE-5.3, TE-10.2
    expect_refused({
        {0, "TE-4.14", "tigris\nboard\n  A B\n5 g K0\n"},
        {0, "TE-4.14", "tigris\nboard\n  H I J\n4 # # K0\n5 # # .\nmonument black-red H4 red\n"},
        {0, "TE-4.5", "tigris\nboard\n  A B\n4 . K0\n5 . r\n"},
        {0, "TE-5.3", "tigris\nboard\n  A B\n5 . b\n"},
        {0, "TE-5.3", "tigris\nboard\n  A B\n4 . r\n"},
        {0, "TE-2.7", "tigris\nboard\n  H I J\n4 K0 r K1\n"},
        {0, "treasure", "tigris\nboard\n  H I\n4 r* .\n"},
        {0, "treasure", "tigris\nboard\n  E F\n3 . g*\n"},
        {0, "monument", "tigris\nboard\n  H I\n4 # #\n5 # #\n"},
        {0, "monument", "tigris\nmonument black-red H4 red\n"},
        {0, "monument", "tigris\nboard\n  H I\n4 # #\n5 # .\nmonument black-red H4 red\n"},
        {0, "TE-10.2", "tigris\nboard\n  H I\n4 # #\n5 # #\nmonument black-red H4 green\n"},
        {0, "monument", "tigris\nboard\n  A B\n4 # #\n5 # #\nmonument black-red A4 red\n"},
        {0, "monument",
         "tigris\nboard\n  H I J\n4 # # #\n5 # # #\nmonument black-red H4 red\nmonument red-blue I4 red\n"},
        {0, "TE-15.1", "tigris\nboard\n  H I\n4 r^ .\nbuilding red H4\n"},
        {0, "TE-15.14", "tigris\noption buildings=on\nboard\n  H I\n4 g^ .\nbuilding red H4\n"},
        {0, "^", "tigris\noption buildings=on\nboard\n  H I\n4 r .\nbuilding red H4\n"},
        {0, "^", "tigris\noption buildings=on\nboard\n  H I\n4 r^ .\n"},
        {0, "+", "tigris\nboard\n  H I\n4 r+ .\n"},
        {0, "+", "tigris\nboard\n  H I\n4 r .\nunification H4\n"},
    });
}

TEST(TigrisPositionText, RefusesCountsThatDoNotAddUp) {  // TE-1.2, TE-1.4, TE-1.15, TE-11.11, TE-12.8
    expect_refused({
        {0, "TE-1.2", "tigris\nhand 0 red 6\nout red 45\n"},
        {0, "TE-1.15", "tigris\nbag red 10\n"},
        {0, "TE-1.15", "tigris\nbag red 48 blue 36 green 30 black 30\n"},
        {0, "TE-1.15", "tigris\nhand 0 green 1\nbag red 47 blue 36 green 30 black 30\n"},
        {0, "TE-1.15", "tigris\nswapped 1 black 1\nbag red 47 blue 36 green 30 black 30\n"},
        {0, "TE-12.8", "tigris\nhand 0 red 7\n"},
        {0, "TE-12.8", "tigris\nhand 1 red 3 blue 4\n"},
        {0, "TE-11.11", "tigris\ntreasures 0 1\n"},
        {0, "TE-11.11", "tigris\nboard\n  E F\n3 . r\n"},
        {0, "TE-11.11", "tigris\nboard\n  E F\n3 . .\n"},
        {0, "TE-1.4", "tigris\ncatastrophes 0 1\n"},
        {0, "TE-1.4", "tigris\nboard\n  H I\n4 x .\n"},
    });
}

TEST(TigrisPositionText, RefusesAnAgendaNoGameComesTo) {  // TE-3.4, TE-3.9, TE-9.2, TE-9.3, TE-11.10
    constexpr const char* kJoined = "tigris\nboard\n  G H I J K\n4 r K0 g+ K1 r\nunification I4\n";
    const std::string joined = kJoined;
    const std::vector<std::string> texts{
        joined,                      // nobody decides the war
        joined + "agenda action\n",  // no action while the tile lies there
        joined + "agenda attack; wars; monument I4; treasures; end-action\n",  // which war?
        joined +
            "agenda attack; wars; monument I4; treasures; end-action\n"
            "conflict war trader attacker 0 defender 1 strength 0 0 committed 0\n",  // no traders
        joined +
            "agenda attack; wars; monument I4; treasures; end-action\n"
            "conflict war king attacker 1 defender 0 strength 0 0 committed 0\n",  // seat 0 is active
        joined +
            "agenda attack; wars; monument I4; treasures; end-action\n"
            "conflict war king attacker 0 defender 1 strength 2 0 committed 0\n",  // no settlements there
        joined +
            "agenda attack; wars; monument I4; treasures; end-action\n"
            "conflict war king attacker 0 defender 1 strength 0 0 committed 1\n",  // not yet
        joined + "agenda wars; monument H4; treasures; end-action\n",              // the laid tile is I4
        joined + "agenda wars 5; monument I4; treasures; end-action\n",
        joined + "agenda wars x; monument I4; treasures; end-action\n",
        joined + "agenda wars 4; monument I4; treasures; end-action\n",  // a fifth one
        "tigris\nconflict war king attacker 0 defender 1 strength 0 0 committed 0\n",
        "tigris\nagenda wars; monument A1; treasures; end-action\n",
        "tigris\nagenda action; action\n",
        "tigris\nagenda draw 0 2; action\n",
        "tigris\nagenda treasures; end-action\n",  // nothing to choose
        "tigris\nagenda end-turn\n",
        "tigris\ndone 2\n",
        "tigris\nagenda action\nover bag\n",
        "tigris\nboard\n  F G H I J\n3 r* T0 . . .\n4 k . . . .\n5 k . . . .\n6 k . . . .\n7 k k k r* .\n",
    };
    for (const auto& text : texts) {
        const auto read = Rules::parse_position(text);
        EXPECT_FALSE(read) << "accepted:\n" << text;
        EXPECT_TRUE(read || read.error().message.size() > 12U) << text;
    }
    const auto good =
        Rules::parse_position(joined +
                              "agenda attack; wars; monument I4; treasures; end-action\n"
                              "conflict war king attacker 0 defender 1 strength 0 0 committed 0\n");
    ASSERT_TRUE(good) << describe(good.error());
    EXPECT_EQ(Rules::decision(good.value()), "support");
}

TEST(TigrisPositionText, CountsLinesFromTheTopOfTheText) {  // TE-1.15
    std::string text = "# first\n\ntigris\n# more\n\nplayers 3\r\noption board=advanced\n";
    int line = 8;
    for (const char* const good :
         {"board\n   A  B\n 1 .  .\n", "# between\n\n", "hand 2 red 3\n", "points 1 red 3\n"}) {
        text += good;
        line += static_cast<int>(std::count(good, good + std::string_view(good).size(), '\n'));
        const auto read = Rules::parse_position(text + "hand 3 red 1\n");
        ASSERT_FALSE(read);
        EXPECT_EQ(read.error().line, line) << text;
        EXPECT_EQ(describe(read.error()).find("line " + std::to_string(line) + ": "), 0U);
    }
}

TEST(TigrisPositionText, RefusesConflictsTreasuresAndEndsThatNoGameReaches) {  // TE-4.6, TE-10.12, TE-13.1
    expect_refused({
        {0, "TE-4.6",
         "tigris\nplayers 3\nboard\n  F G H I J K L\n5 . . . . . . .\n6 . r K1 r K0 r K2\n7 . . . r* . . .\n"
         "hand 0 red 3\nhand 1 red 3\nagenda attack; treasures; end-action\n"
         "conflict revolt king attacker 0 defender 1 strength 2 2 committed 0\n"},
        {0, "TE-10.12", "tigris\nboard\n  A B\n1 # #\n2 # #*\nmonument black-green A1 black\n"},
        {0, "TE-13.1", "tigris\nover treasures\n"},
    });
}

}  // namespace
}  // namespace durbar::testing
