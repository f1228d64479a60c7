#pragma once

#include <string>

#include "games/maharani/rules.h"
#include "terminal/ink.h"

namespace durbar::maharani {

/// How the game looks at a terminal; see Drawn and Explained in terminal/typed_face.h.
struct Drawing {
    using Game = Rules;

    static std::string draw(const View& view, const Ink& ink);
};

}  // namespace durbar::maharani
