#include <gmock/gmock.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "games/maharani/maharani_scenario.h"
#include "games/maharani/palace_builder.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

using maharani::Rules;
using ::testing::UnorderedElementsAreArray;

/// Six tiles, some gold and a token that is down.
constexpr std::string_view kTable =
    "maharani\nplayers 2\n"
    "palace A6rS+r B2gN C2gN D2oN A7oN B7pN\n"
    "rondel blue-center red-half1_back green-half1_back orange-half1_left\n"
    "turn 0\ngold 0 104\ngold 1 99\ndown 1 C\n";

const std::vector<Reader>& readers() {
    static const std::vector<Reader> kReaders{Reader::seat(0), Reader::seat(1), Reader::spectator(),
                                              Reader::referee()};
    return kReaders;
}

std::string json(const Fields& fields) { return json_text(Value(fields)); }

TEST(MaharaniReaders, AllSeeTheSame) {  // MH-13.1
    const Maharani game(kTable);
    const Match<Rules> match(game.state());
    Value first = match.view(Reader::seat(0));
    for (const Reader reader : readers()) {
        const auto view = Rules::observe(game.state(), reader);
        EXPECT_TRUE(static_cast<const maharani::State&>(view) == game.state());
        EXPECT_EQ(view.seat, reader.is_seat() ? reader.number() : maharani::kNoSeat);
        const Value shown = match.view(reader);
        EXPECT_EQ(*shown.find("reader"), reader_value(reader));
        for (const auto& field : *shown.fields()) {
            if (field.name != "reader") {
                EXPECT_EQ(field.value, *first.find(field.name)) << field.name;
            }
        }
        EXPECT_EQ(match.standing(reader), match.standing(Reader::seat(0)));
        for (int seat = 0; seat < 2; ++seat) EXPECT_TRUE(Rules::shows_standing(view, seat));
    }
    EXPECT_EQ(json_text(match.standing(Reader::spectator())),
              R"([{"seat":0,"rank":1,"points":104,"values":{"gold":104}},)"
              R"({"seat":1,"rank":2,"points":99,"values":{"gold":99}}])");
}

TEST(MaharaniReaders, AllReadTheWholeLogAndTheRecord) {  // MH-13.1
    Match<Rules> match(Rules::Options{}, 3);
    ASSERT_FALSE(match.play_next("start 2"));
    for (const auto* draw :
         {"draw blue-center", "draw red-half1_front", "draw red-half1_back", "draw green-center"})
        ASSERT_FALSE(match.play_next(draw));
    ASSERT_FALSE(match.play(2, "tile 3 A6 N"));
    const auto log = match.log(Reader::referee(), 0);
    ASSERT_EQ(log.size(), 6U);
    EXPECT_EQ(log[4].events.back().turn, 1);
    for (const Reader reader : {Reader::seat(0), Reader::seat(2), Reader::spectator()}) {
        EXPECT_EQ(match.log(reader, 0), log);
        EXPECT_TRUE(match.record(reader, {}));
    }
    for (const auto& entry : log) EXPECT_TRUE(entry.move);
}

TEST(MaharaniTable, HoldsRondelPalaceSectionsAndBag) {  // MH-13.1, MH-2.2, MH-9.4
    const Maharani game(kTable);
    const auto table = Rules::table_fields(Rules::observe(game.state(), Reader::spectator()));
    EXPECT_EQ(*find(table, "arrow"), Value("S"));
    EXPECT_EQ(*find(table, "turn_number"), Value(4));
    EXPECT_EQ(*find(table, "tiles_laid"), Value(0));
    EXPECT_EQ(json_text(find(table, "rondel")->list()->at(1)),
              R"({"place":2,"section":"B","tile":{"color":"red","face":"half1_back"}})");
    const List& palace = *find(table, "palace")->list();
    ASSERT_EQ(palace.size(), 6U);
    EXPECT_EQ(json_text(palace[0]), R"({"space":"A6","color":"red","face":"half1_front","arrow":"S",)"
                                    R"("worker":"red","seat":0})");
    EXPECT_EQ(json_text(palace[1]), R"({"space":"A7","color":"orange","face":"center","arrow":"N",)"
                                    R"("worker":null,"seat":null})");
    EXPECT_EQ(
        json_text(find(table, "sections")->list()->at(0)),
        R"({"section":"A","empty":12,"workers":{"red":1,"green":0,"blue":0,"yellow":0},"scored":false})");
    const List& bag = *find(table, "bag")->list();
    EXPECT_EQ(json_text(bag.at(0)), R"({"color":"blue","face":"center","count":1})");
    std::int64_t tiles = 0;
    for (const Value& kind : bag) tiles += *kind.find("count")->number();
    EXPECT_EQ(tiles, maharani::tiles_in_bag(game.state()));
    EXPECT_EQ(json_text(*find(table, "removed")), "[]");
}

