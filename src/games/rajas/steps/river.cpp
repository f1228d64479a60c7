#include <algorithm>

#include "games/rajas/steps/steps.h"

namespace durbar::rajas::river {

namespace {

constexpr int kPortugueseSpaces = data::kEffects[data::kChambers[kPortuguese - 1].effects.first].a;

/// RG-10.2 Spaces between start and end on which another boat lies, as bits.
std::uint32_t other_boats(const State& s, int seat) {
    std::uint32_t boats = 0;
    for (int other = 0; other < s.players; ++other) {
        if (other != seat) boats |= 1U << s.seats[static_cast<unsigned>(other)].boat;
    }
    return boats & ~(1U | 1U << static_cast<unsigned>(data::kRiverEnd));
}

/// RG-10.4, RG-11.4 The boat goes on, takes the worker from the bridge, and the space where it stops pays.
void sail(State& s, int spaces, const Sink& sink) {
    Seat& p = s.own();
    const std::uint8_t from = p.boat;
    p.boat = static_cast<std::uint8_t>(destination(s, s.turn, spaces));
    sink({.kind = EventKind::Sailed,
          .seat = s.turn,
          .from = from,
          .to = p.boat,
          .amount = static_cast<std::uint16_t>(spaces)});
    if (from <= data::kBridgeAfter && p.boat > data::kBridgeAfter) {
        tracks::gain_worker(s, WorkerSource::Bridge, sink);
    }
    push_effects(s, river_cause(p.boat));
}

}  // namespace

int free_ahead(const State& s, int seat) {
    const int boat = s.seats[static_cast<unsigned>(seat)].boat;
    const std::uint32_t ahead = other_boats(s, seat) >> static_cast<unsigned>(boat);
    return data::kRiverEnd - boat - std::popcount(ahead);
}

bool can_use_portuguese(const State& s, int seat) {
    return s.seats[static_cast<unsigned>(seat)].boat <= data::kRiverEnd - data::kLastZone &&
           free_ahead(s, seat) >= kPortugueseSpaces;
}

bool can_visit(const State& s, int chamber) {
    if (chamber == kMasterBuilder) return quarry::can_cover(s, s.turn);
    if (chamber == kPortuguese) return can_use_portuguese(s, s.turn);
    return true;
}

int destination(const State& s, int seat, int spaces) {
    const std::uint32_t boats = other_boats(s, seat);
    int at = s.seats[static_cast<unsigned>(seat)].boat;
    while (spaces > 0) {
        ++at;
        if ((boats >> static_cast<unsigned>(at) & 1U) == 0) --spaces;
    }
    return at;
}

/// RG-10.5, RG-14.6
data::Effects reward(const State& s, int space) {
    for (std::size_t token = 0; token < kRiverTokens; ++token) {
        if (space > 0 && s.river[token] == space) return data::kRiverTokens[token];
    }
    return data::kRiver[static_cast<unsigned>(space)];
}

/// RG-15.2 At the end of the river nothing is asked; a fixed number of spaces is sailed by itself.
bool settle(State& s, const Sink& sink) {
    const auto frame = s.top<SailFrame>();
    const bool fixed = frame.least == frame.most && frame.least == kPortugueseSpaces;
    if (free_ahead(s, s.turn) > 0 && !fixed) return false;
    s.agenda.pop_back();
    if (fixed) sail(s, frame.least, sink);
    return true;
}

/// RG-10.1, RG-10.3, RG-10.14, RG-14.9
void legal_sails(const State& s, MoveList& out) {
    const auto frame = s.top<SailFrame>();
    const int most = std::min<int>(frame.most, free_ahead(s, s.turn));
    for (int spaces = frame.least; spaces <= most; ++spaces) out.add(Sail{static_cast<std::uint8_t>(spaces)});
}

void legal_visits(const State& s, MoveList& out) {
    for (int chamber = kFirstRiverChamber; chamber <= kChambers; ++chamber) {
        if (can_visit(s, chamber)) out.add(Visit{static_cast<std::uint8_t>(chamber)});
    }
}

Refused check(const State& s, const Sail& m) {
    const auto frame = s.top<SailFrame>();
    if (m.spaces < frame.least) return refuse("RG-10.1", "sail_too_short", {{"least", frame.least}});
    if (m.spaces > frame.most) {
        if (frame.may_decline()) return refuse("RG-10.14", "bonus_sail_too_far", {{"most", frame.most}});
        return refuse("RG-10.1", "sail_too_far", {{"most", frame.most}});
    }
    if (m.spaces > free_ahead(s, s.turn)) {
        return refuse("RG-10.3", "sail_past_end", {{"free", free_ahead(s, s.turn)}});
    }
    return std::nullopt;
}

Refused check(const State& s, const Visit& m) {
    if (m.chamber < kFirstRiverChamber) {
        return refuse("RG-10.7", "mogul_from_river");
    }
    if (can_visit(s, m.chamber)) return std::nullopt;
    return refuse("RG-10.8", "chamber_not_possible", {{"chamber", chamber_name(m.chamber)}});
}

void apply(State& s, const Sail& m, const Sink& sink) {
    s.agenda.pop_back();
    if (m.spaces == 0) {
        sink({.kind = EventKind::SailDeclined, .seat = s.turn});  // RG-10.14
    } else {
        sail(s, m.spaces, sink);
    }
}

void apply(State& s, const Visit& m, const Sink& sink) {
    s.agenda.pop_back();
    sink({.kind = EventKind::ChamberVisited, .seat = s.turn, .cause = chamber_cause(m.chamber)});
    push_effects(s, chamber_cause(m.chamber));
}

}  // namespace durbar::rajas::river
