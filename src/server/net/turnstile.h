#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace durbar::net {

/// What counts as one address: an IPv4 address, or the first half of an IPv6 address, because a household has
/// all of the second. Anything else counts as itself.
std::string address_group(std::string_view address);

/// How many connections are open, in all and from each address. One counts for all doors, so any thread may
/// use it.
class Turnstile {
public:
    /// A place that is held; it is free again when this is gone.
    class Place {
    public:
        Place() = default;
        Place(Place&& other) noexcept
            : turnstile_(std::exchange(other.turnstile_, nullptr)), group_(std::move(other.group_)) {}
        Place& operator=(Place&& other) noexcept {
            std::swap(turnstile_, other.turnstile_);
            std::swap(group_, other.group_);
            return *this;
        }
        ~Place() {
            if (turnstile_ != nullptr) turnstile_->leave(group_);
        }
        explicit operator bool() const { return turnstile_ != nullptr; }

    private:
        friend class Turnstile;
        Place(Turnstile& turnstile, std::string group) : turnstile_(&turnstile), group_(std::move(group)) {}

        Turnstile* turnstile_ = nullptr;
        std::string group_;
    };

    /// 0: no limit.
    Turnstile(std::size_t most, std::size_t most_per_address)
        : most_(most), most_per_address_(most_per_address) {}

    /// Nothing: there is no room.
    Place enter(std::string_view address);
    std::size_t inside() const;

private:
    void leave(const std::string& group);

    std::size_t most_;
    std::size_t most_per_address_;
    mutable std::mutex mutex_;  ///< for what follows
    std::size_t inside_ = 0;
    std::unordered_map<std::string, std::size_t> groups_;
};

}  // namespace durbar::net
