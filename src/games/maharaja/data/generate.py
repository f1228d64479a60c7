#!/usr/bin/env python3
"""Turns maharaja.json into constexpr tables: generate.py IN.json OUT.h"""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parents[2]))
from data_header import bits, demand, generate, listed, names, number, table

CHARACTERS = ["mogul", "trader", "sadhu", "wandering_monk", "builder", "artisan", "yogi"]  # of `enum class Character`
ACTIONS = ["gold", "house", "two_houses", "move_house", "quarry", "palace", "palace_house", "governor", "character"]
PARTS = ["take_gold", "build_house city", "build_house village_or_city", "move_house", "take_houses", "build_palace",
         "move_governor", "swap_character"]  # of `enum class Part`
PLAYERS = ["2", "3", "4", "5"]


def spots(name, places):
    return table("Spot", name, [f'{{{place["x"]}, {place["y"]}}}' for place in places])


def part_of(part):
    """A part of an action as its place in PARTS; only the houses have two kinds."""
    kind = part["kind"]
    return PARTS.index(f"{kind} {part['where']}" if kind == "build_house" else kind)


def check(data):
    board = data["board"]
    villages = [village["id"] for village in board["villages"]["rows"]]
    on_roads = [village for road in board["roads"]["rows"] for village in road["villages"]]
    cities = [city["id"] for city in board["cities"]["rows"]]
    demand([row["id"] for row in data["characters"]["rows"]] == CHARACTERS, "characters are not in our order")
    demand([row["id"] for row in data["actions"]["rows"]] == ACTIONS, "actions are not in our order")
    demand(sorted(on_roads) == sorted(villages), "board.roads: every village lies on exactly one road")
    demand(len(villages) <= 32 and len(cities) <= 8, "board: more villages or cities than our sets hold")
    demand(sorted(row["home_city"] for row in data["characters"]["rows"]) == sorted(cities),
           "characters: every city is the home of one character")
    demand([site["kind"] for site in board["city_layout"]["sites"]] == ["central"] + ["outer"] * 6,
           "city_layout.sites: the central site comes first")


