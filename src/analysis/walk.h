#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "core/any_match.h"
#include "core/record.h"

namespace durbar {

/// A way through a match: how it stood after any of its plies, forwards and backwards. It keeps the match at
/// even distances and plays on from the nearest, so a step costs the same wherever it leads.
class Walk {
public:
    /// Along the moves that hold now; what is sealed or was taken back is not on the way.
    explicit Walk(const AnyMatch& match);

    std::size_t plies() const { return record_.plies.size(); }
    /// A match of its own that has come so far. Precondition: ply <= plies().
    std::unique_ptr<AnyMatch> at(std::size_t ply) const;

    const Record& record() const { return record_; }
    /// Who played what after so many plies. Precondition for both: ply < plies().
    const Record::Ply& move_at(std::size_t ply) const { return record_.plies[ply]; }
    /// And in which turn: from 1; 0 before the first.
    int turn_at(std::size_t ply) const { return turns_[ply]; }

private:
    void advance(AnyMatch& match, std::size_t ply) const;

    Record record_;
    std::vector<int> turns_;
    std::size_t stride_;
    std::vector<std::unique_ptr<AnyMatch>> kept_;  ///< after 0, stride_, 2 * stride_ … plies
};

}  // namespace durbar
