#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

#include "server/net/frames.h"
#include "server/services.h"

/// What doors and the house write to each other. Letters arrive in the order in which they were sent.
namespace durbar::net {

/// A socket of a door's, or a question over plain HTTP. A door gives none out twice, so a letter to somebody
/// who has gone meanwhile finds nobody.
using Ticket = std::uint64_t;

// From a door.
struct Question {
    Ticket ticket = 0;
    server::HttpRequest request;
};
struct Arrival {
    Ticket ticket = 0;
    std::string token;
    std::string address;
};
struct Message {
    Ticket ticket = 0;
    std::string text;
};
/// The last letter about a socket.
struct Departure {
    Ticket ticket = 0;
};
/// Nobody comes in here any more, and nothing more is asked.
struct DoorShut {};
/// The door's last letter.
struct DoorGone {
    std::string error;  ///< why it did not end as it should; empty: it did
};
using ToHouse = std::variant<Question, Arrival, Message, Departure, DoorShut, DoorGone>;

// From the house.
struct Answer {
    Ticket ticket = 0;
    server::HttpResponse response;
};
struct Admission {
    Ticket ticket = 0;
    bool welcome = false;
};
/// The house has taken a message of this socket.
struct Receipt {
    Ticket ticket = 0;
    std::size_t bytes = 0;
};
struct News {
    Ticket ticket = 0;
    server::Text text;
};
struct Dismissal {
    Ticket ticket = 0;
    CloseCode code = CloseCode::Normal;
};
enum class Order : std::uint8_t {
    Open,
    Shut,      ///< let nobody in any more
    Farewell,  ///< everything is told: bid everybody farewell
    End,       ///< at once
};
using ToDoor = std::variant<Answer, Admission, Receipt, News, Dismissal, Order>;

}  // namespace durbar::net
