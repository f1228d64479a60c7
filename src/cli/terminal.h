#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_match.h"
#include "core/result.h"
#include "terminal/ink.h"

namespace durbar {

/// Exit status of the command (design.md section 8).
inline constexpr int kDone = 0;
inline constexpr int kCheckFailed = 1;
inline constexpr int kWrongCall = 2;

/// Says on stderr in one sentence what was wrong with the call; returns kWrongCall.
int refuse_call(const Error& error);

bool stdin_is_terminal();
bool stdout_is_terminal();

/// Columns of the terminal; 100 when the output is none.
int terminal_width();

/// `mode`: auto, always or never. Auto paints on a terminal unless NO_COLOR is set.
Ink make_ink(std::string_view mode);

/// "12,345,678"
std::string grouped(std::uint64_t number);

/// Whole files as they are; a sentence if that fails or the file is larger than any of ours.
Result<std::string> read_file(const std::string& path);
std::optional<Error> write_file(const std::string& path, std::string_view text);

/// Ranks, names and what was compared, best seat first.
std::string standing_table(const AnyMatch& match, const std::vector<std::string>& names, const Ink& ink);

/// One line on stderr, rewritten a few times a second, with the time left. Silent when stderr is no terminal.
/// The line disappears with the object.
class Progress {
public:
    explicit Progress(std::string label);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    /// `share`: how much is done, 0 to 1.
    void show(double share);
    /// Takes the line away, before something else is printed.
    void clear();

private:
    using Clock = std::chrono::steady_clock;

    std::string label_;
    bool terminal_;
    bool shown_ = false;
    Clock::time_point begin_ = Clock::now();
    Clock::time_point last_ = begin_;
};

}  // namespace durbar
