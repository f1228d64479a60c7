#pragma once

// Runs the executable itself, as people and scripts call it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>
#include <boost/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "cli/terminal.h"
#include "support/places.h"

namespace durbar::testing {

namespace json = boost::json;

struct CommandRun {
    int status = -1;
    std::string out;
    std::string err;

    /// The last line of stdout, which must be one JSON object.
    json::object json() const {
        std::string_view text = trim_end(out);
        text = text.substr(text.rfind('\n') == std::string_view::npos ? 0 : text.rfind('\n') + 1);
        json::error_code error;
        const json::value value = json::parse(text, error);
        EXPECT_TRUE(!error && value.is_object()) << out << err;
        return value.is_object() ? value.get_object() : json::object{};
    }

private:
    static std::string_view trim_end(std::string_view text) {
        while (text.ends_with('\n')) text.remove_suffix(1);
        return text;
    }
};

class Command : public ::testing::Test {
protected:
    Command() : folder_(std::filesystem::temp_directory_path() / ("durbar-cli-" + std::to_string(getpid()))) {
        std::filesystem::create_directories(folder_);
    }
    ~Command() override { std::filesystem::remove_all(folder_); }
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;

    std::string path(const std::string& name) const { return (folder_ / name).string(); }

    /// Runs `durbar ARGS` with that text on stdin. `before`: environment settings for the shell.
    CommandRun run(const std::string& args, const std::string& in = "",
                   const std::string& before = "") const {
        EXPECT_EQ(write_file(path("in"), in), std::nullopt);
        const std::string line = before + " " + durbar_program() + " " + args + " <" + path("in") + " >" +
                                 path("out") + " 2>" + path("err");
        const int ended = std::system(line.c_str());
        EXPECT_TRUE(WIFEXITED(ended)) << line;
        return {WEXITSTATUS(ended), read_file(path("out")).value(), read_file(path("err")).value()};
    }
    /// A call that is wrong: status 2, one sentence on stderr, nothing on stdout.
    std::string refusal(const std::string& args) const {
        const CommandRun ran = run(args);
        EXPECT_EQ(ran.status, 2) << args << "\n" << ran.out << ran.err;
        EXPECT_EQ(ran.out, "") << args;
        EXPECT_THAT(ran.err, ::testing::StartsWith("durbar: ")) << args;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
        return ran.err;
    }

private:
    std::filesystem::path folder_;
};

}  // namespace durbar::testing
