#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <unistd.h>

#include <boost/json.hpp>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/apply_patch.h"
#include "server/committer.h"
#include "server/fake_world.h"
#include "server/house.h"
#include "server/memory_store.h"
#include "server/settings.h"
#include "store/sqlite_store.h"

namespace durbar::testing {

namespace json = boost::json;

/// The house with everything it needs and nothing of the network. The disk outlives restarts.
class HouseBench {
public:
    enum class Disk : std::uint8_t {
        Memory,  ///< quick, and fails when it is told to
        Sqlite,  ///< the real one
    };

    explicit HouseBench(std::uint64_t seed = 1, Disk kind = Disk::Memory)
        : world_(seed), disk_(std::make_shared<MemoryDisk>()) {
        if (kind == Disk::Sqlite) {
            folder_ = ::testing::TempDir() + "durbar-house-" + std::to_string(getpid());
            std::filesystem::remove_all(folder_);
        }
        begin();
    }
    ~HouseBench() {
        end();
        if (!folder_.empty()) std::filesystem::remove_all(folder_);
    }
    HouseBench(const HouseBench&) = delete;
    HouseBench& operator=(const HouseBench&) = delete;

    server::House& house() { return *house_; }
    FakeWorld& world() { return world_; }
    MemoryDisk& disk() { return *disk_; }
    server::HouseSettings& settings() { return settings_; }
    std::vector<std::string>& log() { return log_; }

    /// Everything that can happen without time passing happens.
    void settle() {
        for (int i = 0; i < 1000; ++i) {
            const bool ran = world_.run();
            committer_->run();
            bots_->run();
            if (!ran && !world_.run()) return;
        }
        FAIL() << "the house does not come to rest";
    }
    /// What was sent to the store gets there, and nothing else happens.
    void commit() { committer_->run(); }
    void pass(hall::Moment ms) {
        const hall::Moment end = world_.now() + ms;
        settle();
        while (world_.next() && *world_.next() <= end) {
            world_.set_now(std::max(world_.now(), *world_.next()));
            settle();
        }
        world_.set_now(end);
        settle();
    }
    /// The process ends, as by a power cut, and begins anew with the same disk.
    void restart() {
        end();
        begin();
        house_->wake();
        settle();
    }

    server::HttpResponse http(const std::string& method, const std::string& path, const std::string& body,
                              const std::string& token = "", const std::string& address = "10.0.0.1") {
        std::optional<server::HttpResponse> response;
        house_->serve({method, path, body, token, address, "test"},
                      [&](server::HttpResponse given) { response = std::move(given); });
        settle();
        EXPECT_TRUE(response) << method << " " << path;
        return response.value_or(server::HttpResponse{});
    }

private:
    void begin() {
        settings_.log = server::Log([this](const std::string& line) { log_.push_back(line); });
        auto writing = open(store::Access::Own);
        auto reading = open(store::Access::Beside);
        committer_ = std::make_unique<server::Committer>(std::move(writing), std::move(reading),
                                                         world_.post(), server::Committer::Threads::None);
        bots_ = std::make_unique<server::BotPool>(server::BotSettings{1, 8, 1}, world_.post(),
                                                  server::BotPool::Threads::None);
        house_ = std::make_unique<server::House>(settings_, world_, *committer_, *bots_);
    }
    std::unique_ptr<store::Store> open(store::Access access) {
        if (folder_.empty()) return std::make_unique<MemoryStore>(disk_);
        return store::open_sqlite(folder_, access);
    }
    void end() {
        house_.reset();
        bots_.reset();
        committer_.reset();
        world_.clear();
    }

    FakeWorld world_;
    std::shared_ptr<MemoryDisk> disk_;
    std::string folder_;  ///< of the real store
    server::HouseSettings settings_ = generous();
    std::vector<std::string> log_;
    std::unique_ptr<server::Committer> committer_;
    std::unique_ptr<server::BotPool> bots_;
    std::unique_ptr<server::House> house_;

    /// Tests are faster than people.
    static server::HouseSettings generous() {
        server::HouseSettings settings;
        settings.seeds = {[](const honest::Seed& seed) { return "sealed " + honest::hex(seed); },
                          [](std::string_view text) {
                              return honest::parse_hash(text.substr(std::min(text.size(), std::size_t{7})));
                          }};
        settings.limits.messages = {};
        settings.limits.requests = {};
        settings.limits.guests = {};
        settings.limits.chat = {};
        settings.limits.hints = {};
        settings.limits.tables = {};
        return settings;
    }
};

/// A browser: a session, a socket, and the pages that it has put together.
class Client final : public server::Socket {
public:
    Client(HouseBench& bench, const std::string& name) : bench_(bench) {
        const auto visit = bench_.http("POST", "/api/visit", R"({"name":")" + name + R"("})");
        EXPECT_EQ(visit.status, 200) << visit.body;
        token_ = visit.token;
        id_ = json::parse(visit.body).at("person").at("id").as_string().c_str();
        connect();
    }
    /// Another tab of the same person.
    Client(HouseBench& bench, const Client& other) : bench_(bench), token_(other.token_), id_(other.id_) {
        connect();
    }

