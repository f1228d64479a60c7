#!/usr/bin/env python3
"""Turns rajas.json into constexpr tables: generate.py IN.json OUT.h"""
import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).parents[2]))
from data_header import bits, demand, generate, names, number, table

SIDES = ["N", "E", "S", "W"]  # the order of `enum class Direction`
COLORS = ["blue", "orange", "purple", "green"]  # of `enum class Color`
BUILDINGS = ["temple", "palace", "fortress", "mill"]  # of `enum class Building`
GOODS = ["silk", "tea", "spice"]  # of `enum class Good`
STACKS = ["snake", "cow", "tiger"]
TOKEN_COLORS = ["white", "yellow", "red", "brown"]  # of `enum class TokenColor`
KINDS = ["quarry", "harbor", "market", "outer_terrace", "terrace", "balcony", "chamber"]  # of `enum class Area`
MODES = ["basic", "navaratnas", "mixed"]  # of `enum class Mode`
EFFECTS = [  # of `enum class EffectKind`
    "dice_any", "dice_of", "dice_any_per_karma", "dice_of_per_karma", "karma", "money", "fame", "upgrade", "boat",
    "reroll", "start_player", "yield_token", "cover_tile", "palace_choice", "palace", "market_mixed", "market_single",
    "money_per_market", "fame_per_upgrade", "money_per_upgrade", "fame_per_karma", "fame_per_market_tile",
    "fame_per_river_spaces", "money_per_building", "money_per_connected_token", "fame_per_bend",
    "fame_per_active_worker"]
NONE = 255


def colours(names):
    """Numbers of dice by colour, two bits each."""
    counts = [names.count(color) for color in COLORS]
    demand(max(counts) <= 3, "an effect shows more than three dice of a colour")
    return sum(count << 2 * n for n, count in enumerate(counts))


def effect(e):
    """An effect as its kind and two numbers."""
    kind = e["type"]
    plain = {"karma": "count", "money": "count", "fame": "count", "upgrade": "count", "market_mixed": "max",
             "market_single": "max", "money_per_market": "each", "fame_per_upgrade": "each", "money_per_upgrade": "each",
             "fame_per_karma": "each", "fame_per_market_tile": "each", "money_per_building": "each",
             "fame_per_bend": "each", "fame_per_active_worker": "each", "dice_any_per_karma": "each", "palace": "chamber"}
    if kind in plain:
        return kind, e[plain[kind]], 0
    return {
        "dice_any": lambda: (kind, e["count"], 1 if e.get("min", e["count"]) == 0 else 0),
        "dice_color": lambda: ("dice_of", colours([e["color"]] * e["count"]), 0),
        "dice_colors": lambda: ("dice_of", colours(e["colors"]), 0),
        "dice_color_per_karma": lambda: ("dice_of_per_karma", COLORS.index(e["color"]), e["each"]),
        "boat": lambda: (kind, e["min"], e["max"]),
        "fame_per_river_spaces": lambda: (kind, e["each"], e["per"]),
        "money_per_connected_yield_token": lambda: ("money_per_connected_token", e["each"], 0),
        "reroll_own_dice": lambda: ("reroll", 0, 0),
        "start_player_next_round": lambda: ("start_player", 0, 0),
        "yield_token": lambda: (kind, 0, 0),
        "cover_tile": lambda: (kind, 0, 0),
        "palace_choice": lambda: (kind, 0, 0),
    }[kind]()


class EffectTable:
    """All lists of effects behind one another; equal lists are kept once."""

    def __init__(self):
        self.rows = []
        self.lists = {}

    def add(self, effects):
        key = tuple(effect(e) for e in effects)
        if key not in self.lists:
            self.lists[key] = len(self.rows)
            self.rows += key
        return f"{{{self.lists[key]}, {len(key)}}}"


def mask(numbers):
    return f"0x{bits(numbers):x}U"


def roads(sides):
    return bits(SIDES.index(side) for side in sides)


