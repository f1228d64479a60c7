#include "load/load.h"

#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>
#include <memory>
#include <thread>

#include "core/text.h"
#include "games/registry.h"
#include "load/asio.h"
#include "load/server_process.h"
#include "load/server_watch.h"
#include "load/worker.h"

namespace durbar::load {

namespace {

constexpr int kMostProcesses = 64;
constexpr rlim_t kFilesBesides = 200;  // pipes, connections that come and go

/// How many sockets one process may have, once it has raised its limit of open files as far as it may.
std::uint64_t sockets_of_process() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    getrlimit(RLIMIT_NOFILE, &limit);
    return limit.rlim_cur > kFilesBesides ? limit.rlim_cur - kFilesBesides : 0;
}

/// A process of the generator, and the pipes to and from it.
class WorkerProcess {
public:
    explicit WorkerProcess(const Share& share) {
        std::array<int, 2> down{};
        std::array<int, 2> up{};
        if (pipe(down.data()) != 0 || pipe(up.data()) != 0) throw LoadError("No pipe to the generator.");
        process_ = fork();
        if (process_ < 0) throw LoadError("No process can be started for the generator.");
        if (process_ == 0) {
            prctl(PR_SET_PDEATHSIG, SIGTERM);
            close(down[1]);
            close(up[0]);
            run_and_exit(share, down[0], up[1]);
        }
        close(down[0]);
        close(up[1]);
        orders_ = down[1];
        reports_ = up[0];
    }
    WorkerProcess(const WorkerProcess&) = delete;
    WorkerProcess& operator=(const WorkerProcess&) = delete;
    ~WorkerProcess() {
        close(orders_);  // a worker that still waits for the word ends now
        close(reports_);
        if (!ended_) kill(process_, SIGTERM);
        waitpid(process_, nullptr, 0);
    }

    /// Whether all of its tables play.
    bool wait_until_ready() {
        char word = 0;
        return read_all(&word, 1) && word == kReady;
    }
    void go() const {
        if (write(orders_, &kGo, 1) != 1) throw LoadError("A process of the generator is gone.");
    }
    Figures figures() {
        Figures figures;
        if (!read_all(&figures, sizeof figures)) throw LoadError("A process of the generator is gone.");
        ended_ = true;
        return figures;
    }

private:
    [[noreturn]] static void run_and_exit(const Share& share, int from_parent, int to_parent) {
        try {
            run_worker(share, from_parent, to_parent);
        } catch (const std::exception& error) {
            Figures failed;
            failed.errors = 1;
            std::strncpy(failed.first_error.data(), error.what(), failed.first_error.size() - 1);
            const bool told =
                write(to_parent, &kFailed, 1) == 1 && write(to_parent, &failed, sizeof failed) > 0;
            _exit(told ? 0 : 1);
        }
        _exit(0);
    }
    bool read_all(void* data, std::size_t size) const {
        char* at = static_cast<char*>(data);
        while (size > 0) {
            const ssize_t got = read(reports_, at, size);
            if (got <= 0) return false;
            at += got;
            size -= static_cast<std::size_t>(got);
        }
        return true;
    }

    pid_t process_ = -1;
    int orders_ = -1;
    int reports_ = -1;
    bool ended_ = false;
};

/// The parts that the processes play, as equal as can be.
std::vector<Share> shares_of(const LoadSettings& settings, int processes,
                             const std::vector<std::string>& games, const Target& target) {
    std::vector<Share> shares;
    int first = 0;
    for (int i = 0; i < processes; ++i) {
        const int tables = settings.tables / processes + (i < settings.tables % processes ? 1 : 0);
        shares.push_back({target, games, settings.people, tables, first,
                          settings.rate * tables / settings.tables, settings.seconds});
        first += tables;
    }
    return shares;
}

void sleep_for(double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); }

/// One run against a server that answers.
class Run {
public:
    Run(const LoadSettings& settings, Target target, std::optional<pid_t> process)
        : settings_(settings), target_(std::move(target)), process_(process) {}

    LoadReport play(const std::vector<std::string>& games, int processes) {
        say("setting up " + std::to_string(settings_.tables) + " tables");
        const ServerUse idle = use();
        const auto begin = Clock::now();
        std::vector<std::unique_ptr<WorkerProcess>> workers;
        for (const Share& share : shares_of(settings_, processes, games, target_)) {
            workers.push_back(std::make_unique<WorkerProcess>(share));
        }
        for (const auto& worker : workers) {
            if (!worker->wait_until_ready()) throw LoadError(worker->figures().first_error.data());
        }
        report_.setup_seconds = std::chrono::duration<double>(Clock::now() - begin).count();
        say("playing");
        for (const auto& worker : workers) worker->go();
        sleep_for(kWarmUpSeconds);
        const ServerUse before = use();
        sleep_for(settings_.seconds);
        count_server(idle, before, use());
        for (const auto& worker : workers) add(worker->figures());
        return finished();
    }

private:
    ServerUse use() const { return process_ ? use_of_process(*process_) : use_told_by(target_); }
    void say(const std::string& what) const {
        if (settings_.progress) settings_.progress(what);
    }

