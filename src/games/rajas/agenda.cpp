#include "core/text.h"
#include "games/rajas/agenda_words.h"
#include "games/rajas/position.h"

namespace durbar::rajas {

namespace {

constexpr int kMostNumber = 255;
constexpr int kMostShown = (1 << kShownBits) - 1;
constexpr int kMostDice = 15;

/// Reads the words behind a step one by one.
class FrameReader {
public:
    explicit FrameReader(const Words& words) : words_(words) {}

    bool done() const { return at_ == words_.size(); }

    bool number(std::uint8_t& out) { return set(out, parse_number(next(), 0, kMostNumber)); }
    bool count(std::uint8_t& out) { return set(out, parse_number(next(), 0, kMostDice)); }
    /// From 1 in words.
    bool ordinal(std::uint8_t& out) {
        const auto value = parse_number(next(), 1, kMostNumber);
        if (value) out = static_cast<std::uint8_t>(*value - 1);
        return value.has_value();
    }
    bool cause(Cause& out) { return done() || set(out, parse_cause(next())); }
    bool turn(std::uint8_t& out) { return set(out, parse_number(next(), 0, kDirections - 1)); }
    bool flag(bool& out) { return set(out, parse_number(next(), 0, 1)); }
    bool by_tokens(bool& first, bool& second) {
        const auto bits = parse_number(next(), 0, 3);
        first = bits && (*bits & 1) != 0;
        second = bits && (*bits & 2) != 0;
        return bits.has_value();
    }
    bool dice(DieCounts& out) { return counts(out, kMostDice); }
    bool shown(DieCounts& out) { return counts(out, kMostShown); }
    bool token(Token& out) { return set(out, parse_token(next())); }
    bool space(Space& out) { return set(out, parse_space(next())); }
    bool tile(Tile& out) { return set(out, parse_tile(next())); }
    bool cell(Cell& out) { return set(out, parse_cell(next())); }
    bool good(Good& out) { return set(out, parse_good(next())); }
    bool laying(Laying& out) { return set(out, find_name<Laying>(kLayingNames, next())); }
    bool track(Track& out) { return set(out, find_name<Track>(kTrackNames, next())); }
    bool slot(Slot& out) {
        const std::string_view word = next();
        return set(out, word == kNothing ? std::optional(kNoSlot) : parse_slot(word));
    }
    bool stack(std::uint8_t& out) {
        const std::string_view word = next();
        for (out = 0; out < kStacks; ++out) {
            if (word == stack_name(out)) return true;
        }
        return false;
    }

private:
    std::string_view next() { return at_ < words_.size() ? words_[at_++] : std::string_view{}; }

    template <class Value, class Read>
    static bool set(Value& out, const std::optional<Read>& read) {
        if (read) out = static_cast<Value>(*read);
        return read.has_value();
    }
    bool counts(DieCounts& out, int most) {
        DieCounts read{};
        for (auto& count : read) {
            if (!set(count, parse_number(next(), 0, most))) return false;
        }
        out = read;
        return true;
    }

    const Words& words_;
    std::size_t at_ = 1;
};

Fault parse_frame(const Words& words, Frame& out) {
    const auto step = words.empty() ? std::nullopt : find_name<Step>(kStepWords, words[0]);
    if (!step) return "The agenda names steps such as 'place; end-turn' or 'die chamber-2; end-turn'.";
    FrameReader reader(words);
    const bool good = visit_frame(Frame(*step), [&](auto data) {
        const bool complete = words_of(reader, data);
        out = data;
        return complete && reader.done();
    });
    if (!good) return "The agenda step '" + std::string(words[0]) + "' is not complete.";
    return std::nullopt;
}

/// Writes what stands behind a step.
class FrameWriter {
public:
    std::string text;

    bool number(int value) { return word(std::to_string(value)); }
    bool count(int value) { return number(value); }
    bool ordinal(int value) { return number(value + 1); }
    bool cause(Cause value) { return value == Cause{} || word(cause_word(value)); }
    bool turn(int value) { return number(value); }
    bool flag(bool value) { return number(value ? 1 : 0); }
    bool by_tokens(bool first, bool second) { return number((first ? 1 : 0) + (second ? 2 : 0)); }
    bool dice(const DieCounts& counts) {
        for (const int count : counts) number(count);
        return true;
    }
    bool shown(const DieCounts& counts) { return dice(counts); }
    bool token(Token value) { return word(token_name(value)); }
    bool space(Space value) { return word(space_name(value)); }
    bool tile(Tile value) { return word(tile_name(value)); }
    bool cell(Cell value) { return word(cell_name(value)); }
    bool good(Good value) { return word(good_name(value)); }
    bool laying(Laying value) { return word(kLayingNames[index(value)]); }
    bool track(Track value) { return word(kTrackNames[index(value)]); }
    bool slot(Slot value) { return word(value == kNoSlot ? kNothing : slot_name(value)); }
    bool stack(unsigned value) { return word(stack_name(value)); }

private:
    bool word(std::string_view what) {
        text += " ";
        text += what;
        return true;
    }
};

}  // namespace

Fault parse_agenda(const Words& words, State& s) { return read_agenda(words, s.agenda, parse_frame); }

std::string frame_text(const Frame& frame) {
    FrameWriter writer;
    visit_frame(frame, [&](auto data) { return words_of(writer, data); });
    return std::string(kStepWords[index(frame.step)]) + writer.text;
}

}  // namespace durbar::rajas
