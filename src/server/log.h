#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/value.h"

namespace durbar::server {

/// One line for the operator: "table.over table=k3J game=tigris ms=1200". Values with blanks or quotes are
/// quoted, and whatever could begin another line is escaped.
std::string log_line(std::string_view event, const Fields& fields);

/// Where lines go; one without a sink is silent. Nothing secret is ever logged: no tokens, links, seeds,
/// hands, passwords or chat.
class Log {
public:
    using Sink = std::function<void(const std::string& line)>;

    Log() = default;
    explicit Log(Sink sink) : sink_(std::move(sink)) {}

    void write(std::string_view event, const Fields& fields = {}) const {
        if (sink_) sink_(log_line(event, fields));
    }

private:
    Sink sink_;
};

}  // namespace durbar::server
