#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace durbar::store {

using Secret = std::array<std::uint8_t, 32>;

/// Seals the seeds of tables with a key that lies beside the store, not in it: a database file that was
/// copied alone tells no seed. Who loses the key cannot go on with the games; it belongs into a backup of its
/// own.
class SecretBox {
public:
    /// Reads the folder's key. A folder without a store gets one. Throws StoreError: Damaged if there is a
    /// store but no key.
    static SecretBox open(const std::string& folder);

    SecretBox(const SecretBox&) = default;
    SecretBox& operator=(const SecretBox&) = default;
    ~SecretBox();  ///< leaves no key in memory

    /// Never the same twice.
    std::string seal(const Secret& secret) const;
    /// Empty: it was sealed with another key, or has changed since.
    std::optional<Secret> unseal(std::string_view sealed) const;

private:
    explicit SecretBox(const Secret& key) : key_(key) {}

    Secret key_;
};

/// The form in which a token is stored and looked up: BLAKE2b-256, in hexadecimal digits. Tokens are random
/// and long, so nobody finds one by trying.
std::string token_hash(std::string_view token);

/// In a time that does not depend on where they differ.
bool same_hash(std::string_view a, std::string_view b);

}  // namespace durbar::store
