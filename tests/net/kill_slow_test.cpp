#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <memory>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "core/rng.h"
#include "net/support/hall_guest.h"
#include "net/support/served.h"
#include "support/game_ids.h"
#include "support/places.h"

namespace durbar::testing {
namespace {

/// Kills the server after a while, from beside.
class Killer {
public:
    Killer(const Served& served, int ms)
        : thread_([&served, ms] {
              std::this_thread::sleep_for(std::chrono::milliseconds(ms));  // the random moment
              served.signal(SIGKILL);
          }) {}

private:
    std::jthread thread_;
};

TEST(Killed, AtAnyMomentTheServerHasEveryAcknowledgedMoveAndGoesOn) {
    const DataFolder folder;
    Rng rng(std::random_device{}());
    const json::object clock = {{"time", {{"kind", "live"}, {"base", 3000}, {"gift", 10}}}};
    std::vector<std::unique_ptr<HallParty>> parties;
    for (const std::string& game : game_ids()) {
        parties.push_back(
            std::make_unique<HallParty>(game, 2, rng.next(), parties.empty() ? clock : json::object{}));
    }
    for (int round = 0; round < 20; ++round) {
        Served served(folder, {"--no-limits", "--bot-threads", "1"});
        ASSERT_NE(served.port, 0) << served.log();
        const Killer killer(served, 50 + static_cast<int>(rng.below(400)));
        try {
            for (auto& party : parties) party->enter(served.port);
            for (auto& party : parties) party->check_last();
            for (;;) {
                for (auto& party : parties) party->go_on();
            }
        } catch (const Lost&) {  // as planned
        }
        EXPECT_EQ(served.wait(), 1000 + SIGKILL) << served.log();
    }
    Served served(folder, {"--no-limits"});
    ASSERT_NE(served.port, 0) << served.log();
    std::size_t before = 0;
    for (auto& party : parties) {
        party->enter(served.port);
        party->check_last();
        before += party->moves;
    }
    for (int i = 0; i < 100; ++i) {
        for (auto& party : parties) party->go_on();
    }
    EXPECT_GT(before, 20U);
    served.signal(SIGTERM);
    EXPECT_EQ(served.wait(), 0) << served.log();
    const std::string check = durbar_program() + " check-store --data " + folder.store() + " >" +
                              folder.file("check.txt") + " 2>&1";
    EXPECT_EQ(std::system(check.c_str()), 0) << text_of(folder.file("check.txt"));
}

}  // namespace
}  // namespace durbar::testing