def boards(data, effects):
    """Both sides number their spaces alike: by the larger one, whose names include those of the smaller."""
    chambers = {c["number"]: c["effects"] for c in data["chambers"]["items"]}
    order = [s["id"] for s in data["boards"]["three_four"]["spaces"]]
    rows, areas, masks = [], [], []
    for side in ("two", "three_four"):
        spaces = {s["id"]: s for s in data["boards"][side]["spaces"]}
        demand(set(spaces) <= set(order), "a space of the smaller board is not on the larger one")
        texts = []
        for s in (spaces.get(name, {"kind": KINDS[0]}) for name in order):
            arg = NONE
            if s["kind"] == "market":
                arg = (GOODS + ["mixed"]).index(s["market"])
            elif s["kind"] == "balcony":
                arg = COLORS.index(s["die_color"])
            elif s["kind"] == "chamber":
                arg = s["chamber"]
            listed = chambers[s["chamber"]] if s["kind"] == "chamber" else s.get("effects", [])
            texts.append(f'{{{KINDS.index(s["kind"])}, {arg}, {s.get("money", 0)}, {effects.add(listed)}}}')
        rows.append("{{" + ", ".join(texts) + "}}")
        areas.append("{" + ", ".join(
            mask(n for n, name in enumerate(order) if name in spaces and spaces[name]["kind"] == kind)
            for kind in KINDS) + "}")
        masks.append(mask(n for n, name in enumerate(order) if name in spaces))
    return [
        "/// `arg`: the good of a market (3: mixed), the colour a balcony takes, the number of a chamber.",
        "struct Space { std::uint8_t area; std::uint8_t arg; std::uint8_t money; Effects effects; };",
        *names("kSpaceNames", order),
        *table(f"std::array<Space, {len(order)}>", "kSpaces", rows),
        *table("std::uint64_t", "kBoardSpaces", masks),
        *table(f"std::array<std::uint64_t, {len(KINDS)}>", "kAreaSpaces", areas),
        f"inline constexpr std::uint64_t kCoveredSpaces = {mask(order.index(s) for s in data['covers']['spaces'])};",
        number("kCoverPlayers", data["covers"]["players"]),
        number("kSmallBoardPlayers", max(data["boards"]["two"]["players"])),
        number("kMostHarborDie", data["boards"]["harbor_die"]),
    ]


def province(data, effects):
    p = data["province"]
    cell = lambda at: at[0] * p["cols"] + at[1]
    cells = [n for n in range(p["rows"] * p["cols"]) if n not in [cell(at) for at in p["residence"]]]
    rows = []
    for side in ("basic", "navaratnas"):
        rows.append("{{" + ", ".join(
            f'{{"{y["id"]}", {cell(y["cell"])}, {SIDES.index(y["side"])}, '
            f'{TOKEN_COLORS.index(y["slot"]) if "slot" in y else NONE}, {effects.add(y["effects"])}}}'
            for y in p[side]) + "}}")
    demand([y["id"] for y in p["basic"]] == [y["id"] for y in p["navaratnas"]], "the two province sides differ in slots")
    return [
        number("kRows", p["rows"]),
        number("kColumns", p["cols"]),
        f"inline constexpr std::uint32_t kBuildable = {mask(cells)};",
        "/// By direction: the residence cells with an exit to that side.",
        *table("std::uint32_t", "kExits", [mask(cell(e["cell"]) for e in p["exits"] if e["side"] == s) for s in SIDES]),
        "struct Yield { std::string_view name; std::uint8_t cell; std::uint8_t side; std::uint8_t slot; Effects effects; };",
        *table(f"std::array<Yield, {len(p['basic'])}>", "kYields", rows),
    ]


def tiles(data):
    rows = []
    items = data["tiles"]["items"]
    demand(len(items) == 64, "there are not 64 tiles")
    for t in items:
        built = [BUILDINGS.index(b) for b in t["buildings"]] + [NONE] * 2
        stalls = [f"{{{GOODS.index(m['good'])}, {m['value']}}}" for m in t["markets"]] + [f"{{{NONE}, 0}}"] * 2
        stack = COLORS.index(t["color"]) * len(STACKS) + STACKS.index(t["stack"])
        rows.append(f'{{"{t["id"]}", {COLORS.index(t["color"])}, {stack}, {t["cost"]}, {roads(t["roads"])}, '
                    f'{1 if t["shape"] == "bend" else 0}, {{{built[0]}, {built[1]}}}, {{{{{stalls[0]}, {stalls[1]}}}}}}}')
    stack_of = lambda t: (COLORS.index(t["color"]), STACKS.index(t["stack"]))
    stacks = [mask(n for n, t in enumerate(items) if stack_of(t) == (c, s)) for c in range(4) for s in range(3)]
    return [
        "struct Stall { std::uint8_t good; std::uint8_t value; };",
        "/// `roads`: bits N E S W when the tile is not turned.",
        "struct Tile { std::string_view name; std::uint8_t color; std::uint8_t stack; std::uint8_t cost; std::uint8_t roads; "
        "std::uint8_t bend; std::array<std::uint8_t, 2> buildings; std::array<Stall, 2> stalls; };",
        *table("Tile", "kTiles", rows),
        *table("std::uint64_t", "kStackTiles", stacks),
    ]


