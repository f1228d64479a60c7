#include <gtest/gtest.h>

#include "texts/english.h"

namespace durbar::testing {
namespace {

TEST(TigrisMessages, EveryEndHasOne) {  // TE-13.1, TE-13.3, TE-13.7
    for (const auto* reason : {"treasures", "bag", "swap"}) {
        EXPECT_TRUE(texts::has_text(std::string("tigris.over.") + reason)) << reason;
    }
}

std::string said(const Telling& told, std::optional<int> you = std::nullopt) {
    return texts::sentence("tigris", "log", told, {{"Anna", "Ben"}, you});
}

TEST(TigrisMessages, HiddenPointsAreToldWithoutColourAndNumber) {  // TE-16.4
    const auto points = [](const Value& color, const Value& amount, std::string_view reason) {
        return Telling{
            "points",
            {{"seat", 0}, {"color", color}, {"amount", amount}, {"cell", "C4"}, {"reason", reason}}};
    };
    EXPECT_EQ(said(points("red", 1, "tile")), "Anna scored 1 red point for the tile on C4.");
    EXPECT_EQ(said(points(nullptr, nullptr, "tile")), "Anna scored points for the tile on C4.");
    EXPECT_EQ(said(points("green", 1, "building"), 0), "You scored 1 green point for the market hall.");
    EXPECT_EQ(said(points(nullptr, nullptr, "building")), "Anna scored points for the building.");
    EXPECT_EQ(said(points("black", 3, "war")), "Anna scored 3 black points for the war.");
    EXPECT_EQ(said(points(nullptr, nullptr, "revolt"), 1), "Anna scored points for the revolt.");
    EXPECT_EQ(said(points("blue", 1, "monument")), "Anna scored 1 blue point for the monument on C4.");
}

TEST(TigrisMessages, ADrawnTileIsATileToOthers) {  // TE-16.6
    EXPECT_EQ(said({"drew", {{"seat", 1}, {"color", nullptr}, {"left", 2}}}), "Ben drew a tile.");
    EXPECT_EQ(said({"drew", {{"seat", 1}, {"color", "black"}, {"left", 2}}}, 1), "You drew a settlement.");
}

TEST(TigrisMessages, SayWhySomethingLeft) {
    const auto home = [](std::string_view reason) {
        return Telling{"leader_home", {{"seat", 1}, {"color", "black"}, {"from", "C4"}, {"reason", reason}}};
    };
    EXPECT_EQ(said(home("war")), "Ben’s king lost the war and went home from C4.");
    EXPECT_EQ(said(home("revolt"), 1), "Your king lost the revolt and went home from C4.");
    EXPECT_EQ(said(home("no_temple")), "Ben’s king had no temple left beside it and went home from C4.");
    EXPECT_EQ(said({"tile_removed", {{"color", "blue"}, {"cell", "C4"}, {"reason", "war"}}}),
              "The farm on C4 was lost in the war.");
    EXPECT_EQ(said({"building_returned", {{"color", "red"}, {"from", "C4"}, {"reason", "monument"}}}),
              "The library on C4 went back to the supply: a monument took its place.");
    EXPECT_EQ(said({"unified", {{"seat", 0}, {"cell", "C4"}, {"wars", 0}}}),
              "Anna joined two kingdoms with the tile on C4: no war follows.");
    EXPECT_EQ(said({"unified", {{"seat", 0}, {"cell", "C4"}, {"wars", 2}}}, 0),
              "You joined two kingdoms with the tile on C4: 2 wars follow.");
    EXPECT_EQ(
        said({"war_called_off", {{"seat", 0}, {"other", 1}, {"color", "green"}}}, 1),
        "The war of the traders between Anna and you was called off: the two leaders were no longer linked.");
}

}  // namespace
}  // namespace durbar::testing
