#include "server/people.h"

#include <algorithm>
#include <array>
#include <utility>

#include "server/person_name.h"

/// Who is there, and under which name.
namespace durbar::server {

namespace {

constexpr std::size_t kMostKnown = 50'000;
constexpr hall::Moment kSeenEvery = 3'600'000;
constexpr std::size_t kLongestDevice = 120;
constexpr std::size_t kTokenBytes = 32;

struct Status {
    std::string_view code;
    int status;
};
constexpr std::array<Status, 6> kStatuses{{{"person/none", 401},
                                           {"person/password", 403},
                                           {"table/unknown", 404},
                                           {"person/taken", 409},
                                           {"limit/rate", 429},
                                           {"store/failed", 503}}};

std::string shortened(std::string_view device) {
    std::string text;
    for (const char c : device.substr(0, kLongestDevice)) {
        text += c >= ' ' && c < 0x7f ? c : '?';  // whatever comes from a header is shown as plain letters
    }
    return text;
}

hall::Denial name_taken() { return hall::deny("person/taken", "name_taken"); }
hall::Denial registered_already() { return hall::deny("person/taken", "registered_already"); }

}  // namespace

void deny_http(Hub& hub, const People::Respond& respond, const hall::Denial& denial) {
    hub.count_denied(denial);
    const auto* found = std::find_if(kStatuses.begin(), kStatuses.end(),
                                     [&](const Status& each) { return each.code == denial.code; });
    HttpResponse response;
    response.status = found == kStatuses.end() ? 400 : found->status;
    response.body = error_reply(denial);
    respond(std::move(response));
}

People::People(Hub& hub) : hub_(hub) {}

Value People::person_value(const store::PersonRow& person) {
    return Value(make_fields({{"id", Value(person.id)},
                              {"name", Value(person.name)},
                              {"registered", Value(!person.password.empty())}}));
}

void People::find(std::string_view token, Found found) {
    if (token.empty()) {
        found(std::nullopt, false);
        return;
    }
    const std::string hash = store::token_hash(token);
    if (const auto known = known_.find(hash); known != known_.end() && store::same_hash(known->first, hash)) {
        found(known->second, false);
        return;
    }
    auto read = std::make_shared<std::optional<Known>>();
    hub_.committer.read(
        [hash, read](store::Store& store) {
            const auto session = store.session(hash);
            if (!session || !store::same_hash(session->token_hash, hash)) return;
            if (const auto person = store.person(session->person)) *read = Known{*person, *session};
        },
        [this, hash, read, found = std::move(found)](const auto& error) {
            if (error || !*read || dropped_.contains(hash)) {
                found(std::nullopt, error.has_value());
                return;
            }
            remember(hash, **read);
            if (hub_.now() - (*read)->session.seen_at > kSeenEvery) {
                (*read)->session.seen_at = hub_.now();
                hub_.committer.write(
                    [session = (*read)->session](store::Store& store) { store.put_session(session); }, {});
            }
            found(*read, false);
        });
}

void People::remember(const std::string& hash, Known known) {
    if (!known_.contains(hash)) known_since_.push_back(hash);
    known_[hash] = std::move(known);
    while (known_since_.size() > kMostKnown) {
        known_.erase(known_since_.front());
        known_since_.pop_front();
    }
}

void People::with_person(const HttpRequest& request, const Respond& respond,
                         std::function<void(const Known&)> then) {
    find(request.token,
         [this, respond, then = std::move(then)](const std::optional<Known>& known, bool failed) {
             if (known) {
                 then(*known);
             } else {
                 deny_http(hub_, respond, failed ? store_failed() : hall::deny("person/none", "no_person"));
             }
         });
}

void People::visit(const HttpRequest& request, const Respond& respond) {
    auto body = decode_body<message::VisitBody>(request.body);
    if (const auto* denial = std::get_if<hall::Denial>(&body)) return deny_http(hub_, respond, *denial);
    const auto name = std::get<message::VisitBody>(body).name;
    find(request.token, [this, request, respond, name](const std::optional<Known>& known, bool failed) {
        // Whoever may be somebody gets no cookie of somebody else.
        if (failed) return deny_http(hub_, respond, store_failed());
        if (known) {
            respond(
                {200, "application/json", reply({{"person", person_value(known->person)}}), "", false, ""});
            return;
        }
        if (name) {
            if (const auto denial = check_name(*name)) return deny_http(hub_, respond, *denial);
        }
        if (!hub_.limits.guests.take(request.address, hub_.now()))
            return deny_http(hub_, respond, too_fast());
        store::PersonRow person;
        person.id = random_id(hub_.services, 'p');
        person.name = name.value_or("Guest " + std::to_string(1000 + random_number(hub_.services) % 9000));
        person.created_at = hub_.now();
        begin_session(person, request, respond);
    });
}

/// What a job on the store found out.
struct People::Outcome {
    bool taken = false;
    bool registered_already = false;
    store::PersonRow person;
};

void People::begin_session(const store::PersonRow& person, const HttpRequest& request,
                           const Respond& respond) {
    const std::string token = random_text(hub_.services, kTokenBytes);
    const Known known{
        person, {store::token_hash(token), person.id, shortened(request.device), hub_.now(), hub_.now()}};
    auto outcome = std::make_shared<Outcome>();
    hub_.committer.write(
        [known, outcome](store::Store& store) {
            // A guest's name is nobody's who has registered it.
            const bool guest = known.person.password.empty();
            outcome->taken = guest && store.registered(known.person.name).has_value();
            if (outcome->taken) return;
            if (guest) store.put_person(known.person);
            store.put_session(known.session);
        },
        [this, known, token, respond, outcome](const auto& error) {
            if (error) return deny_http(hub_, respond, store_failed());
            if (outcome->taken) return deny_http(hub_, respond, name_taken());
            remember(known.session.token_hash, known);
            respond(
                {200, "application/json", reply({{"person", person_value(known.person)}}), token, false, ""});
        });
}

void People::rename(const HttpRequest& request, const Respond& respond) {
    auto body = decode_body<message::NameBody>(request.body);
    if (const auto* denial = std::get_if<hall::Denial>(&body)) return deny_http(hub_, respond, *denial);
    const std::string name = std::get<message::NameBody>(body).name;
    if (const auto denial = check_name(name)) return deny_http(hub_, respond, *denial);
    with_person(request, respond, [this, name, respond](const Known& known) {
        store_person(known.person.id, name, std::nullopt, respond);
    });
}

void People::store_person(const std::string& person, const std::string& name,
                          const std::optional<std::string>& password, const Respond& respond) {
    auto outcome = std::make_shared<Outcome>();
    hub_.committer.write(
        [person, name, password, outcome](store::Store& store) {
            // As the store knows the person now: another request may have changed it meanwhile.
            auto changed = store.person(person).value();
            const auto owner = store.registered(name);
            outcome->taken = owner && owner->id != person;
            outcome->registered_already = password && !changed.password.empty();
            if (outcome->taken || outcome->registered_already) return;
            changed.name = name;
            if (password) changed.password = *password;
            store.put_person(changed);
            outcome->person = changed;
        },
        [this, respond, outcome](const auto& error) {
            const bool taken = outcome->taken || (error && error->kind() == store::StoreError::Kind::Stale);
            if (taken) return deny_http(hub_, respond, name_taken());
            if (error) return deny_http(hub_, respond, store_failed());
            if (outcome->registered_already) return deny_http(hub_, respond, registered_already());
            const store::PersonRow& changed = outcome->person;
            for (auto& [hash, each] : known_) {
                if (each.person.id == changed.id) each.person = changed;
            }
            for (const SocketId socket : hub_.sockets.of_person(changed.id)) {
                hub_.sockets.find(socket)->person.name = changed.name;
            }
            respond({200, "application/json", reply({{"person", person_value(changed)}}), "", false, ""});
        });
}

void People::register_name(const HttpRequest& request, const Respond& respond) {
    auto body = decode_body<message::RegisterBody>(request.body);
    if (const auto* denial = std::get_if<hall::Denial>(&body)) return deny_http(hub_, respond, *denial);
    const auto wish = std::get<message::RegisterBody>(std::move(body));
    if (const auto denial = check_name(wish.name)) return deny_http(hub_, respond, *denial);
    with_person(request, respond, [this, request, wish, respond](const Known& known) {
        if (!known.person.password.empty()) {
            return deny_http(hub_, respond, registered_already());
        }
        if (!hub_.limits.logins.take(request.address, hub_.now()))
            return deny_http(hub_, respond, too_fast());
        auto hashed = std::make_shared<std::string>();
        const bool taken_on = hash([hashed, password = wish.password] { *hashed = hash_password(password); },
                                   [this, known, wish, hashed, respond] {
                                       if (hashed->empty()) return deny_http(hub_, respond, too_fast());
                                       store_person(known.person.id, wish.name, *hashed, respond);
                                   });
        if (!taken_on) deny_http(hub_, respond, too_fast());
    });
}

}  // namespace durbar::server
