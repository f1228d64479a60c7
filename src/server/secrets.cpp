#include "server/secrets.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <stdexcept>
#include <vector>

namespace durbar::server {

namespace {

using Bytes = std::vector<std::uint8_t>;

std::string letters(std::span<const std::uint8_t> bytes) {
    constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_encoded_len(bytes.size(), kVariant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
    text.resize(text.size() - 1);  // the zero at its end
    return text;
}

}  // namespace

void prepare_secrets() {
    if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be used on this machine");
}

std::string random_text(Services& services, std::size_t bytes) {
    Bytes random(bytes);
    services.fill_random(random);
    return letters(random);
}

std::string random_id(Services& services, char kind) {
    constexpr std::size_t kBytes = 12;
    return kind + random_text(services, kBytes);
}

std::uint64_t random_number(Services& services) {
    std::array<std::uint8_t, 8> bytes{};
    services.fill_random(bytes);
    std::uint64_t number = 0;
    for (const std::uint8_t byte : bytes) number = number << 8U | byte;
    return number;
}

std::string hash_password(const std::string& password) {
    std::array<char, crypto_pwhash_STRBYTES> hash{};
    const int failed =
        crypto_pwhash_str(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE);
    return failed != 0 ? "" : std::string(hash.data());
}

bool is_password(const std::string& hash, const std::string& password) {
    return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace durbar::server
