#include "support/schema.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace durbar::testing {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, 24> kKnownWords{
    "$schema",  "$id",         "$defs",         "$ref",
    "title",    "description", "type",          "const",
    "enum",     "properties",  "required",      "additionalProperties",
    "items",    "oneOf",       "minimum",       "maximum",
    "default",  "minLength",   "pattern",       "maxLength",
    "minItems", "maxItems",    "maxProperties", "x-answer"};  // names the answer of a request

std::string_view type_of(const json::value& value) {
    switch (value.kind()) {
        case json::kind::null: return "null";
        case json::kind::bool_: return "boolean";
        case json::kind::int64:
        case json::kind::uint64: return "integer";
        case json::kind::double_: return "number";
        case json::kind::string: return "string";
        case json::kind::array: return "array";
        case json::kind::object: return "object";
    }
    return {};
}

bool has_type(const json::value& value, const json::value& wanted) {
    if (const auto* list = wanted.if_array()) {
        return std::any_of(list->begin(), list->end(), [&](const auto& one) { return has_type(value, one); });
    }
    const std::string_view name = wanted.as_string();
    return type_of(value) == name || (name == "number" && type_of(value) == "integer");
}

bool in_bounds(const json::value& value, const json::object& schema) {
    if (!value.is_number()) return true;
    const double number = value.to_number<double>();
    const auto* least = schema.if_contains("minimum");
    const auto* most = schema.if_contains("maximum");
    return (least == nullptr || number >= least->to_number<double>()) &&
           (most == nullptr || number <= most->to_number<double>());
}

std::size_t bound(const json::object& schema, std::string_view word, std::size_t otherwise) {
    const auto* number = schema.if_contains(word);
    return number == nullptr ? otherwise : number->to_number<std::size_t>();
}

bool is_between(std::size_t size, const json::object& schema, std::string_view least, std::string_view most) {
    return size >= bound(schema, least, 0) && size <= bound(schema, most, std::string::npos);
}

