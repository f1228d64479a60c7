#include <algorithm>

#include "games/maharani/position.h"
#include "games/maharani/rules.h"

namespace durbar::maharani {

namespace {

/// One step of the agenda with what stands behind its word.
Fault parse_frame(const Words& words, int players, Frame& out) {
    const auto named = [&](const StepWord& step) { return !words.empty() && step.word == words[0]; };
    const auto known = std::find_if(kStepWords.begin(), kStepWords.end(), named);
    if (known == kStepWords.end()) {
        return "The agenda names steps such as 'action' or 'worker A2; middle; second; end-turn'.";
    }
    const auto form = [&] { return "The agenda step '" + std::string(known->word) + "' is not complete."; };
    out.step = known->step;
    switch (known->data) {
        case StepWord::Data::None: return words.size() == 1 ? std::nullopt : Fault(form());
        case StepWord::Data::AtSpace: {
            const auto space = words.size() == 2 ? parse_space(words[1]) : std::nullopt;
            if (!space) return form();
            out.space = *space;
            return std::nullopt;
        }
        case StepWord::Data::Seat: {
            const auto seat = words.size() == 2 ? parse_number(words[1], 0, players - 1) : std::nullopt;
            if (!seat) return form();
            out.seat = static_cast<std::uint8_t>(*seat);
            return std::nullopt;
        }
    }
    return form();
}

/// Whether the agenda is this one, soonest step first.
bool reads(const State& s, std::initializer_list<Step> steps) {
    if (s.agenda.size() != steps.size()) return false;
    std::size_t left = s.agenda.size();
    for (const Step step : steps) {
        --left;
        if (s.agenda[left].step != step) return false;
    }
    return true;
}

/// MH-2.6 The agenda must be one that a turn leads to, and the tiles laid must fit it.
Fault shape_fault(const State& s) {
    const Step first = s.agenda.back().step;
    const bool known =
        reads(s, {Step::Start}) || reads(s, {Step::Refill, Step::NextTurn}) || reads(s, {Step::Action}) ||
        reads(s, {Step::Worker, Step::Middle, Step::Second, Step::EndTurn}) ||
        reads(s, {Step::Second, Step::EndTurn}) || reads(s, {Step::Worker, Step::Middle, Step::EndTurn});
    if (!known) return "This agenda cannot occur in a game.";
    const int laid = first == Step::Second ? 1 : first == Step::Worker ? (s.agenda.size() == 4 ? 1 : 2) : 0;
    if (s.laid != laid)
        return "MH-7.7: this agenda comes after " + std::to_string(laid) + " tiles of the turn.";
    const bool set_up = first == Step::Start || (first == Step::Refill && s.turn_number == 0);
    if (set_up != (s.turn_number == 0)) return "MH-2.8: the first turn has number 1.";
    if (first == Step::Refill) {
        const int next = set_up ? s.turn : (s.turn + 1) % s.players;
        if (s.agenda[0].seat != next) return "MH-2.1: turns go clockwise.";
    }
    return std::nullopt;
}

/// MH-5.1 A worker is due on a tile that points at the active player.
Fault worker_fault(const State& s) {
    if (s.agenda.back().step != Step::Worker) return std::nullopt;
    const Space space = s.agenda.back().space;
    const bool due = s.arrows[index(active_side(s))].has(space) && !all_workers(s).has(space) &&
                     !is_scored(s, section_of(space));
    return due ? Fault{} : "MH-5.1: no worker is due on " + std::string(space_name(space)) + ".";
}

Player actor_of(const State& s, Step step) {
    switch (step) {
        case Step::Start:
        case Step::Refill: return Player::Chance;
        case Step::Action:
        case Step::Second:
        case Step::Worker: return player(s.turn);
        case Step::Middle:
        case Step::EndTurn:
        case Step::NextTurn: break;  // run by themselves
    }
    return Player::Nobody;
}

}  // namespace

Fault parse_agenda(const Words& words, State& s) {
    return read_agenda(words, s.agenda,
                       [&](const Words& step, Frame& out) { return parse_frame(step, s.players, out); });
}

Fault agenda_fault(const State& s) {
    if (s.agenda.empty()) return s.laid == 0 ? Fault{} : "A game that is over has no turn under way.";
    if (auto fault = shape_fault(s)) return fault;
    return worker_fault(s);
}

Fault assign_actors(State& s) {
    for (Frame& frame : s.agenda) frame.actor = actor_of(s, frame.step);
    State settled = s;
    settle(settled, {});
    if (settled.agenda != s.agenda) return "MH-13.8: the first step of the agenda leaves nothing to decide.";
    return std::nullopt;
}

}  // namespace durbar::maharani
