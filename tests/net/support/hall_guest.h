#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "core/text.h"
#include "load/random_leaf.h"
#include "net/support/client.h"
#include "server/apply_patch.h"

namespace durbar::testing {

namespace json = boost::json;

/// The connection is gone.
class Lost : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// A person of the hall with one socket, who watches one table.
class HallGuest {
public:
    /// Visits once; the cookie stays.
    void enter(std::uint16_t port) {
        try {
            if (cookie_.empty()) cookie_ = HttpClient(port).post("/api/visit", "{}").cookie();
            WsClient::Options options;
            options.cookie = cookie_;
            options.deflate = true;
            socket_ = std::make_unique<WsClient>(port, options);
        } catch (const boost::system::system_error& error) {
            throw Lost(error.what());
        }
        if (socket_->status() != 101)
            throw std::runtime_error("no socket: " + std::to_string(socket_->status()));
    }

    /// The answer, whatever it is. Pushes that come before it are taken.
    json::object ask(const std::string& what, json::object members) {
        const std::int64_t number = ++last_;
        members["do"] = what;
        members["id"] = number;
        try {
            socket_->send(json::serialize(members));
        } catch (const boost::system::system_error& error) {
            throw Lost(error.what());
        }
        for (;;) {
            json::object message = take();
            const auto* re = message.if_contains("re");
            if (re != nullptr && re->is_int64() && re->as_int64() == number) return message;
        }
    }
    /// The same; a refusal is a failure of the test.
    json::object demand(const std::string& what, const json::object& members) {
        json::object answer = ask(what, members);
        if (!answer.at("ok").as_bool()) {
            throw std::runtime_error(what + " " + json::serialize(members) + ": " + json::serialize(answer));
        }
        return answer;
    }
    /// `more`: other members of the request.
    void watch(const std::string& table, const json::value& link, const json::object& more = {}) {
        choices_ = nullptr;
        page_ = nullptr;
        json::object members = more;
        members["table"] = table;
        if (link.is_string()) members["link"] = link;
        keep(demand("watch", members));
    }
    void leave_the_net() { socket_.reset(); }
    /// Takes pushes until it has been told of that version.
    void catch_up(std::int64_t version) {
        while (seen_ < version) take();
    }
    /// What it has to decide; null: nothing.
    const json::value& choices() const { return choices_; }
    std::int64_t seen() const { return seen_; }
    /// Put together from patches.
    const json::value& page() const { return page_; }
    const json::value& cursor() const { return cursor_; }
    /// Everything it was told of, in order.
    const json::array& news() const { return news_; }
    const std::string& cookie() const { return cookie_; }

private:
    json::object take() {
        const auto text = socket_->try_receive();
        if (!text) throw Lost(socket_->last_error().message());
        json::object message = json::parse(*text).as_object();
        if (const auto* push = message.if_contains("push"); push != nullptr && *push == "table")
            keep(message);
        return message;
    }
    void keep(const json::object& told) {
        if (const auto* page = told.if_contains("page")) page_ = *page;
        if (const auto* patch = told.if_contains("patch"); patch != nullptr && !page_.is_null()) {
            apply_patch(page_, *patch);
        }
        cursor_ = told.at("cursor");
        seen_ = cursor_.at("match").as_int64();
        if (const auto* choices = told.if_contains("choices")) choices_ = *choices;
        if (const auto* news = told.if_contains("news")) {
            news_.insert(news_.end(), news->as_array().begin(), news->as_array().end());
        }
    }

    std::string cookie_;
    std::unique_ptr<WsClient> socket_;
    std::int64_t last_ = 0;
    std::int64_t seen_ = 0;
    json::value choices_;
    json::value page_;
    json::value cursor_;
    json::array news_;
};

/// Guests who play one game after the other with random moves, also after the server was gone.
class HallParty {
public:
    HallParty(std::string game, std::size_t people, std::uint64_t seed, json::object settings = {})
        : guests(people), game_(std::move(game)), rng_(seed), settings_(std::move(settings)) {}

    void enter(std::uint16_t port) {
        for (auto& guest : guests) guest.enter(port);
        if (table.empty()) return;
        for (auto& guest : guests) guest.watch(table, link_);
    }
    /// Makes a move, or opens the next table. Everything that is acknowledged is remembered.
    void go_on() {
        if (pending_) return resend();
        if (table.empty()) return open();
        std::vector<std::size_t> deciding;
        for (std::size_t i = 0; i < guests.size(); ++i) {
            if (guests[i].choices().is_object()) deciding.push_back(i);
        }
        if (deciding.empty()) return table.clear();
        const std::size_t seat = deciding[rng_.below(static_cast<std::uint32_t>(deciding.size()))];
        const auto& choices = guests[seat].choices().as_object();
        const std::string move = load::random_leaf(json::serialize(choices.at("tree")), rng_);
        if (move.empty()) throw std::runtime_error("no move in " + json::serialize(choices));
        pending_ = Pending{seat,
                           {{"table", table},
                            {"version", choices.at("version")},
                            {"key", hex64(rng_.next())},
                            {"move", move}}};
        play();
    }
    /// The last move that was acknowledged is known: sent again, it is answered again.
    void check_last() {
        if (table.empty() || !acknowledged_) return;
        const auto answer = guests[acknowledged_->seat].demand("play", acknowledged_->members);
        if (answer.at("cursor").at("match").as_int64() < version_)
            throw std::runtime_error("an acknowledged move is gone");
        for (auto& guest : guests) {
            if (guest.seen() < version_)
                throw std::runtime_error("the table is older than what it had acknowledged");
        }
    }

    std::vector<HallGuest> guests;
    std::string table;
    std::size_t moves = 0;

private:
    struct Pending {
        std::size_t seat = 0;
        json::object members;
    };

    void open() {
        json::object settings = settings_;
        settings["game"] = game_;
        settings["chairs"] = json::array(guests.size(), json::object{{"kind", "open"}});
        settings.emplace("listed", false);  // unless the test has said otherwise
        const auto opened = guests[0].demand("open", {{"settings", settings}});
        const std::string id = opened.at("table").as_string().c_str();
        for (std::size_t i = 0; i < guests.size(); ++i) {
            guests[i].watch(id, opened.at("link"));
            guests[i].demand("sit", {{"table", id}, {"seat", i}, {"salt", "s" + hex64(rng_.next())}});
        }
        guests[0].demand("start", {{"table", id}});
        link_ = opened.at("link");
        acknowledged_.reset();
        version_ = 0;
        // The page as it is now, with the first choices.
        for (auto& guest : guests) guest.watch(id, link_);
        table = id;
    }
    void play() {
        const auto answer = guests[pending_->seat].demand("play", pending_->members);
        version_ = answer.at("cursor").at("match").as_int64();
        acknowledged_ = std::exchange(pending_, std::nullopt);
        ++moves;
        for (auto& guest : guests) guest.catch_up(version_);
    }
    /// It may have been stored although nobody was told, or not: either way it is played once.
    void resend() {
        play();
        for (auto& guest : guests) guest.watch(table, link_);
    }

    std::string game_;
    Rng rng_;
    json::object settings_;
    json::value link_;
    std::optional<Pending> pending_;
    std::optional<Pending> acknowledged_;
    std::int64_t version_ = 0;
};

}  // namespace durbar::testing
