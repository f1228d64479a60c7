#include <algorithm>
#include <ranges>
#include <utility>

#include "server/tables.h"

/// Which tables are in memory, and when they are looked after.
namespace durbar::server {

namespace {

constexpr hall::Moment kTidyEvery = 2'000;
/// So many are put away at a time: some 10 µs each.
constexpr int kPutAwayAtOnce = 200;
/// A table that is due later than this is read again when it is.
constexpr hall::Moment kDueSoon = 300'000;

}  // namespace

/// What a worker has read.
struct Tables::Loaded {
    std::optional<hall::Table> table;
};

Tables::Tables(Hub& hub, Settled settled)
    : hub_(hub),
      settled_(std::move(settled)),
      started_at_(hub.now()),
      loaded_(hub.metrics.gauge("tables_loaded", "Tables in memory")) {
    hub_.timers.at(started_at_ + kTidyEvery, [this] { tidy(); });
}

LiveTable* Tables::find(const std::string& id) {
    const auto found = live_.find(id);
    return found == live_.end() ? nullptr : found->second.get();
}

void Tables::with(const std::string& id, LiveTable::Then then) {
    auto& live = live_[id];
    if (!live) {
        live = std::make_unique<LiveTable>(id);
        load(*live);
    }
    if (!live->table) {
        live->waiting.push_back(std::move(then));
        return;
    }
    live->used_at = hub_.now();
    then(live.get(), {});
}

void Tables::load(LiveTable& live) {
    auto loaded = std::make_shared<Loaded>();
    hub_.committer.read([id = live.id, seeds = hub_.settings.seeds,
                         loaded](store::Store& store) { loaded->table = load_table(store, id, seeds); },
                        [this, id = live.id, generation = live.generation, loaded](const auto& error) {
                            arrived(id, generation, *loaded, error);
                        });
}

void Tables::arrived(const std::string& id, std::uint32_t generation, Loaded& loaded,
                     const std::optional<store::StoreError>& error) {
    LiveTable* live = find(id);
    if (live == nullptr || live->generation != generation || live->table) return;
    if (error) {
        hub_.settings.log.write("table.unreadable", {{"table", Value(id)}, {"why", Value(error->what())}});
    }
    if (error || !loaded.table) {
        give_up(*live, error ? store_failed() : unknown_table());
        return;
    }
    live->table = std::move(loaded.table);
    live->used_at = hub_.now();
    live->summary_changed = true;
    greet(*live);
    for (auto& then : std::exchange(live->waiting, {})) then(live, {});
}

void Tables::give_up(LiveTable& live, const hall::Denial& why) {
    std::vector<SocketId> watchers;
    for (const ReaderSlot& slot : live.readers) {
        watchers.insert(watchers.end(), slot.sockets.begin(), slot.sockets.end());
    }
    const auto waiting = std::exchange(live.waiting, {});
    live_.erase(std::string(live.id));
    for (const auto& then : waiting) then(nullptr, why);
    // They come back on a new socket, and learn then what there is.
    for (const SocketId socket : watchers) hub_.hang_up(socket);
}

/// Who is here is not in the log; nor is it there that the hall was closed for a while.
void Tables::greet(LiveTable& live) {
    const bool since_restart = live.table->changed_at() < started_at_;
    note_presence(live);
    Change change{.durable = true};
    for (ReaderIndex reader = 0; reader < kReaders; ++reader) {
        if (live.readers[reader].sockets.empty()) continue;
        teller::begin(live, reader);
        change.tellings.push_back({teller::page_anew(live, reader), live.readers[reader].sockets});
    }
    add(live, std::move(change));
    if (!since_restart) return;
    this->change(live, std::nullopt, [&](hall::Table& table) {
        table.resume(hub_.now());
        note_presence(live);
        return std::optional<hall::Denial>{};
    });
}

void Tables::note_presence(LiveTable& live) {
    for (const hall::Seat& seat : live.table->seats()) {
        if (!seat.taken()) continue;
        const std::string person = seat.person.id;
        live.table->set_present(person, true, hub_.now());
        if (!is_present(live, person)) live.table->set_present(person, false, hub_.now());
    }
}

// Time.

void Tables::arm(LiveTable& live) {
    const auto due = live.table->due();
    if (!due || (live.rings_at && *live.rings_at <= *due)) return;
    live.rings_at = due;
    hub_.timers.at(*due, [this, id = live.id] { ring(id); });
}

void Tables::ring(const std::string& id) {
    with(id, [this](LiveTable* live, const hall::Denial&) {
        if (live == nullptr) return;
        live->rings_at.reset();
        const auto due = live->table->due();
        if (!due || *due > hub_.now()) {
            arm(*live);
            return;
        }
        change(*live, std::nullopt, [&](hall::Table& table) {
            table.tick(hub_.now());
            return std::optional<hall::Denial>{};
        });
    });
}

void Tables::tidy() {
    const hall::Moment now = hub_.now();
    int left = kPutAwayAtOnce;
    std::erase_if(live_, [&](const auto& entry) {
        const LiveTable& live = *entry.second;
        const bool idle = left > 0 && live.table && live.waiting.empty() && live.changes.empty() &&
                          live.thoughts.empty() && !live.is_watched();
        if (!idle) return false;
        // People come back to a game that goes on; one that is over is rarely looked at again.
        const bool playing = live.table->stage() == hall::Table::Stage::Playing ||
                             live.table->stage() == hall::Table::Stage::Waiting;
        if (now < live.used_at + (playing ? hub_.settings.unload_after_ms : kTidyEvery)) return false;
        const auto due = live.table->due();
        if (due && *due <= now + kDueSoon) return false;  // otherwise its timer stays set and reads it again
        --left;
        return true;
    });
    loaded_.set(static_cast<double>(live_.size()));
    hub_.timers.at(now + kTidyEvery, [this] { tidy(); });
}

void Tables::wake() {
    auto rows = std::make_shared<std::vector<store::TableRow>>();
    hub_.committer.read(
        [rows](store::Store& store) {
            store::TableFilter filter;
            filter.stages = {"waiting", "playing"};
            filter.most = 1'000'000;
            *rows = store.tables(filter);
        },
        [this, rows](const auto& error) {
            if (error) hub_.settings.log.write("house.wake_failed", {{"why", Value(error->what())}});
            // Those that changed last are at the end, and come first. Waiting ones are for the lobby.
            for (store::TableRow& row : std::views::reverse(*rows)) {
                if (row.stage == "playing" || row.listed) asleep_.push_back(std::move(row.id));
            }
            for (std::size_t i = 0; i < hub_.settings.woken_at_a_time; ++i) wake_next();
        });
}

void Tables::wake_next() {
    if (asleep_.empty()) return;
    const std::string id = std::move(asleep_.back());
    asleep_.pop_back();
    with(id, [this](LiveTable*, const hall::Denial&) {
        // After a breath, so that others get their turn on the loop.
        hub_.timers.at(hub_.now() + 1, [this] { wake_next(); });
    });
}

}  // namespace durbar::server
