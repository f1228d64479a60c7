#include "server/house.h"

#include <array>
#include <utility>

#include "server/bot_seats.h"
#include "server/lobby.h"
#include "server/people.h"
#include "server/reception.h"
#include "server/web_desk.h"

namespace durbar::server {

namespace {

constexpr hall::Moment kTryOutEvery = 5'000;

}  // namespace

struct House::Parts {
    Parts(const HouseSettings& settings, Services& services, Committer& committer, BotPool& pool)
        : hub(settings, services, committer, pool),
          people(hub),
          tables(hub, [this](LiveTable& live) { settled(live); }),
          bots(hub, tables),
          lobby(hub),
          reception(hub, tables, bots, lobby),
          web(hub, people, tables) {
        hub.hang_up = [this](SocketId id) {
            Visitor* visitor = hub.sockets.find(id);
            if (visitor == nullptr) return;
            Socket* socket = visitor->socket;
            forget(id);
            socket->close();
        };
        hub.timers.at(hub.now() + kTryOutEvery, [this] { try_out(); });
        auto& sizes = hub.metrics.histogram("commit_changes", "Changes that became durable together");
        auto& times = hub.metrics.histogram("commit_ms", "Milliseconds until a batch was durable");
        committer.on_batch([&sizes, &times](const Committer::Batch& batch) {
            sizes.observe(static_cast<double>(batch.changes));
            times.observe(batch.ms);
        });
    }

    void settled(LiveTable& live) {
        bots.update(live);
        lobby.update(live);
        reception.update(live);
    }

    /// When nothing could be stored, people may stay away: so nobody has to come for it to be tried again.
    void try_out() {
        hub.timers.at(hub.now() + kTryOutEvery, [this] { try_out(); });
        if (hub.store_works) return;
        hub.committer.write([](store::Store& store) { store.try_out(); },
                            [this](const auto& error) { hub.store_works = !error; });
    }

    void forget(SocketId id) {
        Visitor* visitor = hub.sockets.find(id);
        if (visitor == nullptr) return;
        lobby.leave(id);
        const auto watched = visitor->watched;
        for (const std::string& table : watched) {
            if (LiveTable* live = tables.find(table)) tables.unwatch(*live, id, std::nullopt);
        }
        hub.sockets.remove(id);
    }

    void stop_when_stored(std::function<void()> done) {
        constexpr std::int64_t kLookEvery = 5;
        hub.services.after(kLookEvery, [this, done = std::move(done)] {
            if (tables.under_way() > 0) {
                stop_when_stored(done);
            } else {
                done();
            }
        });
    }

    Hub hub;
    People people;
    Tables tables;
    BotSeats bots;
    Lobby lobby;
    Reception reception;
    WebDesk web;
    bool closing = false;
};

House::House(const HouseSettings& settings, Services& services, Committer& committer, BotPool& bots) {
    prepare_secrets();
    parts_ = std::make_unique<Parts>(settings, services, committer, bots);
}

House::~House() = default;

void House::serve(const HttpRequest& request, const std::function<void(HttpResponse)>& answer) {
    if (parts_->closing) {
        answer({503, "text/plain", "The hall is closing.", "", false, ""});
        return;
    }
    parts_->web.serve(request, answer);
}

void House::open_socket(std::string_view token, std::string_view /*address*/, Socket& socket,
                        std::function<void(std::optional<SocketId>)> opened) {
    parts_->people.find(token, [this, &socket, opened = std::move(opened)](const std::optional<Known>& known,
                                                                           bool) {
        Hub& hub = parts_->hub;
        const bool welcome = known && !parts_->closing &&
                             hub.sockets.count_of(known->person.id) < hub.settings.limits.sockets_of_person;
        if (!welcome) {
            opened(std::nullopt);
            return;
        }
        opened(hub.sockets.add(
            {&socket, {known->person.id, known->person.name}, known->session.token_hash, {}}));
    });
}

void House::receive(SocketId socket, std::string_view text) {
    if (!parts_->closing) parts_->reception.receive(socket, text);
}

void House::closed(SocketId socket) { parts_->forget(socket); }

void House::wake() { parts_->tables.wake(); }

void House::stop(std::function<void()> done) {
    parts_->closing = true;
    parts_->stop_when_stored(std::move(done));
}

bool House::healthy() const { return parts_->hub.store_works; }

Metrics& House::metrics() { return parts_->hub.metrics; }

std::string House::metrics_text() {
    Hub& hub = parts_->hub;
    std::array<std::size_t, 4> stages{};
    parts_->tables.each(
        [&](const LiveTable& live) { ++stages[static_cast<std::size_t>(live.table->stage())]; });
    for (std::size_t i = 0; i < stages.size(); ++i) {
        const auto stage = std::string(hall::name_of(static_cast<hall::Table::Stage>(i)));
        hub.metrics.gauge("tables", "Tables in memory, by stage", "stage=\"" + stage + "\"")
            .set(static_cast<double>(stages[i]));
    }
    const auto load = hub.bots.load();
    hub.metrics.gauge("bots_waiting", "Thoughts that wait for a thread")
        .set(static_cast<double>(load.waiting));
    hub.metrics.gauge("bots_thinking", "Thoughts under way").set(static_cast<double>(load.thinking));
    hub.metrics.gauge("sockets", "Open sockets").set(static_cast<double>(hub.sockets.size()));
    hub.metrics.gauge("changes_under_way", "Changes that are not durable yet")
        .set(static_cast<double>(parts_->tables.under_way()));
    return hub.metrics.text();
}

}  // namespace durbar::server
