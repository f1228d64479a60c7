#include "server/net/porter.h"

#include "server/net/ws_session.h"

namespace durbar::net {

Porter::Porter(const Executor& executor, Corridor& corridor)
    : outbox_(executor, corridor.to_house), answers_(executor), admissions_(executor) {}

Task<std::optional<server::HttpResponse>> Porter::ask(server::HttpRequest request) {
    const Ticket ticket = ++last_;
    outbox_.put(Question{ticket, std::move(request)});
    co_return co_await answers_.wait(ticket);
}

Ticket Porter::enroll(WsSession& session) {
    sessions_.emplace(++last_, &session);
    return last_;
}

Task<bool> Porter::enter(Ticket ticket, std::string token, std::string address) {
    outbox_.put(Arrival{ticket, std::move(token), std::move(address)});
    const auto welcome = co_await admissions_.wait(ticket);
    co_return welcome.value_or(false);
}

void Porter::say(Ticket ticket, std::string text) { outbox_.put(Message{ticket, std::move(text)}); }

void Porter::leave(Ticket ticket) {
    if (sessions_.erase(ticket) == 1) outbox_.put(Departure{ticket});
}

void Porter::end() {
    answers_.end();
    admissions_.end();
}

void Porter::go() {
    outbox_.flush();
    outbox_.close();
}

WsSession* Porter::find(Ticket ticket) {
    const auto found = sessions_.find(ticket);
    return found == sessions_.end() ? nullptr : found->second;
}

void Porter::take(const Receipt& receipt) {
    if (WsSession* session = find(receipt.ticket)) session->taken(receipt.bytes);
}

void Porter::take(News news) {
    if (WsSession* session = find(news.ticket)) session->send(std::move(news.text));
}

void Porter::take(const Dismissal& dismissal) {
    if (WsSession* session = find(dismissal.ticket)) session->close(dismissal.code);
}

}  // namespace durbar::net
