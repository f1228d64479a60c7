#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

/// Files that must survive a power cut, and the lock of the data folder.
namespace durbar::store {

/// The store's files in the data folder.
inline constexpr const char* kDatabaseFile = "durbar.db";
inline constexpr const char* kLockFile = "durbar.lock";
inline constexpr const char* kKeyFile = "secret.key";

/// Closes itself.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor();

    int get() const { return number_; }

private:
    int number_;
};

/// Makes the folder, for its owner's eyes only, if it is not there. Throws StoreError.
void make_folder(const std::string& folder);

/// Waits until a file, or the names in a folder, are on disk. Throws StoreError.
void sync_to_disk(const std::filesystem::path& path);

/// Writes a new file for its owner's eyes only, which is there whole and durably, or not at all. Throws
/// StoreError.
void write_private_file(const std::filesystem::path& path, std::span<const std::uint8_t> bytes);

/// Keeps every other server away from the folder as long as the returned descriptor is open, or the process
/// lives. Throws StoreError InUse.
Descriptor lock_folder(const std::string& folder);

}  // namespace durbar::store
