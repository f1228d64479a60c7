#include <algorithm>

#include "hall/table.h"

/// Moves, moves taken back, and resigning.
namespace durbar::hall {

namespace {

std::optional<Denial> illegal(const std::optional<Refusal>& refusal) {
    if (!refusal) return std::nullopt;
    return Denial{"move/illegal", *refusal};
}

}  // namespace

std::optional<Denial> Table::check_player(std::string_view person) const {
    const auto seat = seat_of(person);
    if (!seat) return deny("table/not_seated", "not_seated");
    if (stage() != Stage::Playing) return deny("table/not_playing", "not_playing");
    const Seat& sits = seats_[static_cast<std::size_t>(*seat)];
    if (sits.resigned) return deny("table/resigned", "has_resigned");
    if (sits.stood_in) return deny("table/stood_in", "bot_stands_in");
    return std::nullopt;
}

std::optional<Denial> Table::check_version(const Seat& seat, std::uint64_t version) const {
    if (version >= seat.asked_since && version <= match_->version()) return std::nullopt;
    return deny("move/stale", "stale", {{"version", Value(match_->version())}});
}

bool Table::has_seen(const Seat& seat, std::string_view key) {
    return !key.empty() && std::find(seat.keys.begin(), seat.keys.end(), key) != seat.keys.end();
}

void Table::remember(Seat& seat, const std::string& key) {
    if (key.empty()) return;
    if (seat.keys.size() == Seat::kRememberedKeys) seat.keys.erase(seat.keys.begin());
    seat.keys.push_back(key);
}

std::optional<Denial> Table::play(std::string_view person, const MoveRequest& request, Moment now) {
    if (const auto seat = seat_of(person);
        seat && has_seen(seats_[static_cast<std::size_t>(*seat)], request.key)) {
        return std::nullopt;
    }
    if (auto denial = check_move(person, request.version, request.move)) return denial;
    add(Played{*seat_of(person), request.move, request.key}, now);
    draw_chance(now);
    return std::nullopt;
}

std::optional<Denial> Table::check_move(std::string_view person, std::uint64_t version,
                                        std::string_view move) const {
    if (auto denial = check_player(person)) return denial;
    const int seat = *seat_of(person);
    if (auto denial = check_version(seats_[static_cast<std::size_t>(seat)], version)) return denial;
    return illegal(match_->check(seat, move));
}

std::optional<Denial> Table::play_for_bot(int seat, std::uint64_t version, std::string_view move,
                                          Moment now) {
    if (stage() != Stage::Playing || !decides(seat) || !played_by_bot(seat)) {
        return deny("move/stale", "stale", {{"version", Value(match_ ? match_->version() : 0)}});
    }
    if (auto denial = check_version(seats_[static_cast<std::size_t>(seat)], version)) return denial;
    if (auto denial = illegal(match_->check(seat, move))) return denial;
    add(Played{seat, std::string(move), ""}, now);
    draw_chance(now);
    return std::nullopt;
}

void Table::draw_chance(Moment now) {
    if (stage() != Stage::Playing || match_->to_act() != Player::Chance) return;
    honest::HonestChance chance(seed_, salts(), next_outcome_);
    while (match_->to_act() == Player::Chance) {
        const std::uint64_t number = chance.next();
        // Dealt on a copy would cost a copy a card, so the entry is made after the fact.
        std::string move = match_->play_chance(chance);
        note_outcome(number);
        const Moment at = std::max(now, changed_at_);
        ++length_;
        run_clocks(at);
        fresh_.push_back({at, Drawn{number, std::move(move)}});
    }
}

void Table::note_outcome(std::uint64_t number) {
    next_outcome_ = number + 1;
    decision_changed();
    outcomes_.back() = static_cast<std::uint32_t>(number);
}

std::optional<Denial> Table::undo(std::string_view person, const MoveRequest& request, Moment now) {
    if (const auto seat = seat_of(person);
        seat && has_seen(seats_[static_cast<std::size_t>(*seat)], request.key)) {
        return std::nullopt;
    }
    if (auto denial = check_player(person)) return denial;
    if (!settings_.undo) return deny("undo/off", "undo_off");
    const int seat = *seat_of(person);
    // Others may seal their choices while this one is withdrawn; but a move is taken back only by who saw the
    // last one.
    const bool sealed = match_->sealed().has(static_cast<SmallSet::Item>(seat));
    if (!sealed && request.version != match_->version()) {
        return deny("move/stale", "stale", {{"version", Value(match_->version())}});
    }
    if (auto denial = illegal(match_->clone()->undo(seat))) {
        denial->code = "undo/refused";
        return denial;
    }
    add(Undone{seat, request.key}, now);
    return std::nullopt;
}

std::optional<Denial> Table::ask_rewind(std::string_view person, std::uint64_t plies, Moment now) {
    if (auto denial = check_player(person)) return denial;
    if (!settings_.undo) return deny("undo/off", "undo_off");
    if (plies >= match_->plies()) return deny("undo/refused", "nothing_to_rewind");
    if (rewind_) return deny("undo/refused", "rewind_asked_already");
    add(RewindAsked{*seat_of(person), plies}, now);
    draw_chance(now);  // where nobody else had to agree
    return std::nullopt;
}

std::optional<Denial> Table::answer_rewind(std::string_view person, bool agrees, Moment now) {
    if (auto denial = check_player(person)) return denial;
    if (!rewind_) return deny("undo/refused", "no_rewind_asked");
    add(RewindAnswered{*seat_of(person), agrees}, now);
    draw_chance(now);
    return std::nullopt;
}

std::optional<Denial> Table::resign(std::string_view person, Moment now) {
    if (auto denial = check_player(person)) return denial;
    add(Resigned{*seat_of(person)}, now);
    return std::nullopt;
}

// What follows from these entries of the log.

std::optional<Error> Table::fold_fact(const RewindAsked& fact) {
    if (fact.plies >= match_->plies()) return Error{"so many moves were not played"};
    rewind_ = Rewind{fact.seat, fact.plies, {}};
    rewind_->agreed.add(static_cast<SmallSet::Item>(fact.seat));
    remark(fact);
    rewind_if_agreed();
    return std::nullopt;
}

std::optional<Error> Table::fold_fact(const RewindAnswered& fact) {
    if (!rewind_) return Error{"nobody has asked to take moves back"};
    remark(fact);
    if (!fact.agrees) {
        rewind_.reset();
        return std::nullopt;
    }
    rewind_->agreed.add(static_cast<SmallSet::Item>(fact.seat));
    rewind_if_agreed();
    return std::nullopt;
}

/// Also who is only stood in for is asked: nobody finds another past on coming back.
void Table::rewind_if_agreed() {
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        const bool asked = seats_[seat].taken() && !seats_[seat].resigned;
        if (asked && !rewind_->agreed.has(static_cast<SmallSet::Item>(seat))) return;
    }
    match_->rewind(rewind_->plies);
    rewind_.reset();
    decision_changed();
}

std::optional<Error> Table::fold_fact(const Resigned& fact) {
    seats_[static_cast<std::size_t>(fact.seat)].resigned = true;
    rewind_.reset();
    remark(fact);
    return std::nullopt;
}

}  // namespace durbar::hall
