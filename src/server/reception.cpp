#include "server/reception.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "core/envelope.h"
#include "hall/page.h"

namespace durbar::server {

namespace {

constexpr std::size_t kLinkBytes = 16;

}  // namespace

Reception::Reception(Hub& hub, Tables& tables, BotSeats& bots, Lobby& lobby)
    : hub_(hub),
      tables_(tables),
      bots_(bots),
      lobby_(lobby),
      own_(hub, tables),
      requests_(hub.metrics.counter("requests_total", "Requests of sockets")),
      moves_(hub.metrics.counter("moves_total", "Moves that were made", "by=\"person\"")) {}

void Reception::receive(SocketId socket, std::string_view text) {
    const Visitor* visitor = hub_.sockets.find(socket);
    if (visitor == nullptr) return;
    requests_.add();
    const Decoded decoded = decode(text);
    if (!hub_.limits.messages.take(visitor->person.id, hub_.now())) {
        hub_.deny(socket, decoded.id, too_fast());
    } else if (decoded.denial) {
        hub_.deny(socket, decoded.id, *decoded.denial);
    } else {
        const Asker asker{socket, *decoded.id};
        std::visit([&](const auto& request) { on(asker, *visitor, request); }, decoded.request);
    }
}

void Reception::at_table(const Asker& asker, const std::string& table, AtTable then) {
    tables_.with(table, [this, asker, then = std::move(then)](LiveTable* live, const hall::Denial& why) {
        const Visitor* visitor = hub_.sockets.find(asker.socket);
        if (visitor == nullptr) return;
        if (live == nullptr) {
            deny(asker, why);
        } else if (!live->table->may_watch(visitor->person.id)) {
            deny(asker, unknown_table());
        } else {
            then(*live, visitor->person);
        }
    });
}

void Reception::change(const Asker& asker, const std::string& table,
                       std::function<std::optional<hall::Denial>(hall::Table&, const hall::Person&)> act,
                       Tables::Answer answer) {
    at_table(asker, table,
             [this, asker, act = std::move(act), answer = std::move(answer)](LiveTable& live,
                                                                             const hall::Person& person) {
                 tables_.change(
                     live, asker, [&](hall::Table& changed) { return act(changed, person); }, answer);
             });
}

void Reception::deny_at(LiveTable& live, const Asker& asker, const hall::Denial& denial) {
    hub_.count_denied(denial);
    tables_.answer(live, asker, error(asker.request, denial));
}

void Reception::on(const Asker& asker, const Visitor& visitor, const message::Hello& /*request*/) {
    hub_.send(asker.socket,
              answer(asker.request, {{"person", Value(make_fields({{"id", Value(visitor.person.id)},
                                                                   {"name", Value(visitor.person.name)}}))},
                                     {"now", Value(hub_.now())},
                                     {"version", Value(hub_.settings.version)}}));
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Lobby& /*request*/) {
    lobby_.enter(asker.socket, asker.request);
}

void Reception::on(const Asker& asker, const Visitor& visitor, const message::Tables& request) {
    own_.answer(asker, visitor.person.id, request);
}

void Reception::on(const Asker& asker, const Visitor& visitor, const message::Open& request) {
    const hall::Settings settings = settings_of(request.settings);
    if (const auto denial = hall::check(settings)) return deny(asker, *denial);
    if (!hub_.limits.tables.take(visitor.person.id, hub_.now())) {
        return deny(asker, hall::deny("limit/tables", "too_many_tables"));
    }
    const std::string link = settings.listed ? "" : random_text(hub_.services, kLinkBytes);
    tables_.open(settings, visitor.person, link.empty() ? "" : store::token_hash(link), asker,
                 [&](const hall::Table& table) {
                     return make_fields({{"table", Value(table.id())},
                                         {"link", link.empty() ? Value(nullptr) : Value(link)}});
                 });
    hub_.metrics.counter("tables_opened_total", "Tables that were opened").add();
}

void Reception::on(const Asker& asker, const Visitor& visitor, const message::Watch& request) {
    const auto& watched = visitor.watched;
    const bool known = std::find(watched.begin(), watched.end(), request.table) != watched.end();
    if (!known && watched.size() >= hub_.settings.limits.tables_of_socket) {
        return deny(asker, hall::deny("limit/tables", "too_many_watched"));
    }
    const auto since = request.since ? std::optional(cursor_of(*request.since)) : std::nullopt;
    tables_.with(
        request.table, [this, asker, since, link = request.link](LiveTable* live, const hall::Denial& why) {
            const Visitor* here = hub_.sockets.find(asker.socket);
            if (here == nullptr) return;
            if (live == nullptr) return deny(asker, why);
            const std::string person = here->person.id;
            if (!live->table->may_watch(person)) {
                const std::string& expected = live->table->link();
                const bool invited =
                    link && !expected.empty() && store::same_hash(store::token_hash(*link), expected);
                if (!invited) return deny(asker, unknown_table());
                tables_.change(*live, std::nullopt, [&](hall::Table& table) {
                    table.admit(person, hub_.now());
                    return std::optional<hall::Denial>{};
                });
                if (!live->table) return deny(asker, store_failed());
            }
            tables_.watch(*live, asker, since);
        });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Unwatch& request) {
    at_table(asker, request.table, [this, asker](LiveTable& live, const hall::Person&) {
        tables_.unwatch(live, asker.socket, asker);
    });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Rematch& request) {
    at_table(asker, request.table, [this, asker](LiveTable& live, const hall::Person& person) {
        if (!live.table->seat_of(person.id))
            return deny_at(live, asker, hall::deny("table/not_seated", "not_seated"));
        const std::string& next = live.table->rematch();
        if (!next.empty()) {
            tables_.answer(live, asker, server::answer(asker.request, {{"table", Value(next)}}));
        } else if (live.table->stage() != hall::Table::Stage::Over) {
            deny_at(live, asker, hall::deny("table/started", "not_over"));
        } else {
            open_rematch(live, person, asker);
        }
    });
}

void Reception::open_rematch(LiveTable& live, const hall::Person& person, const Asker& asker) {
    const auto settings = live.table->rematch_settings();
    if (!settings || hall::check(settings.value())) {
        return deny_at(live, asker, hall::deny("table/settings", "no_rematch"));
    }
    if (!hub_.limits.tables.take(person.id, hub_.now())) {
        return deny_at(live, asker, hall::deny("limit/tables", "too_many_tables"));
    }
    // If the second of the two cannot be stored, the first stands empty, which harms nobody.
    const std::string next = tables_.open(settings.value(), person, "", std::nullopt, {}).id;
    tables_.change(
        live, asker,
        [&](hall::Table& table) {
            table.add_rematch(next, hub_.now());
            return std::optional<hall::Denial>{};
        },
        [&](const hall::Table&) { return make_fields({{"table", Value(next)}}); });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Check& request) {
    at_table(asker, request.table,
             [this, asker, move = request.move](LiveTable& live, const hall::Person& person) {
                 const AnyMatch* match = live.table->match();
                 const std::uint64_t version = match != nullptr ? match->version() : 0;
                 if (const auto denial = live.table->check_move(person.id, version, move)) {
                     return deny_at(live, asker, *denial);
                 }
                 tables_.answer(live, asker, server::answer(asker.request));
             });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Preview& request) {
    at_table(asker, request.table,
             [this, asker, move = request.move](LiveTable& live, const hall::Person& person) {
                 const auto seat = live.table->seat_of(person.id);
                 if (!seat) return deny_at(live, asker, hall::deny("table/not_seated", "not_seated"));
                 if (live.table->stage() != hall::Table::Stage::Playing) {
                     return deny_at(live, asker, hall::deny("table/not_playing", "not_playing"));
                 }
                 const AnyMatch& match = *live.table->match();
                 const Preview preview = match.preview(*seat, move);
                 if (preview.refusal) return deny_at(live, asker, {"move/illegal", *preview.refusal});
                 List events;
                 for (const auto& event : preview.events) events.push_back(event_value(event));
                 List gloss;
                 for (const auto& effect : match.gloss(*seat, move)) {
                     Fields fields = make_fields({{"effect", Value(effect.kind)}});
                     fields.insert(fields.end(), effect.fields.begin(), effect.fields.end());
                     gloss.emplace_back(std::move(fields));
                 }
                 tables_.answer(live, asker,
                                server::answer(asker.request, {{"events", Value(std::move(events))},
                                                               {"gloss", Value(std::move(gloss))}}));
             });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Hint& request) {
    at_table(asker, request.table,
             [this, asker](LiveTable& live, const hall::Person& person) { bots_.hint(live, person, asker); });
}

}  // namespace durbar::server
