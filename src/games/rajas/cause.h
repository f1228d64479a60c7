#pragma once

#include <cassert>

#include "games/rajas/types.h"

namespace durbar::rajas {

/// Why something is gained or asked. The number says which one it is of its kind.
enum class CauseKind : std::uint8_t {
    None,  ///< not known: a position may leave it out
    LaidTile,
    Market,       ///< a good that was sold
    WorkerSpace,  ///< a space with the seat's worker
    Chamber,      ///< from 0, visited by a worker or from the river
    River,        ///< the space where the boat has stopped
    Yield,        ///< what is printed at a slot
    YieldToken,   ///< the token on a slot
    FameBonus,
    MoneyBonus,
    WhiteToken,  ///< that was drawn
    CatchUp,     ///< fewer workers than others have (RG-13.10)
};
inline constexpr std::size_t kCauseKinds = index(CauseKind::CatchUp) + 1;

/// How many there are of each kind, in the order of the enum; of goods also the mixed ones.
inline constexpr std::array<unsigned, kCauseKinds> kCauseCounts{1,
                                                                kTiles,
                                                                kGoods + 1,
                                                                kSpaces,
                                                                kChambers,
                                                                data::kRiverEnd + 1,
                                                                kSlots,
                                                                kSlots,
                                                                data::kFameBonuses.size(),
                                                                data::kMoneyBonuses.size(),
                                                                kWhiteKinds,
                                                                1};
/// The code of the first of each kind; behind them the end of all codes.
inline constexpr auto kCauseCodes = [] {
    std::array<unsigned, kCauseKinds + 1> codes{};
    for (std::size_t kind = 0; kind < kCauseKinds; ++kind) codes[kind + 1] = codes[kind] + kCauseCounts[kind];
    return codes;
}();
static_assert(kCauseCodes[kCauseKinds] <= 256);
/// The kind of each code.
inline constexpr auto kKindOfCode = [] {
    std::array<CauseKind, kCauseCodes[kCauseKinds]> kinds{};
    for (std::size_t kind = 0; kind < kCauseKinds; ++kind) {
        for (unsigned code = kCauseCodes[kind]; code < kCauseCodes[kind + 1]; ++code) {
            kinds[code] = static_cast<CauseKind>(kind);
        }
    }
    return kinds;
}();

/// A cause in one byte.
class Cause {
public:
    constexpr Cause() = default;
    constexpr Cause(CauseKind kind, unsigned number = 0)
        : code_(static_cast<std::uint8_t>(kCauseCodes[index(kind)] + number)) {
        assert(number < kCauseCounts[index(kind)]);
    }
    /// Precondition: the code of a cause.
    static constexpr Cause of_code(std::uint8_t code) {
        assert(code < kCauseCodes[kCauseKinds]);
        Cause cause;
        cause.code_ = code;
        return cause;
    }

    constexpr std::uint8_t code() const { return code_; }
    constexpr CauseKind kind() const { return kKindOfCode[code_]; }
    constexpr unsigned number() const { return code_ - kCauseCodes[index(kind())]; }

    friend constexpr bool operator==(const Cause&, const Cause&) = default;

private:
    std::uint8_t code_ = 0;
};

inline Cause tile_cause(Tile tile) { return {CauseKind::LaidTile, tile}; }
inline Cause space_cause(Space space) { return {CauseKind::WorkerSpace, space}; }
inline Cause chamber_cause(int number) { return {CauseKind::Chamber, static_cast<unsigned>(number - 1)}; }
inline Cause river_cause(int space) { return {CauseKind::River, static_cast<unsigned>(space)}; }

/// "blue-05", "tea", "harbor-2", "yogi", "river-12", "yield-W3", "token-W3", "fame-24", "money-33",
/// "white-3", "catch-up": as it stands in a position; empty if it is not known.
std::string cause_word(Cause cause);
std::optional<Cause> parse_cause(std::string_view word);

}  // namespace durbar::rajas
