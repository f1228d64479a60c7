#pragma once

#include <gtest/gtest.h>

#include <ostream>
#include <string_view>

#include "core/text.h"
#include "core/value.h"

namespace durbar {

/// How a failing test prints a value.
inline void PrintTo(const Value& value, std::ostream* out) { *out << json_text(value); }

}  // namespace durbar

namespace durbar::testing {

/// What stands at a path of names and list places: at(view, "seats.1.hand.red"). Fails the test and is null
/// if there is nothing.
inline const Value& at(const Value& value, std::string_view path) {
    static const Value kNothing;
    const Value* here = &value;
    for (std::string_view rest = path; here != nullptr && !rest.empty();) {
        const std::size_t dot = rest.find('.');
        const std::string_view step = rest.substr(0, dot);
        rest = dot == std::string_view::npos ? std::string_view{} : rest.substr(dot + 1);
        if (const List* list = here->list()) {
            const auto place = parse_number<std::size_t>(step, 0, 1'000'000);
            here = place && *place < list->size() ? &(*list)[*place] : nullptr;
        } else {
            here = here->find(step);
        }
    }
    EXPECT_NE(here, nullptr) << path << " is not in " << json_text(value);
    return here != nullptr ? *here : kNothing;
}

}  // namespace durbar::testing
