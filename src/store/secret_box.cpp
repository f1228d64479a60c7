#include "store/secret_box.h"

#include <fcntl.h>
#include <sodium.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "store/files.h"
#include "store/sqlite_error.h"

namespace durbar::store {

namespace {

static_assert(sizeof(Secret) == crypto_secretbox_KEYBYTES);
constexpr std::size_t kNonce = crypto_secretbox_NONCEBYTES;
constexpr std::size_t kSealed = kNonce + crypto_secretbox_MACBYTES + sizeof(Secret);

void start_sodium() {
    if (sodium_init() < 0) {
        throw StoreError(StoreError::Kind::Other,
                         "libsodium finds no source of random numbers on this machine.");
    }
}

Secret read_key(const std::filesystem::path& path, const std::string& folder) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.get() < 0) throw file_error(kKeyFile, errno, folder);
    Secret key{};
    std::uint8_t more = 0;
    const bool whole = ::read(file.get(), key.data(), key.size()) == static_cast<ssize_t>(key.size()) &&
                       ::read(file.get(), &more, 1) == 0;
    if (!whole) {
        throw StoreError(StoreError::Kind::Damaged, path.string() + " is not the key of a store, which has " +
                                                        std::to_string(key.size()) +
                                                        " bytes: put back the one from your backup.");
    }
    return key;
}

unsigned char* bytes(std::string& text) {
    return reinterpret_cast<unsigned char*>(text.data());  // libsodium's bytes
}
const unsigned char* bytes(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

}  // namespace

SecretBox SecretBox::open(const std::string& folder) {
    start_sodium();
    const auto path = std::filesystem::path(folder) / kKeyFile;
    if (!std::filesystem::exists(path)) {
        if (std::filesystem::exists(std::filesystem::path(folder) / kDatabaseFile)) {
            throw StoreError(StoreError::Kind::Damaged,
                             path.string() +
                                 " is missing, without which no game of this store can go on: put back "
                                 "the one from your backup.");
        }
        make_folder(folder);
        SecretBox box{Secret{}};
        randombytes_buf(box.key_.data(), box.key_.size());
        write_private_file(path, box.key_);
        return box;
    }
    return SecretBox(read_key(path, folder));
}

SecretBox::~SecretBox() { sodium_memzero(key_.data(), key_.size()); }

std::string SecretBox::seal(const Secret& secret) const {
    std::string sealed(kSealed, '\0');
    randombytes_buf(sealed.data(), kNonce);
    crypto_secretbox_easy(bytes(sealed) + kNonce, secret.data(), secret.size(), bytes(sealed), key_.data());
    return sealed;
}

std::optional<Secret> SecretBox::unseal(std::string_view sealed) const {
    if (sealed.size() != kSealed) return std::nullopt;
    Secret secret{};
    const int failed = crypto_secretbox_open_easy(secret.data(), bytes(sealed) + kNonce, kSealed - kNonce,
                                                  bytes(sealed), key_.data());
    if (failed != 0) return std::nullopt;
    return secret;
}

std::string token_hash(std::string_view token) {
    Secret hash{};
    crypto_generichash(hash.data(), hash.size(), bytes(token), token.size(), nullptr, 0);
    std::string text(2 * hash.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    text.pop_back();  // the closing zero
    return text;
}

bool same_hash(std::string_view a, std::string_view b) {
    return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace durbar::store
