#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/house.h"
#include "server/net/desk.h"

namespace durbar::net {

/// The house behind the desk.
class HouseDesk final : public Desk {
public:
    explicit HouseDesk(server::House& house) : house_(house) {}

    void serve(const server::HttpRequest& request,
               const std::function<void(server::HttpResponse)>& answer) override {
        house_.serve(request, answer);
    }
    void open_socket(std::string_view token, std::string_view address, server::Socket& socket,
                     std::function<void(std::optional<SocketId>)> opened) override {
        house_.open_socket(token, address, socket, std::move(opened));
    }
    void receive(SocketId socket, std::string_view text) override { house_.receive(socket, text); }
    void closed(SocketId socket) override { house_.closed(socket); }
    void stop(std::function<void()> done) override { house_.stop(std::move(done)); }
    bool healthy() override { return house_.healthy(); }
    std::string metrics() override { return house_.metrics_text(); }

private:
    server::House& house_;
};

}  // namespace durbar::net
