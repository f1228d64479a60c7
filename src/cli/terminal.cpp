#include "cli/terminal.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <utility>

namespace durbar {

namespace {

constexpr std::size_t kLargestFile = 16U << 20U;

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

}  // namespace

int refuse_call(const Error& error) {
    fmt::print(stderr, "durbar: {}\n", describe(error));
    return kWrongCall;
}

bool stdin_is_terminal() { return isatty(STDIN_FILENO) == 1; }
bool stdout_is_terminal() { return isatty(STDOUT_FILENO) == 1; }

int terminal_width() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 20) return size.ws_col;
    return 100;
}

Ink make_ink(std::string_view mode) {
    if (mode != "auto") return Ink(mode == "always");
    const char* no_color = std::getenv("NO_COLOR");
    return Ink(stdout_is_terminal() && (no_color == nullptr || *no_color == '\0'));
}

std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3;) text.insert(at -= 3, ",");
    return text;
}

Result<std::string> read_file(const std::string& path) {
    const auto failed = [&] { return Error{"Cannot read " + path + ": " + std::strerror(errno) + "."}; };
    const File file(std::fopen(path.c_str(), "rb"));
    if (file == nullptr) return failed();
    std::string text;
    std::array<char, 4096> block{};
    while (const std::size_t read = std::fread(block.data(), 1, block.size(), file.get())) {
        text.append(block.data(), read);
        if (text.size() > kLargestFile) return Error{"Cannot read " + path + ": it is larger than 16 MiB."};
    }
    if (std::ferror(file.get()) != 0) return failed();
    return text;
}

std::optional<Error> write_file(const std::string& path, std::string_view text) {
    File file(std::fopen(path.c_str(), "wb"));
    bool written = file != nullptr && std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
    if (file != nullptr) written = std::fclose(file.release()) == 0 && written;
    if (written) return std::nullopt;
    return Error{"Cannot write " + path + ": " + std::strerror(errno) + "."};
}

Progress::Progress(std::string label) : label_(std::move(label)), terminal_(isatty(STDERR_FILENO) == 1) {}

Progress::~Progress() { clear(); }

void Progress::clear() {
    if (shown_) fmt::print(stderr, "\r\x1b[K");
    shown_ = false;
}

void Progress::show(double share) {
    const auto now = Clock::now();
    if (!terminal_ || now - last_ < std::chrono::milliseconds(200)) return;
    last_ = now;
    shown_ = true;
    const double spent = std::chrono::duration<double>(now - begin_).count();
    const std::string left =
        share > 0 ? fmt::format(", {:.0f} s left", spent * std::max(0.0, 1 / share - 1)) : "";
    fmt::print(stderr, "\r\x1b[K{}: {:.0f} %{}", label_, std::min(share, 1.0) * 100, left);
    std::fflush(stderr);
}

}  // namespace durbar
