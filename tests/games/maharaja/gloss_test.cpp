#include "games/maharaja/maharaja_views.h"

namespace durbar::testing {
namespace {

using maharaja::Rules;

std::vector<Telling> glossed(const Maharaja& game, int seat, std::string_view move) {
    return Rules::gloss(Rules::observe(game.state(), seat), Rules::parse(move).value());
}

/// What a move does: `kind {values}`, one after the other.
std::string gloss(const Maharaja& game, int seat, std::string_view move) {
    std::string text;
    for (const Telling& telling : glossed(game, seat, move)) {
        text += (text.empty() ? "" : " ") + std::string(telling.kind) + json_text(Value(telling.fields));
    }
    return text;
}

/// Of the dry run in that place, as `name=value`s; "none" if it cannot be reached.
std::string plan(const Maharaja& game, std::string_view disc, std::string_view to,
                 std::initializer_list<std::string_view> names) {
    for (const Telling& telling : glossed(game, 0, "disc " + std::string(disc))) {
        if (telling.kind != "plan" || *find(telling.fields, "to") != Value(to)) continue;
        std::string text;
        for (const auto name : names) {
            text +=
                (text.empty() ? "" : " ") + std::string(name) + "=" + json_text(*find(telling.fields, name));
        }
        return text;
    }
    return "none";
}

/// The city of the round is Kota. A road leads from Jaipur there, through a village of seats 1 and 2.
constexpr std::string_view kAlone = R"(
round 3
agenda disc 0
cards 0 trader
cards 1 mogul
cards 2 artisan
architect 0 jaipur
gold 0 15
)";
const std::string kDiscs = std::string(kAlone) + "village v16 1 2\n";

TEST(MaharajaGloss, ADiscTellsWhatItWouldCostAndLeave) {  // MJ-9.1, MJ-8.1, MJ-10.1, MJ-13.2, MJ-7.6
    const Maharaja game(3, kDiscs);
    EXPECT_EQ(plan(game, "gold palace_house", "kota",
                   {"gold", "income", "coin", "price", "palace_cost", "house_cost", "left", "lacks"}),
              "gold=15 income=2 coin=1 price=2 palace_cost=12 house_cost=1 left=3 lacks=[]");
    EXPECT_EQ(plan(game, "gold palace_house", "jaipur", {"price", "left", "centre_free", "outer_free"}),
              "price=0 left=5 centre_free=true outer_free=6");
    EXPECT_EQ(plan(game, "gold palace_house", "ajmer", {"left"}), "none") << "no open road leads there";
}

TEST(MaharajaGloss, ADiscTellsWhatIsMissing) {  // MJ-14.3, MJ-8.2, MJ-9.4, MJ-9.6, MJ-10.5, MJ-8.6
    EXPECT_EQ(plan(Maharaja(3, kDiscs), "palace palace", "kota", {"lacks"}),
              R"(lacks=[{"what":"gold","count":10}])");
    const Maharaja poor(3, kDiscs + "supply 0 1\npalaces jaipur 1 1 1 1 1 2 2\n");
    EXPECT_EQ(plan(poor, "two_houses palace", "jaipur", {"lacks"}),
              R"(lacks=[{"what":"houses","count":1},{"what":"sites","count":1}])");
    const Maharaja start(3, "agenda disc 0\n");
    EXPECT_EQ(plan(start, "two_houses palace", "start", {"lacks"}), R"(lacks=[{"what":"city","count":2}])");
}

TEST(MaharajaGloss, ADiscTellsHowItWouldStandInTheScoredCity) {  // MJ-15.1, MJ-15.6
    const Maharaja game(3, kDiscs);
    EXPECT_EQ(plan(game, "gold palace_house", "kota", {"stands"}),
              R"(stands={"city":"kota","points":5,"rank":1,"gold":16})");
    EXPECT_EQ(plan(game, "gold palace_house", "jaipur", {"stands"}),
              R"(stands={"city":"kota","points":0,"rank":null,"gold":0})");
    EXPECT_EQ(*find(glossed(game, 0, "disc gold palace_house").front().fields, "to"), Value("kota"))
        << "the best comes first";
}

TEST(MaharajaGloss, ADiscTellsWhoCouldCloseTheWayBefore) {  // MJ-6.1, MJ-7.11
    EXPECT_EQ(plan(Maharaja(3, kDiscs), "gold gold", "kota", {"risks"}), "risks=[]") << "two houses";
    const Maharaja lone(3, std::string(kAlone) + "village v16 1\n");
    EXPECT_EQ(plan(lone, "gold gold", "kota", {"risks"}), "risks=[1]") << "the Mogul plays before the Trader";
    const Maharaja later(3, std::string(kAlone) + "village v16 2\n");
    EXPECT_EQ(plan(later, "gold gold", "kota", {"risks"}), "risks=[]") << "the Artisan plays after";
}

TEST(MaharajaGloss, HousesTellWhichRoadsTheyOpenAndClose) {  // MJ-7.11
    const Maharaja game(3, "turn 0\nshown 0 house move_house\nvillage v08 0\nvillage v16 0\n");
    EXPECT_EQ(gloss(game, 0, "house disc v12"), R"(opens{"road":"r04","from":"jaipur","to":"ajmer"})");
    EXPECT_EQ(
        gloss(game, 0, "move disc v16 v12"),
        R"(opens{"road":"r04","from":"jaipur","to":"ajmer"} closes{"road":"r09","from":"jaipur","to":"kota"})");
    EXPECT_EQ(gloss(game, 0, "house disc v01"), "");
}

TEST(MaharajaGloss, MovesTellWhatTheyBringInTheScoredCity) {  // MJ-15.1, MJ-15.4
    const Maharaja game(3, "turn 0\nshown 0 house palace\narchitect 0 kota\n");
    EXPECT_EQ(gloss(game, 0, "house disc kota"), R"(stands{"city":"kota","points":2,"rank":1,"gold":16})");
    EXPECT_EQ(gloss(game, 0, "palace disc central"),
              R"(stands{"city":"kota","points":4,"rank":1,"gold":16})");
    EXPECT_EQ(gloss(game, 0, "end"), "");
}

TEST(MaharajaGloss, AGovernorTellsWhichCityIsNext) {  // MJ-11.3
    const Maharaja game(3, "turn 0\nshown 0 gold governor\n");
    EXPECT_EQ(gloss(game, 0, "governor disc jaipur"), R"(next{"city":"jaipur"})");
    EXPECT_EQ(gloss(game, 0, "governor disc kota"), R"(next{"city":"jaisalmer"})");
}

TEST(MaharajaGloss, NothingIsProposed) {
    const Maharaja game(3, "turn 0\nshown 0 gold governor\n");
    EXPECT_FALSE(Rules::proposal(Rules::observe(game.state(), 0)));
}

}  // namespace
}  // namespace durbar::testing
