#pragma once

#include <string>

#include "games/maharaja/rules.h"
#include "terminal/ink.h"

namespace durbar::maharaja {

/// How the game looks at a terminal; see Drawn and Explained in terminal/typed_face.h.
struct Drawing {
    using Game = Rules;

    static std::string draw(const View& view, const Ink& ink);
};

}  // namespace durbar::maharaja
