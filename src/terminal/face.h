#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/any_view.h"
#include "terminal/ink.h"
#include "terminal/topic.h"

namespace durbar {

/// How a game looks at a terminal. It sees a seat's view and nothing else.
class Face {
public:
    Face() = default;
    Face(const Face&) = delete;
    Face& operator=(const Face&) = delete;
    virtual ~Face() = default;

    /// Precondition here and in `explain`: a view of the face's own game.
    virtual std::string draw(const AnyView& view, const Ink& ink) const = 0;
    /// What `explain` knows; none for a game whose drawing holds everything.
    virtual std::vector<Topic> topics() const = 0;
    /// Empty if there is no such topic.
    virtual std::string explain(const AnyView& view, std::string_view topic, const Ink& ink) const = 0;
};

/// Precondition: a game of the house.
const Face& face_of(std::string_view game);

}  // namespace durbar
