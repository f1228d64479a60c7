#include "server/web_desk.h"

#include <array>
#include <utility>

#include "ai/levels.h"
#include "engine/answers.h"
#include "games/registry.h"

namespace durbar::server {

namespace {

constexpr std::string_view kData = "/api/data/";
constexpr std::string_view kRecord = "/api/record/";
constexpr hall::Moment kAgain = 5;

struct Door {
    std::string_view path;
    void (People::*enter)(const HttpRequest&, const People::Respond&);
};
constexpr std::array<Door, 6> kDoors{{{"/api/visit", &People::visit},
                                      {"/api/name", &People::rename},
                                      {"/api/register", &People::register_name},
                                      {"/api/login", &People::login},
                                      {"/api/logout", &People::logout},
                                      {"/api/sessions/drop", &People::drop_session}}};

}  // namespace

void WebDesk::serve(const HttpRequest& request, const People::Respond& respond) {
    if (!hub_.limits.requests.take(request.address, hub_.now())) return deny_http(hub_, respond, too_fast());
    if (request.method == "POST") return post(request, respond);
    if (request.method == "GET" || request.method == "HEAD") return get(request, respond);
    unknown(respond);
}

void WebDesk::post(const HttpRequest& request, const People::Respond& respond) {
    for (const Door& door : kDoors) {
        if (door.path == request.path) return (people_.*door.enter)(request, respond);
    }
    unknown(respond);
}

void WebDesk::get(const HttpRequest& request, const People::Respond& respond) {
    const std::string_view path = request.path;
    if (path == "/api/sessions") return people_.list_sessions(request, respond);
    if (path == "/api/games") return games(respond);
    if (path.starts_with(kData)) return data(path.substr(kData.size()), respond);
    if (path.starts_with(kRecord)) return record(request, std::string(path.substr(kRecord.size())), respond);
    unknown(respond);
}

void WebDesk::games(const People::Respond& respond) const {
    List levels;
    for (const Level& level : kLevels) levels.emplace_back(level.name);
    respond({200, "application/json", reply({{"games", games_value()}, {"levels", Value(std::move(levels))}}),
             "", false, ""});
}

void WebDesk::data(std::string_view game, const People::Respond& respond) {
    const GameInfo* info = find_game(game);
    if (info == nullptr) return unknown(respond);
    respond({200, "application/json", std::string(info->data), "", false, ""});
}

void WebDesk::record(const HttpRequest& request, const std::string& table, const People::Respond& respond) {
    people_.find(request.token, [this, table, respond](const std::optional<Known>& known) {
        if (!known) return deny_http(hub_, respond, hall::deny("person/none", "no_person"));
        send_record(known->person.id, table, respond);
    });
}

void WebDesk::send_record(const std::string& person, const std::string& table,
                          const People::Respond& respond) {
    tables_.with(table, [this, person, table, respond](LiveTable* live, const hall::Denial& why) {
        if (live == nullptr) return deny_http(hub_, respond, why);
        if (!live->table->may_watch(person)) return deny_http(hub_, respond, unknown_table());
        if (live->table->stage() != hall::Table::Stage::Over) {
            return deny_http(hub_, respond, hall::deny("table/started", "not_over"));
        }
        if (!live->changes.empty()) {  // perhaps the last move is not durable yet
            hub_.timers.at(hub_.now() + kAgain,
                           [this, person, table, respond] { send_record(person, table, respond); });
            return;
        }
        respond({200, "text/plain; charset=utf-8", format_record(live->table->record()), "", false,
                 live->table->settings().game + "-" + live->id + ".txt"});
    });
}

void WebDesk::unknown(const People::Respond& respond) {
    const auto denial = hall::deny("request/unknown", "unknown_page");
    hub_.count_denied(denial);
    respond({404, "application/json", error_reply(denial), "", false, ""});
}

}  // namespace durbar::server
