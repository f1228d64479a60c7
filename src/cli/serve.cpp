#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <functional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "cli/commands.h"
#include "cli/serve_settings.h"
#include "cli/terminal.h"
#include "cli/version.h"
#include "core/text.h"
#include "server/bot_pool.h"
#include "server/committer.h"
#include "server/house.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/net/house_desk.h"
#include "server/net/loop.h"
#include "server/net/server.h"
#include "server/settings.h"
#include "store/checkpointer.h"
#include "store/secret_box.h"
#include "store/sqlite_store.h"

namespace durbar {

namespace {

constexpr unsigned kWorkers = 2;      ///< for passwords, which take 64 MiB each while they are checked
constexpr unsigned kMostHelpers = 3;  ///< for telling: with more of them the rest of the loop's work counts

/// "2026-11-18T02:57:00.123Z table.over table=k3J"
void write_log(const std::string& line) {
    const auto now = std::chrono::system_clock::now();
    const auto ms =
        std::chrono::duration_cast<std::chrono::milliseconds>(now.time_since_epoch()).count() % 1000;
    const std::time_t seconds = std::chrono::system_clock::to_time_t(now);
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
    std::fprintf(stderr, "%s.%03dZ %s\n", text.data(), static_cast<int>(ms), line.c_str());
}

/// Every connection is an open file, and the usual limit is 1024 of them. Root may have as many as the kernel
/// counts. Tells what the limit is now.
std::size_t raise_file_limit() {
    constexpr rlim_t kPlenty = 1 << 20;
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
    const rlimit plenty{kPlenty, std::max(kPlenty, limit.rlim_max)};
    if (setrlimit(RLIMIT_NOFILE, &plenty) == 0) return kPlenty;
    const rlimit allowed{limit.rlim_max, limit.rlim_max};
    return setrlimit(RLIMIT_NOFILE, &allowed) == 0 ? allowed.rlim_cur : limit.rlim_cur;
}

/// Where a browser on this machine finds us.
std::string own_address(const net::Settings& settings, std::uint16_t port) {
    const bool any = settings.bind == "127.0.0.1" || settings.bind == "0.0.0.0" || settings.bind == "::" ||
                     settings.bind == "::1";
    const bool v6 = settings.bind.find(':') != std::string::npos;
    const std::string host = any ? "localhost" : v6 ? "[" + settings.bind + "]" : settings.bind;
    return "http://" + host + ":" + std::to_string(port);
}

int fail(const std::string& sentence) {
    std::fprintf(stderr, "durbar: %s\n", sentence.c_str());
    return kCheckFailed;
}

Result<ServeSettings> settings_of(const ServeArgs& args) {
    const auto environment = [](const char* name) { return std::getenv(name); };
    const char* named = std::getenv("DURBAR_CONFIG");
    const std::string path = !args.config.empty() ? args.config : named != nullptr ? named : "";
    NamedTexts lines;
    if (!path.empty()) {
        const auto text = read_file(path);
        if (!text) return text.error();
        auto read = read_settings_file(text.value());
        if (!read) return Error{"In " + quoted(path) + ", " + describe(read.error())};
        lines = std::move(read.value());
    }
    return merge_settings(args.flags, environment, lines);
}

server::HouseSettings house_settings(const ServeSettings& settings, const server::Log& log) {
    const auto box = store::SecretBox::open(settings.data);
    server::HouseSettings house;
    house.limits = settings.limits;
    house.version = kVersion;
    house.log = log;
    house.seeds.seal = [box](const honest::Seed& seed) { return box.seal(seed); };
    house.seeds.unseal = [box](std::string_view sealed) { return box.unseal(sealed); };
    return house;
}

/// Until a signal asks to stop, and everything that was taken is on disk.
void serve(const ServeSettings& settings) {
    const server::Log log(write_log);
    server::Metrics metrics;
    const unsigned helpers = std::clamp(std::thread::hardware_concurrency(), 1U, kMostHelpers + 1) - 1;
    net::Loop loop({.workers = kWorkers, .helpers = helpers}, metrics);
    // Before the store is opened: doors with open files of their own then never have any of the store's.
    net::Server server(settings.net, loop, metrics, log);
    const server::Post post = [&loop](std::function<void()> job) { loop.post(std::move(job)); };
    auto writing = store::open_sqlite(settings.data, store::Access::Own);
    const store::Checkpointer checkpointer(store::open_sqlite(settings.data, store::Access::Beside));
    server::Committer committer(std::move(writing), store::open_sqlite(settings.data, store::Access::Beside),
                                post);
    server::BotPool bots(settings.bots, post);

    server::House house(house_settings(settings, log), loop, committer, bots);
    net::HouseDesk desk(house);
    loop.on_signal([&] {
        log.write("serve.stopping");
        server.stop([&loop] { loop.stop(); });
    });
    server.open(desk);
    house.wake();
    std::printf("Durbar is open at %s\n", own_address(settings.net, server.port()).c_str());
    std::fflush(stdout);
    log.write("serve.open", {{"port", server.port()}, {"doors", settings.net.doors}, {"version", kVersion}});
    loop.run();
    log.write("serve.stopped");
}

}  // namespace

int run_serve(const ServeArgs& args) {
    auto settings = settings_of(args);
    if (!settings) return refuse_call(settings.error());
    net::choose_doors(settings.value().net, raise_file_limit());
    try {
        serve(settings.value());
    } catch (const std::exception& error) {
        return fail(error.what());
    }
    return kDone;
}

}  // namespace durbar
