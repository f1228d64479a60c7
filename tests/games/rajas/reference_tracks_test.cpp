#include <gtest/gtest.h>

#include <deque>

#include "games/rajas/reference_model.h"
#include "support/random_games.h"

namespace durbar::testing {
namespace {

using rajas::Event;
using rajas::EventKind;
using rajas::Rules;
using rajas::State;
using namespace rajas_model;

const std::map<std::string, std::vector<int>> kBonuses{{"fame", {5, 24, 31}}, {"money", {12, 33, 44, 55}}};
const std::vector<std::string> kSources{"fame", "money", "bridge"};

/// A replay of what a move has told about the active seat. It knows when a worker and a bonus are due and
/// must meet exactly those.
class Replay {
public:
    explicit Replay(const Table& table)
        : seat_(table.own()), limit_(table.option.at("mode") == "navaratnas" ? 6 : 5) {
        for (const auto& [track, spaces] : table.waiting) waiting_[track] = {spaces.begin(), spaces.end()};
    }

    void read(const Event& event) {
        if (event.kind != EventKind::WorkerGained && event.kind != EventKind::WorkerLeft) {
            EXPECT_TRUE(due_.empty()) << "a worker should have come or gone";  // RG-11.4
        }
        switch (event.kind) {
            case EventKind::Fame: return advance("fame", event.amount, 15);
            case EventKind::Money: return advance("money", event.amount, 20);
            case EventKind::MoneyPaid: seat_.marker["money"] -= event.amount; return;
            case EventKind::Karma: seat_.marker["karma"] += event.amount; return;
            case EventKind::DieTurned: --seat_.marker["karma"]; return;
            case EventKind::Sailed: return sail(event);
            case EventKind::WorkerGained: return meet("gained " + kSources[index(event.worker)]);
            case EventKind::WorkerLeft: return meet("left " + kSources[index(event.worker)]);
            case EventKind::Bonus: return resolve(event);
            default: return;
        }
    }

    void expect(const Table& after, int turn) const {
        const auto& seat = after.seats[static_cast<std::size_t>(turn)];
        EXPECT_TRUE(due_.empty());
        EXPECT_EQ(seat.marker, seat_.marker);
        EXPECT_EQ(seat.gained, seat_.gained);
        for (const auto& [track, spaces] : waiting_) {
            const auto left = after.waiting.find(track);
            const bool over = after.number.at("turn") != turn;  // then nothing may be left
            const std::vector<int> found =
                over || left == after.waiting.end() ? std::vector<int>{} : left->second;
            EXPECT_EQ(found, std::vector<int>(spaces.begin(), spaces.end())) << track;
        }
    }

private:
    void advance(const std::string& track, int amount, int worker) {
        const int before = seat_.marker[track];
        const int now = seat_.marker[track] += amount;
        if (before < worker && now >= worker) gain_worker(track);  // RG-11.3
        for (const int space : kBonuses.at(track)) {
            if (before >= space || now < space) continue;
            if (track == "money" && space <= last_money_bonus()) continue;  // RG-11.9
            waiting_[track].push_back(space);                               // RG-11.11
            if (track == "money") ++seat_.marker["bonuses"];
        }
    }
    int last_money_bonus() const {
        const int taken = seat_.marker.at("bonuses");
        return taken == 0 ? 0 : kBonuses.at("money")[static_cast<std::size_t>(taken - 1)];
    }
    void sail(const Event& event) {
        EXPECT_EQ(seat_.marker["boat"], event.from);
        EXPECT_GT(event.to, event.from);
        seat_.marker["boat"] = event.to;
        if (event.from <= 20 && event.to > 20) gain_worker("bridge");
    }
    /// RG-11.3, RG-11.5, RG-13.1
    void gain_worker(const std::string& source) {
        if (seat_.active_workers() == limit_ || seat_.gained.contains(source)) return;
        seat_.gained.insert(source);
        due_.push_back("gained " + source);
        if (seat_.active_workers() < limit_) return;
        for (const auto& other : kSources) {
            if (!seat_.gained.contains(other)) due_.push_back("left " + other);
        }
    }
    void meet(const std::string& change) {
        ASSERT_FALSE(due_.empty()) << change;
        EXPECT_EQ(due_.front(), change);
        due_.pop_front();
    }
    /// RG-11.11 In track order, each once.
    void resolve(const Event& event) {
        auto& queue = waiting_[event.track == rajas::Track::Fame ? "fame" : "money"];
        ASSERT_FALSE(queue.empty());
        const auto number = event.cause.number();
        EXPECT_EQ(queue.front(), event.track == rajas::Track::Fame
                                     ? rajas::data::kFameBonuses[number].space
                                     : rajas::data::kMoneyBonuses[number].space);
        queue.pop_front();
    }

