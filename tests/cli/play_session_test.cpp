#include "cli/play_session.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "ai/random_bot.h"
#include "bots/typed_bot.h"
#include "cli/terminal.h"
#include "core/match.h"
#include "games/registry.h"
#include "support/coin_drawing.h"
#include "support/coin_game.h"
#include "terminal/typed_face.h"

namespace durbar::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

std::unique_ptr<AnyBot> random_bot() {
    return std::make_unique<TypedBot<CoinGame>>(std::make_unique<RandomBot<CoinGame>>());
}

const TypedFace<CoinDrawing> kFace{};

/// A match of Coins from a position, or from the beginning.
PlaySetup setup(int people, const std::string& position = "") {
    PlaySetup made;
    made.match = position.empty()
                     ? std::make_unique<Match<CoinGame>>(CoinGame::Options{}, 2)
                     : std::make_unique<Match<CoinGame>>(CoinGame::parse_position(position).value());
    made.face = &kFace;
    for (int seat = 0; seat < 2; ++seat) {
        made.seats.push_back({"name " + std::to_string(seat), seat < people ? nullptr : random_bot()});
    }
    made.seed = 3;
    return made;
}

std::string session(PlaySetup made, const std::string& typed) {
    std::istringstream in(typed);
    std::ostringstream out;
    EXPECT_EQ(PlaySession(std::move(made), in, out).run(), kDone);
    return out.str();
}

/// Seat 0 is to boast, holding one golden and two silver coins.
const std::string kBoast =
    "coins 1\ntable 2 1 nobody\nnow boast 0 0 0 3\nbag 4 5 0 0\nseat 1 2 0 0 0 0\nseat 1 2 0 0 0 0\n";
/// The same, but nobody has coins: every bid is forced.
const std::string kPoor =
    "coins 1\ntable 2 1 nobody\nnow boast 0 0 0 3\nbag 6 9 0 0\nseat 0 0 0 0 0 0\nseat 0 0 0 0 0 0\n";

TEST(PlaySession, AWholeGameByTextNumberAndAbbreviation) {
    const std::string out = session(setup(1, kBoast), "boast 1\nbid 1 2\n");
    EXPECT_THAT(out, HasSubstr("your coins: 1 2"));
    EXPECT_THAT(out, HasSubstr("Seat 0 boasts 1."));
    EXPECT_THAT(out, HasSubstr("The game is over."));
    EXPECT_THAT(out, ::testing::ContainsRegex(
                         "rank  seat  name    result\n +1 +[01]  name [01]  [0-9]+ points, [0-9]+ left\n"));
    EXPECT_THAT(out, HasSubstr("'save FILE' saves the record"));
    EXPECT_THAT(session(setup(1, kBoast), "2\n6\n"), HasSubstr("  boast 1\n"));
    EXPECT_THAT(session(setup(1, kBoast), "boa 1\nbi 1 2\n"), HasSubstr("The game is over."));
}

TEST(PlaySession, ListsMovesWithStableNumbers) {
    const std::string out = session(setup(1, kBoast), "moves\nmoves boast 2\nmoves fly\nboast 0\nmoves\n");
    EXPECT_THAT(out, HasSubstr(" 1 boast 0   2 boast 1   3 boast 2\n"));
    EXPECT_THAT(out, HasSubstr("seat 0> moves boast 2\n 3 boast 2\n"));
    EXPECT_THAT(out, HasSubstr("No legal move begins with 'fly'."));
    EXPECT_THAT(out, HasSubstr(" 4 bid 1 0"));
}

/// A square such as K1 begins like K10; an illegal move must never become another one that is legal.
TEST(PlaySession, AReadableMoveIsNeverTakenForAnother) {
    PlaySetup made;
    made.match = std::move(load_match("tigris", "tigris\nhand 0 red 2\nhand 1 red 2\n").value());
    made.face = &face_of("tigris");
    made.seats.push_back({"one", nullptr});
    made.seats.push_back({"two", nullptr});
    const std::string out = session(std::move(made), "leader king K1\nwhy tile red B2\nl ki K2\n");
    EXPECT_THAT(out, HasSubstr("(TE-4.3)"));
    EXPECT_THAT(out, HasSubstr("(TE-5.2)"));
    EXPECT_THAT(out, HasSubstr("You placed the king on K2."));
    EXPECT_THAT(out, Not(HasSubstr("K10.")));
}

