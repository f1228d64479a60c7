#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <type_traits>

#include "games/rajas/cause.h"
#include "games/rajas/types.h"

namespace durbar::rajas {

/// What happens next. Decisions wait for a move; the others run by themselves as soon as they lie on top.
/// A step that is about something has a struct of its name below.
enum class Step : std::uint8_t {
    // Chance.
    Reveal,
    RiverRoll,
    RiverToken,
    Roll,
    Start,
    Deal,  ///< a brown token for the active seat
    Draw,  ///< a white token for the active seat
    // Decisions of the active seat.
    FirstToken,
    Place,
    PayDie,
    ChooseTile,
    LayTile,
    PayTile,
    ScoreTile,
    Yields,
    Bonuses,
    MakeRoom,
    TakeDice,
    Reroll,
    Upgrade,
    Sail,
    PalaceChoice,  ///< chambers 2 to 6
    Market,
    TokenChoice,
    // By themselves.
    Begin,  ///< the start player by the sums of the dice
    Effect,
    Discard,
    EndTurn,
};
inline constexpr int kSteps = static_cast<int>(Step::EndTurn) + 1;
constexpr bool is_chance(Step step) { return step <= Step::Draw; }

/// How a tile comes into the province.
enum class Laying : std::uint8_t { Build, Cover };

/// Everything that a frame keeps besides its step.
using FrameBytes = std::array<std::uint8_t, 3>;
/// One byte and dice by colour, four bits each.
constexpr FrameBytes pack_dice(std::uint8_t first, const DieCounts& dice) {
    const unsigned counts = pack_counts<4>(dice);
    return {first, static_cast<std::uint8_t>(counts & 0xFFU), static_cast<std::uint8_t>(counts >> 8U)};
}
constexpr DieCounts unpack_dice(const FrameBytes& bytes) {
    return unpack_counts<4>(bytes[1] | unsigned{bytes[2]} << 8U);
}

/// The top tile of a stack is revealed.
struct RevealFrame {
    static constexpr Step kStep = Step::Reveal;
    std::uint8_t stack;
};

/// The die that counts on from a river space is rolled.
struct RiverRollFrame {
    static constexpr Step kStep = Step::RiverRoll;
    std::uint8_t from;
};

/// The token for a river space is drawn.
struct RiverTokenFrame {
    static constexpr Step kStep = Step::RiverToken;
    std::uint8_t space;
};

/// The dice that a seat has still to roll.
struct RollFrame {
    static constexpr Step kStep = Step::Roll;
    std::uint8_t seat;
    DieCounts left;

    constexpr FrameBytes packed() const { return pack_dice(seat, left); }
    static constexpr RollFrame unpacked(const FrameBytes& b) { return {b[0], unpack_dice(b)}; }
};

/// The start player is drawn among the tied seats.
struct StartFrame {
    static constexpr Step kStep = Step::Start;
    std::uint8_t tied;  ///< by bit

    constexpr bool has(int seat) const { return (tied >> seat & 1) != 0; }
};

/// The brown token that was dealt is laid.
struct FirstTokenFrame {
    static constexpr Step kStep = Step::FirstToken;
    Token token;
};

/// The price of the worker's space is paid.
struct PayDieFrame {
    static constexpr Step kStep = Step::PayDie;
    Space space;
};

struct ChooseTileFrame {
    static constexpr Step kStep = Step::ChooseTile;
    Laying laying;
};

struct LayTileFrame {
    static constexpr Step kStep = Step::LayTile;
    Tile tile;
    Laying laying;
};

struct PayTileFrame {
    static constexpr Step kStep = Step::PayTile;
    Tile tile;
    Cell cell;
    std::uint8_t turn;
    Laying laying;

    constexpr FrameBytes packed() const {
        return {tile, cell, static_cast<std::uint8_t>(turn + index(laying) * kDirections)};
    }
    static constexpr PayTileFrame unpacked(const FrameBytes& b) {
        return {b[0], b[1], static_cast<std::uint8_t>(b[2] % kDirections),
                static_cast<Laying>(b[2] / kDirections)};
    }
};

/// What a laid tile still brings; a decision if there are both.
struct ScoreTileFrame {
    static constexpr Step kStep = Step::ScoreTile;
    std::uint8_t fame;
    std::uint8_t money;
    Cause cause{};
};

/// A yield that a road has reached. RG-13.9 Whether its token pays is fixed when the tile is laid.
struct ReachedYield {
    Slot slot = kNoSlot;
    bool by_token = false;
};

/// One yield, or two and a decision.
struct YieldsFrame {
    static constexpr Step kStep = Step::Yields;
    ReachedYield first;
    ReachedYield second;

