#include "load/server_process.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <fstream>
#include <thread>
#include <vector>

#include "load/asio.h"
#include "load/server_watch.h"

namespace durbar::load {

namespace {

constexpr auto kStartsWithin = std::chrono::seconds(20);
constexpr auto kStopsWithin = std::chrono::seconds(20);
constexpr auto kPause = std::chrono::milliseconds(20);
constexpr const char* kHost = "127.0.0.1";

/// A port that nothing listens on. Another program could take it before the server does, which would then say
/// so.
std::uint16_t free_port() {
    asio::io_context context;
    const asio::ip::tcp::acceptor acceptor(context, {asio::ip::make_address(kHost), 0});
    return acceptor.local_endpoint().port();
}

/// On a disk: unlike the folder for temporary files, this one is none in memory.
std::filesystem::path data_folder() {
    const std::filesystem::path disk = "/var/tmp";
    const auto base = std::filesystem::is_directory(disk) ? disk : std::filesystem::temp_directory_path();
    return base / ("durbar-load-" + std::to_string(getpid()));
}

}  // namespace

ServerProcess::ServerProcess(const std::string& program) : target_{kHost, free_port()}, data_(data_folder()) {
    std::filesystem::create_directories(data_);
    start(program);
    const auto patience = Clock::now() + kStartsWithin;
    while (!http_get(target_, "/healthz")) {
        if (has_ended(WNOHANG) || Clock::now() > patience) {
            const std::string words = last_words();
            stop();
            throw LoadError("The server does not start. " + words);
        }
        std::this_thread::sleep_for(kPause);
    }
}

void ServerProcess::start(const std::string& program) {
    const std::string port = std::to_string(target_.port);
    const std::string data = (data_ / "store").string();
    const std::string log = (data_ / "server.log").string();
    std::vector<const char*> arguments{program.c_str(), "serve",      "--port",     port.c_str(),
                                       "--data",        data.c_str(), "--no-limits"};
    arguments.push_back(nullptr);
    process_ = fork();
    if (process_ < 0) throw LoadError("No process can be started for the server.");
    if (process_ > 0) return;
    prctl(PR_SET_PDEATHSIG, SIGTERM);  // so that it never outlives us
    const int out = open(log.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    execv(program.c_str(), const_cast<char* const*>(arguments.data()));  // which changes none of them
    _exit(127);
}

std::string ServerProcess::last_words() const {
    std::ifstream log(data_ / "server.log");
    std::string line;
    std::string last;
    while (std::getline(log, line)) {
        if (!line.empty()) last = line;
    }
    return last.empty() ? "It has said nothing." : "Its last words: " + last;
}

bool ServerProcess::has_ended(int options) {
    if (process_ <= 0) return true;
    if (waitpid(process_, nullptr, options) != process_) return false;
    process_ = -1;
    return true;
}

ServerProcess::~ServerProcess() { stop(); }

void ServerProcess::stop() {
    if (process_ > 0) {
        kill(process_, SIGTERM);
        const auto patience = Clock::now() + kStopsWithin;
        while (!has_ended(WNOHANG) && Clock::now() < patience) std::this_thread::sleep_for(kPause);
    }
    if (process_ > 0) {
        kill(process_, SIGKILL);
        has_ended(0);
    }
    std::error_code ignored;
    std::filesystem::remove_all(data_, ignored);
}

}  // namespace durbar::load
