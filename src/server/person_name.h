#pragma once

#include <optional>
#include <string_view>

#include "hall/denial.h"

namespace durbar::server {

/// Whether somebody may be called so: 1 to 24 letters that can be seen. Letters that show nothing, or turn
/// the direction of writing, would let a guest look like somebody else.
std::optional<hall::Denial> check_name(std::string_view name);

}  // namespace durbar::server
