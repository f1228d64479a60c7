#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <iostream>
#include <map>

#include "games/registry.h"
#include "hall/hall_support.h"
#include "hall/patch.h"
#include "server/apply_patch.h"
#include "server/messages.h"
#include "support/game_ids.h"
#include "support/places.h"
#include "support/schema.h"

namespace durbar::testing {
namespace {

// Pages, patches, news and choices over whole games: they keep protocol/hall.schema.json, and the patches
// turn every page into the next.

namespace json = boost::json;
using Seat = std::optional<int>;

const Schemas& schemas() {
    static const Schemas kAll(source_dir() + "/protocol");
    return kAll;
}

/// Lengths of JSON texts.
class Sizes {
public:
    void add(std::size_t size) { all_.push_back(size); }
    std::string told() {
        if (all_.empty()) return "none";
        std::sort(all_.begin(), all_.end());
        return std::to_string(all_[all_.size() / 2]) + " bytes in the middle, " +
               std::to_string(all_.back()) + " at most";
    }

private:
    std::vector<std::size_t> all_;
};

/// Everybody who looks at a table, each with the page that they have made from the patches.
class Watchers {
public:
    explicit Watchers(TableBench& bench) : bench_(bench) {
        std::vector<Seat> readers{std::nullopt};
        for (int seat = 0; seat < static_cast<int>(bench.table().seats().size()); ++seat)
            readers.emplace_back(seat);
        for (const Seat& reader : readers) {
            const hall::IndexedJson page(hall::page_value(bench.table(), reader));
            all_.push_back({reader, page, json::parse(page.text()), hall::end_of(bench.table())});
        }
    }

    /// The table has changed: everybody is told.
    void look(bool thoroughly) {
        for (Watcher& watcher : all_) {
            const Value value = hall::page_value(bench_.table(), watcher.reader);
            const hall::IndexedJson page(value);
            ASSERT_EQ(page.text(), json_text(value));
            std::string text;
            hall::append_patch(text, watcher.told, page);
            const json::value patch = json::parse(text);
            apply_patch(watcher.seen, patch);
            ASSERT_EQ(watcher.seen, json::parse(page.text())) << text;
            watcher.told = page;
            pages.add(page.text().size());
            patches.add(text.size());
            if (thoroughly) check(watcher, patch);
            watcher.cursor = hall::end_of(bench_.table());
        }
        if (thoroughly) keeps(json::parse(json_text(hall::summary_value(bench_.table()))), "summary");
    }

    static inline Sizes pages;
    static inline Sizes patches;
    static inline Sizes choices;
    static inline Sizes news;

private:
    struct Watcher {
        Seat reader;
        hall::IndexedJson told;
        json::value seen;
        hall::Cursor cursor;
    };

    static void keeps(const json::value& value, std::string_view name) {
        const auto fault = schemas().fault(value, "hall.schema.json#/$defs/" + std::string(name));
        ASSERT_FALSE(fault) << name << *fault;
    }

    void check(const Watcher& watcher, const json::value& patch) {
        constexpr std::size_t kMostNews = 200;
        const hall::Table& table = bench_.table();
        const std::string chosen = json_text(hall::choices_value(table, watcher.reader));
        const std::string happened =
            json_text(hall::news_value(table, watcher.reader, watcher.cursor, kMostNews));
        choices.add(chosen.size());
        news.add(happened.size());
        const std::string cursor = json_text(Value(server::cursor_fields(hall::end_of(table))));
        keeps({{"push", "table"},
               {"table", "t1"},
               {"patch", patch},
               {"news", json::parse(happened)},
               {"choices", json::parse(chosen)},
               {"cursor", json::parse(cursor)}},
              "table_push");
        keeps({{"re", 1},
               {"ok", true},
               {"page", watcher.seen},
               {"news", json::parse(json_text(hall::news_value(table, watcher.reader, {}, kMostNews)))},
               {"choices", json::parse(chosen)},
               {"cursor", json::parse(cursor)}},
              "watch_answer");
    }

