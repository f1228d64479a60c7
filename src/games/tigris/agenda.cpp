#include <algorithm>
#include <bit>

#include "core/position_reader.h"
#include "games/tigris/kingdoms.h"
#include "games/tigris/position.h"
#include "games/tigris/rules.h"
#include "games/tigris/steps/steps.h"

namespace durbar::tigris {

namespace {

/// One step of the agenda with what stands behind its word.
Fault parse_frame(const Words& words, int players, Frame& out) {
    const auto known = std::find_if(kStepWords.begin(), kStepWords.end(), [&](const StepWord& step) {
        return !words.empty() && step.word == words[0];
    });
    if (known == kStepWords.end())
        return "The agenda names steps such as 'action' or 'wars; monument C4; treasures'.";
    const auto form = [&] { return "The agenda step '" + std::string(known->word) + "' is not complete."; };
    out.step = known->step;
    switch (known->data) {
        case StepWord::Data::None: return words.size() == 1 ? std::nullopt : Fault(form());
        case StepWord::Data::NumberIfAny: {
            if (words.size() == 1) return std::nullopt;
            const auto n = words.size() == 2 ? parse_number(words[1], 1, kColors) : std::nullopt;
            if (!n) return form();
            out.count = static_cast<std::uint8_t>(*n);
            return std::nullopt;
        }
        case StepWord::Data::Square: {
            const auto cell = words.size() == 2 ? parse_cell(words[1]) : std::nullopt;
            if (!cell) return form();
            out.cell = *cell;
            return std::nullopt;
        }
        case StepWord::Data::Seat:
        case StepWord::Data::SeatAndNumber: {
            const bool with_number = known->data == StepWord::Data::SeatAndNumber;
            const bool complete = words.size() == (with_number ? 3U : 2U);
            const auto at = complete ? parse_number(words[1], 0, players - 1) : std::nullopt;
            const auto n =
                complete && with_number ? parse_number(words[2], 1, data::kHandSize) : std::optional(0);
            if (!at || !n) return form();
            out.seat = static_cast<std::uint8_t>(*at);
            out.count = static_cast<std::uint8_t>(*n);
            return std::nullopt;
        }
    }
    return form();
}

/// Steps through the agenda, soonest first.
class Walk {
public:
    explicit Walk(const State& s) : s_(s), left_(s.agenda.size()) {}

