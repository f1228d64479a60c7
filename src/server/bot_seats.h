#pragma once

#include <string>
#include <unordered_set>

#include "server/tables.h"

namespace durbar::server {

/// Lets bots decide where it is theirs to, and gives people advice. When a bot's decision is told depends on
/// its level, never on what it sees: whoever has one move only takes as long as whoever has fifty.
class BotSeats {
public:
    BotSeats(Hub& hub, Tables& tables) : hub_(hub), tables_(tables) {}

    /// Everything at the table is told: asks the bots that are to decide now, and calls off those that are
    /// not any more.
    void update(LiveTable& live);
    /// Answers with a move, once a bot has thought. Precondition: the person may see the table.
    void hint(LiveTable& live, const hall::Person& person, const Asker& asker);

private:
    void ask(LiveTable& live, const hall::BotTask& task);
    void answered(const std::string& id, BotPool::Ticket ticket, const std::string& move);
    void play(const std::string& id, BotPool::Ticket ticket);
    std::optional<hall::Denial> check_hint(const hall::Table& table, const hall::Person& person);

    Hub& hub_;
    Tables& tables_;
    std::unordered_set<std::string> advised_;  ///< people for whom a bot thinks
};

}  // namespace durbar::server
