#include "terminal/words.h"

#include <algorithm>
#include <numeric>

namespace durbar {

namespace {

std::int64_t number_in(const Value& record, std::string_view name) {
    const Value* value = record.find(name);
    return value == nullptr || value->number() == nullptr ? 0 : *value->number();
}

std::string blanks(std::size_t width, std::size_t taken) {
    return std::string(width > taken ? width - taken : 0, ' ');
}
std::string to_the_right(const std::string& text, std::size_t width) {
    return blanks(width, text.size()) + text;
}
std::string to_the_left(const std::string& text, std::size_t width) {
    return text + blanks(width, text.size());
}

}  // namespace

std::string prompt(const AnyMatch& match, const Face& face, Reader reader, const texts::Names& names) {
    Telling asked = match.asked(reader);
    if (match.to_act() == Player::Nobody) return texts::english("ui.end.over", {});
    if (match.to_act() == Player::Chance) return face.say("chance", asked, names);
    const bool own = reader.is_seat() && match.deciding().has(static_cast<SmallSet::Item>(reader.number()));
    const int seat = own ? reader.number() : seat_of(match.to_act());
    if (find(asked.fields, "seat") == nullptr) asked.fields.push_back({"seat", seat});
    if (find(asked.fields, "n") == nullptr) asked.fields.push_back({"n", match.deciding().count()});
    return face.say(own || reader.is_referee() ? "ask" : "wait", asked, names);
}

std::string refusal_words(const Refusal& refusal, const Face& face) {
    const std::size_t dot = refusal.key.find('.');
    const std::string_view kind = std::string_view(refusal.key).substr(dot + 1);
    const Telling told{kind, refusal.values};
    if (refusal.rule.empty()) return texts::sentence("match", "refuse", told, {});
    return face.say("refuse", told, {}) + " (" + refusal.rule + ")";
}

std::string standing_words(const Value& seat, const Face& face) {
    const Value* values = seat.find("values");
    std::string text;
    if (values == nullptr || values->fields() == nullptr) return text;
    for (const auto& [name, value] : *values->fields()) {
        text += (text.empty() ? "" : ", ") + face.say("standing", {name, {{"n", value}, {name, value}}}, {});
    }
    return text;
}

std::string standing_table(const AnyMatch& match, const Face& face, const std::vector<std::string>& names,
                           const Ink& ink) {
    constexpr std::size_t kNumber = 4;
    const Value standing = match.standing(Reader::referee());
    const List& seats = *standing.list();
    std::vector<std::size_t> order(seats.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return number_in(seats[a], "rank") < number_in(seats[b], "rank");
    });
    std::size_t width = kNumber;
    for (const auto& name : names) width = std::max(width, name.size());
    std::string table = "rank  seat  " + to_the_left("name", width) + "  result\n";
    for (const std::size_t seat : order) {
        const auto rank = number_in(seats[seat], "rank");
        const std::string row = to_the_right(std::to_string(rank), kNumber) + "  " +
                                to_the_right(std::to_string(seat), kNumber) + "  " +
                                to_the_left(seat < names.size() ? names[seat] : "", width) + "  " +
                                standing_words(seats[seat], face);
        table += (rank == 1 ? ink("1", row) : row) + "\n";
    }
    return table;
}

}  // namespace durbar
