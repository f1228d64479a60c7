#pragma once

#include <array>
#include <string_view>

#include "games/rajas/frames.h"

/// How frames stand in the agenda line of a position text: a word for the step, then what it is about.
namespace durbar::rajas {

/// In the order of `enum class Step`.
inline constexpr std::array<std::string_view, kSteps> kStepWords{
    "reveal",      "river-roll", "river-token", "roll",  "start",  "deal",    "draw",
    "first-token", "place",      "die",         "tile",  "lay",    "pay",     "score",
    "yields",      "bonuses",    "room",        "dice",  "reroll", "upgrade", "sail",
    "chamber",     "sell",       "token",       "begin", "effect", "discard", "end-turn"};

// The words behind a step, in their order, for a reader and a writer alike: `io` has a function for each kind
// of word and says whether it could do it. A cause that stands last may be left out.

template <class Io>
bool words_of(Io&, Step&) {
    return true;
}
template <class Io>
bool words_of(Io& io, RevealFrame& f) {
    return io.stack(f.stack);
}
template <class Io>
bool words_of(Io& io, RiverRollFrame& f) {
    return io.number(f.from);
}
template <class Io>
bool words_of(Io& io, RiverTokenFrame& f) {
    return io.number(f.space);
}
template <class Io>
bool words_of(Io& io, RollFrame& f) {
    return io.number(f.seat) && io.dice(f.left);
}
template <class Io>
bool words_of(Io& io, StartFrame& f) {
    return io.number(f.tied);
}
template <class Io>
bool words_of(Io& io, FirstTokenFrame& f) {
    return io.token(f.token);
}
template <class Io>
bool words_of(Io& io, PayDieFrame& f) {
    return io.space(f.space);
}
template <class Io>
bool words_of(Io& io, ChooseTileFrame& f) {
    return io.laying(f.laying);
}
template <class Io>
bool words_of(Io& io, LayTileFrame& f) {
    return io.tile(f.tile) && io.laying(f.laying);
}
template <class Io>
bool words_of(Io& io, PayTileFrame& f) {
    return io.tile(f.tile) && io.cell(f.cell) && io.turn(f.turn) && io.laying(f.laying);
}
template <class Io>
bool words_of(Io& io, ScoreTileFrame& f) {
    return io.number(f.fame) && io.number(f.money) && io.cause(f.cause);
}
template <class Io>
bool words_of(Io& io, YieldsFrame& f) {
    return io.slot(f.first.slot) && io.slot(f.second.slot) &&
           io.by_tokens(f.first.by_token, f.second.by_token);
}
template <class Io>
bool words_of(Io& io, BonusesFrame& f) {
    return io.track(f.track);
}
template <class Io>
bool words_of(Io& io, MakeRoomFrame& f) {
    return io.number(f.most) && io.number(f.from);
}
template <class Io>
bool words_of(Io& io, TakeDiceFrame& f) {
    return io.count(f.any) && io.shown(f.shown) && io.flag(f.fewer) && io.cause(f.cause);
}
template <class Io>
bool words_of(Io& io, RerollFrame& f) {
    return io.number(f.from) && io.dice(f.named);
}
template <class Io>
bool words_of(Io& io, UpgradeFrame& f) {
    return io.flag(f.late) && io.cause(f.cause);
}
template <class Io>
bool words_of(Io& io, SailFrame& f) {
    return io.number(f.least) && io.number(f.most) && io.cause(f.cause);
}
template <class Io>
bool words_of(Io& io, MarketFrame& f) {
    return io.good(f.good) && io.number(f.most) && io.cause(f.cause);
}
template <class Io>
bool words_of(Io& io, PalaceChoiceFrame& f) {
    return io.cause(f.cause);
}
template <class Io>
bool words_of(Io& io, TokenChoiceFrame& f) {
    return io.cause(f.cause);
}
template <class Io>
bool words_of(Io& io, EffectFrame& f) {
    return io.cause(f.cause) && io.ordinal(f.at);
}
template <class Io>
bool words_of(Io& io, DiscardFrame& f) {
    return io.token(f.token);
}

}  // namespace durbar::rajas