def lines_of(data):
    check(data)
    board = data["board"]
    cities = [city["id"] for city in board["cities"]["rows"]]
    junctions = cities + [board["start"]["id"]]
    villages = [village["id"] for village in board["villages"]["rows"]]
    roads = board["roads"]["rows"]
    most_stops = max(len(road["villages"]) for road in roads)
    amounts = {part["kind"]: part["amount"] for row in data["actions"]["rows"] for part in row["parts"] if "amount" in part}
    points = data["scoring_points"]
    costs = data["costs"]

    return [
        number("kMinPlayers", data["game"]["min_players"]),
        number("kMaxPlayers", data["game"]["max_players"]),
        number("kHouses", data["components"]["houses_per_color"]),
        number("kPalaces", data["components"]["palaces_per_color"]),
        number("kShortPalaces", data["short_game"]["palaces_per_player"]),
        number("kTokens", data["components"]["action_tokens"]),
        number("kStartGold", data["setup"]["start_gold"]),
        number("kFirstHouses", data["setup"]["houses_first"]),
        number("kFurtherHouses", data["setup"]["houses_after_placement"]),
        number("kRounds", data["end_of_game"]["max_rounds"]),
        number("kShortRounds", data["short_game"]["max_rounds"]),
        number("kMostRoads", data["travel"]["most_roads_in_a_turn"]),
        number("kGoldAction", amounts["take_gold"]),
        number("kQuarryAction", amounts["take_houses"]),
        number("kTraderCoin", data["characters"]["trader_gold"]),
        number("kFieldsDown", data["governor_track"]["change_action"]["fields_down"]),
        number("kHouseCost", costs["house"]),
        number("kPalaceCost", costs["palace"]),
        number("kArtisanPalaceCost", costs["palace_with_artisan"]),
        number("kToll", costs["toll_per_foreign_house"]),
        number("kCompensation", costs["unfinished_action_compensation_to_each_other_player"]),
        number("kArchitectPoints", points["architect"]),
        number("kHousePoints", points["house"]),
        number("kOuterPoints", points["outer_palace"]),
        number("kSadhuOuterPoints", points["outer_palace_with_sadhu"]),
        number("kCentralPoints", points["central_palace"]),
        number("kHomePoints", data["extended_1"]["home_city_point"]),
        number("kMonopolyGold", points["monopoly_bonus_gold"]),
        number("kNeutralPalaces", data["extended_1"]["neutral_palaces_per_city_and_unused_color"]),
        *names("kColorNames", [row["id"] for row in data["player_colors"]["rows"]]),
        "/// MJ-1.15 By the colour of the player.",
        *names("kPalaceColorNames", [row["palace"] for row in data["player_colors"]["rows"]]),
        "/// The cities, and the start behind them.",
        *names("kJunctionNames", junctions),
        *names("kJunctionTitles", [city["name"] for city in board["cities"]["rows"]] + [board["start"]["name"]]),
        *names("kCityLetters", [city["letter"] for city in board["cities"]["rows"]]),
        number("kSites", len(board["city_layout"]["sites"])),
        *names("kVillageNames", villages),
        "/// `villages`: those on the road, as bits.",
        "struct Road { std::string_view name; std::uint8_t from; std::uint8_t to; std::uint32_t villages; };",
        *table("Road", "kRoads", [
            f'{{"{road["id"]}", {junctions.index(road["from"])}, {junctions.index(road["to"])}, '
            f'0x{bits(villages.index(village) for village in road["villages"]):08x}U}}'
            for road in roads]),
        "/// The villages of a road in the order of travel from its `from`; behind the last one 0.",
        *table(f"std::array<std::uint8_t, {most_stops}>", "kRoadStops", [
            "{" + listed([villages.index(village) for village in road["villages"]] +
                         [0] * (most_stops - len(road["villages"]))) + "}"
            for road in roads]),
        "/// Where things are drawn on the canvas, from its upper left corner.",
        number("kCanvasWidth", board["canvas"]["width"]),
        number("kCanvasHeight", board["canvas"]["height"]),
        "struct Spot { int x; int y; };",
        *spots("kJunctionSpots", [*board["cities"]["rows"], board["start"]]),
        *spots("kVillageSpots", board["villages"]["rows"]),
        *names("kCharacterNames", CHARACTERS),
        *names("kCharacterTitles", [row["name_en"] for row in data["characters"]["rows"]]),
        *table("std::uint8_t", "kHomeCity", [cities.index(row["home_city"]) for row in data["characters"]["rows"]]),
        "/// As bits.",
        number("kBasicCharacters",
               bits(CHARACTERS.index(row["id"]) for row in data["characters"]["rows"] if row["set"] == "base")),
        *names("kActionNames", ACTIONS),
        *names("kActionTitles", [row["name_en"] for row in data["actions"]["rows"]]),
        "/// How many parts of each kind an action has.",
        *table(f"std::array<std::uint8_t, {len(PARTS)}>", "kParts", [
            "{" + listed([part_of(part) for part in row["parts"]].count(kind) for kind in range(len(PARTS))) + "}"
            for row in data["actions"]["rows"]]),
        *table("bool", "kWithToken", [str(row["allowed_with_token"]).lower() for row in data["actions"]["rows"]]),
        "/// Houses that a village holds, by the number of players from the fewest on.",
        *table("std::uint8_t", "kVillageCapacity", [board["village_capacity"]["by_players"][n] for n in PLAYERS]),
        "/// Gold by rank, by the number of players from the fewest on.",
        *table(f"std::array<std::uint8_t, {data['game']['max_players']}>", "kPayout",
               ["{" + listed(data["scoring_payout"]["by_players"][n]) + "}" for n in PLAYERS]),
    ]


if __name__ == "__main__":
    generate("maharaja", lines_of)
