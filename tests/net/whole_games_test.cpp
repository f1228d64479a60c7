#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>
#include <vector>

#include "net/support/hall_guest.h"
#include "net/support/served.h"
#include "support/game_ids.h"
#include "support/places.h"

namespace durbar::testing {
namespace {

/// Two people at a table and one who watches, over the server's sockets and on its real store. They play at
/// random, and in between do everything else that people do.
class Evening {
public:
    Evening(std::uint16_t port, const std::string& game, std::uint64_t seed) : port_(port), rng_(seed) {
        for (HallGuest* each : all()) each->enter(port);
        const json::object settings = {
            {"game", game},
            {"chairs", json::array(2, json::object{{"kind", "open"}})},
            {"stand_in", "easy"},
        };
        table_ = anna.demand("open", {{"settings", settings}}).at("table").as_string().c_str();
        for (HallGuest* each : all()) each->watch(table_, nullptr);
        anna.demand("sit", {{"table", table_}, {"seat", 0}, {"salt", "anna"}});
        boris.demand("sit", {{"table", table_}, {"seat", 1}, {"salt", "boris"}});
        anna.demand("start", here());
        for (HallGuest* each : all()) each->watch(table_, nullptr);
    }

    HallGuest anna;
    HallGuest boris;
    HallGuest carla;  ///< only watches

    std::vector<HallGuest*> all() { return {&anna, &boris, &carla}; }
    const std::string& table() const { return table_; }
    json::object here() const { return {{"table", table_}}; }
    bool playing() const { return anna.page().at("stage") == "playing"; }
    std::int64_t plies() const { return anna.page().at("match").at("plies").as_int64(); }
    /// Everybody has been told what Anna has been told.
    void meet() {
        for (HallGuest* each : all()) each->catch_up(anna.seen());
    }

    /// Whether the guest has something to decide that it has not decided yet.
    static bool is_asked(const HallGuest& guest) {
        if (!guest.choices().is_object()) return false;
        for (const auto& seat : guest.page().at("match").at("sealed").as_array()) {
            if (seat == guest.page().at("you")) return false;
        }
        return true;
    }
    json::object random_move(const HallGuest& guest) {
        const json::object& choices = guest.choices().as_object();
        const std::string move = load::random_leaf(json::serialize(choices.at("tree")), rng_);
        return {{"table", table_},
                {"version", choices.at("version")},
                {"key", hex64(rng_.next())},
                {"move", move}};
    }
    HallGuest& mover() { return is_asked(anna) ? anna : boris; }
    void move() { play(mover()); }
    json::object play(HallGuest& guest) {
        json::object request = random_move(guest);
        const auto answer = guest.demand("play", request);
        for (HallGuest* each : all()) each->catch_up(answer.at("cursor").at("match").as_int64());
        return request;
    }

