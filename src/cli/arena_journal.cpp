#include "cli/arena_journal.h"

#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>

#include "arena/journal.h"
#include "cli/terminal.h"

namespace durbar {

namespace fs = std::filesystem;

Result<std::unique_ptr<ArenaJournal>> ArenaJournal::open(const std::string& folder, ArenaOptions& series) {
    const auto identity = arena_identity(series);
    if (!identity) return identity.error();
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed) return Error{"Cannot create the folder " + folder + ": " + failed.message() + "."};
    std::unique_ptr<ArenaJournal> journal(new ArenaJournal(folder, series, identity.value().players));
    if (auto error = journal->lock()) return *error;
    if (auto error = journal->take_over(series, identity.value().line)) return *error;
    series.keep = [kept = journal.get()](const ArenaGame& game, const std::string& record) {
        return kept->keep(game, record);
    };
    return journal;
}

ArenaJournal::ArenaJournal(std::string folder, const ArenaOptions& series, int players)
    : folder_(std::move(folder)),
      path_((fs::path(folder_) / "arena.journal").string()),
      record_name_(fmt::format("{}-{}p-seed{}", series.game, players, series.seed)),
      players_(players),
      file_(std::fopen(path_.c_str(), "a+b")) {}

std::optional<Error> ArenaJournal::lock() {
    if (file_ == nullptr) return Error{"Cannot open " + path_ + ": " + std::strerror(errno) + "."};
    if (flock(fileno(file_.get()), LOCK_EX | LOCK_NB) == 0) return std::nullopt;
    return Error{"Another process is playing the series in " + folder_ + "."};
}

std::optional<Error> ArenaJournal::take_over(ArenaOptions& series, const std::string& identity) {
    std::string text;
    std::array<char, 4096> block{};
    if (std::fseek(file_.get(), 0, SEEK_SET) != 0) return Error{"Cannot read " + path_ + "."};
    while (const std::size_t read = std::fread(block.data(), 1, block.size(), file_.get())) {
        text.append(block.data(), read);
    }
    if (std::ferror(file_.get()) != 0) return Error{"Cannot read " + path_ + "."};
    auto journal = read_journal(text, identity, players_);
    if (!journal) return Error{"Cannot continue " + path_ + ": " + describe(journal.error()) + "."};
    const std::size_t length = journal.value().length;
    if (ftruncate(fileno(file_.get()), static_cast<off_t>(length)) != 0) {
        return Error{"Cannot write " + path_ + ": " + std::strerror(errno) + "."};
    }
    series.known = std::move(journal.value().games);
    return length == 0 ? append(journal_header(identity)) : std::nullopt;
}

std::optional<Error> ArenaJournal::append(const std::string& text) {
    // Out of the program at once: a line that was written survives whatever ends the process.
    if (std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size() &&
        std::fflush(file_.get()) == 0) {
        return std::nullopt;
    }
    return Error{"Cannot write " + path_ + ": " + std::strerror(errno) + "."};
}

/// The record first: a game that the journal knows has one.
std::optional<Error> ArenaJournal::keep(const ArenaGame& game, const std::string& record) {
    const auto name = fmt::format("{}-{:06}.record", record_name_, game.number);
    if (auto error = write_file((fs::path(folder_) / name).string(), record)) return error;
    return append(journal_line(game, players_));
}

}  // namespace durbar
