#include <algorithm>

#include "hall/table.h"

/// Who is here, how long the others wait for who is not, and who stands in.
namespace durbar::hall {

void Table::set_present(std::string_view person, bool present, Moment now) {
    const auto number = seat_of(person);
    if (!number) return;
    Seat& seat = seats_[static_cast<std::size_t>(*number)];
    if (present) {
        seat.away_since.reset();
        seat.bot_wished = {};
        seat.waited_longer = false;
    } else if (!seat.away_since) {
        seat.away_since = now;
    }
}

void Table::resume(Moment now) {
    for (Seat& seat : seats_) seat.away_since = now;
    if (stage() == Stage::Playing && settings_.time.kind == TimeLimit::Kind::Live) add(Resumed{}, now);
}

void Table::tick(Moment now) {
    if (const auto end = waiting_ends(); end && now >= *end) return close(now);
    for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
        const auto end = patience_ends(seat);
        if (!end || now < *end) continue;
        add(StoodIn{seat, settings_.time.kind == TimeLimit::Kind::None ? "away" : "time"}, now);
    }
}

std::optional<Moment> Table::due() const {
    std::optional<Moment> first = waiting_ends();
    for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
        const auto end = patience_ends(seat);
        if (end && (!first || *end < *first)) first = end;
    }
    return first;
}

std::optional<Moment> Table::patience_ends(int seat) const {
    const Seat& sits = seats_[static_cast<std::size_t>(seat)];
    if (!decides(seat) || played_by_bot(seat)) return std::nullopt;
    if (match_->sealed().has(static_cast<SmallSet::Item>(seat))) return std::nullopt;
    const Moment longer = sits.waited_longer ? kLongerGrace : 0;
    if (settings_.time.kind == TimeLimit::Kind::None) {
        if (!sits.away_since) return std::nullopt;
        return *sits.away_since + kAwayGrace + longer;
    }
    const auto up = sits.clock.up_at();
    if (!up) return std::nullopt;
    return *up + grace_of(settings_.time.kind) + longer;
}

bool Table::takes_part(const Seat& seat) {
    return seat.taken() && !seat.resigned && !seat.stood_in && !seat.away_since;
}

std::optional<Table::Absence> Table::absence(int seat) const {
    const Seat& sits = seats_[static_cast<std::size_t>(seat)];
    if (!sits.away_since || settings_.time.kind == TimeLimit::Kind::Days || !patience_ends(seat)) {
        return std::nullopt;
    }
    Absence absence{*sits.away_since + kEarlyGrace, {}, 0, !sits.waited_longer};
    int here = 0;
    for (std::size_t other = 0; other < seats_.size(); ++other) {
        if (!takes_part(seats_[other])) continue;
        ++here;
        const auto item = static_cast<SmallSet::Item>(other);
        if (sits.bot_wished.has(item)) absence.bot_wished.add(item);
    }
    absence.needed = here / 2 + 1;
    return absence;
}

std::optional<Denial> Table::check_waiter(std::string_view person, int whom) const {
    if (auto denial = check_player(person)) return denial;
    if (whom < 0 || whom >= static_cast<int>(seats_.size())) {
        return deny("table/seat", "no_such_seat", {{"seats", Value(seats_.size())}});
    }
    if (*seat_of(person) == whom || !absence(whom)) return deny("table/patience", "not_awaited");
    return std::nullopt;
}

std::optional<Denial> Table::wait_longer(std::string_view person, int whom, Moment now) {
    if (auto denial = check_waiter(person, whom)) return denial;
    if (!absence(whom)->can_wait) return deny("table/patience", "waited_already");
    add(WaitedLonger{*seat_of(person), whom}, now);
    return std::nullopt;
}

std::optional<Denial> Table::let_bot_play(std::string_view person, int whom, Moment now) {
    if (auto denial = check_waiter(person, whom)) return denial;
    if (now < absence(whom)->early_at) {
        return deny("table/patience", "gone_too_shortly", {{"seconds", Value(kEarlyGrace / 1000)}});
    }
    const int seat = *seat_of(person);
    if (!seats_[static_cast<std::size_t>(whom)].bot_wished.has(static_cast<SmallSet::Item>(seat))) {
        add(BotWished{seat, whom}, now);
    }
    const Absence now_wished = *absence(whom);
    if (now_wished.bot_wished.count() >= now_wished.needed) add(StoodIn{whom, "wished"}, now);
    return std::nullopt;
}

// What follows from these entries of the log.

std::optional<Error> Table::fold_fact(const BotWished& fact) {
    seats_[static_cast<std::size_t>(fact.whom)].bot_wished.add(static_cast<SmallSet::Item>(fact.seat));
    remark(fact);
    return std::nullopt;
}

std::optional<Error> Table::fold_fact(const WaitedLonger& fact) {
    seats_[static_cast<std::size_t>(fact.whom)].waited_longer = true;
    remark(fact);
    return std::nullopt;
}

std::optional<Error> Table::fold_fact(const StoodIn& fact) {
    Seat& seat = seats_[static_cast<std::size_t>(fact.seat)];
    seat.stood_in = true;
    seat.bot_wished = {};
    seat.waited_longer = false;
    remark(fact);
    return std::nullopt;
}

std::optional<Error> Table::fold_fact(const Returned& fact) {
    seats_[static_cast<std::size_t>(fact.seat)].stood_in = false;
    remark(fact);
    return std::nullopt;
}

}  // namespace durbar::hall
