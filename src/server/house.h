#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "server/services.h"

namespace durbar::server {

class BotPool;
class Committer;
struct HouseSettings;
class Metrics;

/// Everything that `durbar serve` does, without network, threads or a clock of its own: tables, people,
/// sockets and who is told what. It lives on one thread. Nothing is told to anybody before it is on disk.
class House {
public:
    using SocketId = std::uint64_t;

    House(const HouseSettings& settings, Services& services, Committer& committer, BotPool& bots);
    House(const House&) = delete;
    House& operator=(const House&) = delete;
    ~House();

    /// Answers one HTTP request, now or later.
    void serve(const HttpRequest& request, const std::function<void(HttpResponse)>& answer);

    /// A socket was opened with this session; empty: there is no such session, or the person has too many
    /// sockets. The socket must outlive every call until `closed`.
    void open_socket(std::string_view token, std::string_view address, Socket& socket,
                     std::function<void(std::optional<SocketId>)> opened);
    /// A message came. Whatever it is, an answer is sent.
    void receive(SocketId socket, std::string_view text);
    /// The socket is gone.
    void closed(SocketId socket);

    /// Loads the games that are going on, a few at a time, so that bots and clocks go on without anybody
    /// watching.
    void wake();
    /// Takes no more requests, and calls back when everything that was taken is on disk.
    void stop(std::function<void()> done);

    /// Whether what is taken gets to the disk.
    bool healthy() const;
    /// In Prometheus' text format.
    std::string metrics_text();
    /// To add what only others can count.
    Metrics& metrics();

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace durbar::server
