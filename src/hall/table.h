#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_match.h"
#include "core/reader.h"
#include "core/record.h"
#include "core/result.h"
#include "core/small_set.h"
#include "hall/clock.h"
#include "hall/denial.h"
#include "hall/fact.h"
#include "hall/settings.h"
#include "honest/honest_chance.h"

namespace durbar::hall {

/// Somebody who is known to the hall. Ids are public: they prove nothing.
struct Person {
    std::string id;
    std::string name;

    friend bool operator==(const Person&, const Person&) = default;
};

/// A move as its sender means it.
struct MoveRequest {
    std::uint64_t version = 0;  ///< of the match as the sender knew it
    std::string key;            ///< the sender's own, so that a move sent twice is played once
    std::string move;
};

/// A decision that a bot is to make.
struct BotTask {
    int seat = 0;
    std::string_view level;
    std::uint64_t version = 0;  ///< of the match
};

/// One chair of a table and who sits on it.
struct Seat {
    static constexpr std::size_t kRememberedKeys = 16;

    Person person;  ///< without id: nobody, or a bot
    std::string salt;
    bool stood_in = false;  ///< a bot plays for the person
    bool resigned = false;
    SeatClock clock;
    std::uint64_t asked_since = 0;     ///< version of the match at which its open decision was opened
    std::vector<std::string> keys;     ///< of its last requests, the newest last
    std::optional<Moment> away_since;  ///< no page of the person is open; not part of the log
    SmallSet bot_wished;               ///< seats that would have a bot play here; forgotten with the return
    bool waited_longer = false;        ///< somebody has given more time; forgotten with the return

    bool taken() const { return !person.id.empty(); }
};

/// What happened at a table besides the match, as everybody may know it.
struct Remark {
    std::uint64_t number = 0;  ///< from 1
    Moment at = 0;
    std::uint64_t match_version = 0;  ///< of the match when it happened
    Fact fact;
};

/// The house rules of one table: a value that people's requests change, and nothing else. It has no clock,
/// socket or store of its own: time is an argument, and whatever a request has changed lies in take_fresh(),
/// to be stored before anybody is told. A request that is denied changes nothing.
///
/// The log of all entries makes the same table again: load(id, seed, entries).
class Table {
public:
    enum class Stage : std::uint8_t { Waiting, Playing, Over, Closed };

    /// Precondition: check(settings) is empty. `link`: hash of the link's secret.
    static Table open(std::string id, const honest::Seed& seed, const Settings& settings, const Person& host,
                      std::string_view link, Moment now);
    /// A record from outside, to be looked at by its host: a game that is over. Refuses one that does not
    /// replay.
    static Result<Table> import(std::string id, const honest::Seed& seed, const Record& record,
                                const Person& host, Moment now);
    /// Refuses a log that does not begin with an opening, or with a move that the match refuses.
    static Result<Table> load(std::string id, const honest::Seed& seed, std::span<const Entry> entries);

    Table(Table&&) = default;
    Table& operator=(Table&&) = default;
    Table(const Table& other);
    Table& operator=(const Table& other) = delete;
    ~Table() = default;

    // What people do. Each of these changes the table or says why not.

