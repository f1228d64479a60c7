#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/tables.h"

namespace durbar::server {

/// A line of a list of tables, and whose turn it is.
struct Summary {
    std::string text;                    ///< JSON
    std::vector<std::string> to_decide;  ///< people
    hall::Moment changed_at = 0;
};
Summary summary_of(const hall::Table& table);

/// The tables that are listed and wait or are played. Moves do not change the list: it tells who sits where,
/// and nothing in it depends on what goes on in a game.
class Lobby {
public:
    explicit Lobby(Hub& hub) : hub_(hub) {}

    /// Everything at the table is told.
    void update(LiveTable& live);
    void enter(SocketId socket, std::uint64_t request);
    void leave(SocketId socket) { visitors_.erase(socket); }

private:
    struct Line {
        bool waits = false;
        hall::Moment at = 0;
        std::string text;
    };

    std::string list() const;
    void changed();
    void push();

    Hub& hub_;
    std::unordered_map<std::string, Line> lines_;
    std::unordered_set<SocketId> visitors_;
    hall::Moment pushed_at_ = 0;
    bool push_set_ = false;
};

/// The lists of a person's own tables.
class OwnTables {
public:
    OwnTables(Hub& hub, Tables& tables) : hub_(hub), tables_(tables) {}

    void answer(const Asker& asker, const std::string& person, const message::Tables& request);
    /// The table goes on.
    void forget(const std::string& table) { known_.erase(table); }

private:
    struct Page;

    void fill(const std::shared_ptr<Page>& page);
    void send(const Page& page);
    void remember(const std::string& table, Summary summary);

    Hub& hub_;
    Tables& tables_;
    std::unordered_map<std::string, Summary> known_;  ///< of tables that are not in memory
};

}  // namespace durbar::server
