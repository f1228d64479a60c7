#include "server/net/clerk.h"

#include <exception>
#include <string>
#include <utility>

#include "server/net/http_rules.h"
#include "server/net/process_figures.h"

namespace durbar::net {

/// Somebody at the door, as the house sees it: from the arrival until the departure, whatever has become of
/// the connection meanwhile.
class Clerk::Guest final : public server::Socket {
public:
    Guest(Outbox<ToDoor>& outbox, Ticket ticket) : outbox_(outbox), ticket_(ticket) {}

    void send(server::Text text) override { outbox_.put(News{ticket_, std::move(text)}); }
    void close() override { outbox_.put(Dismissal{ticket_, CloseCode::Normal}); }

    std::optional<Desk::SocketId> id;  ///< once the house has let it in
    bool departed = false;             ///< before that

private:
    Outbox<ToDoor>& outbox_;
    Ticket ticket_;
};

Clerk::Clerk(const Executor& executor, Corridor& corridor, Gatehouse& gatehouse,
             const server::Metrics& metrics, Desk& desk)
    : outbox_(executor, corridor.to_door), gatehouse_(gatehouse), metrics_(metrics), desk_(desk) {}

Clerk::~Clerk() = default;

server::HttpResponse Clerk::operators_page(const std::string& path) {
    server::HttpResponse page;
    if (path == kHealthPage) {
        const bool well = desk_.healthy();
        page.status = well ? 200 : 503;
        page.type = "text/plain; charset=utf-8";
        page.body = well ? "ok\n" : "failing\n";
    } else {
        gatehouse_.figures.connections.set(static_cast<double>(gatehouse_.connections.inside()));
        page.type = "text/plain; version=0.0.4; charset=utf-8";
        page.body = process_figures() + metrics_.text() + desk_.metrics();
    }
    return page;
}

void Clerk::take(const Question& question) {
    const auto answer = [this, ticket = question.ticket](server::HttpResponse response) {
        outbox_.put(Answer{ticket, std::move(response)});
    };
    const std::string& path = question.request.path;
    if (path == kHealthPage || path == kFiguresPage) return answer(operators_page(path));
    try {
        desk_.serve(question.request, answer);
    } catch (const std::exception& error) {
        gatehouse_.log.write("net.request_failed", {{"error", error.what()}});
        answer({500, "text/plain; charset=utf-8", "The hall could not answer this.\n", "", false, ""});
    }
}

void Clerk::take(const Arrival& arrival) {
    const Ticket ticket = arrival.ticket;
    auto& guest = guests_[ticket] = std::make_unique<Guest>(outbox_, ticket);
    try {
        desk_.open_socket(arrival.token, arrival.address, *guest,
                          [this, ticket](std::optional<Desk::SocketId> id) { welcome(ticket, id); });
    } catch (const std::exception& error) {
        gatehouse_.log.write("net.request_failed", {{"error", error.what()}});
        welcome(ticket, std::nullopt);
    }
}

void Clerk::welcome(Ticket ticket, std::optional<Desk::SocketId> id) {
    const auto found = guests_.find(ticket);
    if (found == guests_.end()) return;
    Guest& guest = *found->second;
    guest.id = id;
    if (id && guest.departed) desk_.closed(*id);
    if (!guest.departed) outbox_.put(Admission{ticket, id.has_value()});
    if (!id || guest.departed) guests_.erase(found);
}

void Clerk::take(const Message& message) {
    const auto found = guests_.find(message.ticket);
    if (found == guests_.end() || !found->second->id) return;
    try {
        desk_.receive(*found->second->id, message.text);
    } catch (const std::exception& error) {
        gatehouse_.log.write("net.message_failed", {{"error", error.what()}});
        outbox_.put(Dismissal{message.ticket, CloseCode::Failed});
    }
    outbox_.put(Receipt{message.ticket, message.text.size()});
}

void Clerk::take(const Departure& departure) {
    const auto found = guests_.find(departure.ticket);
    if (found == guests_.end()) return;
    Guest& guest = *found->second;
    guest.departed = true;
    if (!guest.id) return;  // the house still thinks about it, and has its socket
    desk_.closed(*guest.id);
    guests_.erase(found);
}

}  // namespace durbar::net
