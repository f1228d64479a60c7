#pragma once

#include <cstdint>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>

#include "hall/fact.h"

namespace durbar::server {

/// So many in a row, and then so many an hour. A rate of zero is no limit.
struct Rate {
    double burst = 0;
    double per_hour = 0;
};

/// What one person or one address may ask for. The defaults let people play as fast as they can click, and
/// several of them share an address.
struct LimitSettings {
    Rate messages{200, 20 * 3600};       ///< over sockets, a person
    Rate requests{100, 5 * 3600};        ///< over plain HTTP, an address
    Rate tables{10, 60};                 ///< opened, a person
    Rate guests{20, 200};                ///< new ones, an address
    Rate chat{8, 900};                   ///< remarks, a person
    Rate hints{20, 240};                 ///< a person; who learns a game asks often at first
    Rate logins{6, 60};                  ///< also registrations; an address, and a name
    std::size_t sockets_of_person = 16;  ///< open at the same time
    std::size_t tables_of_socket = 32;   ///< watched at the same time
    std::size_t passwords_waiting = 16;  ///< to be hashed
    std::size_t remembered = 100'000;  ///< people and addresses of whom each limit knows what they have spent
};

/// What many have spent of one rate. Memory is bounded: who has asked for nothing the longest is forgotten
/// first, and starts with a full bucket again.
class Buckets {
public:
    Buckets(const Rate& rate, std::size_t remembered) : rate_(rate), remembered_(remembered) {}

    /// Takes one, or says that there is none left.
    bool take(std::string_view who, hall::Moment now);
    std::size_t size() const { return by_name_.size(); }

private:
    struct Bucket {
        std::string who;
        double left = 0;
        hall::Moment at = 0;
    };

    Rate rate_;
    std::size_t remembered_;
    std::list<Bucket> recent_;  ///< the last to ask first
    std::unordered_map<std::string_view, std::list<Bucket>::iterator> by_name_;
};

/// The limits of the house, each with its buckets.
struct Limits {
    explicit Limits(const LimitSettings& settings)
        : messages(settings.messages, settings.remembered),
          requests(settings.requests, settings.remembered),
          tables(settings.tables, settings.remembered),
          guests(settings.guests, settings.remembered),
          chat(settings.chat, settings.remembered),
          hints(settings.hints, settings.remembered),
          logins(settings.logins, settings.remembered) {}

    Buckets messages;
    Buckets requests;
    Buckets tables;
    Buckets guests;
    Buckets chat;
    Buckets hints;
    Buckets logins;
};

}  // namespace durbar::server
