#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "games/maharaja/journeys.h"
#include "games/maharaja/state.h"

namespace durbar::maharaja {

/// What an action may fall short of.
enum class Short : std::uint8_t { Gold, Houses, Palaces, Sites, Quarry, NoCity, Room };
std::string_view lack_name(Short what);

struct Lack {
    Short what;
    int count;
};

/// "Can you finish it?": a disc carried out in one place as the table lies now, income first, then the way,
/// palaces and houses. Houses that may stand in a village stay out of the city unless it is the one that is
/// scored. Moved houses, governors and characters can always be done, so nothing is said of them.
struct DryRun {
    Junction to = kStart;
    Journey way;
    int income = 0;  ///< of the disc
    int coin = 0;    ///< of the Trader
    int palace_cost = 0;
    int house_cost = 0;
    int left = 0;  ///< below 0: so much gold is missing
    int palaces = 0;
    bool centre_free = false;
    int outer_free = 0;
    int houses = 0;
    int supply = 0;           ///< houses to build, with those of the quarry
    std::vector<Lack> lacks;  ///< none: all of the disc can be done
    /// Rivals who play before and could close the way by moving a house.
    std::vector<std::uint8_t> risks;
    Table after;  ///< as it would lie then, with as much of the disc as can be done
};

/// One for every place that the seat can reach, the own one included; the best first.
std::vector<DryRun> dry_runs(const Table& t, int seat, const Disc& disc);

}  // namespace durbar::maharaja