    std::optional<Denial> sit(const Person& person, int seat, std::string_view salt, Moment now);
    std::optional<Denial> stand(std::string_view person, Moment now);
    std::optional<Denial> remove(std::string_view host, int seat, Moment now);
    /// Free chairs are taken by bots.
    std::optional<Denial> start(std::string_view host, Moment now);
    std::optional<Denial> play(std::string_view person, const MoveRequest& request, Moment now);
    /// Why the person could not play this move, knowing that version; empty: it could.
    std::optional<Denial> check_move(std::string_view person, std::uint64_t version,
                                     std::string_view move) const;
    /// As the engine allows; `request.move` is not used.
    std::optional<Denial> undo(std::string_view person, const MoveRequest& request, Moment now);
    /// Asks all other people to go back to where `plies` moves held; where nobody else plays, it is done at
    /// once.
    std::optional<Denial> ask_rewind(std::string_view person, std::uint64_t plies, Moment now);
    std::optional<Denial> answer_rewind(std::string_view person, bool agrees, Moment now);
    std::optional<Denial> resign(std::string_view person, Moment now);
    /// Before the start: stands up, and somebody else becomes host. During the game: a bot plays on.
    std::optional<Denial> leave(std::string_view person, Moment now);
    /// Takes the seat back from the bot that stood in.
    std::optional<Denial> come_back(std::string_view person, Moment now);
    /// Gives the person of that seat, who is away, more time before a bot plays on.
    std::optional<Denial> wait_longer(std::string_view person, int whom, Moment now);
    /// Would have a bot play on at once for the person of that seat, who is away. Done when more than half of
    /// the other people who are here wish it.
    std::optional<Denial> let_bot_play(std::string_view person, int whom, Moment now);
    std::optional<Denial> say(std::string_view person, std::string_view text, Moment now);
    /// The settings of the same table with every person one seat further.
    Result<Settings> rematch_settings() const;
    void add_rematch(std::string_view table, Moment now);
    /// Precondition: the person has shown the link's secret, or the table is listed.
    void admit(std::string_view person, Moment now);

    // What the hall does.

    /// A bot's answer; one that comes too late is denied like any other.
    std::optional<Denial> play_for_bot(int seat, std::uint64_t version, std::string_view move, Moment now);
    /// Lets bots stand in for whoever has run out of time or stayed away for too long, and closes a table
    /// that waits in vain.
    void tick(Moment now);
    /// When tick would next have something to do; empty: never, as long as nothing else happens.
    std::optional<Moment> due() const;
    /// After a restart: the clocks of live games have stood still, and nobody is here yet.
    void resume(Moment now);
    /// Somebody's first page was opened, or the last one closed.
    void set_present(std::string_view person, bool present, Moment now);
    void close(Moment now);

    // What it is.

    const std::string& id() const { return id_; }
    const Settings& settings() const { return settings_; }
    const std::string& host() const { return host_; }
    const std::string& link() const { return link_; }
    Stage stage() const;
    const std::vector<Seat>& seats() const { return seats_; }
    /// The seat of a person; empty: none.
    std::optional<int> seat_of(std::string_view person) const;
    /// Whether the person may see the table.
    bool may_watch(std::string_view person) const;
    /// As whom the person reads the match. After the end everybody sees everything.
    Reader reader_of(std::optional<int> seat) const;
    /// Null before the start.
    const AnyMatch* match() const { return match_.get(); }
    const std::vector<Remark>& remarks() const { return remarks_; }
    const std::string& rematch() const { return rematch_; }
    const std::string& commitment() const { return commitment_; }
    Moment changed_at() const { return changed_at_; }
    /// Entries that have been made so far.
    std::uint64_t length() const { return length_; }
    /// A seat that no person decides for now.
    bool played_by_bot(int seat) const;
    std::string_view level_of(int seat) const;
    std::vector<BotTask> bot_tasks() const;
    /// When a bot stands in for the seat's person if nothing else happens; empty: never.
    std::optional<Moment> patience_ends(int seat) const;
    /// What others may do about a person who is away while they wait.
    struct Absence {
        Moment early_at = 0;    ///< from when on they may let a bot play on
        SmallSet bot_wished;    ///< those who are here and wish it
        int needed = 0;         ///< so many must
        bool can_wait = false;  ///< nobody has waited longer yet
    };
    /// Empty: nobody waits for that seat, or its person is here. Where decisions take days, people come and
    /// go, and nobody is called away.
    std::optional<Absence> absence(int seat) const;
    /// When a table that waits is closed, because nobody who sits there has been here for long; empty: not as
    /// things are.
    std::optional<Moment> waiting_ends() const;
    /// The open request to take moves back.
    struct Rewind {
        int seat = 0;
        std::uint64_t plies = 0;
        SmallSet agreed;
    };
    const std::optional<Rewind>& rewind() const { return rewind_; }
    /// Whole, with the proof of honest chance. Precondition: the game is over.
    Record record() const;
    /// What was imported; null pointer if the game was played here.
    const Record* imported() const { return imported_ ? &*imported_ : nullptr; }

