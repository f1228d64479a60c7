#include "core/envelope.h"
#include "games/maharaja/maharaja_views.h"

namespace durbar::testing {
namespace {

using maharaja::Action;
using maharaja::Disc;
using maharaja::Rules;

/// Three seats are to set their discs; seat 2 will play first.
constexpr std::string_view kDiscs =
    "round 2\nagenda disc 0\ncards 0 artisan\ncards 1 trader\ncards 2 mogul\n";

MaharajaMatch match_of(std::string_view lines, int players = 3) {
    return MaharajaMatch(Maharaja(players, lines).state());
}

void play(MaharajaMatch& match, int seat, std::string_view move) {
    const auto version = match.version();
    const auto refusal = match.play(seat, move);
    EXPECT_FALSE(refusal) << (refusal ? describe(*refusal) : "");
    EXPECT_GE(match.version(), version);
}

std::string seats_text(SmallSet seats) { return json_text(seats_value(seats)); }

/// The record's moves in order.
std::vector<std::string> moves_of(const MaharajaMatch& match) {
    std::vector<std::string> moves;
    for (const LogEntry& entry : match.line(Reader::referee(), 0)) moves.push_back(entry.move.value_or("-"));
    return moves;
}

TEST(MaharajaSealed, AllSeatsSetTheirDiscsAtTheSameTime) {  // MJ-5.4
    const auto match = match_of(kDiscs);
    EXPECT_EQ(seats_text(match.deciding()), "[0,1,2]");
    EXPECT_EQ(seats_text(match.sealed()), "[]");
    for (int seat = 0; seat < 3; ++seat) EXPECT_FALSE(match.check(seat, "disc gold palace"));
    EXPECT_EQ(match.check(1, "end")->key, "maharaja.disc_first");
    EXPECT_EQ(match.check(3, "disc gold palace")->key, "match.not_deciding");
}

TEST(MaharajaSealed, EveryOrderOfSeatsGivesTheRecordOfTheSerialOrder) {  // MJ-5.4
    MaharajaMatch serial = match_of(kDiscs);
    for (const auto* move : {"disc gold palace", "disc house quarry", "disc governor character"}) {
        EXPECT_FALSE(serial.play_next(move));
    }
    std::array<int, 3> order{0, 1, 2};
    do {
        MaharajaMatch match = match_of(kDiscs);
        for (const int seat : order) {
            constexpr std::array<std::string_view, 3> kMoves{"disc palace gold", "disc house quarry",
                                                             "disc character governor"};
            play(match, seat, kMoves[static_cast<unsigned>(seat)]);
        }
        EXPECT_TRUE(match.state() == serial.state());
        EXPECT_EQ(moves_of(match), moves_of(serial));
        EXPECT_EQ(match.plies(), 3U);
        EXPECT_EQ(match.to_act(), player(2));
        EXPECT_EQ(match.sealed(), SmallSet{});
        EXPECT_EQ(seats_text(match.deciding()), "[2]");
    } while (std::next_permutation(order.begin(), order.end()));
}

TEST(MaharajaSealed, AChoiceMayBeChangedUntilTheLastIsIn) {  // MJ-5.4
    auto match = match_of(kDiscs);
    play(match, 1, "disc gold gold");
    play(match, 0, "disc house house");
    const auto version = match.version();
    play(match, 1, "disc quarry palace");
    EXPECT_EQ(match.version(), version) << "nobody else can tell that it was changed";
    EXPECT_EQ(match.plies(), 0U);
    EXPECT_EQ(seats_text(match.sealed()), "[0,1]");
    EXPECT_FALSE(match.state().discs[0].is_set());
    play(match, 2, "disc gold palace");
    EXPECT_EQ(moves_of(match),
              (std::vector<std::string>{"disc house house", "disc quarry palace", "disc gold palace"}));
    EXPECT_EQ(match.state().discs[1], (Disc{Action::Quarry, Action::Palace}));
    EXPECT_TRUE(match.check(1, "disc gold gold"));
}

TEST(MaharajaSealed, UndoWithdrawsAChoice) {  // MJ-5.4
    auto match = match_of(kDiscs);
    play(match, 1, "disc gold gold");
    EXPECT_TRUE(match.undo(0));
    const auto version = match.version();
    EXPECT_FALSE(match.undo(1));
    EXPECT_EQ(match.version(), version + 1);
    EXPECT_EQ(match.sealed(), SmallSet{});
    EXPECT_TRUE(match.undo(1)) << "there is nothing left to take back";
    play(match, 0, "disc gold gold");
    play(match, 2, "disc gold gold");
    EXPECT_EQ(match.plies(), 0U) << "seat 1 has none";
    play(match, 1, "disc house house");
    EXPECT_EQ(match.plies(), 3U);
}

TEST(MaharajaSealed, ARefusedChoiceChangesNothing) {  // MJ-21.3
    auto match = match_of(kDiscs);
    play(match, 1, "disc gold gold");
    const auto version = match.version();
    EXPECT_TRUE(match.play(1, "disc gold"));
    EXPECT_TRUE(match.play(1, "end"));
    EXPECT_TRUE(match.play(4, "disc gold gold"));
    EXPECT_EQ(match.version(), version);
    EXPECT_EQ(told(match.view(Reader::seat(1)), "own_choice"), "\"disc gold gold\"");
}

TEST(MaharajaSealed, NobodyCanUndoAfterTheLast) {  // MJ-5.4, MJ-5.6
    auto match = match_of(kDiscs);
    for (const int seat : {2, 0, 1}) play(match, seat, "disc gold palace");
    EXPECT_EQ(match.undoable_by(), std::nullopt);
    for (int seat = 0; seat < 3; ++seat) EXPECT_TRUE(match.undo(seat)) << seat;
    EXPECT_EQ(match.plies(), 3U);
}

TEST(MaharajaSealed, TheOwnerSeesItsChoiceAndOthersOnlyThatItIsThere) {  // MJ-5.5
    auto one = match_of(kDiscs);
    auto two = match_of(kDiscs);
    play(one, 1, "disc gold palace");
    play(two, 1, "disc quarry character");
    for (const Reader reader : all_readers(3)) {
        const Value view = one.view(reader);
        EXPECT_EQ(told(view, "sealed"), "[1]");
        EXPECT_EQ(told(view, "own_choice"), reader.is(1) ? "\"disc gold palace\"" : "null");
        EXPECT_EQ(told(view, "deciding"), "[0,1,2]");
        const auto log = one.log(reader, 0);
        ASSERT_EQ(log.size(), 1U);
        EXPECT_EQ(log[0].what, LogEntry::What::Sealed);
        EXPECT_EQ(log[0].actor, player(1));
        EXPECT_EQ(log[0].move, std::nullopt);
        EXPECT_TRUE(log[0].events.empty());
        if (reader.is(1)) continue;
        EXPECT_EQ(json_text(view), json_text(two.view(reader)));
    }
}

TEST(MaharajaSealed, TheLogKeepsTheMovesToTheirSeatsUntilTheEnd) {  // MJ-5.5
    auto one = match_of(kDiscs);
    auto two = match_of(kDiscs);
    for (auto* match : {&one, &two}) {
        play(*match, 2, "disc gold gold");
        play(*match, 0, match == &one ? "disc gold palace" : "disc house quarry");
        play(*match, 1, "disc gold house");
    }
    for (const Reader reader : {Reader::spectator(), Reader::seat(1), Reader::seat(2)}) {
        EXPECT_EQ(log_text(one, reader), log_text(two, reader));
        EXPECT_EQ(json_text(one.view(reader)), json_text(two.view(reader)));
        EXPECT_FALSE(one.record(reader, {}));
        EXPECT_EQ(one.line(reader, 0)[1].move.has_value(), reader.is(1));
    }
    EXPECT_NE(log_text(one, Reader::seat(0)), log_text(two, Reader::seat(0)));
    EXPECT_NE(log_text(one, Reader::referee()), log_text(two, Reader::referee()));
    EXPECT_TRUE(one.record(Reader::referee(), {}));
}

TEST(MaharajaSealed, ABotOfEverySeatIsToActInItsOwnView) {  // MJ-5.4, MJ-5.5
    auto match = match_of(kDiscs);
    play(match, 0, "disc gold palace");
    Rng rng(5);
    for (int seat = 0; seat < 3; ++seat) {
        const auto snapshot = match.snapshot(Reader::seat(seat));
        const auto& view = view_of<Rules>(*snapshot);
        EXPECT_EQ(view.seat, seat);
        EXPECT_EQ(view.agenda.back().actor, player(seat));
        EXPECT_FALSE(view.disc.is_set()) << "what is sealed is not set yet";
        const auto guess = Rules::sample(view, rng);
        EXPECT_EQ(Rules::violation(guess), std::nullopt);
        EXPECT_EQ(Rules::to_act(guess), player(seat));
        EXPECT_EQ(Rules::violation(Rules::with_turn_of(match.state(), seat)), std::nullopt);
    }
    const auto spectator = match.snapshot(Reader::spectator());
    EXPECT_EQ(view_of<Rules>(*spectator).agenda.back().actor, player(0));
}

TEST(MaharajaSealed, APreviewEndsWhereAnothersDiscWouldBeShown) {  // MJ-5.5
    const auto match = match_of(kDiscs);
    const auto first = match.preview(0, "disc gold palace");
    ASSERT_FALSE(first.refusal);
    ASSERT_EQ(first.events.size(), 1U);
    EXPECT_EQ(json_text(event_value(first.events[0])),
              R"({"event":"disc_set","seat":0,"first":"gold","second":"palace"})");
    const auto last = match.preview(2, "disc gold palace");
    EXPECT_EQ(last.events.back().kind, "disc_shown") << "its own, for it plays first";
}

TEST(MaharajaSealed, GoesOnFromAPositionInTheMiddle) {  // MJ-5.4
    auto match = match_of("agenda disc 1\ndisc 0 quarry palace\n");
    EXPECT_EQ(seats_text(match.deciding()), "[1,2]");
    EXPECT_EQ(match.check(0, "disc gold gold")->key, "match.not_deciding");
    EXPECT_EQ(told(match.view(Reader::seat(0)), "seats.0.disc"), R"(["quarry","palace"])");
    EXPECT_EQ(told(match.view(Reader::seat(2)), "seats.0.disc"), "null");
    EXPECT_EQ(told(match.view(Reader::seat(2)), "seats.0.has_set"), "true");
    EXPECT_EQ(told(match.view(Reader::seat(2)), "seats.1.has_set"), "false");
    for (const int seat : {1, 2}) {
        const auto snapshot = match.snapshot(Reader::seat(seat));
        EXPECT_EQ(view_of<Rules>(*snapshot).agenda.back().actor, player(seat));
        EXPECT_EQ(Rules::violation(Rules::with_turn_of(match.state(), seat)), std::nullopt);
    }
    EXPECT_EQ(Rules::with_turn_of(match.state(), 2).discs[0], match.state().discs[0]);
    play(match, 2, "disc gold gold");
    play(match, 1, "disc house house");
    EXPECT_EQ(match.plies(), 2U);
    EXPECT_EQ(match.to_act(), player(0));
    EXPECT_EQ(match.undoable_by(), std::nullopt);
}

TEST(MaharajaSealed, TheLastSeatAloneDecidesAtOnce) {  // MJ-5.4
    auto match = match_of("agenda disc 2\n");
    EXPECT_EQ(seats_text(match.deciding()), "[2]");
    play(match, 2, "disc gold gold");
    EXPECT_EQ(match.plies(), 1U);
    EXPECT_EQ(match.undoable_by(), std::nullopt);
}

TEST(MaharajaSealed, TheEndOfATurnStandsOnceSomebodyHasSealed) {  // MJ-4.4
    auto match = match_of("played 0\nturn 1\nopen disc\n", 2);
    play(match, 1, "end");
    EXPECT_EQ(match.undoable_by(), 1);
    play(match, 0, "disc gold gold");
    EXPECT_EQ(match.undoable_by(), std::nullopt);
    EXPECT_TRUE(match.undo(1));
}

TEST(MaharajaSealed, NothingElseIsDecidedAtTheSameTime) {  // MJ-5.4
    for (const auto* lines : {"", "agenda choose 0\n", "agenda place 0\n", "agenda governor\n"}) {
        EXPECT_EQ(Rules::deciding(Maharaja(3, lines).state()), SmallSet{}) << lines;
    }
    EXPECT_EQ(Rules::deciding(Maharaja(2, "round 10\nover rounds\n").state()), SmallSet{});
}

}  // namespace
}  // namespace durbar::testing
