#pragma once

#include <array>

#include "core/ids.h"

namespace durbar {

/// What each seat may expect of the win, 0 to 1; the seats of a game sum to 1, a first place shared by n
/// seats counts 1/n for each, and seats that the game does not have hold 0.
using Shares = std::array<float, kMaxSeats>;

}  // namespace durbar