    void connect() {
        bench_.house().open_socket(token_, "10.0.0.1", *this, [&](auto socket) { socket_ = socket; });
        bench_.settle();
        pages.clear();
    }
    void disconnect() {
        if (socket_) bench_.house().closed(*socket_);
        socket_.reset();
        bench_.settle();
    }

    void send(server::Text text) override {
        heard.push_back(*text);
        heard_at.push_back(bench_.world().now());
        const json::value message = json::parse(*text);
        if (const auto* push = message.as_object().if_contains("push")) {
            if (push->as_string() == "table") told(message.as_object());
        } else if (message.at("re").is_int64()) {
            answers_[message.at("re").as_int64()] = message.as_object();
        }
    }
    void close() override {
        socket_.reset();
        closed = true;
    }

    /// Sends a request and lets everything happen that follows; the answer.
    json::object ask(std::string_view name, json::object fields = {}) {
        const std::int64_t id = begin(name, std::move(fields));
        bench_.settle();
        return answer(id);
    }
    /// Only sends it.
    std::int64_t begin(std::string_view name, json::object fields = {}) {
        fields["do"] = name;
        fields["id"] = ++last_;
        if (socket_) bench_.house().receive(*socket_, json::serialize(fields));
        return last_;
    }
    /// Empty if none has come.
    json::object answer(std::int64_t id) {
        const auto found = answers_.find(id);
        return found == answers_.end() ? json::object{} : found->second;
    }
    static std::string code(const json::object& answer) {
        if (answer.empty()) return "no answer";
        if (answer.at("ok").as_bool()) return "done";
        return answer.at("error").at("code").as_string().c_str();
    }
    std::string does(std::string_view name, json::object fields = {}) {
        return code(ask(name, std::move(fields)));
    }

    std::string open(json::object settings) {
        const auto answer = ask("open", {{"settings", std::move(settings)}});
        EXPECT_EQ(code(answer), "done") << json::serialize(answer);
        if (answer.at("link").is_string()) link = answer.at("link").as_string().c_str();
        return answer.at("table").as_string().c_str();
    }
    std::string watch(const std::string& table, json::object more = {}) {
        more["table"] = table;
        const auto answer = ask("watch", more);
        if (code(answer) == "done") {
            pages[table] = answer.at("page");
            choices[table] = answer.at("choices");
            cursors[table] = answer.at("cursor");
            news[table] = answer.at("news").as_array();
        }
        return code(answer);
    }
    std::string sit(const std::string& table, int seat) {
        return does("sit", {{"table", table}, {"seat", seat}, {"salt", "salt" + id_}});
    }
    /// As somebody who answers what was asked last.
    json::object play(const std::string& table, const std::string& move, const std::string& key = "") {
        return ask("play", {{"table", table},
                            {"version", choices.at(table).at("version")},
                            {"key", key.empty() ? "k" + std::to_string(last_) : key},
                            {"move", move}});
    }
    bool decides(const std::string& table) const {
        const auto found = choices.find(table);
        return found != choices.end() && found->second.is_object();
    }
    json::value& page(const std::string& table) { return pages.at(table); }
    std::string stage(const std::string& table) { return page(table).at("stage").as_string().c_str(); }
    /// The page put together from patches is the page as it is.
    void expect_in_step(const std::string& table) {
        const auto now = ask("watch", {{"table", table}});
        ASSERT_EQ(code(now), "done");
        EXPECT_EQ(json::serialize(now.at("page")), json::serialize(pages.at(table)));
        EXPECT_EQ(json::serialize(now.at("choices")), json::serialize(choices.at(table)));
        EXPECT_EQ(json::serialize(now.at("cursor")), json::serialize(cursors.at(table)));
    }

    const std::string& id() const { return id_; }
    const std::string& token() const { return token_; }
    std::optional<server::House::SocketId> socket() const { return socket_; }

    std::vector<std::string> heard;
    std::vector<hall::Moment> heard_at;
    std::map<std::string, json::value> pages;
    std::map<std::string, json::value> choices;
    std::map<std::string, json::value> cursors;
    std::map<std::string, json::array> news;
    std::string link;
    bool closed = false;

private:
    void told(const json::object& push) {
        const std::string table = push.at("table").as_string().c_str();
        // An answer to watch that is on its way brings all of it.
        if (!pages.contains(table)) return;
        apply_patch(pages[table], push.at("patch"));
        if (const auto* changed = push.if_contains("choices")) choices[table] = *changed;
        cursors[table] = push.at("cursor");
        for (const auto& item : push.at("news").as_array()) news[table].push_back(item);
    }

    HouseBench& bench_;
    std::string token_;
    std::string id_;
    std::optional<server::House::SocketId> socket_;
    std::int64_t last_ = 0;
    std::map<std::int64_t, json::object> answers_;
};

/// Settings with one chair for each word: "open", "bot easy".
inline json::object settings(std::string_view game, const std::vector<std::string>& chairs) {
    json::array list;
    for (const std::string& chair : chairs) {
        if (chair.starts_with("bot ")) {
            list.push_back(json::object{{"kind", "bot"}, {"who", chair.substr(4)}});
        } else {
            list.push_back(json::object{{"kind", "open"}});
        }
    }
    return {{"game", game}, {"chairs", list}};
}

}  // namespace durbar::testing
