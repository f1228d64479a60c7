#pragma once

#include <boost/json.hpp>
#include <cstddef>
#include <string>

namespace durbar::testing {

/// What a client does with a patch (hall/patch.h).
inline void apply_patch(boost::json::value& value, const boost::json::value& patch) {
    const auto* news = patch.if_array();
    if (news != nullptr && news->size() == 1) {
        value = boost::json::value(news->at(0));
    } else if (news != nullptr) {
        auto& list = value.as_array();
        const auto from = list.begin() + news->at(0).to_number<std::ptrdiff_t>();
        const auto at = list.erase(from, from + news->at(1).to_number<std::ptrdiff_t>());
        list.insert(at, news->at(2).as_array().begin(), news->at(2).as_array().end());
    } else {
        for (const auto& [name, part] : patch.as_object()) {
            auto& changed = value.is_array() ? value.as_array().at(std::stoul(std::string(name)))
                                             : value.as_object().at(name);
            apply_patch(changed, part);
        }
    }
}

}  // namespace durbar::testing
