#pragma once

#include <string>
#include <vector>

#include "server/house_bench.h"
#include "server/random_choice.h"

namespace durbar::testing {

/// People at one table who click at random.
class RandomPlayers {
public:
    RandomPlayers(HouseBench& bench, std::string table, std::vector<Client*> people, std::uint64_t seed)
        : bench_(bench), table_(std::move(table)), people_(std::move(people)), rng_(seed) {}

    /// Somebody who is to decide does; false: nobody is.
    bool move() {
        std::vector<Client*> asked;
        for (Client* person : people_) {
            if (person->socket() && person->decides(table_) && !has_sealed(*person)) asked.push_back(person);
        }
        if (asked.empty()) return false;
        Client& one = *asked[rng_.below(static_cast<std::uint32_t>(asked.size()))];
        const std::string move = RandomChoice(rng_).move(one.choices.at(table_).at("tree").as_object());
        EXPECT_FALSE(move.empty());
        const auto answer = one.play(table_, move);
        EXPECT_EQ(Client::code(answer), "done") << move << " " << json::serialize(answer);
        return Client::code(answer) == "done";
    }
    /// Until the game is over; bots get the time they need. Returns the number of moves.
    int play(int most = 5000) {
        int moves = 0;
        for (int idle = 0; moves < most && idle < 200 && people_.front()->stage(table_) == "playing";) {
            if (move()) {
                ++moves;
                idle = 0;
            } else {
                bench_.pass(500);
                ++idle;
            }
            if (::testing::Test::HasFailure()) break;
        }
        return moves;
    }

    Rng& rng() { return rng_; }

private:
    /// A choice that may still be changed, but need not be made again.
    bool has_sealed(Client& person) {
        const json::value& you = person.page(table_).at("you");
        if (!you.is_int64()) return false;
        for (const auto& seat : person.page(table_).at("match").at("sealed").as_array()) {
            if (seat == you) return true;
        }
        return false;
    }

    HouseBench& bench_;
    std::string table_;
    std::vector<Client*> people_;
    Rng rng_;
};

/// Two people who have sat down at a table of that game and begun, and somebody who watches.
struct TwoAndASpectator {
    TwoAndASpectator(HouseBench& bench, json::object settings)
        : anna(bench, "Anna"),
          boris(bench, "Boris"),
          carla(bench, "Carla"),
          table(anna.open(std::move(settings))) {
        for (Client* each : {&anna, &boris, &carla}) EXPECT_EQ(each->watch(table), "done");
        EXPECT_EQ(anna.sit(table, 0), "done");
        EXPECT_EQ(boris.sit(table, 1), "done");
        EXPECT_EQ(anna.does("start", {{"table", table}}), "done");
    }
    std::vector<Client*> people() { return {&anna, &boris}; }

    Client anna;
    Client boris;
    Client carla;
    std::string table;
};

}  // namespace durbar::testing
