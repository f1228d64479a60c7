#include <algorithm>

#include "games/tigris/rules.h"

namespace durbar::tigris {

Standing Rules::standing(const State& s) {
    Standing standing(s.players);
    for (unsigned seat = 0; seat < s.players; ++seat) {
        std::vector<int> values(s.points[seat].begin(), s.points[seat].end());
        // TE-14.1, TE-14.2 Each treasure goes to the colour that is weakest at that moment.
        for (int i = 0; i < s.treasures_owned[seat]; ++i) ++*std::min_element(values.begin(), values.end());
        std::sort(values.begin(), values.end());
        standing[seat].points = values.front();  // TE-14.5
        standing[seat].breakdown = std::move(values);
    }
    rank_by_breakdown(standing);  // TE-14.3, TE-14.4, TE-14.6
    return standing;
}

}  // namespace durbar::tigris
