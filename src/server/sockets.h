#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "hall/table.h"
#include "server/services.h"

namespace durbar::server {

using SocketId = std::uint64_t;

/// Somebody's open page: one socket.
struct Visitor {
    Socket* socket = nullptr;
    hall::Person person;
    std::string session;               ///< hash of its token
    std::vector<std::string> watched;  ///< tables
};

/// The sockets that are open now.
class Sockets {
public:
    SocketId add(Visitor visitor);
    /// Null pointer if it is closed.
    Visitor* find(SocketId id);
    void remove(SocketId id);
    /// To one that is closed: nothing.
    void send(SocketId id, const Text& text);

    std::size_t size() const { return all_.size(); }
    std::size_t count_of(std::string_view person) const;
    std::vector<SocketId> of_person(std::string_view person) const;

private:
    std::unordered_map<SocketId, Visitor> all_;
    std::unordered_map<std::string, std::vector<SocketId>> by_person_;
    SocketId last_ = 0;
};

}  // namespace durbar::server