TEST(MaharaniTable, HoldsWhatEverySeatHas) {  // MH-13.1, MH-13.11
    const Maharani game(kTable);
    const auto view = Rules::observe(game.state(), Reader::spectator());
    EXPECT_EQ(json(Rules::seat_fields(view, 0)),
              R"({"gold":104,"tokens_up":{"A":true,"B":true,"C":true,"D":true},)"  // past 99
              R"("supply":[{"worker":"red","count":6},{"worker":"green","count":7}]})");
    EXPECT_EQ(json(Rules::seat_fields(view, 1)),
              R"({"gold":99,"tokens_up":{"A":true,"B":true,"C":false,"D":true},)"
              R"("supply":[{"worker":"blue","count":7},{"worker":"yellow","count":7}]})");
}

TEST(MaharaniTable, ListsTheTilesThatLeftTheGame) {  // MH-9.4
    Maharani game(4,
                  "palace A7bN B2bN B7oN C2oN C7gN D2gN D7rN\n"
                  "rondel purple-center yellow-center blue-half1_front yellow-center\nturn 0\n");
    game.play(0, "tile 1 A2 N");
    const auto table = Rules::table_fields(Rules::observe(game.state(), Reader::spectator()));
    EXPECT_EQ(json_text(*find(table, "removed")), R"([{"color":"yellow","count":2}])");
    EXPECT_EQ(json_text(find(table, "rondel")->list()->at(1)), R"({"place":2,"section":"B","tile":null})");
}

TEST(MaharaniTable, HasNoArrowBeforeTheFirstPlayerIsDrawn) {  // MH-1.6, MH-2.9
    Maharani game(Rules::initial({}, 4));
    const auto table = [&] { return Rules::table_fields(Rules::observe(game.state(), Reader::spectator())); };
    EXPECT_TRUE(find(table(), "arrow")->is_null());
    EXPECT_TRUE(find(table(), "rondel")->list()->at(0).find("section")->is_null());
    game.chance("start 1");
    EXPECT_EQ(*find(table(), "arrow"), Value("W"));
    EXPECT_EQ(*find(table(), "rondel")->list()->at(0).find("section"), Value("B"));
}

TEST(MaharaniAsked, IsWhoBeginsAndWhichPlaceIsFilled) {  // MH-1.6, MH-9.1, MH-9.5
    Maharani game(Rules::initial({}, 4));
    EXPECT_EQ(game.expect_decision("start").asked(), "{}");
    game.chance("start 1").chance("draw blue-center").expect_decision("draw");
    EXPECT_EQ(game.asked(), R"({"place":2,"bag":59,"middle_full":false})");
    Maharani full(4,
                  "agenda refill; next-turn 1\npalace A2pN A7bN B2bN B7oN C2oN C7gN D2gN D7rN\n"
                  "rondel - red-half1_front green-half1_back blue-half1_front\nturn 0\n");
    EXPECT_EQ(full.asked(), R"({"place":1,"bag":49,"middle_full":true})");
}

TEST(MaharaniAsked, IsATileOrARefresh) {  // MH-2.2, MH-2.5, MH-3.3
    Maharani game(4,
                  "palace A2gN\ndown 1 C\n"
                  "rondel blue-center red-half1_front green-half2_along orange-half2_across\nturn 1\n");
    EXPECT_EQ(game.expect_decision("action").asked(),
              R"({"tiles":[{"place":1,"color":"blue","face":"center","section":"B"},)"
              R"({"place":2,"color":"red","face":"half1_front","section":"C"},)"
              R"({"place":3,"color":"green","face":"half2_along","section":"D"},)"
              R"({"place":4,"color":"orange","face":"half2_across","section":"A"}],)"
              R"("tokens_up":["A","B","D"],"can_lay":true,"can_refresh":true})");
}

TEST(MaharaniAsked, SaysIfOnlyARefreshIsLeft) {  // MH-8.5
    Palace palace({"red-half1_front", "blue-half2_along", "green-half2_across", "yellow-half1_back"});
    palace.fill("ABCD", {"A4", "A5", "C1", "C3"});
    const std::string position =
        palace.line() + palace.removed_line() +
        "scored B D\n"
        "rondel red-half1_front blue-half2_along green-half2_across yellow-half1_back\nturn 0\n";
    const auto asked = [](const Maharani& game) {
        return Rules::asked(Rules::observe(game.state(), Reader::seat(0))).fields;
    };
    const auto shut = asked(Maharani(4, position + "down 0 A B C D\n"));
    EXPECT_EQ(*find(shut, "can_lay"), Value(false));
    EXPECT_EQ(*find(shut, "can_refresh"), Value(true));
    EXPECT_EQ(json_text(*find(shut, "tokens_up")), "[]");
    const auto open = asked(Maharani(4, position));
    EXPECT_EQ(*find(open, "can_lay"), Value(true));
    EXPECT_EQ(*find(open, "can_refresh"), Value(false));
}

