#include "texts/english.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/phrases.h"
#include "texts/english.gen.h"
#include "texts/message.h"

namespace durbar::texts {

namespace {

/// Fields whose numbers are seats. A field of such a name that holds a word, such as a colour, stays as it
/// is.
constexpr std::array<std::string_view, 12> kSeatFields{"seat",     "seats",    "other",     "rival",
                                                       "leader",   "winner",   "winners",   "loser",
                                                       "attacker", "defender", "from_seat", "to_seat"};

using Catalogue = std::array<Message, kEnglish.size()>;

/// In the order of kEnglish.
const Catalogue& catalogue() {
    static const Catalogue kMessages = [] {
        Catalogue messages;
        for (std::size_t i = 0; i < messages.size(); ++i) {
            Result<Message> message = Message::parse(kEnglish[i].pattern);
            assert(message);  // the build has read every pattern
            messages[i] = std::move(message.value());
        }
        return messages;
    }();
    return kMessages;
}

const Message* find_message(std::string_view key) {
    const auto found = std::lower_bound(kEnglish.begin(), kEnglish.end(), key,
                                        [](const Text& text, std::string_view k) { return text.key < k; });
    if (found == kEnglish.end() || found->key != key) return nullptr;
    return &catalogue()[static_cast<std::size_t>(found - kEnglish.begin())];
}

Value with_names(const Value& value, const Names& names) {
    if (const List* list = value.list()) {
        List named;
        for (const Value& item : *list) named.push_back(with_names(item, names));
        return named;
    }
    if (value.number() == nullptr) return value;
    const auto seat = static_cast<std::size_t>(*value.number());
    if (seat < names.seats.size() && !names.seats[seat].empty()) return names.seats[seat];
    return seat_words(static_cast<int>(*value.number()));
}

/// A list of records that have a kind reads as their messages `<game>.effect.<kind>`: "2 karma, 1 die".
Value with_effects(std::string_view game, const Value& value) {
    const List* list = value.list();
    if (list == nullptr) return value;
    List words;
    for (const Value& item : *list) {
        const Value* kind = item.find("kind");
        if (kind == nullptr || kind->text() == nullptr) return value;
        words.emplace_back(english(std::string(game) + ".effect." + *kind->text(), *item.fields()));
    }
    return words;
}

/// Which of the telling's seats the reader is.
std::string_view you_are(const Fields& fields, const std::optional<int>& you) {
    if (!you) return "none";
    const auto is_you = [&](std::string_view name) {
        const Value* value = find(fields, name);
        return value != nullptr && *value == Value(*you);
    };
    if (is_you("seat")) return "seat";
    return is_you("other") || is_you("rival") ? "rival" : "none";
}

}  // namespace

bool has_text(std::string_view key) { return find_message(key) != nullptr; }

std::string english(std::string_view key, const Fields& values) {
    const Message* message = find_message(key);
    return message == nullptr ? "[" + std::string(key) + "]" : message->format(values);
}

std::string sentence(std::string_view game, std::string_view group, const Telling& telling,
                     const Names& names) {
    std::string key;
    key.append(game).append(".").append(group).append(".").append(telling.kind);
    std::replace(key.begin(), key.end(), '-', '_');
    Fields values = telling.fields;
    for (Field& field : values) {
        if (std::find(kSeatFields.begin(), kSeatFields.end(), field.name) != kSeatFields.end())
            field.value = with_names(field.value, names);
        field.value = with_effects(game, field.value);
    }
    values.push_back({"you", you_are(telling.fields, names.you)});
    return english(key, values);
}

}  // namespace durbar::texts