    /// The entries made since the last call, to be stored.
    std::vector<Entry> take_fresh();

private:
    Table(std::string id, const honest::Seed& seed) : id_(std::move(id)), seed_(seed) {}

    void add(Fact fact, Moment now);
    std::optional<Error> fold(const Entry& entry);
    std::optional<Error> fold_fact(const Opened& fact);
    std::optional<Error> fold_fact(const Imported& fact);
    std::optional<Error> fold_fact(const Admitted& fact);
    std::optional<Error> fold_fact(const Sat& fact);
    std::optional<Error> fold_fact(const Stood& fact);
    std::optional<Error> fold_fact(const Started& fact);
    std::optional<Error> fold_fact(const Played& fact);
    std::optional<Error> fold_fact(const Drawn& fact);
    std::optional<Error> fold_fact(const Undone& fact);
    std::optional<Error> fold_fact(const RewindAsked& fact);
    std::optional<Error> fold_fact(const RewindAnswered& fact);
    std::optional<Error> fold_fact(const Resigned& fact);
    std::optional<Error> fold_fact(const BotWished& fact);
    std::optional<Error> fold_fact(const WaitedLonger& fact);
    std::optional<Error> fold_fact(const StoodIn& fact);
    std::optional<Error> fold_fact(const Returned& fact);
    std::optional<Error> fold_fact(const Said& fact);
    std::optional<Error> fold_fact(const Rematched& fact);
    std::optional<Error> fold_fact(const Closed& fact);
    std::optional<Error> fold_fact(const Hosted& fact);
    std::optional<Error> fold_fact(const Resumed& fact);

    /// Plays outcomes until somebody is to decide.
    void draw_chance(Moment now);
    void note_outcome(std::uint64_t number);
    /// After every change of the match but sealed choices.
    void decision_changed();
    void run_clocks(Moment now);
    void remark(const Fact& fact);
    void rewind_if_agreed();

    bool decides(int seat) const;
    /// Whether the person plays in a game that is going on.
    std::optional<Denial> check_player(std::string_view person) const;
    /// Whether the person waits for that seat's, who is away.
    std::optional<Denial> check_waiter(std::string_view person, int whom) const;
    /// Whether who knew the match at that version knew the seat's open decision.
    std::optional<Denial> check_version(const Seat& seat, std::uint64_t version) const;
    /// A person who is here and plays, as others may count on.
    static bool takes_part(const Seat& seat);
    static bool has_seen(const Seat& seat, std::string_view key);
    static void remember(Seat& seat, const std::string& key);
    std::vector<std::string> salts() const;

    std::string id_;
    honest::Seed seed_;
    Settings settings_;
    std::string host_;
    std::string link_;
    std::string commitment_;
    std::vector<std::string> admitted_;
    std::vector<Seat> seats_;
    std::unique_ptr<AnyMatch> match_;
    std::optional<Record> imported_;
    std::uint64_t next_outcome_ = 0;
    std::vector<std::uint32_t> outcomes_;  ///< numbers of the outcomes, by ply; 0 for other moves
    std::optional<Rewind> rewind_;
    std::vector<Remark> remarks_;  ///< the last few hundred
    std::uint64_t last_remark_ = 0;
    std::string rematch_;
    bool closed_ = false;
    Moment changed_at_ = 0;
    std::uint64_t length_ = 0;
    std::vector<Entry> fresh_;
};

}  // namespace durbar::hall
