#pragma once

#include <boost/json.hpp>
#include <string_view>

#include "core/ids.h"

/// What the rooms' json.cpp files share. Nothing else may include it: search and core must not see JSON.
namespace durbar {

inline boost::json::string text_json(std::string_view text) {
    return boost::json::string(text.data(), text.size());
}

/// A seat's number, "chance" or null.
inline boost::json::value player_json(Player p) {
    if (p == Player::Nobody) return nullptr;
    return is_seat(p) ? boost::json::value(seat_of(p)) : boost::json::value("chance");
}

/// The table options by name.
template <class G>
boost::json::object options_json(const typename G::Options& options) {
    boost::json::object object;
    for (const auto& spec : G::option_specs()) {
        object[text_json(spec.name)] = G::get_option(options, spec.name);
    }
    return object;
}

}  // namespace durbar
