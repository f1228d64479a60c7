#pragma once

#include <cstdint>
#include <unordered_map>

#include "core/ids.h"
#include "core/move_key.h"
#include "core/rng.h"

namespace durbar {

/// What a search has learned about the replies to the own decisions, in all worlds and after all of them: how
/// far a move's value has moved since it was first looked at. A world that is new, or a turn of one's own
/// that was not thought of before, has few visits; most of its replies are old acquaintances.
template <class Move>
class Lessons {
public:
    void clear() { known_.clear(); }

    /// A visit found the move to be worth that much more to its seat than one look did.
    void learn(Player actor, const Move& move, float change) {
        Lesson& lesson = known_[key(actor, move)];
        lesson.changes += change;
        lesson.visits += 1;
    }

    /// The mean change, and less of it the fewer visits it comes from: half after `doubt` of them.
    float about(Player actor, const Move& move, float doubt) const {
        const auto found = known_.find(key(actor, move));
        return found == known_.end() ? 0.0F : found->second.changes / (found->second.visits + doubt);
    }

private:
    struct Lesson {
        float changes = 0;  ///< their sum
        float visits = 0;
    };
    static std::uint64_t key(Player actor, const Move& move) { return mix64(move_key(move)) + index(actor); }

    std::unordered_map<std::uint64_t, Lesson> known_;
};

}  // namespace durbar
