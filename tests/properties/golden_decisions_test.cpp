#include <set>
#include <string>

#include "support/game_types.h"
#include "support/golden_decision.h"
#include "support/golden_file.h"

namespace durbar::testing {
namespace {

// What people are told at each kind of decision: tests/games/GAME/decisions/KIND.json.

template <class G>
class GoldenDecisions : public ::testing::Test {};

TYPED_TEST_SUITE(GoldenDecisions, TypesOf<AllGames>::Type, GameNames);

TYPED_TEST(GoldenDecisions, AreTheCommittedOnesByteForByte) {
    using G = TypeParam;
    constexpr std::size_t kMostLines = 200;  // nobody reads more
    constexpr std::size_t kMostBytes = 12 * 1024;
    const auto folder = golden_folder(G::kId, "decisions");
    const auto found = DecisionFinder<G>().find();
    std::set<std::string> files;
    for (const auto kind : G::decision_kinds()) {
        ASSERT_TRUE(found.contains(kind)) << kind;
        const std::string text = DecisionPage<G>(found.at(kind)).print();
        EXPECT_LE(split_lines(text).size(), kMostLines) << kind;
        EXPECT_LE(text.size(), kMostBytes) << kind;
        files.insert(std::string(kind) + ".json");
        expect_golden_file(folder / (std::string(kind) + ".json"), text);
    }
    expect_only(folder, files);
}

}  // namespace
}  // namespace durbar::testing