TEST(PlaySession, TellsWhichRuleForbidsAMove) {
    const std::string out =
        session(setup(1, kBoast), "why bid 0 0\nwhy boast 1\nbid 9 9\nwhy\nwhy fly\npreview boast 2\n");
    EXPECT_THAT(out, HasSubstr("Something else is decided now. (coins.2)"));
    EXPECT_THAT(out, HasSubstr("'boast 1' is legal.\n  Seat 0 boasts 1."));
    EXPECT_THAT(out, HasSubstr("Say which move: why MOVE."));
    EXPECT_THAT(out, HasSubstr("'fly'"));
    EXPECT_THAT(out, HasSubstr("preview boast 2\n  Seat 0 boasts 2."));
    EXPECT_THAT(out, Not(HasSubstr("The game is over")));
}

TEST(PlaySession, SaysWhenATextIsAmbiguous) {
    const std::string out = session(setup(1, kBoast), "boast\n99\n0\n");
    EXPECT_THAT(out, HasSubstr("'boast' could mean any of 3 moves:\n 1 boast 0"));
    EXPECT_THAT(out, HasSubstr("Moves are numbered from 1 to 3"));
}

TEST(PlaySession, UndoTakesTheLastDecisionBack) {
    const std::string out = session(setup(1, kBoast), "undo\nboast 2\nundo\nboast 1\nlog\n");
    EXPECT_THAT(out, HasSubstr("Nothing has been played yet."));
    EXPECT_THAT(out, HasSubstr("Taken back."));
    EXPECT_THAT(out, HasSubstr("    1  Seat 0 boasts 1.\n"));
}

TEST(PlaySession, ForcedMovesArePlayedAtOnceAndSaidSo) {
    const std::string out = session(setup(1, kPoor), "boast 1\n");
    EXPECT_THAT(out, HasSubstr("The game is over."));
    EXPECT_THAT(out, HasSubstr("(Your only legal move was played for you: bid 0 0)"));
}

/// What the last bid lays open could not be taken back; before it, the boast still can.
TEST(PlaySession, AForcedMoveThatRevealsIsAskedFor) {
    const std::string asked = session(setup(2, kPoor), "boast 1\nboast 0\n");
    EXPECT_THAT(asked, HasSubstr(" 1 bid 0 0\n"));
    EXPECT_THAT(asked, Not(HasSubstr("The game is over.")));
    EXPECT_THAT(session(setup(2, kPoor), "boast 1\nboast 0\nundo\n"), HasSubstr("Taken back."));
    const std::string played = session(setup(2, kPoor), "boast 1\nboast 0\n1\n");
    EXPECT_THAT(played, HasSubstr("The game is over."));
    EXPECT_THAT(played, Not(HasSubstr("was played for you")));
}

TEST(PlaySession, UndoAlsoTakesForcedMovesBack) {
    const std::string out = session(setup(2, kPoor), "boast 1\nundo\nposition\n");
    EXPECT_THAT(out, HasSubstr("Taken back."));
    EXPECT_THAT(out, HasSubstr("now boast 0 0 0 3"));
}

TEST(PlaySession, PeopleAtOneKeyboardSeeOnlyTheirOwn) {
    auto made = setup(2, kBoast);
    const std::string out = session(std::move(made), "boast 1\nbid 1 0\nlog\n");
    EXPECT_THAT(out, HasSubstr("---- seat 1 (name 1) ----"));
    EXPECT_THAT(out.substr(out.find("---- seat 1")), HasSubstr("Seat 0 bids secret coins."));
    EXPECT_THAT(out.substr(out.find("---- seat 1")), Not(HasSubstr("Seat 0 bids 1 0.")));
    made = setup(2, kBoast);
    made.interactive = true;
    const std::string screen = session(std::move(made), "\nboast 1\nbid 1 0\n\nboast 1\n");
    EXPECT_THAT(screen, HasSubstr("Pass the keyboard to seat 1 (name 1), then press Enter."));
    EXPECT_THAT(screen, HasSubstr("\x1b[2J"));
}

TEST(PlaySession, CommandsExplainThemselves) {
    const std::string out =
        session(setup(1, kBoast), "help\nhelp moves\n?\nboard\nscore\nlog x\nhel\nsave\n\n  \nquit\n");
    EXPECT_THAT(out, HasSubstr("moves [WORDS]"));
    EXPECT_THAT(out, Not(HasSubstr("tile"))) << "no word of another game";
    EXPECT_THAT(out, HasSubstr("Possible now, for example:\n  boast 0\n"));
    EXPECT_THAT(out, HasSubstr("your result would be: 0 points, 4 left."));
    EXPECT_THAT(out, HasSubstr("Say how many moves: log 20."));
    EXPECT_THAT(out, HasSubstr("Say where: save FILE."));
    EXPECT_THAT(out, HasSubstr("The game was not saved."));
}