/// Letters, as the schemas count them.
std::size_t length_of(std::string_view utf8) {
    return static_cast<std::size_t>(std::count_if(
        utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// The patterns that the schemas use.
bool keeps_pattern(std::string_view text, std::string_view pattern) {
    if (pattern == R"(^[^\u0000-\u001f\u007f]*$)") {
        return std::none_of(text.begin(), text.end(),
                            [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
    }
    if (pattern == "^[0-9a-f]{64}$") {
        return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
    }
    throw std::runtime_error("the pattern " + std::string(pattern) + " is not known here");
}

bool keeps_size(const json::value& value, const json::object& schema) {
    if (const auto* text = value.if_string()) {
        const auto* pattern = schema.if_contains("pattern");
        return is_between(length_of(*text), schema, "minLength", "maxLength") &&
               (pattern == nullptr || keeps_pattern(*text, pattern->as_string()));
    }
    if (const auto* list = value.if_array()) return is_between(list->size(), schema, "minItems", "maxItems");
    if (const auto* object = value.if_object())
        return is_between(object->size(), schema, "", "maxProperties");
    return true;
}

std::string shown(const json::value& value) {
    std::string text = json::serialize(value);
    if (text.size() > 200) text = text.substr(0, 200) + "…";
    return text;
}

}  // namespace

Schemas::Schemas(const std::string& folder) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string name = entry.path().filename().string();
        if (!name.ends_with(".schema.json")) continue;
        std::ostringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        files_[name] = json::parse(text.str());
    }
}

Schemas::Place Schemas::find(std::string_view reference, const std::string& file) const {
    const std::size_t hash = reference.find('#');
    const std::string name = hash == 0 ? file : std::string(reference.substr(0, hash));
    const auto found = files_.find(name);
    if (found == files_.end()) throw std::runtime_error("no schema file " + name);
    const json::value* part = &found->second;
    if (hash != std::string_view::npos && hash + 1 < reference.size()) {
        json::error_code error;
        part = found->second.find_pointer(reference.substr(hash + 1), error);
        if (part == nullptr) throw std::runtime_error("no schema " + std::string(reference));
    }
    return {name, part};
}

const json::value& Schemas::at(std::string_view schema) const { return *find(schema, "").schema; }

std::optional<std::string> Schemas::fault(const json::value& value, std::string_view schema) const {
    return check(value, find(schema, ""), "");
}

std::optional<std::string> Schemas::check(const json::value& value, const Place& place,
                                          const std::string& path) const {
    const json::object& schema = place.schema->as_object();
    for (const auto& [word, ignored] : schema) {
        if (std::find(kKnownWords.begin(), kKnownWords.end(), std::string_view(word)) == kKnownWords.end()) {
            throw std::runtime_error("the schema word " + std::string(word) + " is not known here");
        }
    }
    const auto fail = [&](const std::string& why) { return path + ": " + why + ", but is " + shown(value); };
    if (const auto* reference = schema.if_contains("$ref")) {
        return check(value, find(reference->as_string(), place.file), path);
    }
    if (const auto* type = schema.if_contains("type"); type != nullptr && !has_type(value, *type)) {
        return fail("should be " + json::serialize(*type));
    }
    if (const auto* wanted = schema.if_contains("const"); wanted != nullptr && value != *wanted) {
        return fail("should be " + json::serialize(*wanted));
    }
    if (const auto* words = schema.if_contains("enum")) {
        const auto& list = words->as_array();
        if (std::find(list.begin(), list.end(), value) == list.end()) {
            return fail("should be one of " + json::serialize(*words));
        }
    }
    if (!in_bounds(value, schema) || !keeps_size(value, schema)) return fail("is out of bounds");
    if (schema.contains("oneOf")) return check_one_of(value, place, path);
    if (const auto* items = schema.if_contains("items"); items != nullptr && value.is_array()) {
        std::size_t at = 0;
        for (const auto& item : value.as_array()) {
            const std::string here = path + "/" + std::to_string(at++);
            if (auto wrong = check(item, {place.file, items}, here)) return wrong;
        }
    }
    return value.is_object() ? check_object(value.as_object(), place, path) : std::nullopt;
}

std::optional<std::string> Schemas::check_object(const json::object& object, const Place& place,
                                                 const std::string& path) const {
    const json::object& schema = place.schema->as_object();
    if (const auto* required = schema.if_contains("required")) {
        for (const auto& name : required->as_array()) {
            if (!object.contains(name.as_string())) {
                return path + ": has no \"" + std::string(name.as_string()) + "\": " + shown(object);
            }
        }
    }
    const auto* properties = schema.if_contains("properties");
    const auto* others = schema.if_contains("additionalProperties");
    for (const auto& [name, part] : object) {
        const std::string here = path + "/" + std::string(name);
        const json::value* known =
            properties == nullptr ? nullptr : properties->as_object().if_contains(name);
        if (known == nullptr && others != nullptr && others->is_object()) known = others;
        if (known != nullptr) {
            if (auto wrong = check(part, {place.file, known}, here)) return wrong;
        } else if (others != nullptr && others->is_bool() && !others->as_bool()) {
            return here + " is not in the schema: " + shown(part);
        }
    }
    return std::nullopt;
}

std::optional<std::string> Schemas::check_one_of(const json::value& value, const Place& place,
                                                 const std::string& path) const {
    int kept = 0;
    std::string reasons;
    for (const auto& choice : place.schema->at("oneOf").as_array()) {
        const auto wrong = check(value, {place.file, &choice}, path);
        kept += wrong ? 0 : 1;
        if (wrong) reasons += "\n  or " + *wrong;
    }
    if (kept == 1) return std::nullopt;
    return path + (kept == 0 ? ": keeps none of the schemas" : ": keeps several schemas") + reasons;
}

}  // namespace durbar::testing