    bool done() const { return left_ == 0; }
    const Frame* peek() const { return left_ == 0 ? nullptr : &s_.agenda[left_ - 1]; }
    /// Steps over the next frame if it is this step.
    const Frame* take(Step step) {
        const Frame* frame = peek();
        if (frame == nullptr || frame->step != step) return nullptr;
        --left_;
        return frame;
    }

private:
    const State& s_;
    std::size_t left_;
};

bool can_draw(const State& s, const Frame& frame) {
    return s.hands[frame.seat].total() + frame.count <= data::kHandSize && frame.count <= s.bag.total();
}

/// The deal: draws in seat order, then the starting seat.
bool is_deal(const State& s, Walk walk) {
    int previous = -1;
    int tiles = 0;
    while (const Frame* draw = walk.take(Step::Draw)) {
        if (draw->seat <= previous || !can_draw(s, *draw)) return false;
        previous = draw->seat;
        tiles += draw->count;
    }
    return walk.take(Step::Start) != nullptr && walk.done() && tiles <= s.bag.total() && s.actions_done == 0;
}

/// The draw of a swap.
bool is_swap(const State& s, Walk walk) {
    const Frame* draw = walk.take(Step::Draw);
    return draw != nullptr && draw->seat == s.turn && can_draw(s, *draw) &&
           walk.take(Step::EndAction) != nullptr && walk.done();
}

/// The refill at the end of a turn: one seat draws, those after it wait.
bool is_refill(const State& s, Walk walk) {
    const auto distance = [&](const Frame& frame) { return (frame.seat + s.players - s.turn) % s.players; };
    const Frame* draw = walk.take(Step::Draw);
    if (draw == nullptr || !can_draw(s, *draw)) return false;
    int previous = distance(*draw);
    while (const Frame* refill = walk.take(Step::Refill)) {
        if (distance(*refill) <= previous) return false;
        previous = distance(*refill);
    }
    return walk.take(Step::NextTurn) != nullptr && walk.done();
}

/// TE-3.6, TE-3.7 The rest of an action.
bool is_action(const State& s, Walk walk) {
    const bool fight = walk.take(Step::Attack) != nullptr || walk.take(Step::Defence) != nullptr;
    const bool revolt = fight && s.conflict.kind == ConflictKind::Revolt;
    const Frame* frame = revolt ? nullptr : walk.take(Step::Wars);
    const bool wars = frame != nullptr;
    if (wars && frame->count + std::popcount(open_wars(s)) > static_cast<int>(kColors))
        return false;  // TE-9.3
    if (wars != (s.unification != kNoCell) || (fight && !revolt && !wars)) return false;
    const Frame* building = revolt ? nullptr : walk.take(Step::Buildings);
    const Frame* monument = revolt ? nullptr : walk.take(Step::Monuments);
    if ((wars || building != nullptr) && monument == nullptr) return false;
    if (wars && s.options.buildings != (building != nullptr)) return false;
    if (building != nullptr && (!s.options.buildings || building->cell != monument->cell)) return false;
    if (monument != nullptr) {
        const bool laid = (linking(s) - s.flipped - s.leader_squares).has(monument->cell);
        if (!laid || (wars && monument->cell != s.unification)) return false;
    }
    return walk.take(Step::Treasures) != nullptr && walk.take(Step::EndAction) != nullptr && walk.done();
}

/// The conflict line must say what the board says (TE-8.3, TE-9.7, TE-9.8).
Fault conflict_fault(const State& s) {
    const Conflict& c = s.conflict;
    const bool attack = s.agenda.back().step == Step::Attack;
    if (attack && c.committed != 0) return "The attacker has not yet committed anything.";
    Conflict found;
    if (c.kind == ConflictKind::War) {
        if ((open_wars(s) >> index(c.leaders) & 1U) == 0) return "TE-9.3: that war is not open.";
        found = wars::war_of(s, c.leaders);
    } else if (c.kind == ConflictKind::Revolt) {
        const Cell mine = s.leaders[c.attacker][index(c.leaders)];
        const Cell theirs = s.leaders[c.defender][index(c.leaders)];
        if (c.attacker != s.turn || mine == kNoCell || theirs == kNoCell || c.attacker == c.defender ||
            !kingdom_at(s, mine).has(theirs)) {
            return "TE-8.1: that revolt is not open.";
        }
        Table before = static_cast<const Table&>(s);
        remove_leader(before, c.attacker, c.leaders);
        if (kingdoms_beside(before, mine) != 1) return "TE-4.6: the attacking leader joins two kingdoms.";
        found = c;
        found.attack = static_cast<std::uint8_t>(temples_beside(s, mine).count());
        found.defence = static_cast<std::uint8_t>(temples_beside(s, theirs).count());
    } else {
        return "The conflict line is missing.";
    }
    found.committed = c.committed;
    return found == c ? Fault{} : "The conflict line does not fit the board.";
}

}  // namespace

Fault parse_agenda(const Words& words, State& s) {
    return read_agenda(words, s.agenda,
                       [&](const Words& step, Frame& out) { return parse_frame(step, s.players, out); });
}

Fault agenda_fault(const State& s) {
    const bool fighting =
        !s.agenda.empty() && (s.agenda.back().step == Step::Attack || s.agenda.back().step == Step::Defence);
    if (!fighting && s.conflict.kind != ConflictKind::None)
        return "There is an open conflict, but nobody decides it.";
    if (s.end == EndReason::Treasures && s.treasures.count() > data::kLastTreasures) {
        return "TE-13.1: with that many treasures on the board, the game goes on.";
    }
    if (s.agenda.empty()) return std::nullopt;
    if (s.end != EndReason::None) return "A game that is over has no agenda.";
    const Walk walk(s);
    const Step first = s.agenda.back().step;
    const bool alone = first == Step::Action && s.agenda.size() == 1;
    if (s.actions_done == data::kActions && !is_refill(s, walk))
        return "TE-3.4: the turn is over after two actions.";
    if (!alone && !is_deal(s, walk) && !is_swap(s, walk) && !is_refill(s, walk) && !is_action(s, walk)) {
        return "This agenda cannot occur in a game.";
    }
    return fighting ? conflict_fault(s) : std::nullopt;
}

Fault assign_actors(State& s) {
    for (Frame& frame : s.agenda) {
        switch (frame.step) {
            case Step::Draw:
            case Step::Start: frame.actor = Player::Chance; break;
            case Step::Action:
            case Step::Wars:
            case Step::Buildings:
            case Step::Monuments: frame.actor = player(s.turn); break;
            case Step::Attack: frame.actor = player(s.conflict.attacker); break;
            case Step::Defence: frame.actor = player(s.conflict.defender); break;
            case Step::Treasures:
            case Step::EndAction:
            case Step::EndTurn:
            case Step::Refill:
            case Step::NextTurn: break;
        }
    }
    State settled = s;
    settle(settled, {});
    if (settled.agenda.size() != s.agenda.size())
        return "The first step of the agenda leaves nothing to decide.";
    s = settled;  // the owner of treasures to choose from is now known
    return std::nullopt;
}

}  // namespace durbar::tigris
