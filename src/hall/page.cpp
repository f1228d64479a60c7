#include "hall/page.h"

#include <algorithm>
#include <array>

#include "core/envelope.h"
#include "core/log_value.h"

namespace durbar::hall {

namespace {

constexpr std::array<std::string_view, 4> kStages{"waiting", "playing", "over", "closed"};

Value moment_value(const std::optional<Moment>& moment) { return moment ? Value(*moment) : Value(nullptr); }

/// Who sits there: a person, a bot, or nobody yet.
std::string_view sitter(const Table& table, int seat) {
    if (table.seats()[static_cast<std::size_t>(seat)].taken()) return "person";
    const bool bot_chair = table.settings().chairs[static_cast<std::size_t>(seat)].kind == Chair::Kind::Bot;
    return bot_chair || table.match() != nullptr ? "bot" : "nobody";
}

Value seat_value(const Table& table, int number) {
    const Seat& seat = table.seats()[static_cast<std::size_t>(number)];
    const std::string_view who = sitter(table, number);
    const bool timed = table.settings().time.kind != TimeLimit::Kind::None && table.match() != nullptr;
    Fields clock{{"left", Value(seat.clock.left())}, {"since", moment_value(seat.clock.since())}};
    return Value(
        Fields{{"seat", Value(number)},
               {"sitter", Value(who)},
               {"person", seat.taken() ? Value(seat.person.id) : Value(nullptr)},
               {"name", seat.taken() ? Value(seat.person.name) : Value(nullptr)},
               {"level", who == "bot" || seat.stood_in || seat.resigned ? Value(table.level_of(number))
                                                                        : Value(nullptr)},
               {"present", Value(seat.taken() && !seat.away_since)},
               {"stood_in", Value(seat.stood_in)},
               {"resigned", Value(seat.resigned)},
               {"clock", timed ? Value(std::move(clock)) : Value(nullptr)},
               {"bot_at", moment_value(table.patience_ends(number))}});
}

Value rewind_value(const std::optional<Table::Rewind>& rewind) {
    if (!rewind) return Value(nullptr);
    return Value(Fields{{"seat", Value(rewind->seat)},
                        {"plies", Value(rewind->plies)},
                        {"agreed", seats_value(rewind->agreed)}});
}

Value remark_value(const Remark& remark) {
    Fields fields{{"remark", Value(std::visit([](const auto& fact) { return fact.kKind; }, remark.fact))},
                  {"number", Value(remark.number)},
                  {"at", Value(remark.at)}};
    std::visit(
        [&](const auto& fact) {
            if constexpr (requires { fact.seat; }) fields.push_back({"seat", Value(fact.seat)});
            if constexpr (requires { fact.text; }) fields.push_back({"text", Value(fact.text)});
            if constexpr (requires { fact.why; }) fields.push_back({"why", Value(fact.why)});
            if constexpr (requires { fact.plies; }) fields.push_back({"plies", Value(fact.plies)});
            if constexpr (requires { fact.agrees; }) fields.push_back({"agrees", Value(fact.agrees)});
        },
        remark.fact);
    return Value(std::move(fields));
}

}  // namespace

std::string_view name_of(Table::Stage stage) { return kStages[static_cast<std::size_t>(stage)]; }

Value page_value(const Table& table, std::optional<int> seat) {
    List seats;
    for (int number = 0; number < static_cast<int>(table.seats().size()); ++number) {
        seats.push_back(seat_value(table, number));
    }
    const Reader reader = table.reader_of(seat);
    const AnyMatch* match = table.match();
    Fields page{{"table", Value(table.id())},
                {"stage", Value(name_of(table.stage()))},
                {"settings", settings_value(table.settings())},
                {"host", Value(table.host())},
                {"commitment", Value(table.commitment())},
                {"you", seat ? Value(*seat) : Value(nullptr)}};
    // Added one by one, because a list in braces copies what stands in it, and these are nearly all of a
    // page.
    page.push_back({"seats", Value(std::move(seats))});
    page.push_back({"rewind", rewind_value(table.rewind())});
    page.push_back({"rematch", table.rematch().empty() ? Value(nullptr) : Value(table.rematch())});
    page.push_back({"match", match != nullptr ? match->view(reader) : Value(nullptr)});
    page.push_back({"standing", match != nullptr ? match->standing(reader) : Value(nullptr)});
    return Value(std::move(page));
}

Value choices_value(const Table& table, std::optional<int> seat) {
    const bool decides = seat && table.stage() == Table::Stage::Playing && !table.played_by_bot(*seat) &&
                         table.match()->deciding().has(static_cast<SmallSet::Item>(*seat));
    if (!decides) return Value(nullptr);
    const std::string proposal = table.match()->proposal(*seat);
    Fields choices{{"version", Value(table.match()->version())}};
    choices.push_back({"tree", table.match()->choices(*seat)});
    choices.push_back({"proposal", proposal.empty() ? Value(nullptr) : Value(proposal)});
    return Value(std::move(choices));
}

Cursor end_of(const Table& table) {
    return {table.match() != nullptr ? table.match()->version() : 0,
            table.remarks().empty() ? 0 : table.remarks().back().number};
}

Value news_value(const Table& table, std::optional<int> seat, const Cursor& since, std::size_t most) {
    const Cursor end = end_of(table);
    const std::uint64_t from = end.match > most ? std::max(since.match, end.match - most) : since.match;
    auto remark = std::find_if(table.remarks().begin(), table.remarks().end(),
                               [&](const Remark& each) { return each.number > since.remark; });
    List news;
    if (table.match() != nullptr) {
        for (const LogEntry& entry : table.match()->log(table.reader_of(seat), from)) {
            for (; remark != table.remarks().end() && remark->match_version < entry.version; ++remark) {
                news.push_back(remark_value(*remark));
            }
            news.push_back(log_entry_value(entry));
        }
    }
    for (; remark != table.remarks().end(); ++remark) news.push_back(remark_value(*remark));
    return Value(std::move(news));
}

Value summary_value(const Table& table) {
    List seats;
    for (int number = 0; number < static_cast<int>(table.seats().size()); ++number) {
        const Seat& seat = table.seats()[static_cast<std::size_t>(number)];
        seats.emplace_back(Fields{{"sitter", Value(sitter(table, number))},
                                  {"person", seat.taken() ? Value(seat.person.id) : Value(nullptr)},
                                  {"name", seat.taken() ? Value(seat.person.name) : Value(nullptr)}});
    }
    const bool playing = table.stage() == Table::Stage::Playing;
    return Value(Fields{{"table", Value(table.id())},
                        {"stage", Value(name_of(table.stage()))},
                        {"settings", settings_value(table.settings())},
                        {"host", Value(table.host())},
                        {"seats", Value(std::move(seats))},
                        {"deciding", playing ? seats_value(table.match()->deciding()) : Value(List{})},
                        {"changed_at", Value(table.changed_at())}});
}

}  // namespace durbar::hall