    void count_server(const ServerUse& idle, const ServerUse& before, const ServerUse& after) {
        report_.server_rss_bytes = after.rss_bytes;
        if (idle.rss_bytes && after.rss_bytes) {
            report_.bytes_per_table =
                (static_cast<double>(*after.rss_bytes) - static_cast<double>(*idle.rss_bytes)) /
                settings_.tables;
        }
        if (before.cpu_seconds && after.cpu_seconds) {
            report_.server_cpu_seconds = *after.cpu_seconds - *before.cpu_seconds;
        }
    }
    void add(const Figures& figures) {
        latencies_.add(figures.latencies);
        report_.sockets += figures.sockets;
        report_.errors += figures.errors;
        report_.generator_cpu_seconds += figures.cpu_seconds;
        if (report_.first_error.empty()) report_.first_error = figures.first_error.data();
    }
    LoadReport finished() {
        const auto ms = [](std::uint64_t microseconds) { return static_cast<double>(microseconds) / 1000; };
        report_.tables = static_cast<std::uint64_t>(settings_.tables);
        report_.moves = latencies_.count();
        report_.seconds = settings_.seconds;
        report_.moves_per_second = static_cast<double>(report_.moves) / settings_.seconds;
        report_.p50_ms = ms(latencies_.percentile(0.5));
        report_.p90_ms = ms(latencies_.percentile(0.9));
        report_.p99_ms = ms(latencies_.percentile(0.99));
        report_.max_ms = ms(latencies_.max());
        return report_;
    }

    const LoadSettings& settings_;
    Target target_;
    std::optional<pid_t> process_;
    LoadReport report_;
    Histogram latencies_;
};

}  // namespace

Result<int> processes_of(const LoadSettings& settings, std::uint64_t sockets) {
    const auto people = static_cast<std::uint64_t>(settings.people);
    const auto tables = static_cast<std::uint64_t>(settings.tables);
    const std::uint64_t tables_of_one = sockets / people;
    const std::uint64_t needed = tables_of_one == 0 ? tables : (tables + tables_of_one - 1) / tables_of_one;
    if (tables_of_one == 0 || needed > kMostProcesses) {
        return Error{std::to_string(tables * people) + " sockets need more open files than " +
                     std::to_string(kMostProcesses) + " processes of this account may have (ulimit -n)."};
    }
    return std::max(settings.processes, static_cast<int>(needed));
}

Result<std::vector<std::string>> games_of(const LoadSettings& settings) {
    if (settings.tables < 1) return Error{"There must be at least one table."};
    if (settings.processes < 1 || settings.processes > std::min(settings.tables, kMostProcesses)) {
        return Error{"There must be from 1 to " + std::to_string(kMostProcesses) +
                     " processes, and at least one table for each."};
    }
    if (settings.rate < 0 || settings.seconds <= 0)
        return Error{"A rate is not below 0, and seconds are above 0."};
    if (!settings.game.empty()) {
        const GameInfo* game = find_game(settings.game);
        if (game == nullptr) return unknown_game(settings.game);
        if (const auto error = check_players(*game, settings.people)) return *error;
        return std::vector<std::string>{settings.game};
    }
    std::vector<std::string> games;
    for (const GameInfo& game : all_games()) {
        if (!check_players(game, settings.people)) games.emplace_back(game.id);
    }
    if (games.empty())
        return Error{"No game can be played by " + std::to_string(settings.people) + " people."};
    return games;
}

Result<LoadReport> run_load(const LoadSettings& settings) {
    const auto games = games_of(settings);
    if (!games) return games.error();
    const auto processes = processes_of(settings, sockets_of_process());
    if (!processes) return processes.error();
    signal(SIGPIPE, SIG_IGN);  // a worker that is gone is told by the write that fails
    try {
        if (!settings.url.empty()) {
            const auto target = parse_target(settings.url);
            if (!target) return target.error();
            return Run(settings, target.value(), std::nullopt).play(games.value(), processes.value());
        }
        if (settings.progress) settings.progress("starting a server");
        const ServerProcess server(settings.program);
        return Run(settings, server.target(), server.process()).play(games.value(), processes.value());
    } catch (const std::exception& error) {
        return Error{error.what()};
    }
}

}  // namespace durbar::load
