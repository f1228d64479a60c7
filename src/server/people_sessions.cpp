#include <algorithm>
#include <utility>

#include "server/people.h"
#include "store/fold_name.h"

/// Coming back, and going.
namespace durbar::server {

namespace {

constexpr int kHashesAtOnce = 2;
constexpr std::size_t kShownOfHash = 16;
constexpr std::size_t kMostDropped = 10'000;

/// What a session is called when it is listed: the beginning of its hash, which opens nothing.
std::string name_of(const store::SessionRow& session) { return session.token_hash.substr(0, kShownOfHash); }

}  // namespace

bool People::hash(std::function<void()> job, std::function<void()> done) {
    if (hashes_.size() >= hub_.settings.limits.passwords_waiting) return false;
    hashes_.push_back({std::move(job), std::move(done)});
    next_hash();
    return true;
}

void People::next_hash() {
    if (hashes_.empty() || hashing_ == kHashesAtOnce) return;
    ++hashing_;
    HashJob next = std::move(hashes_.front());
    hashes_.pop_front();
    hub_.services.work(std::move(next.job), [this, done = std::move(next.done)] {
        --hashing_;
        done();
        next_hash();
    });
}

void People::login(const HttpRequest& request, const Respond& respond) {
    auto body = decode_body<message::LoginBody>(request.body);
    if (const auto* denial = std::get_if<hall::Denial>(&body)) return deny_http(hub_, respond, *denial);
    const auto wish = std::get<message::LoginBody>(std::move(body));
    if (!hub_.limits.logins.take(request.address, hub_.now()) ||
        !hub_.limits.logins.take("name " + store::fold_name(wish.name), hub_.now())) {
        return deny_http(hub_, respond, too_fast());
    }
    auto person = std::make_shared<std::optional<store::PersonRow>>();
    hub_.committer.read([person, name = wish.name](store::Store& store) { *person = store.registered(name); },
                        [this, person, wish, request, respond](const auto& error) {
                            if (error) return deny_http(hub_, respond, store_failed());
                            auto right = std::make_shared<bool>(false);
                            const auto job = [person, wish, right] {
                                // An unknown name costs as much as a known one, so that names cannot be found
                                // out by the clock.
                                if (*person) {
                                    *right = is_password((*person)->password, wish.password);
                                } else {
                                    hash_password(wish.password);
                                }
                            };
                            const bool taken_on = hash(job, [this, person, right, request, respond] {
                                if (!*right)
                                    return deny_http(hub_, respond,
                                                     hall::deny("person/password", "wrong_password"));
                                if (!request.token.empty())
                                    end_session(store::token_hash(request.token), [](bool) {});
                                begin_session(**person, request, respond);
                            });
                            if (!taken_on) deny_http(hub_, respond, too_fast());
                        });
}

void People::end_session(const std::string& hash, std::function<void(bool ended)> done) {
    if (dropped_.size() >= kMostDropped) dropped_.clear();
    dropped_.insert(hash);
    if (const auto known = known_.find(hash); known != known_.end()) {
        for (const SocketId socket : hub_.sockets.of_person(known->second.person.id)) {
            if (hub_.sockets.find(socket)->session == hash) hub_.hang_up(socket);
        }
        known_.erase(known);
        std::erase(known_since_, hash);
    }
    hub_.committer.write([hash](store::Store& store) { store.drop_session(hash); },
                         [done = std::move(done)](const auto& error) { done(!error); });
}

void People::logout(const HttpRequest& request, const Respond& respond) {
    with_person(request, respond, [this, respond](const Known& known) {
        const std::string hash = known.session.token_hash;  // of what is forgotten now
        end_session(hash, [this, respond](bool ended) {
            if (!ended) return deny_http(hub_, respond, store_failed());
            respond({200, "application/json", reply(), "", true, ""});
        });
    });
}

void People::list_sessions(const HttpRequest& request, const Respond& respond) {
    with_person(request, respond, [this, respond](const Known& known) {
        auto sessions = std::make_shared<std::vector<store::SessionRow>>();
        hub_.committer.read(
            [sessions, person = known.person.id](store::Store& store) {
                *sessions = store.sessions_of(person);
            },
            [this, sessions, here = known.session.token_hash, respond](const auto& error) {
                if (error) return deny_http(hub_, respond, store_failed());
                List list;
                for (const store::SessionRow& each : *sessions) {
                    list.emplace_back(make_fields({{"id", Value(name_of(each))},
                                                   {"device", Value(each.device)},
                                                   {"created_at", Value(each.created_at)},
                                                   {"seen_at", Value(each.seen_at)},
                                                   {"here", Value(each.token_hash == here)}}));
                }
                respond(
                    {200, "application/json", reply({{"sessions", Value(std::move(list))}}), "", false, ""});
            });
    });
}

void People::drop_session(const HttpRequest& request, const Respond& respond) {
    auto body = decode_body<message::DropSessionBody>(request.body);
    if (const auto* denial = std::get_if<hall::Denial>(&body)) return deny_http(hub_, respond, *denial);
    const std::string name = std::get<message::DropSessionBody>(body).session;
    with_person(request, respond, [this, name, respond](const Known& known) {
        auto sessions = std::make_shared<std::vector<store::SessionRow>>();
        hub_.committer.read([sessions, person = known.person.id](
                                store::Store& store) { *sessions = store.sessions_of(person); },
                            [this, sessions, name, here = known.session, respond](const auto& error) {
                                if (error) return deny_http(hub_, respond, store_failed());
                                const auto found = std::find_if(
                                    sessions->begin(), sessions->end(), [&](const store::SessionRow& each) {
                                        return store::same_hash(name_of(each), name);
                                    });
                                if (found == sessions->end()) {
                                    return deny_http(hub_, respond, hall::deny("person/none", "no_session"));
                                }
                                const bool own = found->token_hash == here.token_hash;
                                end_session(found->token_hash, [this, own, respond](bool ended) {
                                    if (!ended) return deny_http(hub_, respond, store_failed());
                                    respond({200, "application/json", reply(), "", own, ""});
                                });
                            });
    });
}

}  // namespace durbar::server
