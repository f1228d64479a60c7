#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/rajas/rules.h"
#include "terminal/ink.h"
#include "terminal/topic.h"

namespace durbar::rajas {

/// How the game looks at a terminal; see Drawn and Explained in terminal/typed_face.h.
struct Drawing {
    using Game = Rules;

    static std::string draw(const View& view, const Ink& ink);
    static std::vector<Topic> topics();
    static std::string explain(const View& view, std::string_view topic, const Ink& ink);
};

}  // namespace durbar::rajas
