#pragma once

#include <stdexcept>

namespace durbar::net {

/// The port cannot be opened, or a door has failed; a sentence says why.
class NetError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

}  // namespace durbar::net
