#pragma once

#include <array>
#include <cstddef>

namespace durbar::net {

/// Visits each of many once in a round, evenly spread over it whenever they came: so that thousands of
/// sockets that came at once are not all pinged at once.
class Wheel {
public:
    static constexpr std::size_t kSlots = 128;

    /// One that is visited. It leaves the wheel when it is gone.
    class Rider {
    public:
        Rider() = default;
        Rider(const Rider&) = delete;
        Rider& operator=(const Rider&) = delete;
        virtual ~Rider() { unlink(); }

        /// May end itself or others only later, not from within.
        virtual void visit() = 0;

        void unlink() {
            if (before_ == nullptr) return;
            before_->after_ = after_;
            after_->before_ = before_;
            before_ = after_ = nullptr;
        }

    private:
        friend class Wheel;
        Rider* before_ = nullptr;
        Rider* after_ = nullptr;
    };

    Wheel() {
        for (auto& slot : slots_) slot.before_ = slot.after_ = &slot;
    }
    Wheel(const Wheel&) = delete;
    Wheel& operator=(const Wheel&) = delete;
    ~Wheel() = default;

    void add(Rider& rider) {
        Head& slot = slots_[next_];
        next_ = (next_ + 1) % kSlots;
        rider.before_ = slot.before_;
        rider.after_ = &slot;
        slot.before_->after_ = &rider;
        slot.before_ = &rider;
    }
    /// Visits those of the next slot; a round is kSlots turns.
    void turn() {
        each(slots_[turn_], [](Rider& rider) { rider.visit(); });
        turn_ = (turn_ + 1) % kSlots;
    }
    /// Everyone, at once.
    template <class Do>
    void all(const Do& act) {
        for (auto& slot : slots_) each(slot, act);
    }

private:
    struct Head final : Rider {
        void visit() override {}
    };

    template <class Do>
    static void each(Head& slot, const Do& act) {
        for (Rider* rider = slot.after_; rider != &slot;) {
            Rider* next = rider->after_;
            act(*rider);
            rider = next;
        }
    }

    std::array<Head, kSlots> slots_;
    std::size_t next_ = 0;
    std::size_t turn_ = 0;
};

}  // namespace durbar::net
