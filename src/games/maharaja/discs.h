#pragma once

#include "core/rng.h"
#include "games/maharaja/state.h"

namespace durbar::maharaja {

/// A disc that the seat may well have set, by what its actions would bring it; every disc has some chance.
/// It depends on nothing but the table.
Disc likely_disc(const Table& t, int seat, Rng& rng);

}  // namespace durbar::maharaja
