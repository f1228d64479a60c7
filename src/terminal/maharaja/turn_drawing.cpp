#include <numeric>
#include <vector>

#include "core/phrases.h"
#include "games/maharaja/journeys.h"
#include "terminal/maharaja/parts.h"

namespace durbar::maharaja::drawing {

namespace {

constexpr std::size_t kWordWidth = 10;
constexpr std::size_t kActionWidth = 14;
constexpr std::size_t kTitleWidth = 11;

std::string part_words(Part part) {
    switch (part) {
        case Part::Gold: return "take " + std::to_string(data::kGoldAction) + " gold";
        case Part::CityHouse: return "a house in a city";
        case Part::House: return "a house in a village or city";
        case Part::MoveHouse: return "move a house";
        case Part::Quarry: return "the quarry";
        case Part::Palace: return "a palace";
        case Part::Governor: return "move a governor";
        case Part::Character: return "a character";
    }
    return {};
}

std::string parts_words(const Parts& parts) {
    std::vector<std::string> items;
    for (int i = 0; i < kParts; ++i) {
        const auto part = static_cast<Part>(i);
        if (parts[part] == 0) continue;
        items.push_back(part_words(part) + (parts[part] == 1 ? "" : " x" + std::to_string(parts[part])));
    }
    return items.empty() ? "nothing" : joined(items, ", ");
}

std::string label(std::string_view word) { return "    " + padded(std::string(word), kWordWidth); }
std::string labelled(std::string_view word, std::string_view text) {
    return label(word) + std::string(text) + "\n";
}

/// What is still open, by the source that a move names, and the standing powers that cost nothing to leave.
std::string sources_drawing(const View& view) {
    std::string text = labelled(source_name(Source::Disc), parts_words(view.turn.disc));
    if (view.turn.token_used) {
        text += labelled(source_name(Source::Token), parts_words(view.turn.token));
    } else if (view.tokens[view.seat] > 0) {
        text += labelled(source_name(Source::Token), "a third action, if you like");
    }
    if (holds(view, view.seat, Character::Builder) && !view.turn.builder_used) {
        text += labelled(source_name(Source::Builder), "a house built or moved for free, if you like");
    }
    return text;
}

/// What a road brings whom: "1 gold to blue", "3 gold: 1 to red, 2 to blue".
std::string toll_words(const Table& t, int traveller, Road road) {
    std::vector<std::string> payees;
    for (int owner = 0; owner < t.players; ++owner) {
        const int gold = toll_to(t, owner, traveller, road);
        const std::string to = " to " + std::string(data::kColorNames[static_cast<unsigned>(owner)]);
        if (gold == 0) continue;
        if (gold == toll(t, traveller, road)) return std::to_string(gold) + " gold" + to;
        payees.push_back(std::to_string(gold) + to);
    }
    return std::to_string(toll(t, traveller, road)) + " gold: " + joined(payees, ", ");
}

std::string road_words(const View& view, Road road) {
    if (!is_open(view, road)) {
        std::vector<std::string> missing;
        (villages_of(road) - settled(view)).for_each([&](Village v) { missing.emplace_back(place_name(v)); });
        return "closed: no house in " + joined(missing, " and ");
    }
    const int price = toll(view, view.seat, road);
    if (price == 0) return "free";
    const std::string words = toll_words(view, view.seat, road);
    if (holds(view, view.seat, Character::Monk)) return "free: the bank pays " + words;
    return price <= view.gold[view.seat] ? words : words + ", more than you have";
}

std::string roads_drawing(const View& view, const Ink& ink) {
    const Junction here = view.architects[view.seat];
    std::string text = "  " + ink(kBold, "roads from " + std::string(junction_title(here))) + "\n";
    kRoadsOf[here].for_each([&](Road road) {
        const std::string line = "    " + std::string(road_name(road)) + " to " +
                                 padded(std::string(junction_title(other_end(road, here))), kTitleWidth) +
                                 road_words(view, road);
        text += (is_open(view, road) ? line : ink(kSoft, line)) + "\n";
    });
    return text;
}

/// Cities behind several roads, or to which a detour is cheaper: "Jaipur 2 gold via r05 r02".
std::string further_drawing(const View& view) {
    const auto journeys = cheapest_journeys(view, view.seat);
    std::vector<std::string> near;
    std::vector<std::string> dear;
    std::vector<std::string> none;
    for (City city = 0; city < kCities; ++city) {
        const auto& journey = journeys[city];
        const std::string title(junction_title(city));
        if (!journey) {
            none.push_back(title);
        } else if (journey->roads.size() > 1) {
            std::string words = title + " " + std::to_string(journey->gold) + " gold via";
            for (const Road road : journey->roads) words += " " + std::string(road_name(road));
            (journey->gold <= view.gold[view.seat] ? near : dear).push_back(words);
        }
    }
    return list_lines(label("further"), near) + list_lines(label("too dear"), dear) +
           list_lines(label("no way to"), none);
}

/// Why an action can hardly be done with what the seat has now and the coin of the Trader, which comes first
/// (MJ-13.2); empty if nothing speaks against it. What the other action may bring is not looked at.
std::string doubt(const View& view, Action action) {
    Parts parts;
    parts += action;
    const int houses = parts[Part::House] + parts[Part::CityHouse];
    const int price = houses * data::kHouseCost + parts[Part::Palace] * palace_cost(view, view.seat);
    const bool trader = holds(view, view.seat, Character::Trader);
    const int gold = view.gold[view.seat] + (trader ? data::kTraderCoin : 0);
    const int supply = view.supply[view.seat];
    const int quarry = view.quarry[view.seat];
    std::vector<std::string> items;
    if (price > gold)
        items.push_back((trader ? "with the Trader you have " : "you have ") + std::to_string(gold) +
                        " gold");
    if (houses > supply) items.push_back("you have " + counted(supply, "house") + " in your supply");
    if (parts[Part::Palace] > view.stock[view.seat]) items.emplace_back("you have no palace left");
    if (parts[Part::Quarry] > 0 && quarry < data::kQuarryAction) {
        items.push_back("your quarry holds " + counted(quarry, "house"));
    }
    if (parts[Part::MoveHouse] > 0 && houses_on_board(view, view.seat) == 0) {
        items.emplace_back("you have no house on the board");
    }
    return joined(items, ", ");
}

std::string action_words(const View& view, Action action) {
    const std::string house = std::to_string(data::kHouseCost) + " gold";
    const std::string palace = std::to_string(palace_cost(view, view.seat)) + " gold";
    switch (action) {
        case Action::Gold: return "take " + std::to_string(data::kGoldAction) + " gold";
        case Action::House: return "a house in any village or with your architect, " + house;
        case Action::TwoHouses:
            return "a house with your architect, and one like 'house', " + house + " each";
        case Action::MoveHouse: return "one of your houses to a village or to your architect, free";
        case Action::Quarry:
            return counted(data::kQuarryAction, "house") + " from the quarry to your supply, free";
        case Action::Palace: return "a palace in your architect's city, " + palace;
        case Action::PalaceHouse: return "a palace, " + palace + ", and one like 'house', " + house;
        case Action::Governor:
            return "a governor " + std::to_string(data::kFieldsDown) + " fields down, free";
        case Action::Character: return "another character, free";
        case Action::None: break;
    }
    return {};
}

}  // namespace

std::string turn(const View& view, const Ink& ink) {
    std::string text = "  " + ink(kBold, "your turn, still open") + "\n" + sources_drawing(view);
    text += labelled("gold", std::to_string(view.gold[view.seat]) + "; a house costs " +
                                 std::to_string(data::kHouseCost) + ", a palace " +
                                 std::to_string(palace_cost(view, view.seat)));
    if (view.turn.roads < data::kMostRoads) {
        text += roads_drawing(view, ink) + further_drawing(view);
    } else {
        text += "  no more roads this turn\n";  // MJ-7.9
    }
    if (!view.turn.disc.any()) return text;
    const auto& open = view.turn.disc.open;
    return text +
           ink(kWarning, "  ! If you end the turn now, each other player gets " +
                             std::to_string(data::kCompensation) + " gold: open " +
                             (std::accumulate(open.begin(), open.end(), 0) == 1 ? "is " : "are ") +
                             parts_words(view.turn.disc) + ".") +
           "\n";  // MJ-14.1
}

std::string disc_choice(const View& view, const Ink& ink) {
    std::string text = "  " + ink(kBold, "set two actions in secret; they may be the same") + "\n";
    for (int i = 0; i < kActions; ++i) {
        const auto action = static_cast<Action>(i);
        const std::string problem = doubt(view, action);
        text += "    " + padded(std::string(action_name(action)), kActionWidth) + action_words(view, action) +
                (problem.empty() ? "" : ink(kWarning, "  ! " + problem)) + "\n";
    }
    return text;
}

}  // namespace durbar::maharaja::drawing
