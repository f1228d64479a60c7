#pragma once

#include <string>
#include <string_view>

#include "core/rng.h"

namespace durbar::load {

/// One of the moves that a tree of choices offers (protocol/choices.schema.json, as JSON), each path as
/// likely as the others; a set that is picked counts as many times as it has items. Empty if the text is no
/// such tree or offers nothing.
std::string random_leaf(std::string_view tree, Rng& rng);

}  // namespace durbar::load