    SeatModel seat_;
    int limit_;
    std::deque<std::string> due_;
    std::map<std::string, std::deque<int>> waiting_;
};

/// Plays a few legal moves from each state of random games that `wanted` picks.
template <class Wanted, class Visit>
void for_each_step(const RandomGames& run, Wanted wanted, Visit visit) {
    for_each_random_state<Rules>(run, [&](const State& state, Rng& rng) {
        if (Rules::to_act(state) == Player::Nobody || !wanted(state)) return;
        rajas::MoveList moves;
        Rules::legal_moves(state, moves);
        for (int i = 0; i < 3; ++i) {
            const auto move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            auto next = state;
            std::vector<Event> events;
            Rules::apply(next, move, rajas::Sink(events));
            visit(state, events, next);
        }
    });
}

bool tells_of_markers(const std::vector<Event>& events) {
    const std::set<EventKind> kinds{EventKind::Fame,     EventKind::Money, EventKind::Karma,
                                    EventKind::Sailed,   EventKind::Bonus, EventKind::MoneyPaid,
                                    EventKind::DieTurned};
    return std::any_of(events.begin(), events.end(),
                       [&](const Event& event) { return kinds.contains(event.kind); });
}
std::vector<std::array<int, 6>> markers(const State& state) {
    std::vector<std::array<int, 6>> all;
    for (const auto& p : state.seats)
        all.push_back({p.fame, p.money, p.karma, p.boat, p.money_bonuses, p.gained});
    return all;
}

TEST(RajasReference, AgreesOnMarkersWorkersAndBonusesOfEveryMove) {  // RG-11.1 to RG-11.11, RG-3.11, RG-13.1
    int workers = 0;
    int bonuses = 0;
    int gone = 0;
    for_each_step(
        {.games = 4, .every = 3}, [](const State& state) { return state.round > 0; },
        [&](const State& before, const std::vector<Event>& events, const State& after) {
            if (!tells_of_markers(events)) {
                ASSERT_EQ(markers(after), markers(before));
                return;
            }
            Replay replay(read(before));
            for (const Event& event : events) {
                if (event.kind == EventKind::RoundBegan || event.kind == EventKind::PhaseBegan) continue;
                if (event.seat == before.turn) replay.read(event);
                workers += event.kind == EventKind::WorkerGained ? 1 : 0;
                bonuses += event.kind == EventKind::Bonus ? 1 : 0;
                gone += event.kind == EventKind::WorkerLeft ? 1 : 0;
            }
            replay.expect(read(after), before.turn);
        });
    EXPECT_GT(workers, 100);
    EXPECT_GT(bonuses, 200);
    EXPECT_GT(gone, 20);
}

/// RG-6.2, RG-6.6 The fame of a tile's buildings.
int fame_of(const Table& table, const std::string& tile) {
    int fame = 0;
    for (const auto& building : face_of(tile).buildings) {
        fame += table.own().values.at(building) - (building == table.late ? 1 : 0);
    }
    return fame;
}

TEST(RajasReference,
     AgreesOnWhatEveryLaidTileBringsAndReaches) {  // RG-6.1, RG-6.2, RG-6.6, RG-6.7, RG-6.9, RG-9.6
    int laid = 0;
    int fresh = 0;
    const auto visit = [&](const State& before, const std::vector<Event>& events, const State& after) {
        const Table table = read(before);
        for (const Event& event : events) {
            if (event.kind != EventKind::TileLaid && event.kind != EventKind::TileCovered) continue;
            const std::string tile(rajas::tile_name(event.tile));
            Names wanted = table.own().reached;
            const auto reached = yields_at(rajas::cell_name(event.cell), turned_roads(tile, event.turn));
            wanted.insert(reached.begin(), reached.end());
            const Table next = read(after);
            const auto& seat = next.seats[before.turn];
            ASSERT_EQ(seat.reached, wanted);
            fresh += wanted.size() > table.own().reached.size() ? 1 : 0;
            ++laid;
            if (Rules::decision(after) != "reveal")
                continue;  // the stack has run out: the tile is paid already
            int money = 0;
            for (const auto& [good, value] : face_of(tile).stalls) money += value;
            const std::vector<std::string> score{"score", std::to_string(fame_of(table, tile)),
                                                 std::to_string(money)};
            std::vector<std::string> waits = next.agenda.at(1);
            ASSERT_GE(waits.size(), score.size());
            waits.resize(score.size());  // its cause may follow
            ASSERT_EQ(waits, score);
        }
    };
    const auto pays = [](const State& state) { return Rules::decision(state) == "pay"; };
    for_each_step({.games = 4, .every = 1}, pays, visit);
    EXPECT_GT(laid, 300);
    EXPECT_GT(fresh, 40);
}

TEST(RajasReference, AgreesThatEveryTileLeadsHomeAndEveryYieldItMeetsIsReached) {  // RG-9.4, RG-15.5
    int provinces = 0;
    for_each_random_state<Rules>({.games = 2, .every = 5}, [&](const State& state, Rng&) {
        for (const auto& seat : read(state).seats) {
            const Names home = joined_cells(seat);
            for (const auto& [cell, laid] : seat.province) {
                ASSERT_TRUE(home.contains(cell)) << cell;
                for (const auto& slot : yields_at(cell, roads_at(seat, cell))) {
                    ASSERT_TRUE(seat.reached.contains(slot)) << slot;
                }
            }
            provinces += seat.province.size() > 4 ? 1 : 0;
        }
    });
    EXPECT_GT(provinces, 500);
}

/// RG-12.1 Money 1 and 2 face fame 60, money 119 and 120 fame 1.
int lead(const SeatModel& seat) {
    int faces = 61;
    for (int money = 1; money <= seat.marker.at("money"); money += 2) --faces;
    return seat.marker.at("fame") - faces;
}

TEST(RajasReference, AgreesOnTheFinalRanking) {  // RG-12.1, RG-12.5, RG-12.6
    int games = 0;
    int met = 0;
    for_each_random_state<Rules>({.games = 12, .every = 1000}, [&](const State& state, Rng&) {
        if (Rules::to_act(state) != Player::Nobody) return;
        const Table table = read(state);
        const auto standing = Rules::standing(state);
        ASSERT_EQ(standing.size(), table.seats.size());
        for (std::size_t i = 0; i < table.seats.size(); ++i) {
            int better = 0;
            for (const auto& other : table.seats) {
                const auto& seat = table.seats[i];
                const bool earlier = other.met != 0 && other.met < seat.met;
                better += lead(other) > lead(seat) || (lead(other) == lead(seat) && earlier) ? 1 : 0;
            }
            ASSERT_EQ(standing[i].rank, better + 1) << "seat " << i;
            ASSERT_EQ(standing[i].points, lead(table.seats[i]));
            ASSERT_EQ(table.seats[i].met != 0, lead(table.seats[i]) >= 0);
            met += table.seats[i].met != 0 ? 1 : 0;
        }
        ++games;
    });
    EXPECT_GT(games, 100);
    EXPECT_GT(met, games);
}

}  // namespace
}  // namespace durbar::testing
