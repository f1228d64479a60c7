#include "server/net/turnstile.h"

#include <algorithm>
#include <boost/asio/ip/address.hpp>

namespace durbar::net {

std::string address_group(std::string_view address) {
    boost::system::error_code error;
    const auto parsed = boost::asio::ip::make_address(std::string(address), error);
    if (error || parsed.is_v4()) return std::string(address);
    const auto v6 = parsed.to_v6();
    if (v6.is_v4_mapped()) {
        return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, v6).to_string();
    }
    auto bytes = v6.to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), 0);
    return boost::asio::ip::address_v6(bytes).to_string();
}

Turnstile::Place Turnstile::enter(std::string_view address) {
    std::string group = address_group(address);
    const std::lock_guard lock(mutex_);
    if (most_ != 0 && inside_ >= most_) return {};
    std::size_t& same = groups_[group];
    if (most_per_address_ != 0 && same >= most_per_address_) return {};
    ++same;
    ++inside_;
    return {*this, std::move(group)};
}

std::size_t Turnstile::inside() const {
    const std::lock_guard lock(mutex_);
    return inside_;
}

void Turnstile::leave(const std::string& group) {
    const std::lock_guard lock(mutex_);
    --inside_;
    const auto found = groups_.find(group);
    if (--found->second == 0) groups_.erase(found);
}

}  // namespace durbar::net
