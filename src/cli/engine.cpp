#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "engine/engine_session.h"
#include "engine/line_splitter.h"

namespace durbar {

int run_engine() {
    const auto seed = read_seed("");
    EngineSession session(seed.value());
    LineSplitter lines(EngineSession::kLongestLine);
    const auto write = [](const std::string& answer) {
        std::fputs((answer + "\n").c_str(), stdout);
        std::fflush(stdout);
    };
    const auto reply = [&](std::string_view line) {
        if (!session.finished()) write(session.answer(line));
    };
    std::array<char, 1U << 16U> block{};
    // read() instead of a stream: a line must be answered as soon as it arrives, not when a buffer is full.
    while (!session.finished()) {
        const ssize_t got = read(STDIN_FILENO, block.data(), block.size());
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) break;
        lines.feed({block.data(), static_cast<std::size_t>(got)}, reply,
                   [&] { write(EngineSession::too_long_answer()); });
    }
    lines.finish(reply);
    return kDone;
}

}  // namespace durbar