    TableBench& bench_;
    std::vector<Watcher> all_;
};

/// One game from the first chair to the end, with everything that may happen at a table.
void play_watched(const hall::Settings& settings, std::uint64_t seed) {
    TableBench bench(settings, seed);
    Watchers watchers(bench);
    hall::Table& table = bench.table();
    bench.expect_done(table.sit(TableBench::person(1), 0, "salt", bench.now()));
    watchers.look(true);
    bench.expect_done(table.stand("p1", bench.now()));
    bench.begin();
    watchers.look(true);
    Rng rng(seed);
    for (int move = 0; table.stage() == hall::Table::Stage::Playing; ++move) {
        bench.play_at_random(rng.next(), 1);
        watchers.look(rng.below(8) == 0);
        if (move == 10) {
            bench.expect_done(table.say("p1", "Good luck! — Štěstí", bench.now()));
            bench.expect_done(table.ask_rewind("p0", table.match()->plies() - 3, bench.now()));
            watchers.look(true);
            bench.expect_done(table.answer_rewind("p1", true, bench.now()));
            watchers.look(true);
        }
        if (move == 20) {
            table.set_present("p0", false, bench.now());
            bench.expect_done(table.leave("p0", bench.now()));
            watchers.look(true);
        }
        if (move == 30) {
            bench.expect_done(table.come_back("p0", bench.now()));
            watchers.look(true);
            bench.expect_done(table.resign("p1", bench.now()));
            watchers.look(true);
        }
        if (::testing::Test::HasFatalFailure()) return;
    }
    table.add_rematch("t2", bench.now());
    watchers.look(true);
}

class Pages : public ::testing::TestWithParam<std::string> {};

TEST_P(Pages, KeepTheirSchemaAndFollowFromTheirPatches) {
    Watchers::pages = Watchers::patches = Watchers::choices = Watchers::news = {};
    const GameInfo& game = *find_game(GetParam());
    std::uint64_t seed = 1;
    for (int players = game.min_players; players <= game.max_players; ++players) {
        hall::Settings settings =
            settings_of(game.id, std::vector<std::string>(static_cast<std::size_t>(players), "open"));
        settings.time =
            players % 2 == 0 ? hall::TimeLimit{hall::TimeLimit::Kind::Live, 600, 5} : hall::TimeLimit{};
        play_watched(settings, seed++);
        ASSERT_FALSE(HasFatalFailure()) << players << " players";
    }
    // Every value of every option once; those that hide something show other pages.
    for (const OptionSpec& option : game.options) {
        for (const auto value : option.values.empty() ? option.examples : option.values) {
            if (value == option.default_value) continue;
            for (int players = game.min_players; players <= game.max_players; ++players) {
                const hall::Settings settings =
                    settings_of(game.id, std::vector<std::string>(static_cast<std::size_t>(players), "open"),
                                {{std::string(option.name), std::string(value)}});
                if (hall::check(settings)) continue;  // does not fit so many
                play_watched(settings, seed++);
                ASSERT_FALSE(HasFatalFailure()) << option.name << "=" << value;
                break;
            }
        }
    }
    std::cout << game.id << ": pages " << Watchers::pages.told() << "; patches " << Watchers::patches.told()
              << "; choices " << Watchers::choices.told() << "; news " << Watchers::news.told() << "\n";
}

INSTANTIATE_TEST_SUITE_P(AllGames, Pages, ::testing::ValuesIn(game_ids()),
                         [](const auto& each) { return each.param; });

TEST(Patches, OfRecordsListsAndNewValues) {
    const auto patch = [](const Value& before, const Value& after) {
        std::string text;
        hall::append_patch(text, hall::IndexedJson(before), hall::IndexedJson(after));
        json::value value = json::parse(json_text(before));
        apply_patch(value, json::parse(text));
        EXPECT_EQ(value, json::parse(json_text(after))) << text;
        return text;
    };
    const Value one(Fields{{"a", 1}, {"b", List{1, 2}}, {"c", nullptr}});
    EXPECT_EQ(patch(one, one), "{}");
    EXPECT_EQ(patch(one, Value(Fields{{"a", 2}, {"b", List{1, 3}}, {"c", List{}}})),
              R"({"a":[2],"b":{"1":[3]},"c":[[]]})");
    EXPECT_EQ(patch(one, Value(Fields{{"a", 1}, {"b", List{1}}, {"c", nullptr}})), R"({"b":[1,1,[]]})");
    EXPECT_EQ(patch(Value(List{1, 2, 3}), Value(List{1, 4, 5, 3})), "[1,1,[4,5]]");
    EXPECT_EQ(patch(Value(List{1, 1}), Value(List{1, 1, 1})), "[2,0,[1]]");
    EXPECT_EQ(patch(Value(List{}), Value(List{1, 2})), "[0,0,[1,2]]");
    EXPECT_EQ(patch(Value(List{1, 2}), Value(List{})), "[0,2,[]]");
    EXPECT_EQ(patch(one, Value(Fields{{"x", 1}})), R"([{"x":1}])");
    EXPECT_EQ(patch(one, nullptr), "[null]");
    EXPECT_EQ(patch(Value(List{1, 12}), Value(List{12, 12})), R"({"0":[12]})");
    EXPECT_EQ(patch(Value(Fields{{"a", 12}, {"b", 0}}), Value(Fields{{"a", 1}, {"b", 0}})), R"({"a":[1]})");
    EXPECT_EQ(patch(Value(Fields{{"a", "x\"},{[\\"}, {"b", 0}}),
                    Value(Fields{{"a", "x\"},{[\\"}, {"b", Fields{}}})),
              R"({"b":[{}]})");
}

}  // namespace
}  // namespace durbar::testing
