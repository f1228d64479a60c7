#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/hub.h"

namespace durbar::server {

/// Somebody with a cookie.
struct Known {
    store::PersonRow person;
    store::SessionRow session;
};

/// Guests, registered people and their sessions. Of a token and of a password only hashes are kept, and a
/// person's id proves nothing.
class People {
public:
    using Respond = std::function<void(HttpResponse)>;
    /// `failed`: nobody knows, because the store could not be read.
    using Found = std::function<void(const std::optional<Known>& known, bool failed)>;

    explicit People(Hub& hub);

    /// Whose cookie it is; empty: nobody's.
    void find(std::string_view token, Found found);

    // Requests over HTTP, docs/hall-protocol.md section 1.

    void visit(const HttpRequest& request, const Respond& respond);
    void rename(const HttpRequest& request, const Respond& respond);
    void register_name(const HttpRequest& request, const Respond& respond);
    void login(const HttpRequest& request, const Respond& respond);
    void logout(const HttpRequest& request, const Respond& respond);
    void list_sessions(const HttpRequest& request, const Respond& respond);
    void drop_session(const HttpRequest& request, const Respond& respond);

    /// As the protocol tells it.
    static Value person_value(const store::PersonRow& person);

private:
    struct Outcome;

    /// Calls back if the request has a cookie of somebody; otherwise answers.
    void with_person(const HttpRequest& request, const Respond& respond,
                     std::function<void(const Known&)> then);
    /// A new session for the person; answers with its cookie once both are stored.
    void begin_session(const store::PersonRow& person, const HttpRequest& request, const Respond& respond);
    /// Stores the guest or registered person under a name that nobody else has registered, then answers.
    /// `password`: the hash of a guest's who registers.
    void store_person(const std::string& person, const std::string& name,
                      const std::optional<std::string>& password, const Respond& respond);
    /// Its sockets are closed at once; calls back when it is gone from the store.
    void end_session(const std::string& hash, std::function<void(bool ended)> done);
    void remember(const std::string& hash, Known known);

    /// Hashes passwords on a worker, two at a time; false: too many wait already.
    bool hash(std::function<void()> job, std::function<void()> done);
    void next_hash();

    struct HashJob {
        std::function<void()> job;
        std::function<void()> done;
    };

    Hub& hub_;
    std::unordered_map<std::string, Known> known_;  ///< by hash of the token
    std::deque<std::string> known_since_;           ///< the same hashes, the longest known first
    std::unordered_set<std::string> dropped_;       ///< of late: what was being read meanwhile counts no more
    std::deque<HashJob> hashes_;
    int hashing_ = 0;
};

void deny_http(Hub& hub, const People::Respond& respond, const hall::Denial& denial);

}  // namespace durbar::server
