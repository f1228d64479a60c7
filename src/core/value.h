#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace durbar {

class Value;
struct Field;

/// Beware: `List{list}` is a list that holds a list; copy with `List(list)`.
using List = std::vector<Value>;
/// A record: named values in the order in which they are told.
using Fields = std::vector<Field>;

/// Whole numbers of any width. A `char` is a letter and not a number.
template <class T>
concept WholeNumber = std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char>;

/// What events, refusals, decisions and views are told in: null, yes or no, a whole number, a real number,
/// a text, a list or a record. Texts are UTF-8.
class Value {
public:
    Value();
    Value(std::nullptr_t);
    Value(bool yes);
    template <WholeNumber T>
    Value(T number);
    Value(double number);
    Value(std::string text);
    Value(std::string_view text);
    Value(const char* text);
    Value(List list);
    Value(Fields fields);
    /// Any other pointer would silently become a yes.
    Value(const void*) = delete;

    bool is_null() const { return std::holds_alternative<std::monostate>(content_); }
    /// Each of these is nullptr if the value is something else.
    const bool* yes_no() const { return std::get_if<bool>(&content_); }
    const std::int64_t* number() const { return std::get_if<std::int64_t>(&content_); }
    /// A whole number beyond the range of number(), such as a seed.
    const std::uint64_t* large() const { return std::get_if<std::uint64_t>(&content_); }
    const double* real() const { return std::get_if<double>(&content_); }
    const std::string* text() const { return std::get_if<std::string>(&content_); }
    const List* list() const { return std::get_if<List>(&content_); }
    const Fields* fields() const { return std::get_if<Fields>(&content_); }

    /// The first field of that name in a record; nullptr if there is none, or if this is no record.
    const Value* find(std::string_view name) const;

    /// Kinds differ: 1 is not 1.0. Records are equal if their fields come in the same order.
    friend bool operator==(const Value& a, const Value& b);

private:
    std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::string, List, Fields>
        content_;
};

/// A named value; the name is static text.
struct Field {
    std::string_view name;
    Value value;

    friend bool operator==(const Field&, const Field&) = default;
};

/// `make_fields({{"seat", 1}, {"tile", "red"}})`: a record whose values are moved into it. `Fields{…}` copies
/// them, since a list in braces is constant; only an array (hence NOLINT) is not.
template <std::size_t N>
Fields make_fields(Field (&&items)[N]);  // NOLINT(modernize-avoid-c-arrays)

/// The first of that name; nullptr if there is none.
const Value* find(const Fields& fields, std::string_view name);

/// The value as JSON text on one line. Records keep the order of their fields; real numbers are written in
/// the shortest form that reads back the same, and always with a point or an exponent; those that are not
/// finite become null. Bytes that are not UTF-8 become U+FFFD, so that the text is valid JSON whatever a name
/// held.
std::string json_text(const Value& value);
void append_json(std::string& out, const Value& value);

// Defined here and not in the class, because List and Fields need both types complete.

inline Value::Value() = default;
inline Value::Value(std::nullptr_t) {}
inline Value::Value(bool yes) : content_(yes) {}
template <WholeNumber T>
Value::Value(T number) : content_(static_cast<std::int64_t>(number)) {
    if (!std::in_range<std::int64_t>(number)) content_ = static_cast<std::uint64_t>(number);
}
inline Value::Value(double number) : content_(number) {}
inline Value::Value(std::string text) : content_(std::move(text)) {}
inline Value::Value(std::string_view text) : content_(std::string(text)) {}
inline Value::Value(const char* text) : content_(std::string(text)) {}
inline Value::Value(List list) : content_(std::move(list)) {}
inline Value::Value(Fields fields) : content_(std::move(fields)) {}
template <std::size_t N>
Fields make_fields(Field (&&items)[N]) {  // NOLINT(modernize-avoid-c-arrays,*-param-not-moved)
    return Fields(std::make_move_iterator(std::begin(items)), std::make_move_iterator(std::end(items)));
}

}  // namespace durbar
