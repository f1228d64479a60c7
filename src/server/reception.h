#pragma once

#include <functional>
#include <string>

#include "server/bot_seats.h"
#include "server/lobby.h"
#include "server/tables.h"

namespace durbar::server {

/// Takes the requests of sockets, one function for each. Whatever is asked, an answer is sent.
class Reception {
public:
    Reception(Hub& hub, Tables& tables, BotSeats& bots, Lobby& lobby);

    void receive(SocketId socket, std::string_view text);
    /// Everything at the table is told.
    void update(LiveTable& live) { own_.forget(live.id); }

private:
    using AtTable = std::function<void(LiveTable&, const hall::Person&)>;

    void on(const Asker& asker, const Visitor& visitor, const message::Hello& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Lobby& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Tables& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Open& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Watch& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Unwatch& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Sit& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Stand& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Start& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Leave& request);
    void on(const Asker& asker, const Visitor& visitor, const message::ComeBack& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Resign& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Remove& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Play& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Undo& request);
    void on(const Asker& asker, const Visitor& visitor, const message::AskRewind& request);
    void on(const Asker& asker, const Visitor& visitor, const message::AnswerRewind& request);
    void on(const Asker& asker, const Visitor& visitor, const message::WaitLonger& request);
    void on(const Asker& asker, const Visitor& visitor, const message::LetBotPlay& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Say& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Rematch& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Check& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Preview& request);
    void on(const Asker& asker, const Visitor& visitor, const message::Hint& request);
    void on(const Asker& asker, const Visitor& visitor, const message::History& request);
    void on(const Asker& asker, const Visitor& visitor, const message::LookBack& request);

    /// Calls back if the table is there and for this person; otherwise denies.
    void at_table(const Asker& asker, const std::string& table, AtTable then);
    /// The same, to change it.
    void change(const Asker& asker, const std::string& table,
                std::function<std::optional<hall::Denial>(hall::Table&, const hall::Person&)> act,
                Tables::Answer answer = {});
    void deny(const Asker& asker, const hall::Denial& denial) {
        hub_.deny(asker.socket, asker.request, denial);
    }
    /// Denies in the order of what happens at the table.
    void deny_at(LiveTable& live, const Asker& asker, const hall::Denial& denial);
    void open_rematch(LiveTable& live, const hall::Person& person, const Asker& asker);

    Hub& hub_;
    Tables& tables_;
    BotSeats& bots_;
    Lobby& lobby_;
    OwnTables own_;
    Figure& requests_;
    Figure& moves_;
};

}  // namespace durbar::server