TEST(MaharaniAsked, IsASecondTileForItsCost) {  // MH-7.1, MH-7.2, MH-7.4
    Maharani game(4, "rondel blue-center red-half1_front green-half2_along orange-half2_across\nturn 0\n");
    game.play(0, "tile 1 C2 N").expect_decision("second");
    EXPECT_EQ(game.asked(), R"({"cost":2,"gold":1,"tiles":[)"
                            R"({"place":2,"color":"red","face":"half1_front","section":"B"},)"
                            R"({"place":3,"color":"green","face":"half2_along","section":"C"},)"
                            R"({"place":4,"color":"orange","face":"half2_across","section":"D"}],)"
                            R"("tokens_up":["B","C","D"]})");
}

TEST(MaharaniAsked, IsAWorkerForASpaceWithTheGoldOfEachChoice) {  // MH-12.4, MH-12.6, MH-12.8, MH-6.5
    Maharani one(2,
                 "palace A13bS+r\nrondel blue-center red-half1_front green-half1_back orange-half1_left\n"
                 "turn 0\n");
    one.play(0, "tile 1 A2 S").expect_decision("worker");
    EXPECT_EQ(one.asked(), R"({"space":"A2","section":"A","color":"blue","workers":[)"
                           R"({"worker":"red","from":"A13","gold":1},)"
                           R"({"worker":"green","from":null,"gold":1}]})");
    Maharani two(2,
                 "palace A3pS+g A13bS+r A5bS+g\n"
                 "rondel blue-center red-half1_front green-half1_back orange-half1_left\nturn 0\n");
    two.play(0, "tile 1 A2 S");
    EXPECT_EQ(two.asked(), R"({"space":"A2","section":"A","color":"blue","workers":[)"
                           R"({"worker":"red","from":"A13","gold":1},)"
                           R"({"worker":"green","from":"A5","gold":2}]})");
}

/// What a decision tells of each worker is what the worker then does and brings.
TEST(MaharaniAsked, AgreesWithWhatTheChosenWorkerDoes) {  // MH-12.8
    int asked = 0;
    for_each_random_state<Rules>({.games = 6}, [&](const maharani::State& state, Rng&) {
        if (Rules::decision(state) != "worker") return;
        ++asked;
        const auto told = Rules::asked(Rules::observe(state, Reader::spectator())).fields;
        const List& workers = *find(told, "workers")->list();
        maharani::MoveList moves;
        Rules::legal_moves(state, moves);
        ASSERT_EQ(moves.size(), workers.size());
        for (std::size_t i = 0; i < moves.size(); ++i) {
            Maharani game(state);
            game.play(state.turn, Rules::format(moves[i]));
            const Value& worker = workers[i];
            const Field name{"worker", *worker.find("worker")};
            const Field from{"from", *worker.find("from")};
            if (from.value.is_null()) {
                game.expect_event("worker_placed", {name});
            } else {
                game.expect_event("worker_moved", {name, from});
            }
            game.expect_event("gold", {{"gold", *worker.find("gold")}, {"reason", "worker"}});
        }
    });
    EXPECT_GT(asked, 50);
}

TEST(MaharaniOver, HasAReasonAndNoActiveSeat) {  // MH-11.1
    Palace palace({"red-half1_front"});
    palace.fill("ABCD", {"A1"});
    Maharani game(
        4, palace.line() + palace.removed_line() + "rondel red-half1_front - - -\nscored B C D\nturn 2\n");
    EXPECT_EQ(Rules::over(Rules::observe(game.state(), Reader::spectator())), std::nullopt);
    const auto last = game.legal().front();
    game.play(2, last).expect_over().expect_event("turn_ended", {{"seat", 2}});
    const auto view = Rules::observe(game.state(), Reader::spectator());
    EXPECT_EQ(Rules::over(view), (Telling{"complete", {}}));
    EXPECT_EQ(Rules::asked(view), (Telling{"over", {}}));
    EXPECT_EQ(Rules::active_seat(view), std::nullopt);
}

