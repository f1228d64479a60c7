#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "hall/page.h"
#include "hall/table.h"

namespace durbar::testing {

inline honest::Seed seed_of(std::uint64_t number) {
    honest::Seed seed{};
    Rng rng(number);
    for (auto& byte : seed) byte = static_cast<std::uint8_t>(rng.below(256));
    return seed;
}

/// "open", "bot easy", "for p7": one chair each.
inline hall::Settings settings_of(std::string_view game, const std::vector<std::string>& chairs,
                                  const OptionValues& options = {}) {
    hall::Settings settings;
    settings.game = game;
    settings.options = options;
    for (const auto& chair : chairs) {
        using Kind = hall::Chair::Kind;
        const std::string who = chair.substr(std::min(chair.size(), chair.find(' ') + 1));
        settings.chairs.push_back(chair == "open"             ? hall::Chair{}
                                  : chair.starts_with("bot ") ? hall::Chair{Kind::Bot, who}
                                                              : hall::Chair{Kind::Reserved, who});
    }
    return settings;
}

/// A table with its people: p0 is the host, p0, p1 … sit on the chairs that are not for bots. It has the
/// clock in its hand and keeps the log as a store would.
class TableBench {
public:
    explicit TableBench(const hall::Settings& settings, std::uint64_t seed = 7)
        : seed_(seed_of(seed)), table_(hall::Table::open("t1", seed_, settings, person(0), "", now_)) {
        keep();
    }

    static hall::Person person(int number) {
        return {"p" + std::to_string(number), "Name" + std::to_string(number)};
    }
    static std::string id(int number) { return "p" + std::to_string(number); }

    hall::Table& table() { return table_; }
    const AnyMatch& match() const { return *table_.match(); }
    hall::Moment now() const { return now_; }
    void pass(hall::Moment ms) { now_ += ms; }
    const std::vector<hall::Entry>& log() const { return log_; }

    /// Everybody sits down, and the host starts.
    TableBench& begin() {
        const auto& chairs = table_.settings().chairs;
        for (int seat = 0, next = 0; seat < static_cast<int>(chairs.size()); ++seat) {
            if (chairs[static_cast<std::size_t>(seat)].kind == hall::Chair::Kind::Bot) continue;
            const int who = next++;
            expect_done(table_.sit(person(who), seat, "salt" + std::to_string(who), now_));
            table_.set_present(id(who), true, now_);
        }
        expect_done(table_.start("p0", now_));
        return *this;
    }

    /// The stable code of a denial, "done" if there is none.
    std::string code(const std::optional<hall::Denial>& denial) {
        keep();
        return denial ? std::string(denial->code) : "done";
    }
    void expect_done(const std::optional<hall::Denial>& denial) {
        keep();
        EXPECT_FALSE(denial) << denial->code << " " << describe(denial->refusal);
    }

    int to_act() const { return is_seat(match().to_act()) ? durbar::seat_of(match().to_act()) : -1; }
    const std::string& sitter(int seat) const {
        return table_.seats()[static_cast<std::size_t>(seat)].person.id;
    }
    /// The seat's person plays a move, as somebody who knows the match as it is.
    std::string play(int seat, const std::string& move, const std::string& key = "") {
        return code(table_.play(sitter(seat), {match().version(), key, move}, now_));
    }
    /// Every seat plays random moves, as persons or as bots, until the game is over or `most` moves were
    /// made.
    void play_at_random(std::uint64_t seed, int most = 100'000) {
        Rng rng(seed);
        for (int i = 0; i < most && table_.stage() == hall::Table::Stage::Playing; ++i) {
            const SmallSet open = match().deciding() - match().sealed();
            const int seat = open.nth(rng.below(static_cast<std::uint32_t>(open.count())));
            const auto legal = match().legal();
            std::string move;
            do {  // of seats that decide at the same time, the moves of one may not be those of another
                move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            } while (match().check(seat, move));
            now_ += 10;
            if (table_.played_by_bot(seat)) {
                expect_done(table_.play_for_bot(seat, match().version(), move, now_));
            } else {
                ASSERT_EQ(play(seat, move), "done");
            }
        }
    }

    /// The table made again from its log alone.
    hall::Table reloaded() const {
        auto loaded = hall::Table::load("t1", seed_, log_);
        EXPECT_TRUE(loaded) << describe(loaded.error());
        return std::move(loaded.value());
    }
    std::string page(std::optional<int> seat) const { return json_text(hall::page_value(table_, seat)); }

private:
    void keep() {
        for (auto& entry : table_.take_fresh()) {
            // Through the text that the store keeps, as after a restart.
            auto fact = hall::parse_fact(hall::format_fact(entry.fact));
            ASSERT_TRUE(fact) << describe(fact.error());
            log_.push_back({entry.at, std::move(fact.value())});
        }
    }

    hall::Moment now_ = 1'000'000;
    honest::Seed seed_;
    hall::Table table_;
    std::vector<hall::Entry> log_;
};

}  // namespace durbar::testing