    constexpr bool has_both() const { return second.slot != kNoSlot; }

    constexpr FrameBytes packed() const {
        return {first.slot, second.slot,
                static_cast<std::uint8_t>((first.by_token ? 1U : 0U) | (second.by_token ? 2U : 0U))};
    }
    static constexpr YieldsFrame unpacked(const FrameBytes& b) {
        return {{b[0], (b[2] & 1U) != 0}, {b[1], (b[2] & 2U) != 0}};
    }
};

/// The waiting bonuses of a track; a decision if both tracks have some.
struct BonusesFrame {
    static constexpr Step kStep = Step::Bonuses;
    Track track;
};

/// At most so many dice may still be returned, from a kind on (RG-4.11).
struct MakeRoomFrame {
    static constexpr Step kStep = Step::MakeRoom;
    std::uint8_t most;
    DieKind from;
};

/// A gain of `any` dice of any colours, or of the shown ones; `fewer` may be taken (RG-4.4).
struct TakeDiceFrame {
    static constexpr Step kStep = Step::TakeDice;
    static constexpr unsigned kFewer = 0x80U;  ///< the bit beside `any`
    std::uint8_t any = 0;
    DieCounts shown{};
    bool fewer = false;
    Cause cause{};

    constexpr FrameBytes packed() const {
        assert(any < kFewer);
        return {static_cast<std::uint8_t>(any | (fewer ? kFewer : 0U)),
                static_cast<std::uint8_t>(pack_counts<kShownBits>(shown)), cause.code()};
    }
    static constexpr TakeDiceFrame unpacked(const FrameBytes& b) {
        return {static_cast<std::uint8_t>(b[0] & (kFewer - 1U)), unpack_counts<kShownBits>(b[1]),
                (b[0] & kFewer) != 0, Cause::of_code(b[2])};
    }
};

/// Dice are named, from a kind on (RG-4.11); those named so far lie beside the hand.
struct RerollFrame {
    static constexpr Step kStep = Step::Reroll;
    DieKind from = 0;
    DieCounts named{};

    constexpr FrameBytes packed() const { return pack_dice(from, named); }
    static constexpr RerollFrame unpacked(const FrameBytes& b) { return {b[0], unpack_dice(b)}; }
};

/// RG-6.6 The building points of a late upgrade wait for the next turn.
struct UpgradeFrame {
    static constexpr Step kStep = Step::Upgrade;
    bool late;
    Cause cause{};
};

/// By how many free spaces the boat goes on.
struct SailFrame {
    static constexpr Step kStep = Step::Sail;
    std::uint8_t least;
    std::uint8_t most;
    Cause cause{};

    constexpr bool may_decline() const { return least == 0; }
};

struct MarketFrame {
    static constexpr Step kStep = Step::Market;
    Good good;
    std::uint8_t most;  ///< stalls
    Cause cause{};
};

/// A chamber is chosen.
struct PalaceChoiceFrame {
    static constexpr Step kStep = Step::PalaceChoice;
    Cause cause{};
};

/// A yield token is chosen.
struct TokenChoiceFrame {
    static constexpr Step kStep = Step::TokenChoice;
    Cause cause{};
};

/// One of the effects that a cause has, from 0.
struct EffectFrame {
    static constexpr Step kStep = Step::Effect;
    Cause cause{};
    std::uint8_t at;
};

/// A white token leaves after everything it triggered.
struct DiscardFrame {
    static constexpr Step kStep = Step::Discard;
    Token token;
};

/// What a frame can be about.
template <class Data>
concept FrameData = std::is_same_v<decltype(Data::kStep), const Step>;
/// Data that does not lie in the frame byte by byte.
template <class Data>
concept PackedData = requires(const Data& data) { data.packed(); };

/// A step with what it is about, in four bytes. They are put together and taken apart in a register: frames
/// that are written byte by byte and copied as a whole make the processor wait, a twentieth of a random game.
class Frame {
public:
    constexpr Frame() = default;
    constexpr Frame(Step plain) : Frame(joined(plain, {})) {}
    template <FrameData Data>
    constexpr Frame(const Data& data) : Frame(joined(Data::kStep, packed(data))) {}