TEST(MaharaniEvents, AllHappenAndEachHasItsFields) {
    std::set<std::string> seen;
    for_each_random_state<Rules>({.games = 4}, [&](const maharani::State& state, Rng& rng) {
        if (Rules::to_act(state) == Player::Nobody) return;
        maharani::MoveList moves;
        auto next = state;
        std::vector<maharani::Event> events;
        Rules::apply(next, random_move<Rules>(state, moves, rng), maharani::Sink(events));
        for (const auto& event : events) {
            const Telling told = Rules::tell(event);
            std::string kind(told.kind);
            for (const Field& field : told.fields) {
                kind += " " + std::string(field.name);
                EXPECT_FALSE(field.value.is_null()) << kind;
            }
            seen.insert(kind);
            for (const Reader reader : readers()) {
                EXPECT_EQ(Rules::redact(event, reader, state.options), event);
            }
        }
    });
    EXPECT_THAT(seen, UnorderedElementsAreArray(
                          {"started seat", "turn_began seat number arrow", "token_turned seat section",
                           "tile_laid seat color face place space arrow", "gold seat gold space reason",
                           "worker_placed seat worker space", "worker_moved seat worker from space",
                           "no_worker_left seat space", "tile_removed color face place",
                           "second_declined seat", "refreshed seat", "paid seat cost",
                           "section_scored section reason", "section_gold seat worker section workers gold",
                           "workers_returned seat worker section workers", "drew color face place",
                           "drew_aside color face", "turn_ended seat", "game_over reason"}));
    EXPECT_EQ(seen.size(), Rules::event_kinds().size());
}

TEST(MaharaniTurns, BeginAndEndOnceWithTheirNumbers) {  // MH-2.8, MH-11.10
    for (int players = 2; players <= 4; ++players) {
        Match<Rules> match(Rules::Options{}, players);
        Rng rng(static_cast<std::uint64_t>(players));
        maharani::MoveList moves;
        while (match.to_act() != Player::Nobody) {
            const auto move = random_move<Rules>(match.state(), moves, rng);
            ASSERT_FALSE(match.play_next(Rules::format(move)));
        }
        int number = 0;
        std::optional<Value> open;
        for (const auto& entry : match.log(Reader::spectator(), 0)) {
            for (const auto& [turn, event] : entry.events) {
                if (event.kind == "turn_began") {
                    EXPECT_FALSE(open);
                    EXPECT_EQ(*find(event.fields, "number"), Value(++number));
                    EXPECT_EQ(turn, number);
                    open = *find(event.fields, "seat");
                } else if (event.kind == "turn_ended") {
                    ASSERT_TRUE(open);
                    EXPECT_EQ(*find(event.fields, "seat"), *open);
                    open.reset();
                }
            }
        }
        EXPECT_FALSE(open);
        EXPECT_EQ(number, match.state().turn_number);
    }
}

std::vector<std::string> clicks(const Maharani& game, std::string_view move) {
    const auto view = Rules::observe(game.state(), game.state().turn);
    return Rules::targets(view, Rules::parse(move).value());
}

TEST(MaharaniTargets, AskForAnArrowOnlyWhereThereIsAChoice) {
    Maharani game(
        2, "palace A13bS+r\nrondel blue-center red-half1_front green-half1_back orange-half1_left\nturn 0\n");
    using Clicks = std::vector<std::string>;
    EXPECT_EQ(clicks(game, "tile 1 A2 S"), (Clicks{"place:1", "space:A2", "arrow:S"}));
    EXPECT_EQ(clicks(game, "tile 2 B12 W"), (Clicks{"place:2", "space:B12"}));
    game.play(0, "tile 1 A2 S");
    EXPECT_EQ(clicks(game, "worker move red"), (Clicks{"worker:A13"}));
    EXPECT_EQ(clicks(game, "worker new green"), (Clicks{"supply:green"}));
    game.play(0, "worker move red");
    EXPECT_EQ(clicks(game, "done"), (Clicks{"done"}));
}

bool begins(const std::vector<std::string>& path, const std::vector<std::string>& longer) {
    return path.size() <= longer.size() && std::equal(path.begin(), path.end(), longer.begin());
}

TEST(MaharaniTargets, AreNeverTheBeginningOfOneAnotherAndStayShort) {
    std::size_t largest = 0;
    for_each_random_state<Rules>({.games = 2, .every = 4}, [&](const maharani::State& state, Rng&) {
        if (!is_seat(Rules::to_act(state))) return;
        const int seat = seat_of(Rules::to_act(state));
        const auto view = Rules::observe(state, seat);
        maharani::MoveList moves;
        Rules::legal_moves(state, moves);
        std::vector<std::vector<std::string>> paths;
        for (const maharani::Move& move : moves) paths.push_back(Rules::targets(view, move));
        std::sort(paths.begin(), paths.end());
        for (std::size_t i = 0; i + 1 < paths.size(); ++i) {
            ASSERT_FALSE(begins(paths[i], paths[i + 1])) << ::testing::PrintToString(paths[i]);
        }
        largest = std::max(largest, json_text(Match<Rules>(state).choices(seat)).size());
    });
    EXPECT_GT(largest, 0U);
    EXPECT_LT(largest, 32U * 1024U);
}

}  // namespace
}  // namespace durbar::testing
