#pragma once

#include <boost/json.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace durbar::testing {

/// The schemas of protocol/, and whether a JSON value keeps one. Knows what those files use of JSON Schema:
/// type, const, enum, properties, required, additionalProperties, items, oneOf, bounds of numbers, texts,
/// lists and objects, two patterns, $ref within and across files. A word it does not know is an error, so
/// that no check is skipped silently.
class Schemas {
public:
    /// Reads every *.schema.json of a folder.
    explicit Schemas(const std::string& folder);

    /// Why the value does not keep the schema ("tigris.schema.json#/$defs/table"), with the place; empty if
    /// it does.
    std::optional<std::string> fault(const boost::json::value& value, std::string_view schema) const;

    /// The part of a file that a reference names.
    const boost::json::value& at(std::string_view schema) const;

private:
    struct Place {
        std::string file;
        const boost::json::value* schema;
    };

    Place find(std::string_view reference, const std::string& file) const;
    std::optional<std::string> check(const boost::json::value& value, const Place& place,
                                     const std::string& path) const;
    std::optional<std::string> check_object(const boost::json::object& object, const Place& place,
                                            const std::string& path) const;
    std::optional<std::string> check_one_of(const boost::json::value& value, const Place& place,
                                            const std::string& path) const;

    std::map<std::string, boost::json::value> files_;
};

}  // namespace durbar::testing
