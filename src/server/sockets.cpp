#include "server/sockets.h"

#include <utility>

namespace durbar::server {

SocketId Sockets::add(Visitor visitor) {
    const SocketId id = ++last_;
    by_person_[visitor.person.id].push_back(id);
    all_.emplace(id, std::move(visitor));
    return id;
}

Visitor* Sockets::find(SocketId id) {
    const auto found = all_.find(id);
    return found == all_.end() ? nullptr : &found->second;
}

void Sockets::remove(SocketId id) {
    const auto found = all_.find(id);
    if (found == all_.end()) return;
    const auto person = by_person_.find(found->second.person.id);
    std::erase(person->second, id);
    if (person->second.empty()) by_person_.erase(person);
    all_.erase(found);
}

void Sockets::send(SocketId id, const Text& text) {
    if (const auto found = all_.find(id); found != all_.end()) found->second.socket->send(text);
}

std::size_t Sockets::count_of(std::string_view person) const {
    const auto found = by_person_.find(std::string(person));
    return found == by_person_.end() ? 0 : found->second.size();
}

std::vector<SocketId> Sockets::of_person(std::string_view person) const {
    const auto found = by_person_.find(std::string(person));
    return found == by_person_.end() ? std::vector<SocketId>{} : found->second;
}

}  // namespace durbar::server
