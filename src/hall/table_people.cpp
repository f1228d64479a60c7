#include <algorithm>

#include "core/text.h"
#include "hall/table.h"

/// Who sits where, and what is said.
namespace durbar::hall {

namespace {

constexpr std::size_t kLongestChat = 500;
constexpr std::size_t kRememberedRemarks = 400;

bool is_fit_to_print(std::string_view text) {
    return !text.empty() && text.size() <= kLongestChat && std::none_of(text.begin(), text.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
    });
}

}  // namespace

std::optional<Denial> Table::sit(const Person& person, int seat, std::string_view salt, Moment now) {
    if (stage() != Stage::Waiting) return deny("table/started", "already_started");
    if (!may_watch(person.id)) return deny("table/unknown", "unknown_table");
    if (seat < 0 || seat >= static_cast<int>(seats_.size())) {
        return deny("table/seat", "no_such_seat", {{"seats", Value(seats_.size())}});
    }
    if (!honest::is_valid_salt(salt)) return deny("table/salt", "bad_salt");
    const Chair& chair = settings_.chairs[static_cast<std::size_t>(seat)];
    if (chair.kind == Chair::Kind::Bot) return deny("table/seat", "seat_of_bot");
    if (chair.kind == Chair::Kind::Reserved && chair.who != person.id)
        return deny("table/seat", "seat_reserved");
    const Seat& taken = seats_[static_cast<std::size_t>(seat)];
    if (taken.taken() && taken.person.id != person.id) return deny("table/full", "seat_taken");
    if (const auto old = seat_of(person.id); old && *old != seat) add(Stood{*old}, now);
    add(Sat{seat, person.id, person.name, std::string(salt)}, now);
    return std::nullopt;
}

std::optional<Denial> Table::stand(std::string_view person, Moment now) {
    if (stage() != Stage::Waiting) return deny("table/started", "already_started");
    const auto seat = seat_of(person);
    if (!seat) return deny("table/not_seated", "not_seated");
    add(Stood{*seat}, now);
    return std::nullopt;
}

std::optional<Denial> Table::remove(std::string_view host, int seat, Moment now) {
    if (stage() != Stage::Waiting) return deny("table/started", "already_started");
    if (host != host_) return deny("table/host", "host_only");
    if (seat < 0 || seat >= static_cast<int>(seats_.size()) ||
        !seats_[static_cast<std::size_t>(seat)].taken()) {
        return deny("table/seat", "seat_empty");
    }
    add(Stood{seat}, now);
    return std::nullopt;
}

std::optional<Denial> Table::start(std::string_view host, Moment now) {
    if (stage() != Stage::Waiting) return deny("table/started", "already_started");
    if (host != host_) return deny("table/host", "host_only");
    if (std::none_of(seats_.begin(), seats_.end(), [](const Seat& seat) { return seat.taken(); })) {
        return deny("table/empty", "nobody_seated");
    }
    add(Started{}, now);
    draw_chance(now);
    return std::nullopt;
}

std::optional<Denial> Table::leave(std::string_view person, Moment now) {
    if (stage() == Stage::Over || stage() == Stage::Closed) return std::nullopt;
    const auto seat = seat_of(person);
    if (!seat && person != host_) return deny("table/not_seated", "not_seated");
    if (stage() == Stage::Playing) {
        if (seat && !played_by_bot(*seat)) add(StoodIn{*seat, "left"}, now);
        return std::nullopt;
    }
    if (seat) add(Stood{*seat}, now);
    if (person == host_) {
        const auto heir =
            std::find_if(seats_.begin(), seats_.end(), [](const Seat& each) { return each.taken(); });
        if (heir == seats_.end()) {
            add(Closed{}, now);
        } else {
            add(Hosted{heir->person.id}, now);
        }
    }
    return std::nullopt;
}

std::optional<Denial> Table::come_back(std::string_view person, Moment now) {
    const auto seat = seat_of(person);
    if (!seat) return deny("table/not_seated", "not_seated");
    if (stage() != Stage::Playing) return deny("table/not_playing", "not_playing");
    const Seat& sits = seats_[static_cast<std::size_t>(*seat)];
    if (sits.resigned) return deny("table/resigned", "has_resigned");
    if (!sits.stood_in) return std::nullopt;
    add(Returned{*seat}, now);
    return std::nullopt;
}

std::optional<Denial> Table::say(std::string_view person, std::string_view text, Moment now) {
    const auto seat = seat_of(person);
    if (!seat) return deny("table/not_seated", "not_seated");
    if (!is_fit_to_print(text)) return deny("chat/text", "bad_chat", {{"most", Value(kLongestChat)}});
    add(Said{*seat, std::string(text)}, now);
    return std::nullopt;
}

void Table::admit(std::string_view person, Moment now) {
    if (!may_watch(person)) add(Admitted{std::string(person)}, now);
}

void Table::close(Moment now) {
    if (stage() == Stage::Waiting) add(Closed{}, now);
}

std::optional<Moment> Table::waiting_ends() const {
    if (stage() != Stage::Waiting) return std::nullopt;
    Moment last = changed_at_;
    for (const Seat& seat : seats_) {
        if (!seat.taken()) continue;
        if (!seat.away_since) return std::nullopt;
        last = std::max(last, *seat.away_since);
    }
    return last + (settings_.listed ? kListedGrace : kUnlistedGrace);
}

Result<Settings> Table::rematch_settings() const {
    if (stage() != Stage::Over) return Error{"A rematch begins when the game is over."};
    Settings next = settings_;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        const std::size_t from = (seat + seats_.size() - 1) % seats_.size();
        next.chairs[seat] = seats_[from].taken()
                                ? Chair{Chair::Kind::Reserved, seats_[from].person.id}
                                : Chair{Chair::Kind::Bot, std::string(level_of(static_cast<int>(from)))};
    }
    return next;
}

void Table::add_rematch(std::string_view table, Moment now) { add(Rematched{std::string(table)}, now); }

std::optional<Error> Table::fold_fact(const Sat& fact) {
    Seat& seat = seats_[static_cast<std::size_t>(fact.seat)];
    seat = {};
    seat.person = {fact.person, fact.name};
    seat.salt = fact.salt;
    seat.away_since = changed_at_;
    return std::nullopt;
}

std::optional<Error> Table::fold_fact(const Stood& fact) {
    seats_[static_cast<std::size_t>(fact.seat)] = {};
    return std::nullopt;
}

std::optional<Error> Table::fold_fact(const Said& fact) {
    remark(fact);
    return std::nullopt;
}

std::optional<Error> Table::fold_fact(const Rematched& fact) {
    rematch_ = fact.table;
    return std::nullopt;
}
std::optional<Error> Table::fold_fact(const Closed& /*fact*/) {
    closed_ = true;
    return std::nullopt;
}
std::optional<Error> Table::fold_fact(const Hosted& fact) {
    host_ = fact.person;
    return std::nullopt;
}
std::optional<Error> Table::fold_fact(const Resumed& /*fact*/) {
    for (Seat& seat : seats_) seat.clock.resume(settings_.time, changed_at_);
    return std::nullopt;
}

void Table::remark(const Fact& fact) {
    if (remarks_.size() == kRememberedRemarks) remarks_.erase(remarks_.begin());
    remarks_.push_back({++last_remark_, changed_at_, match_ ? match_->version() : 0, fact});
}

}  // namespace durbar::hall