    /// Precondition: the frame has that step.
    template <FrameData Data>
    constexpr Data as() const {
        assert(step == Data::kStep);
        const auto word = std::bit_cast<std::uint32_t>(*this);
        const FrameBytes bytes{byte_of(word, 1), byte_of(word, 2), byte_of(word, 3)};
        if constexpr (PackedData<Data>) {
            return Data::unpacked(bytes);
        } else {
            std::array<std::uint8_t, sizeof(Data)> own{};
            for (std::size_t i = 0; i < own.size(); ++i) own[i] = bytes[i];
            return std::bit_cast<Data>(own);
        }
    }

    friend constexpr bool operator==(const Frame&, const Frame&) = default;

    Step step = Step::Place;

private:
    static_assert(std::endian::native == std::endian::little, "the step is the lowest byte of the word");

    static constexpr std::uint8_t byte_of(std::uint32_t word, unsigned at) {
        return static_cast<std::uint8_t>(word >> (8 * at));
    }
    static constexpr Frame joined(Step step, const FrameBytes& bytes) {
        return std::bit_cast<Frame>(std::uint32_t{index(step)} | std::uint32_t{bytes[0]} << 8U |
                                    std::uint32_t{bytes[1]} << 16U | std::uint32_t{bytes[2]} << 24U);
    }
    template <class Data>
    static constexpr FrameBytes packed(const Data& data) {
        if constexpr (PackedData<Data>) {
            return data.packed();
        } else {
            static_assert(std::has_unique_object_representations_v<Data>);
            const auto own = std::bit_cast<std::array<std::uint8_t, sizeof(Data)>>(data);
            FrameBytes bytes{};
            for (std::size_t i = 0; i < own.size(); ++i) bytes[i] = own[i];
            return bytes;
        }
    }

    FrameBytes bytes_{};
};
static_assert(std::is_trivially_copyable_v<Frame> && sizeof(Frame) == 4);

/// Calls `visit` with what the frame is about, or with its bare step.
template <class Visit>
constexpr auto visit_frame(const Frame& frame, Visit visit) {
    switch (frame.step) {
        case Step::Reveal: return visit(frame.as<RevealFrame>());
        case Step::RiverRoll: return visit(frame.as<RiverRollFrame>());
        case Step::RiverToken: return visit(frame.as<RiverTokenFrame>());
        case Step::Roll: return visit(frame.as<RollFrame>());
        case Step::Start: return visit(frame.as<StartFrame>());
        case Step::FirstToken: return visit(frame.as<FirstTokenFrame>());
        case Step::PayDie: return visit(frame.as<PayDieFrame>());
        case Step::ChooseTile: return visit(frame.as<ChooseTileFrame>());
        case Step::LayTile: return visit(frame.as<LayTileFrame>());
        case Step::PayTile: return visit(frame.as<PayTileFrame>());
        case Step::ScoreTile: return visit(frame.as<ScoreTileFrame>());
        case Step::Yields: return visit(frame.as<YieldsFrame>());
        case Step::Bonuses: return visit(frame.as<BonusesFrame>());
        case Step::MakeRoom: return visit(frame.as<MakeRoomFrame>());
        case Step::TakeDice: return visit(frame.as<TakeDiceFrame>());
        case Step::Reroll: return visit(frame.as<RerollFrame>());
        case Step::Upgrade: return visit(frame.as<UpgradeFrame>());
        case Step::Sail: return visit(frame.as<SailFrame>());
        case Step::Market: return visit(frame.as<MarketFrame>());
        case Step::PalaceChoice: return visit(frame.as<PalaceChoiceFrame>());
        case Step::TokenChoice: return visit(frame.as<TokenChoiceFrame>());
        case Step::Effect: return visit(frame.as<EffectFrame>());
        case Step::Discard: return visit(frame.as<DiscardFrame>());
        case Step::Deal:
        case Step::Draw:
        case Step::Place:
        case Step::Begin:
        case Step::EndTurn: break;
    }
    return visit(frame.step);
}

}  // namespace durbar::rajas
