#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "support/places.h"

namespace durbar::testing {

/// A folder of a test's own, gone afterwards. On a disk, which /tmp need not be.
class DataFolder {
public:
    DataFolder() {
        const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
        path_ = std::filesystem::path("/var/tmp") /
                ("durbar-" + std::string(test->name()) + "-" + std::to_string(getpid()));
        std::filesystem::create_directories(path_);
    }
    DataFolder(const DataFolder&) = delete;
    DataFolder& operator=(const DataFolder&) = delete;
    ~DataFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    std::string store() const { return (path_ / "store").string(); }
    std::string file(const std::string& name) const { return (path_ / name).string(); }

private:
    std::filesystem::path path_;
};

inline std::string text_of(const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

/// `durbar serve` as a process of its own, on a free port.
class Served {
public:
    /// Waits until it is open, or has ended.
    Served(const DataFolder& folder, std::vector<std::string> more = {}) : log_(folder.file("server.log")) {
        std::vector<std::string> words = {durbar_program(), "serve", "--port", "0", "--data", folder.store()};
        words.insert(words.end(), more.begin(), more.end());
        std::array<int, 2> out{};
        if (pipe2(out.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
        process_ = fork();
        if (process_ == 0) run(words, out[1]);
        close(out[1]);
        std::string line;
        for (char c = 0; ::read(out[0], &c, 1) == 1 && c != '\n';) line += c;
        close(out[0]);
        const std::size_t colon = line.rfind(':');
        if (line.starts_with("Durbar is open at http://localhost:")) {
            port = static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
        }
    }
    Served(const Served&) = delete;
    Served& operator=(const Served&) = delete;
    ~Served() {
        signal(SIGKILL);
        wait();
    }

    void signal(int number) const {
        if (process_ > 0) ::kill(process_, number);
    }
    /// The exit status; 1000 and more: the signal that ended it.
    int wait() {
        if (process_ <= 0) return status_;
        int ended = 0;
        waitpid(process_, &ended, 0);
        process_ = -1;
        status_ = WIFEXITED(ended) ? WEXITSTATUS(ended) : 1000 + WTERMSIG(ended);
        return status_;
    }
    std::string log() const { return text_of(log_); }

    std::uint16_t port = 0;  ///< 0: it did not open

private:
    [[noreturn]] void run(const std::vector<std::string>& words, int out) const {
        prctl(PR_SET_PDEATHSIG, SIGKILL);  // so that it never outlives a test that failed
        dup2(out, STDOUT_FILENO);
        dup2(open(log_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600), STDERR_FILENO);
        std::vector<char*> arguments;
        for (const auto& word : words)
            arguments.push_back(const_cast<char*>(word.c_str()));  // execv changes none
        arguments.push_back(nullptr);
        execv(arguments[0], arguments.data());
        _exit(127);
    }

    std::string log_;
    pid_t process_ = -1;
    int status_ = -1;
};

}  // namespace durbar::testing
