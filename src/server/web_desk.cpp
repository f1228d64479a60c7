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
constexpr std::string_view kImport = "/api/import";
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

hall::Denial nobody(bool failed) { return failed ? store_failed() : hall::deny("person/none", "no_person"); }

}  // namespace

void WebDesk::serve(const HttpRequest& request, const People::Respond& respond) {
    if (!hub_.limits.requests.take(request.address, hub_.now())) return deny_http(hub_, respond, too_fast());
    if (request.method == "POST") return post(request, respond);
    if (request.method == "GET" || request.method == "HEAD") return get(request, respond);
    unknown(respond);
}

void WebDesk::post(const HttpRequest& request, const People::Respond& respond) {
    if (request.path == kImport) return import(request, respond);
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
    people_.find(request.token, [this, table, respond](const std::optional<Known>& known, bool failed) {
        if (!known) return deny_http(hub_, respond, nobody(failed));
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

void WebDesk::import(const HttpRequest& request, const People::Respond& respond) {
    people_.find(request.token, [this, request, respond](const std::optional<Known>& known, bool failed) {
        if (!known) return deny_http(hub_, respond, nobody(failed));
        auto body = decode_body<message::ImportBody>(request.body);
        if (const auto* denial = std::get_if<hall::Denial>(&body)) return deny_http(hub_, respond, *denial);
        if (!hub_.limits.tables.take(known->person.id, hub_.now())) {
            return deny_http(hub_, respond, hall::deny("limit/tables", "too_many_tables"));
        }
        lay_out(known->person, std::move(std::get<message::ImportBody>(body).record), respond);
    });
}

/// Replaying takes a while, so a worker does it.
void WebDesk::lay_out(const store::PersonRow& person, std::string text, const People::Respond& respond) {
    struct Laid {
        std::string fault;
        store::Append append;
    };
    honest::Seed seed{};
    hub_.services.fill_random(seed);
    auto laid = std::make_shared<Laid>();
    const auto lay = [laid, text = std::move(text), seed, seeds = hub_.settings.seeds, now = hub_.now(),
                      id = random_id(hub_.services, 't'), host = hall::Person{person.id, person.name}] {
        const auto record = parse_record(text);
        auto table = record ? hall::Table::import(id, seed, record.value(), host, now)
                            : Result<hall::Table>(record.error());
        if (!table) {
            laid->fault = describe(table.error());
            return;
        }
        laid->append = {id, 0, lines_of(table.value().take_fresh()), row_of(table.value()), seeds.seal(seed)};
    };
    hub_.services.work(lay, [this, laid, respond] {
        if (!laid->fault.empty()) {
            return deny_http(hub_, respond,
                             hall::deny("record/refused", "record_refused", {{"detail", laid->fault}}));
        }
        const std::string id = laid->append.table;
        hub_.committer.append(std::move(laid->append), [this, id, respond](const auto& error) {
            if (error) return deny_http(hub_, respond, store_failed());
            respond({200, "application/json", reply({{"table", Value(id)}}), "", false, ""});
        });
    });
}

void WebDesk::unknown(const People::Respond& respond) {
    const auto denial = hall::deny("request/unknown", "unknown_page");
    hub_.count_denied(denial);
    respond({404, "application/json", error_reply(denial), "", false, ""});
}

}  // namespace durbar::server
