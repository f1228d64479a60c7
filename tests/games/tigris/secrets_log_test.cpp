#include "games/tigris/secrets.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

using tigris::Rules;

/// A match that goes on from a position; every step must be legal.
class Table {
public:
    explicit Table(const tigris::State& state) : match_(state) {}
    explicit Table(std::string_view position) : match_(Tigris(position).state()) {}

    Table& play(std::string_view move) {
        const auto refusal = match_.play_next(move);
        EXPECT_FALSE(refusal) << move << ": " << describe(*refusal);
        return *this;
    }
    const Match<Rules>& match() const { return match_; }
    LogEntry last(Reader reader) const { return match_.log(reader, match_.version() - 1).front(); }
    /// Events and moves, as a page receives them.
    std::string log(Reader reader) const {
        std::string text;
        for (const auto& entry : match_.log(reader, 0)) {
            text += entry.move.value_or("?") + "\n";
            for (const auto& event : entry.events) text += json_text(event_value(event.telling)) + "\n";
        }
        return text;
    }

private:
    Match<Rules> match_;
};

TEST(TigrisSecrets, OthersSeeWhoDrawsButNotTheColour) {  // TE-16.6
    Table red("tigris\nplayers 3\nhand 0 red 5\nhand 1 red 6\nhand 2 red 6\n");
    red.play("pass");
    Table blue(red.match().state());
    Table same(red.match().state());
    same.play("draw red");
    blue.play("draw blue");
    for (const Reader other : {Reader::seat(1), Reader::seat(2), Reader::spectator()}) {
        EXPECT_EQ(same.log(other), blue.log(other));
        EXPECT_EQ(blue.last(other).move, std::nullopt);
        EXPECT_EQ(blue.last(other).events[0].telling,
                  (Telling{"drew", {{"seat", 0}, {"color", nullptr}, {"left", 0}}}));
        EXPECT_EQ(blue.match().view(other), same.match().view(other));
    }
    for (const Reader knowing : {Reader::seat(0), Reader::referee()}) {
        EXPECT_EQ(blue.last(knowing).move, "draw blue");
        EXPECT_EQ(blue.last(knowing).events[0].telling,
                  (Telling{"drew", {{"seat", 0}, {"color", "blue"}, {"left", 0}}}));
        EXPECT_NE(blue.match().view(knowing), same.match().view(knowing));
    }
}

TEST(TigrisSecrets, OthersSeeTheNumberOfTilesInASwapButNotTheColours) {  // TE-16.6
    const Tigris t(kSecretTable);
    Table red(t.state());
    Table mixed(t.state());
    Table fewer(t.state());
    red.play("swap red 2");
    mixed.play("swap blue 1 green 1");
    fewer.play("swap green 1");
    for (const Reader other : {Reader::seat(1), Reader::seat(2), Reader::spectator()}) {
        EXPECT_EQ(red.log(other), mixed.log(other));
        EXPECT_NE(red.log(other), fewer.log(other));
        EXPECT_EQ(red.last(other).move, std::nullopt);
        EXPECT_EQ(red.last(other).events[0].telling, (Telling{"swapped", {{"seat", 0}, {"amount", 2}}}));
        EXPECT_EQ(red.match().view(other), mixed.match().view(other));
        EXPECT_EQ(at(red.match().view(other), "seats.0.swapped_size"), 3);
    }
    EXPECT_EQ(red.last(Reader::seat(0)).move, "swap red 2");
    EXPECT_EQ(red.last(Reader::referee()).move, "swap red 2");
    EXPECT_EQ(at(red.match().view(Reader::seat(0)), "seats.0.swapped.red"), 3);
    EXPECT_NE(red.match().view(Reader::seat(0)), mixed.match().view(Reader::seat(0)));
}

TEST(TigrisSecrets, OtherMovesAreOpenToAll) {  // TE-16.2
    Table t(kSecretTable);
    t.play("leader king J5").play("commit 2").play("commit 1");
    for (const Reader reader : {Reader::seat(1), Reader::seat(2), Reader::spectator()}) {
        const auto log = t.match().log(reader, 0);
        EXPECT_EQ(log[0].move, "leader king J5");
        EXPECT_EQ(log[1].move, "commit 2");
        EXPECT_EQ(log[2].move, "commit 1");
    }
}

