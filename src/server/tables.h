#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hub.h"
#include "server/live_table.h"
#include "server/table_loader.h"
#include "server/teller.h"

namespace durbar::server {

/// The tables in memory: read when somebody needs them, put away when nobody does. Whatever happens at one
/// goes through change(): stored first, then told, in order, though the next change need not wait for the
/// disk.
class Tables {
public:
    using Act = std::function<std::optional<hall::Denial>(hall::Table&)>;
    /// What the asker is told when it is done, besides that.
    using Answer = std::function<Fields(const hall::Table&)>;
    using Settled = std::function<void(LiveTable&)>;

    /// `settled`: called when everything that has happened at a table is durable and told.
    Tables(Hub& hub, Settled settled);

    /// Calls back at once if the table is in memory, otherwise when it has been read.
    void with(const std::string& id, LiveTable::Then then);
    /// Null pointer if it is not in memory.
    LiveTable* find(const std::string& id);
    template <class Visit>
    void each(Visit visit) const {
        for (const auto& [id, live] : live_) {
            if (live->table) visit(*live);
        }
    }

    /// Lets something happen. Whoever asked is told that it is done, or why not.
    void change(LiveTable& live, const std::optional<Asker>& asker, const Act& act,
                const Answer& answer = {});
    /// A new table. Precondition: check(settings) is empty.
    LiveTable& open(const hall::Settings& settings, const hall::Person& host, std::string_view link_hash,
                    const std::optional<Asker>& asker, const Answer& answer);
    /// From now on the socket is told. Its person may be told of by others as present.
    void watch(LiveTable& live, const Asker& asker, const std::optional<hall::Cursor>& since);
    /// `asker`: also told when it is done.
    void unwatch(LiveTable& live, SocketId socket, const std::optional<Asker>& asker);
    /// Answers something that has changed nothing, in its order.
    void answer(LiveTable& live, const Asker& asker, std::string text);

    /// Reads the tables that wait or are played, a few at a time.
    void wake();
    /// Changes that are not durable, and tables that are not told of, yet.
    std::size_t under_way() const { return under_way_ + untold_.size(); }

private:
    struct Loaded;

    void load(LiveTable& live);
    void arrived(const std::string& id, std::uint32_t generation, Loaded& loaded,
                 const std::optional<store::StoreError>& error);
    /// The table cannot be read: nobody can be told anything of it.
    void give_up(LiveTable& live, const hall::Denial& why);
    void greet(LiveTable& live);
    void store(LiveTable& live, const std::vector<hall::Entry>& fresh, std::string sealed_seed);
    std::optional<store::TableRow> changed_row(LiveTable& live) const;
    void stored(const std::string& id, std::uint32_t generation,
                const std::optional<store::StoreError>& error);
    /// Changes could not be stored: the table is read again, as it was before them.
    void fail(LiveTable& live, const store::StoreError& error);
    void add(LiveTable& live, Change change);
    /// Leaves the newest change of the table to be told soon, together with those of other tables.
    void tell_soon(LiveTable& live);
    /// Tells many tables side by side, which takes most of the hall's time.
    void tell_some();
    /// Makes the tellings that are still to be made. To be called before the table or who reads it changes.
    static void catch_up(LiveTable& live);
    void flush(LiveTable& live);
    void settle(LiveTable& live);

    /// A socket whose person has sat down or stood up, and the reader whose it is from now on.
    struct Moved {
        ReaderIndex reader = 0;
        SocketId socket = 0;
    };
    /// Takes them away from the readers they were.
    std::vector<Moved> take_moved(LiveTable& live);
    /// They get their new reader's page.
    void place(LiveTable& live, const std::vector<Moved>& moved, std::vector<Delivery>& tellings);
    void note_presence(LiveTable& live);
    bool is_present(const LiveTable& live, std::string_view person);

    void arm(LiveTable& live);
    void ring(const std::string& id);
    void wake_next();
    void tidy();

    Hub& hub_;
    Settled settled_;
    std::unordered_map<std::string, std::unique_ptr<LiveTable>> live_;
    std::size_t under_way_ = 0;
    std::deque<std::string> untold_;  ///< tables with a change that is to be told
    hall::Moment started_at_;
    std::vector<std::string> asleep_;  ///< to be woken, the last first
    Figure& loaded_;
};

}  // namespace durbar::server
