#include "games/maharani/steps/steps.h"

namespace durbar::maharani::workers {

namespace {

/// The space of the tile that waits for its worker.
Space waiting(const State& s) { return s.agenda.back().space; }

bool owns(const State& s, Crew crew) { return seat_of_crew(s.players, crew) == s.turn; }

template <std::size_t N>
bool holds(const FixedVec<Crew, N>& crews, Crew crew) {
    for (const Crew c : crews) {
        if (c == crew) return true;
    }
    return false;
}

/// MH-6.1, MH-6.2, MH-6.3 Gold for the group that the worker now belongs to. Others never belong to it: those
/// of other seats (MH-6.4), and those of the seat's other crew (MH-12.9).
void reward(State& s, Crew crew, Space space, const Sink& sink) {
    const int gold = group_of(space, s.workers[index(crew)]).count();
    s.gold[s.turn] = static_cast<std::uint16_t>(s.gold[s.turn] + gold);
    sink({.kind = EventKind::Gold,
          .seat = s.turn,
          .space = space,
          .gold = static_cast<std::uint8_t>(gold),
          .reason = Reason::ForWorker});
}

void place_new(State& s, Crew crew, Space space, const Sink& sink) {
    --s.supply[index(crew)];
    s.workers[index(crew)].add(space);
    sink({.kind = EventKind::WorkerPlaced, .seat = s.turn, .space = space, .crew = crew});
    reward(s, crew, space, sink);
}

/// MH-6.5 It has left its old tile when its new group is counted.
void move_here(State& s, Crew crew, Space space, const Sink& sink) {
    const Space from = other_worker(s, crew, space);
    s.workers[index(crew)].remove(from);
    s.workers[index(crew)].add(space);
    sink({.kind = EventKind::WorkerMoved, .seat = s.turn, .space = space, .from = from, .crew = crew});
    reward(s, crew, space, sink);
}

}  // namespace

Space other_worker(const State& s, Crew crew, Space space) {
    const Spaces alike = s.tiles[index(color_at(s, space))] & spaces_of(section_of(space));
    Spaces there = s.workers[index(crew)] & alike;
    there.remove(space);
    return there.any() ? there.first() : kNoSpace;  // MH-5.8: there is at most one
}

/// One rule for all numbers of players: a crew that has a worker on that colour in the section can only move
/// it (MH-5.5, MH-12.5); any other crew of the seat sends a new one if it can (MH-5.3, MH-12.2, MH-12.3). So
/// two crews may have a choice of one of each (MH-12.4) or between two to move (MH-12.6), each offered
/// (MH-12.8). Workers of other seats and sections do not count (MH-5.6, MH-5.7), one placed earlier in the
/// turn does (MH-5.11, MH-12.11).
Choices choices(const State& s, Space space) {
    Choices found;
    for_each_crew(s, s.turn, [&](Crew crew) {
        if (other_worker(s, crew, space) != kNoSpace) {
            found.move.push_back(crew);
        } else if (s.supply[index(crew)] > 0) {
            found.fresh.push_back(crew);
        }
    });
    return found;
}

/// MH-12.7 Asked only where there is a choice. MH-5.4, MH-6.6 An empty supply leaves the tile without a
/// worker and without gold for one.
bool settle(State& s, const Sink& sink) {
    const Space space = waiting(s);
    const Choices found = choices(s, space);
    if (found.size() > 1) return false;
    s.agenda.pop_back();
    if (!found.move.empty()) {
        move_here(s, found.move[0], space, sink);
    } else if (!found.fresh.empty()) {
        place_new(s, found.fresh[0], space, sink);
    } else {
        sink({.kind = EventKind::NoWorkerLeft, .seat = s.turn, .space = space});
    }
    return true;
}

void legal(const State& s, MoveList& out) {
    const Choices found = choices(s, waiting(s));
    for (const Crew crew : found.move) out.add(MoveWorker{crew});
    for (const Crew crew : found.fresh) out.add(NewWorker{crew});
}

Refused check(const State& s, const MoveWorker& m) {
    const Space space = waiting(s);
    if (holds(choices(s, space).move, m.crew)) return std::nullopt;
    if (!owns(s, m.crew)) return refuse("MH-12.4", "moves_foreign_worker", {{"worker", crew_name(m.crew)}});
    return refuse("MH-12.4", "no_worker_to_move",
                  {{"worker", crew_name(m.crew)},
                   {"color", color_name(color_at(s, space))},
                   {"section", section_name(section_of(space))}});
}

Refused check(const State& s, const NewWorker& m) {
    const Space space = waiting(s);
    if (holds(choices(s, space).fresh, m.crew)) return std::nullopt;
    if (!owns(s, m.crew)) return refuse("MH-12.2", "takes_foreign_worker", {{"worker", crew_name(m.crew)}});
    // Where there is a choice, either crew has one (MH-12.7): this one has a worker that can move.
    return refuse("MH-12.4", "must_move",
                  {{"worker", crew_name(m.crew)},
                   {"from", space_name(other_worker(s, m.crew, space))},
                   {"color", color_name(color_at(s, space))},
                   {"section", section_name(section_of(space))}});
}

void apply(State& s, const MoveWorker& m, const Sink& sink) {
    const Space space = waiting(s);
    s.agenda.pop_back();
    move_here(s, m.crew, space, sink);
}

void apply(State& s, const NewWorker& m, const Sink& sink) {
    const Space space = waiting(s);
    s.agenda.pop_back();
    place_new(s, m.crew, space, sink);
}

}  // namespace durbar::maharani::workers
