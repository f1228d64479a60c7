#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/any_match.h"
#include "core/game.h"
#include "core/packed_list.h"

namespace durbar {

/// All that ever happened in a match: an append-only list of changes, moves taken back included, and the line
/// of moves that hold now.
template <Presentable G>
class MatchLog {
public:
    using Move = typename G::Move;
    using Event = typename G::Event;
    using Options = typename G::Options;

    MatchLog() = default;
    /// Of a match that goes on from a position, perhaps in the middle of somebody's turn.
    explicit MatchLog(std::optional<int> active_seat) : first_turn_(active_seat ? 1 : 0) {}

    std::uint64_t version() const { return changes_.size(); }
    std::size_t plies() const { return line_.size(); }
    int turn() const { return line_.empty() ? first_turn_ : played_[line_.back()].next_turn; }
    /// Precondition: plies() > 0.
    Player last_actor() const { return played_[line_.back()].actor; }
    const Move& move_at(std::size_t ply) const { return played_[line_[ply]].move; }
    Player actor_at(std::size_t ply) const { return played_[line_[ply]].actor; }
    /// Whether the reader may see the text of every move that holds.
    bool is_open_to(Reader reader) const {
        for (const Place at : line_) {
            if (!sees(reader, played_[at])) return false;
        }
        return true;
    }

    /// `only`: the one seat that may see the text of the move; empty: everybody.
    void add_move(Player actor, const Move& move, std::optional<int> only, const std::vector<Event>& events) {
        const int turn = this->turn();
        int next_turn = turn;
        for (const Event& event : events) next_turn += G::begins_turn(event) ? 1 : 0;
        add(line_, place(played_.size()));
        add_change(LogEntry::What::Move, actor, line_.size(), turn, place(played_.size()));
        for (const Event& event : events) events_.add(event);
        const auto whose = static_cast<std::int8_t>(only.value_or(kEverybody));
        add(played_, {move, place(events_.end()), static_cast<Turn>(next_turn), actor, whose});
    }
    /// Takes back all moves from this ply (counted from 0) on. `actor`: who does; nobody: all have agreed.
    void add_undo(Player actor, std::size_t ply) {
        line_.resize(ply);
        add_change(LogEntry::What::Undo, actor, ply + 1, turn(), kNothing);
    }
    void add_sealed(int seat) { add_change(LogEntry::What::Sealed, player(seat), 0, turn(), kNothing); }

    std::vector<LogEntry> changes(Reader reader, std::uint64_t since, std::uint64_t until,
                                  const Options& options) const {
        std::vector<LogEntry> told;
        const auto within = [&](std::uint64_t version) {
            return static_cast<std::size_t>(std::min<std::uint64_t>(version, changes_.size()));
        };
        for (std::size_t at = within(since); at < within(until); ++at) {
            told.push_back(entry(changes_[at], at + 1, reader, options));
        }
        return told;
    }
    std::vector<LogEntry> line(Reader reader, std::size_t from, const Options& options) const {
        std::vector<LogEntry> told;
        if (from >= line_.size()) return told;
        for (std::size_t at = 0; at < changes_.size(); ++at) {
            const Change& change = changes_[at];
            const bool holds = change.played != kNothing && line_.size() >= change.ply &&
                               line_[change.ply - 1] == change.played;
            if (holds && change.ply > from) told.push_back(entry(change, at + 1, reader, options));
        }
        return told;
    }

private:
    // A server keeps the logs of thousands of matches, so entries are small and have no memory of their own.
    using Place = std::uint32_t;
    using Turn = std::uint16_t;
    static constexpr Place kNothing = static_cast<Place>(-1);
    static constexpr int kEverybody = -1;

    struct Played {
        Move move;
        Place events_end;  ///< in events_; they begin where those of the move before end
        Turn next_turn;
        Player actor;
        std::int8_t only;  ///< the seat that may see the text of the move, or kEverybody
    };
    struct Change {
        Place ply;     ///< from 1
        Place played;  ///< its place in played_
        Turn turn;
        LogEntry::What what;
        Player actor;
    };

    /// Doubling its room, as a vector does, would leave a third of it unused.
    template <class T>
    static void add(std::vector<T>& list, const T& item) {
        if (list.size() == list.capacity()) list.reserve(list.size() + list.size() / 8 + 8);
        list.push_back(item);
    }
    void add_change(LogEntry::What what, Player actor, std::size_t ply, int turn, Place played) {
        add(changes_, {place(ply), played, static_cast<Turn>(turn), what, actor});
    }

    static Place place(std::size_t number) { return static_cast<Place>(number); }
    static bool sees(Reader reader, const Played& played) {
        return played.only == kEverybody || reader.sees(played.only);
    }
    LogEntry entry(const Change& change, std::uint64_t version, Reader reader, const Options& options) const {
        LogEntry told{version, change.what, change.actor, change.ply, change.turn, {}, {}};
        if (change.played == kNothing) return told;
        const Played& played = played_[change.played];
        if (sees(reader, played)) told.move = G::format(played.move);
        int turn = change.turn;
        const Place begin = change.played == 0 ? 0 : played_[change.played - 1].events_end;
        events_.for_each(begin, played.events_end, [&](const Event& event) {
            turn += G::begins_turn(event) ? 1 : 0;
            told.events.push_back(
                {turn, G::tell(reader.is_referee() ? event : G::redact(event, reader, options))});
        });
        return told;
    }

    int first_turn_ = 0;
    std::vector<Played> played_;   ///< also what was taken back
    PackedList<Event> events_;     ///< of all of played_, in order
    std::vector<Place> line_;      ///< places in played_ of the moves that hold
    std::vector<Change> changes_;  ///< one per version
};

}  // namespace durbar
