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
    if (table.imported() != nullptr) return "nobody";
    const bool bot_chair = table.settings().chairs[static_cast<std::size_t>(seat)].kind == Chair::Kind::Bot;
    return bot_chair || table.match() != nullptr ? "bot" : "nobody";
}

Value name_value(const Table& table, int number) {
    const auto seat = static_cast<std::size_t>(number);
    if (table.imported() != nullptr) return Value(table.imported()->names[seat]);
    return table.seats()[seat].taken() ? Value(table.seats()[seat].person.name) : Value(nullptr);
}

Value absence_value(const std::optional<Table::Absence>& absence) {
    if (!absence) return Value(nullptr);
    return Value(make_fields({{"early_at", Value(absence->early_at)},
                              {"bot_wished", seats_value(absence->bot_wished)},
                              {"needed", Value(absence->needed)},
                              {"can_wait", Value(absence->can_wait)}}));
}

Value seat_value(const Table& table, int number) {
    const Seat& seat = table.seats()[static_cast<std::size_t>(number)];
    const std::string_view who = sitter(table, number);
    const bool timed = table.settings().time.kind != TimeLimit::Kind::None && table.match() != nullptr;
    Fields clock =
        make_fields({{"left", Value(seat.clock.left())}, {"since", moment_value(seat.clock.since())}});
    return Value(
        make_fields({{"seat", Value(number)},
                     {"sitter", Value(who)},
                     {"person", seat.taken() ? Value(seat.person.id) : Value(nullptr)},
                     {"name", name_value(table, number)},
                     {"level", who == "bot" || seat.stood_in || seat.resigned ? Value(table.level_of(number))
                                                                              : Value(nullptr)},
                     {"present", Value(seat.taken() && !seat.away_since)},
                     {"stood_in", Value(seat.stood_in)},
                     {"resigned", Value(seat.resigned)},
                     {"clock", timed ? Value(std::move(clock)) : Value(nullptr)},
                     {"bot_at", moment_value(table.patience_ends(number))},
                     {"absence", absence_value(table.absence(number))}}));
}

Value rewind_value(const std::optional<Table::Rewind>& rewind) {
    if (!rewind) return Value(nullptr);
    return Value(make_fields({{"seat", Value(rewind->seat)},
                              {"plies", Value(rewind->plies)},
                              {"agreed", seats_value(rewind->agreed)}}));
}

Value remark_value(const Remark& remark) {
    Fields fields =
        make_fields({{"remark", Value(std::visit([](const auto& fact) { return fact.kKind; }, remark.fact))},
                     {"number", Value(remark.number)},
                     {"at", Value(remark.at)}});
    std::visit(
        [&](const auto& fact) {
            if constexpr (requires { fact.seat; }) fields.push_back({"seat", Value(fact.seat)});
            if constexpr (requires { fact.text; }) fields.push_back({"text", Value(fact.text)});
            if constexpr (requires { fact.whom; }) fields.push_back({"whom", Value(fact.whom)});
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
    return Value(make_fields({{"table", Value(table.id())},
                              {"stage", Value(name_of(table.stage()))},
                              {"settings", settings_value(table.settings())},
                              {"host", Value(table.host())},
                              {"commitment", Value(table.commitment())},
                              {"you", seat ? Value(*seat) : Value(nullptr)},
                              {"seats", Value(std::move(seats))},
                              {"rewind", rewind_value(table.rewind())},
                              {"rematch", table.rematch().empty() ? Value(nullptr) : Value(table.rematch())},
                              {"match", match != nullptr ? match->view(reader) : Value(nullptr)},
                              {"standing", match != nullptr ? match->standing(reader) : Value(nullptr)}}));
}

Value choices_value(const Table& table, std::optional<int> seat) {
    const bool decides = seat && table.stage() == Table::Stage::Playing && !table.played_by_bot(*seat) &&
                         table.match()->deciding().has(static_cast<SmallSet::Item>(*seat));
    if (!decides) return Value(nullptr);
    const std::string proposal = table.match()->proposal(*seat);
    return Value(make_fields({{"version", Value(table.match()->version())},
                              {"tree", table.match()->choices(*seat)},
                              {"proposal", proposal.empty() ? Value(nullptr) : Value(proposal)}}));
}

Cursor end_of(const Table& table) {
    return {table.match() != nullptr ? table.match()->version() : 0,
            table.remarks().empty() ? 0 : table.remarks().back().number};
}

namespace {

/// Changes of the match and remarks after the one cursor up to the other, in order.
List news_between(const Table& table, std::optional<int> seat, const Cursor& since, const Cursor& until) {
    auto remark = std::find_if(table.remarks().begin(), table.remarks().end(),
                               [&](const Remark& each) { return each.number > since.remark; });
    const auto end = std::find_if(remark, table.remarks().end(),
                                  [&](const Remark& each) { return each.number > until.remark; });
    List news;
    if (table.match() != nullptr) {
        for (LogEntry& entry : table.match()->log(table.reader_of(seat), since.match, until.match)) {
            for (; remark != end && remark->match_version < entry.version; ++remark) {
                news.push_back(remark_value(*remark));
            }
            news.push_back(log_entry_value(std::move(entry)));
        }
    }
    for (; remark != end; ++remark) news.push_back(remark_value(*remark));
    return news;
}

}  // namespace

Value news_value(const Table& table, std::optional<int> seat, const Cursor& since, std::size_t most) {
    const Cursor end = end_of(table);
    const std::uint64_t from = end.match > most ? std::max(since.match, end.match - most) : since.match;
    return Value(news_between(table, seat, {from, since.remark}, end));
}

Value history_value(const Table& table, std::optional<int> seat, const Cursor& before, std::size_t most) {
    const Cursor end = end_of(table);
    const Cursor until{std::min(before.match, end.match), std::min(before.remark, end.remark)};
    const auto back = [most](std::uint64_t from) { return from > most ? from - most : 0; };
    List news = news_between(table, seat, {back(until.match), back(until.remark)}, until);
    if (news.size() > most) news.erase(news.begin(), news.end() - static_cast<std::ptrdiff_t>(most));
    return Value(std::move(news));
}

Fields past_fields(const Table& table, std::optional<int> seat, std::size_t plies) {
    const auto match = table.match()->clone();
    if (plies < match->plies()) match->rewind(plies);
    const Reader reader = table.reader_of(seat);
    return make_fields({{"view", match->view(reader)}, {"standing", match->standing(reader)}});
}

Value summary_value(const Table& table) {
    List seats;
    for (int number = 0; number < static_cast<int>(table.seats().size()); ++number) {
        const Seat& seat = table.seats()[static_cast<std::size_t>(number)];
        seats.emplace_back(make_fields({{"sitter", Value(sitter(table, number))},
                                        {"person", seat.taken() ? Value(seat.person.id) : Value(nullptr)},
                                        {"name", name_value(table, number)}}));
    }
    const bool playing = table.stage() == Table::Stage::Playing;
    const bool played_out = table.stage() == Table::Stage::Over && table.match()->to_act() == Player::Nobody;
    return Value(
        make_fields({{"table", Value(table.id())},
                     {"stage", Value(name_of(table.stage()))},
                     {"settings", settings_value(table.settings())},
                     {"host", Value(table.host())},
                     {"seats", Value(std::move(seats))},
                     {"deciding", playing ? seats_value(table.match()->deciding()) : Value(List{})},
                     {"standing", played_out ? table.match()->standing(Reader::referee()) : Value(nullptr)},
                     {"changed_at", Value(table.changed_at())}}));
}

}  // namespace durbar::hall
