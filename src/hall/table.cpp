#include "hall/table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "games/registry.h"

namespace durbar::hall {

Table Table::open(std::string id, const honest::Seed& seed, const Settings& settings, const Person& host,
                  std::string_view link, Moment now) {
    assert(!check(settings));
    Table table(std::move(id), seed);
    table.add(Opened{format_settings(settings), host.id, std::string(link),
                     honest::hex(honest::commitment_to(seed))},
              now);
    return table;
}

Result<Table> Table::import(std::string id, const honest::Seed& seed, const Record& record,
                            const Person& host, Moment now) {
    Settings settings;
    settings.game = record.game;
    settings.options = record.options;
    settings.chairs.resize(static_cast<std::size_t>(record.players));
    settings.listed = false;
    if (const auto denial = check(settings)) return Error{describe(denial->refusal)};
    Table table = open(std::move(id), seed, settings, host, "", now);
    Entry entry{now, Imported{format_record(record)}};
    if (auto error = table.fold(entry)) return std::move(*error);
    table.fresh_.push_back(std::move(entry));
    return table;
}

Result<Table> Table::load(std::string id, const honest::Seed& seed, std::span<const Entry> entries) {
    if (entries.empty() || !std::holds_alternative<Opened>(entries.front().fact)) {
        return Error{"the log does not begin with the opening of a table"};
    }
    Table table(std::move(id), seed);
    for (std::size_t at = 0; at < entries.size(); ++at) {
        if (auto error = table.fold(entries[at])) {
            // Only its kind: what it says may be a hand, a salt or chat, and this may end in a log.
            const std::string_view kind =
                std::visit([](const auto& fact) { return fact.kKind; }, entries[at].fact);
            return Error{"entry " + std::to_string(at + 1) + " (" + std::string(kind) +
                         "): " + describe(*error)};
        }
    }
    return table;
}

Table::Table(const Table& other)
    : id_(other.id_),
      seed_(other.seed_),
      settings_(other.settings_),
      host_(other.host_),
      link_(other.link_),
      commitment_(other.commitment_),
      admitted_(other.admitted_),
      seats_(other.seats_),
      match_(other.match_ ? other.match_->clone() : nullptr),
      imported_(other.imported_),
      next_outcome_(other.next_outcome_),
      outcomes_(other.outcomes_),
      rewind_(other.rewind_),
      remarks_(other.remarks_),
      last_remark_(other.last_remark_),
      rematch_(other.rematch_),
      closed_(other.closed_),
      changed_at_(other.changed_at_),
      length_(other.length_),
      fresh_(other.fresh_) {}

Table::Stage Table::stage() const {
    if (closed_) return Stage::Closed;
    if (!match_) return Stage::Waiting;
    if (imported_ || match_->to_act() == Player::Nobody) return Stage::Over;
    int going_on = 0;
    bool any_person = false;
    for (const Seat& seat : seats_) {
        going_on += seat.resigned ? 0 : 1;
        any_person = any_person || (seat.taken() && !seat.resigned);
    }
    return going_on > 1 && any_person ? Stage::Playing : Stage::Over;
}

std::optional<int> Table::seat_of(std::string_view person) const {
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        if (seats_[seat].taken() && seats_[seat].person.id == person) return static_cast<int>(seat);
    }
    return std::nullopt;
}

bool Table::may_watch(std::string_view person) const {
    const auto reserved = [&](const Chair& chair) {
        return chair.kind == Chair::Kind::Reserved && chair.who == person;
    };
    return settings_.listed || host_ == person || seat_of(person).has_value() ||
           std::any_of(settings_.chairs.begin(), settings_.chairs.end(), reserved) ||
           std::find(admitted_.begin(), admitted_.end(), person) != admitted_.end();
}

Reader Table::reader_of(std::optional<int> seat) const {
    if (stage() == Stage::Over) return Reader::referee();
    return seat ? Reader::seat(*seat) : Reader::spectator();
}

bool Table::decides(int seat) const {
    return stage() == Stage::Playing && match_->deciding().has(static_cast<SmallSet::Item>(seat));
}

bool Table::played_by_bot(int seat) const {
    const Seat& sits = seats_[static_cast<std::size_t>(seat)];
    return !sits.taken() || sits.stood_in || sits.resigned;
}

std::string_view Table::level_of(int seat) const {
    const Chair& chair = settings_.chairs[static_cast<std::size_t>(seat)];
    return chair.kind == Chair::Kind::Bot ? std::string_view(chair.who) : settings_.stand_in;
}

std::vector<BotTask> Table::bot_tasks() const {
    std::vector<BotTask> tasks;
    for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
        if (!decides(seat) || !played_by_bot(seat)) continue;
        if (match_->sealed().has(static_cast<SmallSet::Item>(seat))) continue;
        tasks.push_back({seat, level_of(seat), match_->version()});
    }
    return tasks;
}

std::vector<std::string> Table::salts() const {
    std::vector<std::string> salts;
    salts.reserve(seats_.size());
    for (const Seat& seat : seats_) salts.push_back(seat.salt);
    return salts;
}

