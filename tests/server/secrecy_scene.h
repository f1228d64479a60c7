#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hall/hall_support.h"
#include "server/play_random.h"
#include "server/secret_pairs.h"
#include "server/table_loader.h"

namespace durbar::testing {

// Two houses with the same people at the same table. What one reader may not know differs: hands, draws,
// sealed choices, the seed. Everything that this reader receives is the same, byte for byte and message for
// message.

struct Setting {
    std::string game;
    int players = 2;
    OptionValues options;
};

inline std::vector<Setting> settings_of_game(const std::string& game) {
    std::vector<Setting> all;
    const GameInfo* info = find_game(game);
    for (int players = info->min_players; players <= std::min(3, info->max_players); ++players) {
        all.push_back({game, players, {}});
        for (const OptionSpec& spec : info->options) {
            for (const auto value : spec.values.empty() ? spec.examples : spec.values) {
                OptionValues options{{std::string(spec.name), std::string(value)}};
                if (value != spec.default_value && new_match(game, players, options))
                    all.push_back({game, players, options});
            }
        }
    }
    return all;
}

/// A house with a table in the middle of a game, and everybody watching.
class Scene {
public:
    Scene(const Setting& setting, const std::vector<hall::Fact>& facts, const honest::Seed& seed)
        : bench_(5) {
        for (int seat = 0; seat < setting.players; ++seat) {
            people_.push_back(std::make_unique<Client>(bench_, "P" + std::to_string(seat)));
            salts_.push_back("salt" + std::to_string(seat));
        }
        people_.push_back(std::make_unique<Client>(bench_, "Spectator"));
        lay(setting, facts, seed);
        for (auto& person : people_) EXPECT_EQ(person->watch(kTable), "done");
    }

    Client& reader(Reader reader) { return reader.is_seat() ? at(reader.number()) : *people_.back(); }
    Client& at(int seat) { return *people_[static_cast<std::size_t>(seat)]; }
    const std::vector<std::string>& salts() const { return salts_; }
    HouseBench& bench() { return bench_; }

    /// What goes on around a game.
    void chatter() {
        at(0).does("say", {{"table", kTable}, {"text", "hello"}});
        at(1).disconnect();
        bench_.pass(1000);
        at(1).connect();
        at(1).watch(kTable);
        for (auto& person : people_) {
            person->does("check", {{"table", kTable}, {"move", "pass"}});
            person->does("preview", {{"table", kTable}, {"move", "pass"}});
            person->does("history",
                         {{"table", kTable}, {"before", person->cursors.at(kTable)}, {"most", 200}});
            for (int plies = 0; plies < 40; plies += 13) {
                person->does("look_back", {{"table", kTable}, {"plies", plies}});
            }
            person->does("lobby");
            person->does("tables", {{"which", "mine"}});
        }
    }
    void play(int seat, const std::string& move) {
        Client& person = at(seat);
        ASSERT_TRUE(person.decides(kTable));
        const auto answer = person.play(kTable, move, "k" + std::to_string(++moves_));
        ASSERT_EQ(Client::code(answer), "done") << move << json::serialize(answer);
        bench_.pass(2000);
    }

    static constexpr const char* kTable = "t1";

private:
    void lay(const Setting& setting, const std::vector<hall::Fact>& facts, const honest::Seed& seed) {
        const hall::Moment now = bench_.world().now();
        hall::Settings settings;
        settings.game = setting.game;
        settings.options = setting.options;
        settings.chairs.resize(static_cast<std::size_t>(setting.players));
        std::vector<hall::Entry> entries{
            {now, hall::Opened{format_settings(settings), at(0).id(), "", std::string(64, 'c')}}};
        for (int seat = 0; seat < setting.players; ++seat) {
            const auto& salt = salts_[static_cast<std::size_t>(seat)];
            entries.push_back({now, hall::Sat{seat, at(seat).id(), "P" + std::to_string(seat), salt}});
        }
        entries.push_back({now, hall::Started{}});
        for (const hall::Fact& fact : facts) entries.push_back({now, fact});
        const auto table = hall::Table::load(kTable, seed, entries);
        ASSERT_TRUE(table) << describe(table.error());
        bench_.disk().tables[kTable] = {server::row_of(table.value()), "sealed " + honest::hex(seed),
                                        server::lines_of(entries)};
    }

    HouseBench bench_;
    std::vector<std::unique_ptr<Client>> people_;
    std::vector<std::string> salts_;
    int moves_ = 0;
};

class Secrecy : public ::testing::TestWithParam<std::string> {
protected:
    using Daring = SecretPair::Daring;

    void compare_all(const Setting& setting, std::uint64_t seeds) {
        for (int seat = -1; seat < setting.players && !HasFailure(); ++seat) {
            const Reader reader = seat < 0 ? Reader::spectator() : Reader::seat(seat);
            for (std::uint64_t seed = 1; seed <= seeds; ++seed) compare(setting, reader, seed);
        }
    }
    /// Whether there was anything to keep secret: not every game has it.
    void conclude() {
        EXPECT_GT(pairs_, 0);
        EXPECT_GT(moves_, 0);
        RecordProperty("pairs", pairs_);
        RecordProperty("differ", differ_);
        RecordProperty("moves", moves_);
        const bool secrets = GetParam() == "tigris" || GetParam() == "maharaja";
        EXPECT_EQ(differ_ > 0, secrets) << differ_ << " of " << pairs_;
    }

    void compare(const Setting& setting, Reader reader, std::uint64_t seed) {
        SecretPair pair(setting.game, setting.players, setting.options, reader, seed);
        const std::uint64_t steps = 20 + seed * 37 % 60;
        // Draws to come follow from the seed, so it is the same where moves follow, and another where none
        // do.
        const bool moves_follow = seed % 2 == 0;
        for (std::uint64_t i = 0; i < steps && !pair.over() && pair.step(Daring::Same); ++i) {
        }
        for (int i = 0; !moves_follow && i < 3 && !pair.over() && pair.step(Daring::Different); ++i) {
        }
        // The table would draw before anybody decides, so the pair stops only where somebody is to.
        while (!pair.over() && pair.open().none() && pair.step(Daring::Same)) {
        }
        if (pair.over() || pair.open().none()) return;
        differ_ += pair.differ() ? 1 : 0;
        ++pairs_;
        Scene one(setting, pair.facts_of_one(), seed_of(1));
        Scene other(setting, pair.facts_of_other(), seed_of(moves_follow ? 1 : 2));
        one.chatter();
        other.chatter();
        for (int i = 0; moves_follow && i < 4; ++i) {
            const auto decision = pair.live_step(seed_of(1), one.salts());
            if (!decision) break;
            one.play(decision->seat, decision->one);
            other.play(decision->seat, decision->other);
            ++moves_;
        }
        EXPECT_EQ(one.reader(reader).heard, other.reader(reader).heard);
        EXPECT_EQ(one.reader(reader).heard_at, other.reader(reader).heard_at);
    }

    int pairs_ = 0;
    int differ_ = 0;
    int moves_ = 0;
};

}  // namespace durbar::testing