def check(data):
    given = data["names"]
    demand(given["dice_colors"] == COLORS, "dice_colors are not in our order")
    demand(given["buildings"] == BUILDINGS, "buildings are not in our order")
    demand(given["goods"] == GOODS, "goods are not in our order")
    demand(given["stacks"] == STACKS, "stacks are not in our order")
    demand(given["yield_token_colors"] == TOKEN_COLORS, "yield_token_colors are not in our order")
    demand([c["number"] for c in data["chambers"]["items"]] == list(range(1, 7)), "chambers are not in order")
    spaces = data["river"]["spaces"]
    demand([s["index"] for s in spaces] == list(range(data["river"]["length"] + 1)), "river spaces are not in order")
    order = [TOKEN_COLORS.index(t["color"]) for t in data["yield_tokens"]["items"]]
    demand(order == sorted(order), "yield tokens are not in the order of their colours")


def lines_of(data):
    check(data)
    effects = EffectTable()
    tracks, river, setup = data["tracks"], data["river"], data["setup"]
    bonus = lambda b: f"{{{b['space']}, {effects.add(b['effects'])}}}"
    body = [
        number("kMinPlayers", data["players"]["min"]),
        number("kMaxPlayers", data["players"]["max"]),
        number("kDicePerColor", data["dice"]["per_color"]),
        number("kFaces", data["dice"]["faces"]),
        number("kOppositeSum", data["dice"]["opposite_sum"]),
        number("kActiveWorkers", setup["active_workers"]),
        number("kStartKarma", setup["karma"]),
        number("kMostKarma", data["karma"]["max"]),
        number("kFirstValue", setup["upgrade_value"]),
        number("kLastValue", data["upgrades"]["highest_value"]),
        number("kKaliFront", data["kali"]["front"]),
        number("kKaliBack", data["kali"]["back"]),
        number("kFameWorker", data["workers"]["fame"]),
        number("kMoneyWorker", data["workers"]["money"]),
        number("kFacing", tracks["facing_constant"]),
        number("kMoneyPerFame", tracks["money_spaces_per_fame_space"]),
        number("kRiverEnd", river["length"]),
        number("kBridgeAfter", river["bridge_after"]),
        number("kLastZone", river["last_zone"]),
        *table("std::uint8_t", "kStartMoney", setup["money_by_turn_order"]),
        *table("std::uint8_t", "kWorkerLimit", [data["workers"]["limit"][mode] for mode in MODES]),
        *names("kColorNames", COLORS), *names("kBuildingNames", BUILDINGS), *names("kGoodNames", GOODS),
        *names("kStackNames", STACKS), *names("kTokenColorNames", TOKEN_COLORS), *names("kModeNames", MODES),
        *names("kPlayerColors", data["players"]["colors"]), *names("kEffectNames", EFFECTS),
        *names("kDieNames", [f"{color}-{face}" for color in COLORS for face in range(1, data["dice"]["faces"] + 1)]),
        "struct Bonus { std::uint8_t space; Effects effects; };",
        *table("Bonus", "kFameBonuses", [bonus(b) for b in tracks["fame_bonuses"]]),
        *table("Bonus", "kMoneyBonuses", [bonus(b) for b in tracks["money_bonuses"]]),
        "struct Chamber { std::string_view name; Effects effects; };",
        *table("Chamber", "kChambers",
               [f'{{"{c["id"]}", {effects.add(c["effects"])}}}' for c in data["chambers"]["items"]]),
        *boards(data, effects),
        *table("Effects", "kRiver", [effects.add(s["effects"]) for s in river["spaces"]]),
        *table("Effects", "kRiverTokens", [effects.add(t["effects"]) for t in data["river_tokens"]["items"]]),
        "/// Tokens that are alike are one kind.",
        "struct Token { std::string_view name; std::uint8_t color; std::uint8_t count; Effects effects; };",
        *table("Token", "kTokens", [f'{{"{t["id"]}", {TOKEN_COLORS.index(t["color"])}, {t["count"]}, '
                                    f'{effects.add(t["effects"])}}}' for t in data["yield_tokens"]["items"]]),
        *province(data, effects),
        *tiles(data),
    ]
    return [
        "struct Effect { std::uint8_t kind; std::uint8_t a; std::uint8_t b; };",
        *table("Effect", "kEffects", [f"{{{EFFECTS.index(kind)}, {a}, {b}}}" for kind, a, b in effects.rows]),
        "/// A list of effects in kEffects.",
        "struct Effects { std::uint8_t first; std::uint8_t count; "
        "friend constexpr bool operator==(const Effects&, const Effects&) = default; };",
        *body,
    ]


if __name__ == "__main__":
    generate("rajas", lines_of)
