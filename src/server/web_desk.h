#pragma once

#include "server/people.h"
#include "server/tables.h"

namespace durbar::server {

/// Takes the requests that come over plain HTTP (docs/hall-protocol.md, section 1).
class WebDesk {
public:
    WebDesk(Hub& hub, People& people, Tables& tables) : hub_(hub), people_(people), tables_(tables) {}

    void serve(const HttpRequest& request, const People::Respond& respond);

private:
    void post(const HttpRequest& request, const People::Respond& respond);
    void get(const HttpRequest& request, const People::Respond& respond);
    void games(const People::Respond& respond) const;
    void data(std::string_view game, const People::Respond& respond);
    void record(const HttpRequest& request, const std::string& table, const People::Respond& respond);
    void send_record(const std::string& person, const std::string& table, const People::Respond& respond);
    /// A record from outside becomes a finished table of the person's own.
    void import(const HttpRequest& request, const People::Respond& respond);
    void lay_out(const store::PersonRow& person, std::string text, const People::Respond& respond);
    void unknown(const People::Respond& respond);

    Hub& hub_;
    People& people_;
    Tables& tables_;
};

}  // namespace durbar::server