/// A drawing may leave out to explain itself; that of Coins does not.
TEST(PlaySession, GamesExplainTopicsAndMoves) {
    const std::string out = session(setup(1, kBoast), "show\nshow unseen\nSHOW Unseen\nshow bag\nquit\n");
    EXPECT_THAT(out, HasSubstr("Type 'show' and one of these:\n  unseen          the coins that"));
    EXPECT_THAT(out, HasSubstr("> show unseen\nUnseen coins: 5 7\n"));
    EXPECT_THAT(out, HasSubstr("> SHOW Unseen\nUnseen coins: 5 7\n"));
    EXPECT_THAT(out, HasSubstr("There is nothing to show about 'bag'. Type 'show'"));
    EXPECT_THAT(session(setup(1, kBoast), "boast 1\nquit\n"),
                AllOf(HasSubstr(" bid 1 2  all your gold"), Not(HasSubstr("bid 0 2  all"))));
}

TEST(PlaySession, AProposedMoveIsPlayedWithOk) {
    const std::string out = session(setup(1, kBoast), "ok\nok\nquit\n");
    EXPECT_THAT(out, HasSubstr("> ok\n  boast 0\n"));
    EXPECT_THAT(out, HasSubstr("No move is proposed now."));
}

TEST(PlaySession, NewsAboutOneSeatShareALineAndNothingNewHasNoTitle) {
    const std::string out = session(setup(2, kPoor), "boast 1\nboast 1\nquit\n");
    EXPECT_THAT(out, HasSubstr("What happened\n  Seat 0 boasts 1."));
    EXPECT_THAT(out, Not(HasSubstr("What happened\n\n")));
}

TEST(PlaySession, AHintNamesAMoveAndPlaysNothing) {
    auto made = setup(1, kBoast);
    made.adviser = random_bot();
    const std::string out = session(std::move(made), "hint\nposition\n");
    EXPECT_THAT(out, ::testing::ContainsRegex("seat 0> hint\nboast [0-9]\\.\n"));
    EXPECT_THAT(out, HasSubstr("now boast 0 0 0 3"));
    EXPECT_THAT(session(setup(1, kBoast), "hint\n"), HasSubstr("Hints are switched off."));
    EXPECT_THAT(session(setup(1, kBoast), "boast 1\nbid 1 2\nhint\n"),
                HasSubstr("> hint\nThe game is over."));
}

/// Asking must not change what the bots do afterwards.
TEST(PlaySession, AHintLeavesTheMatchAsItWas) {
    const auto record = [](const std::string& typed) {
        auto made = setup(1, kBoast);
        made.adviser = random_bot();
        const std::string out = session(std::move(made), typed);
        return out.substr(out.rfind("The game is over."));
    };
    EXPECT_EQ(record("hint\nboast 1\nhint\nbid 1 2\nquit\n"), record("boast 1\nbid 1 2\nquit\n"));
}

TEST(PlaySession, SavesRecordsButNothingElseIsOverwritten) {
    const auto folder = std::filesystem::temp_directory_path() / ("durbar-play-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    const std::string file = (folder / "game.record").string();
    const std::string other = (folder / "letter.txt").string();
    ASSERT_EQ(write_file(other, "Dear Lenka"), std::nullopt);
    const std::string out = session(setup(1, kBoast), "boast 1\nsave " + file + "\nsave " + file + "\nsave " +
                                                          other + "\nsave /nowhere/x\nquit\n");
    EXPECT_THAT(out, HasSubstr("Saved to " + file));
    EXPECT_THAT(out, HasSubstr("exists and is not a record"));
    EXPECT_THAT(out, HasSubstr("Cannot write /nowhere/x"));
    EXPECT_THAT(out, Not(HasSubstr("The game was not saved.")));
    EXPECT_EQ(read_file(other).value(), "Dear Lenka");
    const auto record = parse_record(read_file(file).value());
    ASSERT_TRUE(record) << describe(record.error());
    EXPECT_EQ(record.value().plies.size(), 1U);
    auto made = setup(1, kBoast);
    made.save = file;
    session(std::move(made), "boast 1\n");  // the input ends: the flag saves
    EXPECT_EQ(parse_record(read_file(file).value()).value().plies.size(), 1U);
    std::filesystem::remove_all(folder);
}

TEST(PlaySession, BotsAlonePlayToTheEnd) {
    const std::string out = session(setup(0), "");
    EXPECT_THAT(out, HasSubstr("The game is over."));
    EXPECT_THAT(out, HasSubstr("The prize is"));
}

TEST(PlaySession, RubbishIsAnsweredKindly) {
    const std::string out =
        session(setup(1, kBoast), "\x1b[31m\n" + std::string(10'000, 'x') + "\n\xff\xfe\n-1\n1 2 3\n");
    EXPECT_THAT(out, HasSubstr("not '?[31m'"));
    EXPECT_THAT(out, Not(HasSubstr("The game is over.")));
}

}  // namespace
}  // namespace durbar::testing
