#include "store/files.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "store/sqlite_error.h"

namespace durbar::store {

namespace {

constexpr mode_t kOwnersFile = 0600;

Descriptor open_file(const std::filesystem::path& path, int flags) {
    const int number = ::open(path.c_str(), flags | O_CLOEXEC, kOwnersFile);
    if (number < 0) throw file_error(path.filename().string(), errno, path.parent_path().string());
    return Descriptor(number);
}

/// Who holds the lock, as far as the file tells: " (process 1234)".
std::string holder(int file) {
    std::array<char, 16> digits{};
    const ssize_t size = ::pread(file, digits.data(), digits.size() - 1, 0);
    return size > 0 ? " (process " + std::string(digits.data(), static_cast<std::size_t>(size)) + ")" : "";
}

}  // namespace

Descriptor::Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}

Descriptor::~Descriptor() {
    if (number_ >= 0) ::close(number_);
}

void make_folder(const std::string& folder) {
    std::error_code failed;
    const auto path = std::filesystem::absolute(folder, failed);
    if (std::filesystem::is_directory(path, failed)) return;
    std::filesystem::create_directories(path, failed);
    if (failed) throw file_error("the folder", failed.value(), folder);
    std::filesystem::permissions(path, std::filesystem::perms::owner_all, failed);
    sync_to_disk(path.parent_path());
}

void sync_to_disk(const std::filesystem::path& path) {
    const Descriptor file = open_file(path, O_RDONLY);
    if (::fsync(file.get()) != 0)
        throw file_error(path.filename().string(), errno, path.parent_path().string());
}

void write_private_file(const std::filesystem::path& path, std::span<const std::uint8_t> bytes) {
    const std::filesystem::path fresh = path.string() + ".new";
    {
        const Descriptor file = open_file(fresh, O_WRONLY | O_CREAT | O_TRUNC);
        const ssize_t written = ::write(file.get(), bytes.data(), bytes.size());
        const int error = written < 0                                     ? errno
                          : written != static_cast<ssize_t>(bytes.size()) ? ENOSPC
                          : ::fsync(file.get()) != 0                      ? errno
                                                                          : 0;
        if (error != 0) {
            ::unlink(fresh.c_str());
            throw file_error(path.filename().string(), error, path.parent_path().string());
        }
    }
    if (::rename(fresh.c_str(), path.c_str()) != 0) {
        throw file_error(path.filename().string(), errno, path.parent_path().string());
    }
    sync_to_disk(path.parent_path());
}

Descriptor lock_folder(const std::string& folder) {
    Descriptor file = open_file(std::filesystem::path(folder) / kLockFile, O_RDWR | O_CREAT);
    if (::flock(file.get(), LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK) throw file_error(kLockFile, errno, folder);
        throw StoreError(StoreError::Kind::InUse,
                         "Another server" + holder(file.get()) + " uses " + folder +
                             ": stop it first, or give this one a folder of its own.");
    }
    // The number only helps people to find the process; a full disk must not matter here.
    const std::string process = std::to_string(::getpid());
    if (::ftruncate(file.get(), 0) == 0) {
        [[maybe_unused]] const ssize_t written = ::pwrite(file.get(), process.data(), process.size(), 0);
    }
    return file;
}

}  // namespace durbar::store
