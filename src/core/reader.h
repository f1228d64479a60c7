#pragma once

#include <cassert>
#include <cstdint>

namespace durbar {

/// Who reads: a seat, a spectator, or the referee, who sees everything. Every call that tells people
/// something names its reader, so that nothing is all-seeing by default.
class Reader {
public:
    static constexpr Reader seat(int seat) {
        assert(seat >= 0);
        return Reader(static_cast<std::int8_t>(seat));
    }
    static constexpr Reader spectator() { return Reader(kSpectator); }
    static constexpr Reader referee() { return Reader(kReferee); }

    constexpr bool is_seat() const { return who_ >= 0; }
    constexpr bool is(int seat) const { return who_ == seat; }
    constexpr bool is_referee() const { return who_ == kReferee; }
    /// Whether this reader may know what only that seat, or nobody, may see.
    constexpr bool sees(int seat) const { return is(seat) || is_referee(); }
    /// Precondition: is_seat().
    constexpr int number() const {
        assert(is_seat());
        return who_;
    }

    friend constexpr bool operator==(Reader, Reader) = default;

private:
    static constexpr std::int8_t kSpectator = -1;
    static constexpr std::int8_t kReferee = -2;

    constexpr explicit Reader(std::int8_t who) : who_(who) {}

    std::int8_t who_;
};

}  // namespace durbar
