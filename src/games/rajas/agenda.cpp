#include <algorithm>

#include "games/rajas/position.h"

namespace durbar::rajas {

namespace {

/// Takes the words behind a step one by one.
class FieldReader {
public:
    explicit FieldReader(const Words& words) : words_(words) {}

    bool done() const { return at_ == words_.size(); }

    /// Reads what a letter of StepWord::fields stands for into the numbers of a frame, from number `i` on.
    bool read(char field, std::array<std::uint8_t, 3>& values, std::size_t i) {
        if (field == '2') return read_counts(3, 2, values[i]);
        if (field == 'd') return read_counts(15, 4, values[1]) ? unpack_second(values) : false;
        if (field == 'q') {
            const auto turn = number(kDirections - 1);
            const auto laying = word_of(kLayings);
            if (!turn || !laying) return false;
            values[i] = static_cast<std::uint8_t>(*turn | *laying << 2);
            return true;
        }
        const auto value = simple(field);
        if (value) values[i] = static_cast<std::uint8_t>(*value);
        return value.has_value();
    }

private:
    static constexpr std::array<std::string_view, 2> kLayings{"build", "cover"};
    static constexpr std::array<std::string_view, 2> kTracks{"fame", "money"};

    std::string_view next() { return at_ < words_.size() ? words_[at_++] : std::string_view{}; }
    std::optional<int> number(int high) { return parse_number(next(), 0, high); }
    std::optional<int> word_of(const std::array<std::string_view, 2>& names) {
        const std::string_view word = next();
        if (word == names[0]) return 0;
        return word == names[1] ? std::optional(1) : std::nullopt;
    }

    std::optional<int> simple(char field) {
        switch (field) {
            case 'l': return word_of(kLayings);
            case 'r': return word_of(kTracks);
            case 'n': return number(255);
            default: break;
        }
        const std::string_view word = next();
        const auto as_int = [](const auto& value) {
            return value ? std::optional<int>(static_cast<int>(*value)) : std::nullopt;
        };
        switch (field) {
            case 'k': return as_int(parse_token(word));
            case 's': return as_int(parse_space(word));
            case 't': return as_int(parse_tile(word));
            case 'c': return as_int(parse_cell(word));
            case 'g': return as_int(parse_good(word));
            case 'y': return word == kNothing ? std::optional<int>(kNoSlot) : as_int(parse_slot(word));
            default: break;
        }
        for (unsigned stack = 0; stack < kStacks; ++stack) {
            if (word == stack_name(stack)) return static_cast<int>(stack);
        }
        return std::nullopt;
    }

    /// Four numbers by colour; with four bits each they fill two bytes, kept in `wide_` until asked for.
    bool read_counts(int high, unsigned bits, std::uint8_t& out) {
        wide_ = 0;
        for (unsigned i = 0; i < kColors; ++i) {
            const auto count = number(high);
            if (!count) return false;
            wide_ |= static_cast<unsigned>(*count) << (bits * i);
        }
        out = static_cast<std::uint8_t>(wide_ & 0xFFU);
        return true;
    }
    bool unpack_second(std::array<std::uint8_t, 3>& values) const {
        values[2] = static_cast<std::uint8_t>(wide_ >> 8U);
        return true;
    }

    const Words& words_;
    std::size_t at_ = 1;
    unsigned wide_ = 0;
};

Fault parse_frame(const Words& words, Frame& out) {
    const auto named = [&](const StepWord& step) { return !words.empty() && step.word == words[0]; };
    const auto known = std::find_if(kStepWords.begin(), kStepWords.end(), named);
    if (known == kStepWords.end()) {
        return "The agenda names steps such as 'place; end-turn' or 'die chamber-2; end-turn'.";
    }
    std::array<std::uint8_t, 3> values{};
    FieldReader reader(words);
    bool good = true;
    for (std::size_t i = 0; good && i < known->fields.size(); ++i)
        good = reader.read(known->fields[i], values, i);
    if (!good || !reader.done()) {
        return "The agenda step '" + std::string(known->word) + "' is not complete.";
    }
    out = {known->step, values[0], values[1], values[2]};
    return std::nullopt;
}

}  // namespace

Fault parse_agenda(const Words& words, State& s) { return read_agenda(words, s.agenda, parse_frame); }

}  // namespace durbar::rajas
