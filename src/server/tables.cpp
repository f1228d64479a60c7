#include "server/tables.h"

#include <algorithm>
#include <utility>

#include "hall/page.h"

/// What happens at tables, stored and told.
namespace durbar::server {

namespace {

/// So often does the store's row of a table learn when it has changed, if nothing else in it does.
constexpr hall::Moment kRowAge = 60'000;
/// Some 0.1 ms each: others have their turn on the loop after a few milliseconds.
constexpr std::size_t kToldAtOnce = 64;

}  // namespace

void Tables::change(LiveTable& live, const std::optional<Asker>& asker, const Act& act,
                    const Answer& answer) {
    catch_up(live);
    const auto before = live.table->stage();
    const hall::Cursor since = hall::end_of(*live.table);
    std::optional<hall::Denial> denial;
    try {
        denial = act(*live.table);
    } catch (const std::exception& fault) {  // nobody knows how far it came: back to what is stored
        if (asker) hub_.deny(asker->socket, asker->request, store_failed());
        return fail(live, store::StoreError(store::StoreError::Kind::Other, fault.what()));
    }
    const auto fresh = live.table->take_fresh();
    Change change;
    change.asker = asker;
    change.durable = fresh.empty();
    if (denial) {
        hub_.count_denied(*denial);
        if (asker) change.answer = std::make_shared<const std::string>(error(asker->request, *denial));
    } else {
        const bool waited = before == hall::Table::Stage::Waiting;  // people sit down and stand up only then
        if (waited) {
            const auto moved = take_moved(live);
            change.tellings = teller::tell(live, since);
            place(live, moved, change.tellings);
        } else {
            change.untold = since;
        }
        if (waited || live.table->stage() != before) live.summary_changed = true;
        if (asker) {
            change.answer = std::make_shared<const std::string>(
                server::answer(asker->request, answer ? answer(*live.table) : Fields{}));
        }
    }
    live.used_at = hub_.now();
    live.changes.push_back(std::move(change));
    if (!fresh.empty()) store(live, fresh, "");
    if (live.changes.back().untold) return tell_soon(live);
    flush(live);
}

void Tables::tell_soon(LiveTable& live) {
    if (live.in_untold) return;
    live.in_untold = true;
    untold_.push_back(live.id);
    if (untold_.size() == 1) hub_.services.soon([this] { tell_some(); });
}

void Tables::tell_some() {
    std::vector<LiveTable*> tables;
    for (; !untold_.empty() && tables.size() < kToldAtOnce; untold_.pop_front()) {
        LiveTable* live = find(untold_.front());
        // Each table once, because they are told side by side.
        if (live != nullptr && std::exchange(live->in_untold, false)) tables.push_back(live);
    }
    std::vector<std::string> ids;  // what follows may put tables away
    ids.reserve(tables.size());
    for (const LiveTable* live : tables) ids.push_back(live->id);
    hub_.services.side_by_side(tables.size(), [&](std::size_t i) { catch_up(*tables[i]); });
    if (!untold_.empty()) hub_.services.soon([this] { tell_some(); });
    for (const std::string& id : ids) {
        if (LiveTable* live = find(id); live != nullptr && live->table) flush(*live);
    }
}

void Tables::catch_up(LiveTable& live) {
    if (live.changes.empty() || !live.changes.back().untold) return;
    Change& change = live.changes.back();
    change.tellings = teller::tell(live, *change.untold);
    change.untold.reset();
}

LiveTable& Tables::open(const hall::Settings& settings, const hall::Person& host, std::string_view link_hash,
                        const std::optional<Asker>& asker, const Answer& answer) {
    honest::Seed seed{};
    hub_.services.fill_random(seed);
    const std::string id = random_id(hub_.services, 't');
    auto& live = live_[id];
    live = std::make_unique<LiveTable>(id);
    live->table = hall::Table::open(id, seed, settings, host, link_hash, hub_.now());
    live->used_at = hub_.now();
    Change change;
    change.asker = asker;
    if (asker) {
        change.answer =
            std::make_shared<const std::string>(server::answer(asker->request, answer(*live->table)));
    }
    live->changes.push_back(std::move(change));
    store(*live, live->table->take_fresh(), hub_.settings.seeds.seal(seed));
    return *live;
}

void Tables::store(LiveTable& live, const std::vector<hall::Entry>& fresh, std::string sealed_seed) {
    store::Append append;
    append.table = live.id;
    append.length = live.table->length() - fresh.size();
    append.lines = lines_of(fresh);
    append.row = changed_row(live);
    append.sealed_seed = std::move(sealed_seed);
    if (append.row) {
        live.stored_stage = live.table->stage();
        live.stored_people = append.row->people;
        live.stored_at = append.row->changed_at;
    }
    ++under_way_;
    hub_.committer.append(std::move(append), [this, id = live.id, generation = live.generation](
                                                 const auto& error) { stored(id, generation, error); });
}

std::optional<store::TableRow> Tables::changed_row(LiveTable& live) const {
    const hall::Table& table = *live.table;
    const bool waiting = table.stage() == hall::Table::Stage::Waiting;  // people come and go only then
    const bool same = live.stored_stage == table.stage() && table.changed_at() < live.stored_at + kRowAge &&
                      (!waiting || live.stored_people == people_of(table));
    return same ? std::nullopt : std::optional(row_of(table));
}

void Tables::stored(const std::string& id, std::uint32_t generation,
                    const std::optional<store::StoreError>& error) {
    --under_way_;
    hub_.store_works = !error;
    LiveTable* live = find(id);
    if (live == nullptr || live->generation != generation) return;  // given up together with an earlier one
    if (error) {
        fail(*live, *error);
        return;
    }
    const auto first = std::find_if(live->changes.begin(), live->changes.end(),
                                    [](const Change& change) { return !change.durable; });
    first->durable = true;
    flush(*live);
}

void Tables::fail(LiveTable& live, const store::StoreError& error) {
    hub_.settings.log.write("store.failed", {{"table", Value(live.id)}, {"why", Value(error.what())}});
    hub_.metrics.counter("store_failed_total", "Changes of tables that could not be stored").add();
    ++live.generation;
    const auto given_up = std::exchange(live.changes, {});
    for (const Thought& thought : live.thoughts) hub_.bots.cancel(thought.ticket);
    live.thoughts.clear();
    live.stored_stage.reset();
    live.table.reset();
    for (const Change& change : given_up) {
        if (change.asker) hub_.deny(change.asker->socket, change.asker->request, store_failed());
    }
    load(live);
}

void Tables::answer(LiveTable& live, const Asker& asker, std::string text) {
    catch_up(live);
    add(live,
        {.durable = true, .asker = asker, .answer = std::make_shared<const std::string>(std::move(text))});
}

void Tables::add(LiveTable& live, Change change) {
    live.changes.push_back(std::move(change));
    flush(live);
}

void Tables::flush(LiveTable& live) {
    while (!live.changes.empty() && live.changes.front().ready()) {
        const Change change = std::move(live.changes.front());
        live.changes.pop_front();
        for (const Delivery& telling : change.tellings) {
            for (const SocketId socket : telling.to) hub_.sockets.send(socket, telling.text);
        }
        if (change.asker && change.answer) hub_.sockets.send(change.asker->socket, change.answer);
    }
    if (live.changes.empty()) settle(live);
}

void Tables::settle(LiveTable& live) {
    arm(live);
    settled_(live);
}

// Who watches.

void Tables::watch(LiveTable& live, const Asker& asker, const std::optional<hall::Cursor>& since) {
    Visitor* visitor = hub_.sockets.find(asker.socket);
    if (visitor == nullptr) return;
    catch_up(live);
    const std::string person = visitor->person.id;
    const ReaderIndex reader = reader_of(live.table->seat_of(person));
    const bool known =
        std::find(visitor->watched.begin(), visitor->watched.end(), live.id) != visitor->watched.end();
    if (!known) {
        if (!is_present(live, person)) {
            change(live, std::nullopt, [&](hall::Table& table) {
                table.set_present(person, true, hub_.now());
                return std::optional<hall::Denial>{};
            });
            if (!live.table) return hub_.deny(asker.socket, asker.request, store_failed());
        }
        if (live.readers[reader].sockets.empty()) teller::begin(live, reader);
        live.readers[reader].sockets.push_back(asker.socket);
        visitor->watched.push_back(live.id);
    }
    live.used_at = hub_.now();
    catch_up(live);  // with that somebody is here
    add(live, {.durable = true, .asker = asker, .answer = teller::page(live, reader, asker.request, since)});
}

void Tables::unwatch(LiveTable& live, SocketId socket, const std::optional<Asker>& asker) {
    Visitor* visitor = hub_.sockets.find(socket);
    if (visitor == nullptr) return;
    catch_up(live);
    const std::string person = visitor->person.id;
    std::erase(visitor->watched, live.id);
    for (ReaderSlot& slot : live.readers) {
        std::erase(slot.sockets, socket);
        if (slot.sockets.empty()) teller::end(slot);
    }
    if (!live.table) return;  // it is being read; who is present is found out then
    if (!is_present(live, person)) {
        change(live, asker, [&](hall::Table& table) {
            table.set_present(person, false, hub_.now());
            return std::optional<hall::Denial>{};
        });
    } else if (asker) {
        answer(live, *asker, server::answer(asker->request));
    }
}

bool Tables::is_present(const LiveTable& live, std::string_view person) {
    for (const ReaderSlot& slot : live.readers) {
        for (const SocketId socket : slot.sockets) {
            const Visitor* visitor = hub_.sockets.find(socket);
            if (visitor != nullptr && visitor->person.id == person) return true;
        }
    }
    return false;
}

std::vector<Tables::Moved> Tables::take_moved(LiveTable& live) {
    std::vector<Moved> moved;
    for (ReaderIndex reader = 0; reader < kReaders; ++reader) {
        ReaderSlot& slot = live.readers[reader];
        std::erase_if(slot.sockets, [&](SocketId socket) {
            const Visitor* visitor = hub_.sockets.find(socket);
            if (visitor == nullptr) return true;
            const ReaderIndex now = reader_of(live.table->seat_of(visitor->person.id));
            if (now != reader) moved.push_back({now, socket});
            return now != reader;
        });
        if (slot.sockets.empty()) teller::end(slot);
    }
    for (const Moved& each : moved) {  // whoever sits down with the page open is here
        live.table->set_present(hub_.sockets.find(each.socket)->person.id, true, hub_.now());
    }
    for (const hall::Seat& seat : live.table->seats()) {
        if (seat.taken() && is_present(live, seat.person.id)) {
            live.table->set_present(seat.person.id, true, hub_.now());
        }
    }
    return moved;
}

void Tables::place(LiveTable& live, const std::vector<Moved>& moved, std::vector<Delivery>& tellings) {
    for (ReaderIndex reader = 0; reader < kReaders; ++reader) {
        std::vector<SocketId> arrived;
        for (const Moved& each : moved) {
            if (each.reader == reader) arrived.push_back(each.socket);
        }
        if (arrived.empty()) continue;
        auto& sockets = live.readers[reader].sockets;
        if (sockets.empty()) teller::begin(live, reader);
        sockets.insert(sockets.end(), arrived.begin(), arrived.end());
        tellings.push_back({teller::page_anew(live, reader), std::move(arrived)});
    }
}

}  // namespace durbar::server
