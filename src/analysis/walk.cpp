#include "analysis/walk.h"

#include <algorithm>
#include <cassert>

#include "games/registry.h"

namespace durbar {

namespace {

constexpr std::size_t kStride = 16;  ///< plies that are played again in a fraction of a millisecond
/// Each has a log of its own, so that a long match has no more of them than this.
constexpr std::size_t kMostKept = 64;

}  // namespace

Walk::Walk(const AnyMatch& match)
    : record_(*match.record(Reader::referee(), {})), stride_(std::max(kStride, plies() / kMostKept + 1)) {
    for (const LogEntry& entry : match.line(Reader::referee(), 0)) turns_.push_back(entry.turn);
    const auto walker = std::move(match_of(record_, 0).value());
    for (std::size_t ply = 0; ply <= plies(); ply += stride_) {
        advance(*walker, ply);
        kept_.push_back(walker->clone());
    }
}

std::unique_ptr<AnyMatch> Walk::at(std::size_t ply) const {
    assert(ply <= plies());
    auto match = kept_[ply / stride_]->clone();
    advance(*match, ply);
    return match;
}

void Walk::advance(AnyMatch& match, std::size_t ply) const {
    for (std::size_t next = match.plies(); next < ply; ++next) {
        [[maybe_unused]] const auto refusal = match.play_next(record_.plies[next].move);
        assert(!refusal);
    }
}

}  // namespace durbar
