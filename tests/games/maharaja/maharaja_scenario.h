#pragma once

#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "games/maharaja/rules.h"
#include "support/scenario.h"

namespace durbar::testing {

/// Maharaja scenarios: the general ones, and questions about gold, houses, palaces, cards and governors.
/// Places, characters and parts go by their names in the position text.
class Maharaja : public Scenario<maharaja::Rules, Maharaja> {
public:
    using Scenario::Scenario;

    Maharaja(int players, std::string_view lines)
        : Scenario("maharaja\nplayers " + std::to_string(players) + "\n" + std::string(lines)) {}

    Maharaja& expect_gold(std::initializer_list<int> by_seat) {
        int seat = 0;
        for (const int amount : by_seat) {
            EXPECT_EQ(gold(seat), amount) << "gold of seat " << seat << "\n" << text();
            ++seat;
        }
        return *this;
    }
    Maharaja& expect_supply(int seat, int houses) {
        EXPECT_EQ(state().supply[at(seat)], houses) << "supply of seat " << seat << "\n" << text();
        return *this;
    }
    Maharaja& expect_quarry(int seat, int houses) {
        EXPECT_EQ(state().quarry[at(seat)], houses) << "quarry of seat " << seat << "\n" << text();
        return *this;
    }
    Maharaja& expect_stock(int seat, int palaces) {
        EXPECT_EQ(state().stock[at(seat)], palaces) << "stock of seat " << seat << "\n" << text();
        return *this;
    }
    Maharaja& expect_tokens(int seat, int tokens) {
        EXPECT_EQ(state().tokens[at(seat)], tokens) << "tokens of seat " << seat << "\n" << text();
        return *this;
    }
    /// In a village or in a city.
    Maharaja& expect_houses(int seat, std::string_view place, int houses) {
        const auto found = maharaja::houses_at(state(), seat, maharaja::parse_place(place).value());
        EXPECT_EQ(found, houses) << "houses of seat " << seat << " in " << place << "\n" << text();
        return *this;
    }
    /// The seats of a village's houses in ascending order: "", "1", "01", "00".
    Maharaja& expect_village(std::string_view village, std::string_view owners) {
        std::string found;
        for (int seat = 0; seat < state().players; ++seat) {
            const int houses = maharaja::houses_at(state(), seat, maharaja::parse_village(village).value());
            for (int house = 0; house < houses; ++house) found += std::to_string(seat);
        }
        EXPECT_EQ(found, owners) << "houses in " << village << "\n" << text();
        return *this;
    }
    Maharaja& expect_architect(int seat, std::string_view junction) {
        EXPECT_EQ(maharaja::junction_name(state().architects[at(seat)]), junction)
            << "architect of seat " << seat << "\n"
            << text();
        return *this;
    }
    Maharaja& expect_maharaja(std::string_view junction) {
        EXPECT_EQ(maharaja::junction_name(state().maharaja), junction) << "the Maharaja\n" << text();
        return *this;
    }
    /// In order of their numbers, not of receipt: "mogul trader", "" for none.
    Maharaja& expect_cards(int seat, std::string_view cards) {
        EXPECT_EQ(names(state().cards[at(seat)]), cards) << "cards of seat " << seat << "\n" << text();
        return *this;
    }
    Maharaja& expect_bank(std::string_view cards) {
        EXPECT_EQ(names(maharaja::bank(state())), cards) << "cards in the bank\n" << text();
        return *this;
    }
    /// Governors from the lowest up.
    Maharaja& expect_track(std::string_view cities) {
        std::string found;
        for (const auto city : state().track) append(found, maharaja::junction_name(city));
        EXPECT_EQ(found, cities) << "the track\n" << text();
        return *this;
    }
    Maharaja& expect_round(int round) {
        EXPECT_EQ(state().round, round) << "the round\n" << text();
        return *this;
    }
    /// Site 0 is the centre; an owner from the number of players on is an unused colour, -1 an empty site.
    Maharaja& expect_palace(std::string_view city, int site, int owner) {
        const auto found = state().palaces[maharaja::parse_city(city).value()][at(site)];
        EXPECT_EQ(found == maharaja::kNobody ? -1 : static_cast<int>(found), owner)
            << "palace on site " << site << " of " << city << "\n"
            << text();
        return *this;
    }
    /// As the cards are now.
    Maharaja& expect_points(int seat, std::string_view city, int points) {
        EXPECT_EQ(maharaja::points_in(state(), seat, maharaja::parse_city(city).value()), points)
            << "points of seat " << seat << " in " << city << "\n"
            << text();
        return *this;
    }
    /// The open parts of "disc" or "token" in the order of the list below, a part twice named twice.
    Maharaja& expect_open(std::string_view source, std::string_view parts) {
        static constexpr std::array<std::string_view, maharaja::kParts> kNames{
            "gold", "city_house", "house", "move_house", "quarry", "palace", "governor", "character"};
        const auto& turn = state().turn;
        const auto& open = source == maharaja::source_name(maharaja::Source::Disc) ? turn.disc : turn.token;
        std::string found;
        for (unsigned part = 0; part < kNames.size(); ++part) {
            for (int n = 0; n < open.open[part]; ++n) append(found, kNames[part]);
        }
        EXPECT_EQ(found, parts) << "open parts of the " << source << "\n" << text();
        return *this;
    }

    int gold(int seat) const { return state().gold[at(seat)]; }
    /// What the last step caused, in order.
    std::vector<maharaja::EventKind> kinds() const {
        std::vector<maharaja::EventKind> found;
        for (const auto& event : events()) found.push_back(event.kind);
        return found;
    }

private:
    static unsigned at(int n) { return static_cast<unsigned>(n); }
    static void append(std::string& list, std::string_view name) {
        list += (list.empty() ? "" : " ") + std::string(name);
    }
    static std::string names(maharaja::Cards cards) {
        std::string found;
        maharaja::for_each_card(cards,
                                [&](maharaja::Character c) { append(found, maharaja::character_name(c)); });
        return found;
    }
};

}  // namespace durbar::testing
