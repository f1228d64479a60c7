#include "server/messages.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <memory>
#include <tuple>
#include <utility>

#include "core/text.h"
#include "engine/answers.h"

namespace durbar::server {

namespace {

namespace json = boost::json;
using hall::Denial;
using hall::deny;
using Wrong = std::optional<Denial>;

constexpr std::size_t kDeepest = 16;
constexpr std::size_t kMostBytes = message::Hello::kMostBytes;  // the same for all requests of a socket
constexpr message::NumberRule kIds{0, 9007199254740991};        // what a browser's numbers hold exactly

/// Where a field stands: "settings.chairs.2.kind". Its text is made only when something is wrong there.
struct Place {
    const Place* outer = nullptr;
    std::string_view name;  ///< empty: `item`
    std::size_t item = 0;

    std::string text() const {
        const std::string here = name.empty() ? std::to_string(item) : std::string(name);
        return outer == nullptr ? here : outer->text() + "." + here;
    }
};

Fields at(const Place& place) { return make_fields({{"field", Value(place.text())}}); }
template <class Bound>
Fields at(const Place& place, Bound least, Bound most) {
    return make_fields({{"field", Value(place.text())}, {"least", Value(least)}, {"most", Value(most)}});
}

std::size_t letters_of(std::string_view utf8) {
    return static_cast<std::size_t>(std::count_if(
        utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

bool has_controls(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

// One function for each kind of rule: fills the member, or says what it must be.

Wrong read(std::string& into, const message::TextRule& rule, const json::value& value, const Place& place) {
    const json::string* text = value.if_string();
    const bool fits = text != nullptr && letters_of(*text) >= rule.least && letters_of(*text) <= rule.most;
    if (rule.line && (!fits || has_controls(*text))) {
        return deny("request/field", "field_line", at(place, rule.least, rule.most));
    }
    if (!fits) return deny("request/field", "field_text", at(place, rule.least, rule.most));
    into.assign(text->data(), text->size());
    return std::nullopt;
}

template <WholeNumber T>
Wrong read(T& into, const message::NumberRule& rule, const json::value& value, const Place& place) {
    const std::int64_t* number = value.if_int64();
    if (number == nullptr || *number < rule.least || *number > rule.most) {
        return deny("request/field", "field_number", at(place, rule.least, rule.most));
    }
    into = static_cast<T>(*number);
    return std::nullopt;
}

Wrong read(bool& into, const message::YesNoRule& /*rule*/, const json::value& value, const Place& place) {
    const bool* yes = value.if_bool();
    if (yes == nullptr) return deny("request/field", "field_yes_no", at(place));
    into = *yes;
    return std::nullopt;
}

template <class Enum>
Wrong read(Enum& into, const message::WordRule<Enum>& rule, const json::value& value, const Place& place) {
    const json::string* text = value.if_string();
    const auto found = text == nullptr ? std::nullopt : find_name<Enum>(rule.words, std::string_view(*text));
    if (found) {
        into = *found;
        return std::nullopt;
    }
    List words;
    for (const std::string_view word : rule.words) words.emplace_back(word);
    Fields values = at(place);
    values.push_back({"words", Value(std::move(words))});
    return deny("request/field", "field_word", std::move(values));
}

template <class Record>
Wrong read_fields(Record& into, const json::object& object, const Place* place);

template <class Record>
Wrong read(Record& into, const message::RecordRule& /*rule*/, const json::value& value, const Place& place) {
    const json::object* object = value.if_object();
    if (object == nullptr) return deny("request/field", "field_record", at(place));
    return read_fields(into, *object, &place);
}

template <class Item, class ItemRule>
Wrong read(std::vector<Item>& into, const message::ListRule<ItemRule>& rule, const json::value& value,
           const Place& place) {
    const json::array* list = value.if_array();
    if (list == nullptr || list->size() < rule.least || list->size() > rule.most) {
        return deny("request/field", "field_list", at(place, rule.least, rule.most));
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        if (auto wrong = read(into.emplace_back(), rule.item, (*list)[i], Place{&place, {}, i})) return wrong;
    }
    return std::nullopt;
}

template <class Owner, class Member, class Rule>
Wrong read_field(Owner& owner, const message::Field<Owner, Member, Rule>& field, const json::object& object,
                 const Place* outer) {
    const Place place{outer, field.name};
    const json::value* value = object.if_contains(field.name);
    if constexpr (requires(Member member) { member.emplace(); }) {
        if (value == nullptr || value->is_null()) return std::nullopt;
        return read((owner.*field.member).emplace(), field.rule, *value, place);
    } else {
        if (value == nullptr) return deny("request/field", "field_missing", at(place));
        return read(owner.*field.member, field.rule, *value, place);
    }
}

/// The first thing that is wrong with the record, in the order of the schema.
template <class Record>
Wrong read_fields(Record& into, const json::object& object, const Place* place) {
    Wrong wrong;
    std::apply(
        [&](const auto&... fields) {
            static_cast<void>(((wrong = read_field(into, fields, object, place)).has_value() || ...));
        },
        Record::fields());
    return wrong;
}

/// A text that has been parsed without a byte of heap, if it is as short as nearly all are.
class Parsed {
public:
    Parsed(std::string_view text, std::size_t most)
        : memory_(room_.data(), room_.size()), value_(json::storage_ptr(&memory_)) {
        if (text.size() > most) {
            wrong_ = deny("limit/size", "message_too_long", {{"most", Value(most)}});
            return;
        }
        json::parse_options options;
        options.max_depth = kDeepest;
        json::error_code error;
        value_ = json::parse(text, error, &memory_, options);
        if (error == json::error::too_deep) {
            wrong_ = deny("request/unreadable", "message_too_deep");
        } else if (error) {
            wrong_ = deny("request/unreadable", "message_not_json", {{"detail", Value(error.message())}});
        } else if (!value_.is_object()) {
            wrong_ = deny("request/unreadable", "message_no_object");
        }
    }

    const Wrong& wrong() const { return wrong_; }
    /// Precondition: nothing is wrong.
    const json::object& object() const { return *value_.if_object(); }

private:
    std::array<unsigned char, 2048> room_;
    json::monotonic_resource memory_;
    json::value value_;
    Wrong wrong_;
};

template <std::size_t... Each>
Wrong read_request(message::Request& into, std::string_view name, const json::object& object,
                   std::index_sequence<Each...> /*all*/) {
    Wrong wrong;
    const auto read_as = [&](auto request) {
        if (request.kName != name) return false;
        wrong = read_fields(request, object, nullptr);
        into = std::move(request);
        return true;
    };
    const bool known = (read_as(std::variant_alternative_t<Each, message::Request>{}) || ...);
    if (!known) return deny("request/unknown", "unknown_request", {{"request", Value(quoted(name))}});
    return wrong;
}

}  // namespace

Decoded decode(std::string_view text) {
    Decoded done;
    const Parsed parsed(text, kMostBytes);
    if (parsed.wrong()) {
        done.denial = parsed.wrong();
        return done;
    }
    const json::value* id = parsed.object().if_contains("id");
    const json::value* name = parsed.object().if_contains("do");
    if (std::uint64_t number = 0; id == nullptr) {
        done.denial = deny("request/field", "field_missing", at({nullptr, "id"}));
    } else if (auto wrong = read(number, kIds, *id, {nullptr, "id"})) {
        done.denial = std::move(wrong);
    } else {
        done.id = number;
    }
    if (done.denial) return done;
    if (name == nullptr || !name->is_string()) {
        done.denial = deny("request/field", "field_missing", at({nullptr, "do"}));
        return done;
    }
    constexpr std::size_t kKinds = std::variant_size_v<message::Request>;
    done.denial =
        read_request(done.request, name->get_string(), parsed.object(), std::make_index_sequence<kKinds>());
    return done;
}

template <class Body>
std::variant<Body, Denial> decode_body(std::string_view text) {
    const Parsed parsed(text.empty() ? "{}" : text, Body::kMostBytes);
    if (parsed.wrong()) return *parsed.wrong();
    Body body;
    if (auto wrong = read_fields(body, parsed.object(), nullptr)) return std::move(*wrong);
    return body;
}
template std::variant<message::VisitBody, Denial> decode_body(std::string_view);
template std::variant<message::NameBody, Denial> decode_body(std::string_view);
template std::variant<message::RegisterBody, Denial> decode_body(std::string_view);
template std::variant<message::LoginBody, Denial> decode_body(std::string_view);
template std::variant<message::DropSessionBody, Denial> decode_body(std::string_view);
template std::variant<message::ImportBody, Denial> decode_body(std::string_view);

hall::Settings settings_of(const message::NewSettings& settings) {
    hall::Settings made;
    made.game = settings.game;
    if (settings.options) {
        for (const auto& option : *settings.options) made.options.emplace_back(option.name, option.value);
    }
    for (const auto& chair : settings.chairs) {
        // The schema has the words of both enumerations in the order of the hall's.
        made.chairs.push_back({static_cast<hall::Chair::Kind>(chair.kind), chair.who.value_or("")});
    }
    if (settings.time) {
        made.time = {static_cast<hall::TimeLimit::Kind>(settings.time->kind), settings.time->base.value_or(0),
                     settings.time->gift.value_or(0)};
    }
    if (settings.stand_in) made.stand_in = message::kLevelWords[static_cast<std::size_t>(*settings.stand_in)];
    made.listed = settings.listed.value_or(made.listed);
    made.hints = settings.hints.value_or(made.hints);
    made.undo = settings.undo.value_or(made.undo);
    return made;
}

hall::Cursor cursor_of(const message::Cursor& cursor) { return {cursor.match, cursor.remark}; }

Fields cursor_fields(const hall::Cursor& cursor) {
    return make_fields({{"match", Value(cursor.match)}, {"remark", Value(cursor.remark)}});
}

Fields error_fields(const Denial& denial) {
    const Refusal& refusal = denial.refusal;
    return make_fields({{"code", Value(denial.code)},
                        {"rule", refusal.rule.empty() ? Value(nullptr) : Value(refusal.rule)},
                        {"key", Value(refusal.key)},
                        {"values", Value(refusal.values)},
                        {"sentence", Value(refusal_sentence(refusal))}});
}

std::string answer(std::uint64_t id, Fields fields) {
    fields.insert(fields.begin(), {{"re", Value(id)}, {"ok", Value(true)}});
    return json_text(Value(std::move(fields)));
}

std::string error(std::optional<std::uint64_t> id, const Denial& denial) {
    return json_text(Value(make_fields({{"re", id ? Value(*id) : Value(nullptr)},
                                        {"ok", Value(false)},
                                        {"error", Value(error_fields(denial))}})));
}

std::string reply(Fields fields) {
    fields.insert(fields.begin(), {{"ok", Value(true)}});
    return json_text(Value(std::move(fields)));
}

std::string error_reply(const Denial& denial) {
    return json_text(Value(make_fields({{"ok", Value(false)}, {"error", Value(error_fields(denial))}})));
}

}  // namespace durbar::server