TEST(TigrisSecrets, HiddenPointsAreHiddenInTheLogAndInTheStandingToo) {  // TE-16.4
    Table t(kSecretTable);
    t.play("tile red H3");  // a point for the king of seat 1
    const Fields open{{"seat", 1}, {"color", "red"}, {"amount", 1}, {"cell", "H3"}, {"reason", "tile"}};
    const Fields hidden{
        {"seat", 1}, {"color", nullptr}, {"amount", nullptr}, {"cell", "H3"}, {"reason", "tile"}};
    for (const Reader reader :
         {Reader::seat(0), Reader::seat(1), Reader::seat(2), Reader::spectator(), Reader::referee()}) {
        const auto events = t.last(reader).events;
        ASSERT_EQ(events.size(), 2U);
        EXPECT_EQ(events[1].telling, (Telling{"points", reader.sees(1) ? open : hidden}));
        const Value standing = t.match().standing(reader);
        EXPECT_EQ(at(standing, "1.values").is_null(), !reader.sees(1));
        EXPECT_EQ(at(standing, "1.points").is_null(), !reader.sees(1));
        EXPECT_EQ(at(standing, "1.rank").is_null(), !reader.is_referee());
    }
}

TEST(TigrisSecrets, OpenScoresAreOpenInTheLogAndInTheStanding) {  // TE-16.4
    Table t(with_open_scores(kSecretTable));
    t.play("tile red H3");
    for (const Reader reader : {Reader::seat(0), Reader::seat(2), Reader::spectator()}) {
        EXPECT_EQ(
            t.last(reader).events[1].telling,
            (Telling{"points",
                     {{"seat", 1}, {"color", "red"}, {"amount", 1}, {"cell", "H3"}, {"reason", "tile"}}}));
        EXPECT_EQ(t.match().standing(reader), t.match().standing(Reader::referee()));
        EXPECT_FALSE(at(t.match().standing(reader), "2.rank").is_null());
    }
}

TEST(TigrisSecrets, APreviewTellsOwnPointsAndHidesThoseOfOthers) {  // TE-16.4
    const Match<Rules> match(Tigris(kSecretTable).state());
    const auto points = [&](std::string_view move) {
        const Preview preview = match.preview(0, move);
        EXPECT_FALSE(preview.refusal) << move;
        for (const auto& event : preview.events) {
            if (event.kind == "points") return json_text(Value(event.fields));
        }
        return std::string("none");
    };
    EXPECT_EQ(points("tile green J4"),
              R"({"seat":0,"color":"green","amount":1,"cell":"J4","reason":"tile"})");
    EXPECT_EQ(points("tile red H3"), R"({"seat":1,"color":null,"amount":null,"cell":"H3","reason":"tile"})");
}

TEST(TigrisSecrets, AfterTheEndTheWholeLogIsOpen) {  // TE-16.7
    Tigris start(kSecretTable);
    leave_treasures(start, 1, {"B2", "F3"});
    Table t(start.state());
    t.play("swap red 2").play("draw red").play("draw blue").play("tile red H3");
    while (t.match().to_act() == Player::Chance) t.play(t.match().legal().front());
    ASSERT_EQ(t.match().to_act(), Player::Nobody);
    for (const Reader reader : {Reader::seat(0), Reader::seat(2), Reader::spectator()}) {
        EXPECT_EQ(t.log(reader), t.log(Reader::referee()));
        EXPECT_EQ(t.log(reader).find("null"), std::string::npos) << t.log(reader);
        EXPECT_EQ(t.match().standing(reader), t.match().standing(Reader::referee()));
        EXPECT_TRUE(t.match().record(reader, {}));
    }
}

TEST(TigrisSecrets, NoEventOfRandomGamesTellsOthersADrawnColourOrHiddenPoints) {  // TE-16.4, TE-16.6
    int hidden = 0;
    Rng rng(7);
    for (int game = 0; game < 4; ++game) {
        auto state = Rules::initial({}, 2 + game % 3);
        tigris::MoveList moves;
        while (Rules::to_act(state) != Player::Nobody) {
            const auto move = eventful_move<Rules>(state, moves, rng);
            std::vector<tigris::Event> events;
            Rules::apply(state, move, tigris::Sink(events));
            for (const auto& event : events) {
                const Telling seen = Rules::tell(Rules::redact(event, Reader::spectator(), state.options));
                if (seen.kind != "drew" && seen.kind != "points") {
                    ASSERT_EQ(seen, Rules::tell(event));
                    continue;
                }
                ++hidden;
                ASSERT_TRUE(find(seen.fields, "color")->is_null());
                const Value* amount = find(seen.fields, "amount");
                ASSERT_TRUE(amount == nullptr || amount->is_null());
                ASSERT_EQ(Rules::tell(Rules::redact(event, Reader::seat(event.seat), state.options)),
                          Rules::tell(event));
            }
        }
    }
    EXPECT_GT(hidden, 500);
}

}  // namespace
}  // namespace durbar::testing