    void chat() {
        boris.demand("say", {{"table", table_}, {"text", "Dobrý večer, Анна!"}});
        const auto is_said = [](const json::value& item) {
            const auto* text = item.as_object().if_contains("text");
            return text != nullptr && *text == "Dobrý večer, Анна!";
        };
        play(mover());  // what is said comes before it
        for (HallGuest* each : all()) {
            EXPECT_EQ(std::count_if(each->news().begin(), each->news().end(), is_said), 1);
        }
    }
    /// Boris loses his connection, and comes back to what he has missed.
    void reconnect() {
        const json::value since = boris.cursor();
        const std::size_t known = boris.news().size();
        boris.leave_the_net();
        const bool moved = is_asked(anna);
        if (moved) anna.demand("play", random_move(anna));
        boris.enter(port_);
        boris.watch(table_, nullptr, {{"since", since}});
        EXPECT_EQ(boris.news().size() > known, moved);
        anna.catch_up(boris.seen());
        meet();
    }
    /// A move that is sent twice is played once, and one that is too late is not played.
    void resend() {
        HallGuest& guest = mover();
        json::object request = play(guest);
        const std::string page = json::serialize(guest.page());
        guest.demand("play", request);
        EXPECT_EQ(json::serialize(guest.page()), page);
        request["key"] = "late";
        request["version"] = 0;
        const auto late = guest.ask("play", request);
        EXPECT_EQ(late.at("error").at("code"), json::value(playing() ? "move/stale" : "table/not_playing"));
    }
    /// False: the last move cannot be taken back by who has made it.
    bool undo() {
        HallGuest& guest = mover();
        const std::int64_t before = plies();
        play(guest);
        if (guest.page().at("match").at("undoable_by") != guest.page().at("you")) return false;
        const auto undone =
            guest.demand("undo", {{"table", table_}, {"version", guest.seen()}, {"key", "back"}});
        for (HallGuest* each : all()) each->catch_up(undone.at("cursor").at("match").as_int64());
        EXPECT_EQ(plies(), before);
        return true;
    }
    /// Back to that ply, once Boris agrees.
    void rewind(std::int64_t ply) {
        const std::int64_t before = plies();
        anna.demand("ask_rewind", {{"table", table_}, {"plies", ply}});
        boris.demand("answer_rewind", {{"table", table_}, {"agrees", false}});
        anna.watch(table_, nullptr);
        EXPECT_EQ(plies(), before);
        anna.demand("ask_rewind", {{"table", table_}, {"plies", ply}});
        boris.demand("answer_rewind", {{"table", table_}, {"agrees", true}});
        boris.watch(table_, nullptr);
        anna.catch_up(boris.seen());
        meet();
        EXPECT_EQ(plies(), ply);
    }
    /// Boris leaves, a bot makes some moves for him, and he takes his seat again.
    void leave_and_come_back() {
        boris.demand("leave", here());
        for (int moves_of_bot = 0; moves_of_bot < 2 && playing();) {
            if (is_asked(anna)) {
                const auto answer = anna.demand("play", random_move(anna));
                anna.catch_up(answer.at("cursor").at("match").as_int64());
            } else {
                anna.catch_up(anna.seen() + 1);
                ++moves_of_bot;
            }
        }
        ASSERT_TRUE(playing());
        EXPECT_EQ(anna.page().at("seats").at(1).at("stood_in"), json::value(true));
        boris.demand("come_back", here());
        for (HallGuest* each : all()) each->watch(table_, nullptr);
        EXPECT_EQ(anna.page().at("seats").at(1).at("stood_in"), json::value(false));
        meet();
    }
    /// What was put together from patches is what a new page would show.
    void expect_in_step() {
        for (HallGuest* each : all()) {
            const std::string page = json::serialize(each->page());
            const std::string choices = json::serialize(each->choices());
            each->watch(table_, nullptr);
            EXPECT_EQ(json::serialize(each->page()), page);
            EXPECT_EQ(json::serialize(each->choices()), choices);
        }
    }

private:
    std::uint16_t port_;
    Rng rng_;
    std::string table_;
};

class OverSockets : public ::testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(All, OverSockets, ::testing::ValuesIn(game_ids()),
                         [](const auto& game) { return game.param; });

TEST_P(OverSockets, TwoPeopleAndASpectatorPlayAWholeGame) {
    const DataFolder folder;
    const Served served(folder, {"--no-limits"});
    ASSERT_NE(served.port, 0) << served.log();
    Evening evening(served.port, GetParam(), 11);
    bool undone = false;
    std::int64_t early = 0;
    for (int moves = 0; evening.playing() && !HasFailure(); ++moves) {
        if (moves == 3) {
            early = evening.plies();
        } else if (moves == 5) {
            evening.chat();
        } else if (moves == 8) {
            evening.reconnect();
        } else if (moves == 10) {
            evening.resend();
        } else if (moves == 14) {
            evening.rewind(early);
        } else if (moves == 20) {
            evening.leave_and_come_back();
        } else if (moves > 24 && !undone) {
            undone = evening.undo();
        } else {
            evening.move();
        }
        if (moves % 25 == 24) evening.expect_in_step();
    }
    EXPECT_TRUE(undone);
    evening.expect_in_step();
    EXPECT_EQ(evening.carla.page().at("stage"), json::value("over"));

    const HttpAnswer record =
        HttpClient(served.port).get("/api/record/" + evening.table(), {{"Cookie", evening.carla.cookie()}});
    ASSERT_EQ(record.status, 200) << record.body;
    const std::string file = folder.file("game.record");
    std::ofstream(file) << record.body;
    EXPECT_EQ(std::system((durbar_program() + " verify " + file + " > /dev/null").c_str()), 0);
}

}  // namespace
}  // namespace durbar::testing
