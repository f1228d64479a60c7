#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>

#include "core/result.h"

/// The log of a table: everything that ever happened at it, in order. It is the truth; a Table is what
/// follows from it.
namespace durbar::hall {

// Each kind has its word in the log, its fields in order, and kInGame if it can happen only after the start.

/// Milliseconds since 1970, from whoever has a clock.
using Moment = std::int64_t;

/// The table was opened.
struct Opened {
    static constexpr std::string_view kKind = "opened";
    std::string settings;    ///< as format_settings writes them
    std::string host;        ///< a person's id
    std::string link;        ///< hash of the link's secret; empty: listed, so that no secret is needed
    std::string commitment;  ///< to the seed
    auto tie() { return std::tie(settings, host, link, commitment); }
};
/// A record from outside lies on the table, to be looked at: nobody sits down here.
struct Imported {
    static constexpr std::string_view kKind = "imported";
    std::string record;  ///< as format_record writes it
    auto tie() { return std::tie(record); }
};
/// A person came with the link.
struct Admitted {
    static constexpr std::string_view kKind = "admitted";
    std::string person;
    auto tie() { return std::tie(person); }
};
struct Sat {
    static constexpr std::string_view kKind = "sat";
    int seat = 0;
    std::string person;
    std::string name;
    std::string salt;
    auto tie() { return std::tie(seat, person, name, salt); }
};
/// Before the start a seat became free: its person stood up, or the host asked for it.
struct Stood {
    static constexpr std::string_view kKind = "stood";
    int seat = 0;
    auto tie() { return std::tie(seat); }
};
struct Started {
    static constexpr std::string_view kKind = "started";
    auto tie() { return std::tie(); }
};
/// A seat has decided, or sealed its choice. `key`: the sender's, by which a move that is sent again is
/// known; a bot has none.
struct Played {
    static constexpr std::string_view kKind = "played";
    static constexpr bool kInGame = true;
    int seat = 0;
    std::string move;
    std::string key;
    auto tie() { return std::tie(seat, move, key); }
};
/// Chance has decided. `number`: of the outcome, as honest::HonestChance counts them.
struct Drawn {
    static constexpr std::string_view kKind = "drawn";
    static constexpr bool kInGame = true;
    std::uint64_t number = 0;
    std::string move;
    auto tie() { return std::tie(number, move); }
};
/// A seat took back its last decision, or withdrew a sealed choice.
struct Undone {
    static constexpr std::string_view kKind = "undone";
    static constexpr bool kInGame = true;
    int seat = 0;
    std::string key;
    auto tie() { return std::tie(seat, key); }
};
/// A seat asks all others to go back to where that many moves held.
struct RewindAsked {
    static constexpr std::string_view kKind = "rewind_asked";
    static constexpr bool kInGame = true;
    int seat = 0;
    std::uint64_t plies = 0;
    auto tie() { return std::tie(seat, plies); }
};
/// The last one to agree takes the moves back.
struct RewindAnswered {
    static constexpr std::string_view kKind = "rewind_answered";
    static constexpr bool kInGame = true;
    int seat = 0;
    bool agrees = false;
    auto tie() { return std::tie(seat, agrees); }
};
struct Resigned {
    static constexpr std::string_view kKind = "resigned";
    static constexpr bool kInGame = true;
    int seat = 0;
    auto tie() { return std::tie(seat); }
};
/// A seat would have a bot play for another one's person, who is away.
struct BotWished {
    static constexpr std::string_view kKind = "bot_wished";
    static constexpr bool kInGame = true;
    int seat = 0;
    int whom = 0;
    auto tie() { return std::tie(seat, whom); }
};
/// A seat gives another one's person, who is away, more time.
struct WaitedLonger {
    static constexpr std::string_view kKind = "waited_longer";
    static constexpr bool kInGame = true;
    int seat = 0;
    int whom = 0;
    auto tie() { return std::tie(seat, whom); }
};
/// From here on a bot plays for the seat's person. `why`: "time", "away", "left", or "wished" by most others.
struct StoodIn {
    static constexpr std::string_view kKind = "stood_in";
    static constexpr bool kInGame = true;
    int seat = 0;
    std::string why;
    auto tie() { return std::tie(seat, why); }
};
/// The person plays again.
struct Returned {
    static constexpr std::string_view kKind = "returned";
    static constexpr bool kInGame = true;
    int seat = 0;
    auto tie() { return std::tie(seat); }
};
struct Said {
    static constexpr std::string_view kKind = "said";
    int seat = 0;
    std::string text;
    auto tie() { return std::tie(seat, text); }
};
/// The same people sit down again, at another table.
struct Rematched {
    static constexpr std::string_view kKind = "rematched";
    std::string table;
    auto tie() { return std::tie(table); }
};
/// Nobody will play here: the host has left before the start, or the table has waited for too long.
struct Closed {
    static constexpr std::string_view kKind = "closed";
    auto tie() { return std::tie(); }
};
/// Before the start the host has left, and another person has become host.
struct Hosted {
    static constexpr std::string_view kKind = "hosted";
    std::string person;
    auto tie() { return std::tie(person); }
};
/// The hall was closed for a while: clocks go on from here.
struct Resumed {
    static constexpr std::string_view kKind = "resumed";
    auto tie() { return std::tie(); }
};

using Fact = std::variant<Opened, Imported, Admitted, Sat, Stood, Started, Played, Drawn, Undone, RewindAsked,
                          RewindAnswered, Resigned, BotWished, WaitedLonger, StoodIn, Returned, Said,
                          Rematched, Closed, Hosted, Resumed>;

struct Entry {
    Moment at = 0;
    Fact fact;
};

/// One line of text without its end: the kind and its fields, parted by tabs.
std::string format_fact(const Fact& fact);
Result<Fact> parse_fact(std::string_view line);

}  // namespace durbar::hall
