#include "games/maharaja/steps/steps.h"

namespace durbar::maharaja::governors {

namespace {

/// The place of a governor from the bottom, from 0.
std::size_t rank_of(const State& s, City city) {
    std::size_t rank = 0;
    while (s.track[rank] != city) ++rank;
    return rank;
}

}  // namespace

void legal(const State& s, MoveList& out) {
    for (const Source source : {Source::Disc, Source::Token}) {
        if (turns::parts(s, source)[Part::Governor] == 0) continue;
        for (std::size_t rank = data::kFieldsDown; rank < s.track.size(); ++rank) {
            out.add(MoveGovernor{source, s.track[rank]});  // MJ-11.4: the highest too
        }
    }
}

Refused check(const State& s, const MoveGovernor& m) {
    if (auto refused = turns::check_part(s, m.source, Part::Governor)) return refused;
    if (rank_of(s, m.city) >= data::kFieldsDown) return std::nullopt;
    return refuse("MJ-11.2", "governor_too_low",
                  {{"city", junction_name(m.city)}, {"fields", data::kFieldsDown}});
}

/// MJ-11.1 Two down; those it overtakes go one up. MJ-11.3 So the third lowest becomes the lowest, and two
/// moves add up (MJ-11.5).
void apply(State& s, const MoveGovernor& m, const Sink& sink) {
    turns::use_part(s, m.source, Part::Governor);
    std::size_t rank = rank_of(s, m.city);
    const std::uint8_t from = field_of(s, rank);
    for (int field = 0; field < data::kFieldsDown; ++field, --rank) s.track[rank] = s.track[rank - 1];
    s.track[rank] = m.city;
    sink({.kind = EventKind::GovernorMoved,
          .seat = s.active,
          .field = field_of(s, rank),
          .from_field = from,
          .junction = m.city,
          .source = m.source});
}

}  // namespace durbar::maharaja::governors