Record Table::record() const {
    assert(stage() == Stage::Over);
    if (imported_) return *imported_;
    std::vector<std::string> names;
    names.reserve(seats_.size());
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        names.push_back(seats_[seat].taken() ? seats_[seat].person.name
                                             : "bot " + std::string(level_of(static_cast<int>(seat))));
    }
    Record record = *match_->record(Reader::referee(), names);
    std::vector<std::uint64_t> numbers;
    for (std::size_t ply = 0; ply < record.plies.size(); ++ply) {
        if (record.plies[ply].actor == Player::Chance) numbers.push_back(outcomes_[ply]);
    }
    honest::add_proof(record, seed_, salts(), numbers);
    return record;
}

std::vector<Entry> Table::take_fresh() { return std::exchange(fresh_, {}); }

// The log.

void Table::add(Fact fact, Moment now) {
    Entry entry{std::max(now, changed_at_), std::move(fact)};
    [[maybe_unused]] const auto error = fold(entry);
    assert(!error);
    fresh_.push_back(std::move(entry));
}

std::optional<Error> Table::fold(const Entry& entry) {
    changed_at_ = std::max(changed_at_, entry.at);
    ++length_;
    auto error = std::visit(
        [&](const auto& fact) -> std::optional<Error> {
            if constexpr (requires { fact.seat; }) {
                if (fact.seat >= static_cast<int>(seats_.size())) return Error{"there is no such seat"};
            }
            if constexpr (requires { fact.whom; }) {
                if (fact.whom >= static_cast<int>(seats_.size())) return Error{"there is no such seat"};
            }
            if constexpr (requires { fact.kInGame; }) {
                if (!match_) return Error{"the game has not begun"};
            }
            return fold_fact(fact);
        },
        entry.fact);
    if (!error) run_clocks(entry.at);
    return error;
}

void Table::run_clocks(Moment now) {
    for (std::size_t at = 0; at < seats_.size(); ++at) {
        const int seat = static_cast<int>(at);
        const bool sealed = match_ && match_->sealed().has(static_cast<SmallSet::Item>(seat));
        seats_[at].clock.run(decides(seat) && !sealed && !played_by_bot(seat), settings_.time, now);
    }
}

void Table::decision_changed() {
    outcomes_.resize(match_->plies());
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        if (!decides(static_cast<int>(seat))) continue;
        seats_[seat].asked_since = match_->version();
        seats_[seat].clock.decided(settings_.time, changed_at_);
    }
}

std::optional<Error> Table::fold_fact(const Opened& fact) {
    auto settings = parse_settings(fact.settings);
    if (!settings) return settings.error();
    if (const auto denial = check(settings.value())) return Error{describe(denial->refusal)};
    settings_ = std::move(settings.value());
    host_ = fact.host;
    link_ = fact.link;
    commitment_ = fact.commitment;
    seats_.assign(settings_.chairs.size(), {});
    return std::nullopt;
}

std::optional<Error> Table::fold_fact(const Imported& fact) {
    auto record = parse_record(fact.record);
    if (!record) return record.error();
    auto match = match_of(record.value());
    if (!match) return match.error();
    match_ = std::move(match.value());
    imported_ = std::move(record.value());
    return std::nullopt;
}

std::optional<Error> Table::fold_fact(const Admitted& fact) {
    admitted_.push_back(fact.person);
    return std::nullopt;
}

std::optional<Error> Table::fold_fact(const Started& /*fact*/) {
    auto match = new_match(settings_.game, static_cast<int>(seats_.size()), settings_.options);
    if (!match) return match.error();
    match_ = std::move(match.value());
    for (Seat& seat : seats_) seat.clock = SeatClock(settings_.time);
    decision_changed();
    return std::nullopt;
}

std::optional<Error> Table::fold_fact(const Played& fact) {
    const std::size_t before = match_->plies();
    if (const auto refusal = match_->play(fact.seat, fact.move)) return Error{describe(*refusal)};
    remember(seats_[static_cast<std::size_t>(fact.seat)], fact.key);
    rewind_.reset();
    if (match_->plies() != before) decision_changed();  // otherwise a choice was sealed: nobody is asked anew
    return std::nullopt;
}

std::optional<Error> Table::fold_fact(const Drawn& fact) {
    if (match_->to_act() != Player::Chance) return Error{"chance is not to act"};
    if (const auto refusal = match_->play_next(fact.move)) return Error{describe(*refusal)};
    note_outcome(fact.number);
    return std::nullopt;
}

std::optional<Error> Table::fold_fact(const Undone& fact) {
    const std::size_t before = match_->plies();
    if (const auto refusal = match_->undo(fact.seat)) return Error{describe(*refusal)};
    remember(seats_[static_cast<std::size_t>(fact.seat)], fact.key);
    rewind_.reset();
    if (match_->plies() != before) decision_changed();  // otherwise a sealed choice was withdrawn
    return std::nullopt;
}

}  // namespace durbar::hall
