#include "honest/honest_chance.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/engine_session.h"
#include "games/registry.h"
#include "hall/hall_support.h"
#include "support/game_ids.h"

namespace durbar::testing {
namespace {

using honest::HonestChance;
using ::testing::HasSubstr;

TEST(HonestChance, TheSameSeedAndSaltsGiveTheSameOutcomes) {
    HonestChance first(seed_of(1), {"a", "b"});
    HonestChance second(seed_of(1), {"a", "b"});
    for (int i = 0; i < 100; ++i) EXPECT_EQ(first.below(1000), second.below(1000));
}

TEST(HonestChance, AnotherSeedSaltOrSeatOfASaltGivesOthers) {
    const auto draws = [](const honest::Seed& seed, const std::vector<std::string>& salts) {
        HonestChance chance(seed, salts);
        std::vector<std::uint32_t> all;
        for (int i = 0; i < 8; ++i) all.push_back(chance.below(1U << 31U));
        return all;
    };
    const auto base = draws(seed_of(1), {"a", "b"});
    EXPECT_NE(base, draws(seed_of(2), {"a", "b"}));
    EXPECT_NE(base, draws(seed_of(1), {"a", "c"}));
    EXPECT_NE(base, draws(seed_of(1), {"b", "a"}));
    EXPECT_NE(base, draws(seed_of(1), {"ab", ""}));
    EXPECT_NE(base, draws(seed_of(1), {"a", "b", ""}));
}

TEST(HonestChance, AnOutcomeDependsOnItsNumberAndNotOnWhatWasDrawnBefore) {
    HonestChance straight(seed_of(3), {"a"});
    straight.below(7);
    straight.below(1000);
    HonestChance resumed(seed_of(3), {"a"}, 2);
    EXPECT_EQ(straight.next(), 2U);
    EXPECT_EQ(straight.below(52), resumed.below(52));
}

TEST(HonestChance, EveryOutcomeIsEquallyLikely) {
    constexpr std::uint32_t kSides = 6;
    constexpr int kRolls = 60'000;
    HonestChance chance(seed_of(4), {"a", "b"});
    std::array<int, kSides> rolled{};
    for (int i = 0; i < kRolls; ++i) ++rolled[chance.below(kSides)];
    double square = 0;  // chi-squared with five degrees of freedom: 25.7 is exceeded once in 10,000 times
    for (const int times : rolled) {
        const double off = times - kRolls / double(kSides);
        square += off * off / (kRolls / double(kSides));
    }
    EXPECT_LT(square, 25.7);
}

TEST(HonestChance, NumbersBeyondTheLastMultipleAreLeftOut) {
    // Of a range of 3 · 2³⁰ a quarter of all words is left out; a plain remainder would make a third twice as
    // likely.
    constexpr std::uint32_t kRange = 3U << 30U;
    constexpr int kDraws = 30'000;
    HonestChance chance(seed_of(5), {"a"});
    int low = 0;
    for (int i = 0; i < kDraws; ++i) low += chance.below(kRange) < (1U << 30U) ? 1 : 0;
    EXPECT_NEAR(low, kDraws / 3, 400);  // five standard deviations
}

TEST(HonestChance, HashesAreReadAndWritten) {
    const auto commitment = honest::commitment_to(seed_of(1));
    EXPECT_EQ(honest::parse_hash(honest::hex(commitment)), commitment);
    EXPECT_EQ(honest::parse_hash("12"), std::nullopt);
    EXPECT_EQ(honest::parse_hash(std::string(64, 'g')), std::nullopt);
    EXPECT_EQ(honest::parse_hash(honest::hex(commitment) + "00"), std::nullopt);
}

TEST(HonestChance, TheConstructionIsTheDocumentedOne) {
    // The values come from another program (Python's hashlib) that follows docs/hall-protocol.md. A change of
    // them would make every record that was ever dealt look dishonest.
    honest::Seed seed{};
    for (std::size_t i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>(i);
    EXPECT_EQ(honest::hex(honest::commitment_to(seed)),
              "6b1fb7499c830121b74b747c6277afed2b5b8c9f725367241c9f5bb5530387c1");
    HonestChance chance(seed, {"Lenka", "", "Jan"});
    std::vector<std::uint32_t> drawn;
    for (const std::uint32_t n : {6U, 52U, 153U, 1'000'000'000U}) drawn.push_back(chance.below(n));
    EXPECT_THAT(drawn, ::testing::ElementsAre(5, 4, 118, 173061287));
}

/// A whole game of random moves, dealt honestly.
Record finished_record(std::string_view game) {
    TableBench bench(settings_of(game, {"open", "open"}));
    bench.begin().play_at_random(11);
    EXPECT_EQ(bench.table().stage(), hall::Table::Stage::Over);
    auto read = parse_record(format_record(bench.table().record()));
    EXPECT_TRUE(read) << describe(read.error());
    return std::move(read.value());
}

honest::Verdict verdict_on(const Record& record) {
    auto match = new_match(record.game, record.players, record.options);
    return honest::verify(*match.value(), record);
}

class EveryGameIsHonest : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryGameIsHonest, AFinishedGameIsDealtAgain) {
    const Record record = finished_record(GetParam());
    const auto verdict = verdict_on(record);
    EXPECT_EQ(verdict.fault, std::nullopt) << describe(*verdict.fault);
    EXPECT_GE(verdict.honest, 7U) << "as many as Maharaja has cities";
    EXPECT_EQ(verdict.skipped, 0U);
}

TEST_P(EveryGameIsHonest, AnOutcomeThatWasExchangedIsNamed) {
    Record record = finished_record(GetParam());
    auto match = new_match(record.game, record.players, record.options);
    int exchangeable = 0;
    for (auto& ply : record.plies) {
        if (ply.actor == Player::Chance) {
            const auto outcomes = match.value()->outcomes();
            const auto other = std::find_if(outcomes.begin(), outcomes.end(),
                                            [&](const Outcome& each) { return each.move != ply.move; });
            if (other != outcomes.end() && ++exchangeable == 3) {
                const auto told = ply.line;
                ply.move = other->move;
                const auto verdict = verdict_on(record);
                ASSERT_TRUE(verdict.fault);
                EXPECT_EQ(verdict.fault->line, told);
                EXPECT_THAT(verdict.fault->message, HasSubstr(other->move));
                return;
            }
        }
        ASSERT_FALSE(match.value()->play_next(ply.move));
    }
    FAIL() << "no outcome to exchange";
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGameIsHonest, ::testing::ValuesIn(game_ids()),
                         [](const auto& game) { return game.param; });

TEST(HonestRecord, IsDealtAgainByTheEngine) {
    EngineSession engine(1);
    const auto answer = [&](const std::string& record) {
        return engine.answer(json_text(make_fields({{"cmd", "verify"}, {"record", record}})));
    };
    Record record = finished_record("maharani");
    EXPECT_THAT(answer(format_record(record)), HasSubstr(R"("taken_back":0,"fault":null})"));
    record.notes.clear();
    EXPECT_THAT(answer(format_record(record)), HasSubstr(R"("honest":0,"taken_back":0,"fault":")"));
    EXPECT_THAT(answer("nothing"), HasSubstr(R"("fault":")"));
}

TEST(HonestRecord, AnotherSeedOrSaltIsFound) {
    Record record = finished_record("maharani");
    for (auto& [name, text] : record.notes) {
        if (name == "salt") {
            text += "x";
            break;
        }
    }
    ASSERT_TRUE(verdict_on(record).fault);
    record = finished_record("maharani");
    for (auto& [name, text] : record.notes) {
        if (name == "seed") text = honest::hex(seed_of(99));
    }
    ASSERT_TRUE(verdict_on(record).fault);
    EXPECT_THAT(verdict_on(record).fault->message, HasSubstr("committed"));
    record.notes.clear();
    EXPECT_THAT(verdict_on(record).fault->message, HasSubstr("no commitment"));
}

TEST(HonestRecord, DrawsThatWereTakenBackAreCountedAndNotDealtAgain) {
    TableBench bench(settings_of("tigris", {"open", "open"}));
    bench.begin();
    bench.play_at_random(3, 12);
    const auto before = bench.match().plies();
    bench.play_at_random(4, 12);
    bench.expect_done(bench.table().ask_rewind("p0", before, bench.now()));
    bench.expect_done(bench.table().answer_rewind("p1", true, bench.now()));
    EXPECT_EQ(bench.match().plies(), before);
    bench.play_at_random(5);
    const auto verdict = verdict_on(parse_record(format_record(bench.table().record())).value());
    EXPECT_EQ(verdict.fault, std::nullopt) << describe(*verdict.fault);
    EXPECT_GT(verdict.skipped, 0U);
}

TEST(HonestRecord, HowManyDrawsWereTakenBackDoesNotMatter) {
    constexpr std::uint64_t kSpent = 3'000'000;
    const std::vector<std::string> salts{"a", "b"};
    honest::HonestChance chance(seed_of(5), salts, kSpent);
    auto match = new_match("tigris", 2, {});
    std::vector<std::uint64_t> numbers;
    while (match.value()->to_act() == Player::Chance) {
        numbers.push_back(chance.next());
        match.value()->play_chance(chance);
    }
    Record record = *match.value()->record(Reader::referee(), {"Ann", "Ben"});
    honest::add_proof(record, seed_of(5), salts, numbers);
    const auto verdict = verdict_on(record);
    EXPECT_EQ(verdict.fault, std::nullopt) << describe(*verdict.fault);
    EXPECT_EQ(verdict.skipped, kSpent);
}

}  // namespace
}  // namespace durbar::testing
