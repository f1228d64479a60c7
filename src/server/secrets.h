#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "honest/honest_chance.h"
#include "server/services.h"

/// Tokens, links, passwords and seeds: what must not be guessed, and how little of it is kept.
namespace durbar::server {

/// So many random bytes in letters that need no escaping in addresses and cookies.
std::string random_text(Services& services, std::size_t bytes);
/// For what nobody has to keep secret: a few letters shorter, and never like an option of a command line.
std::string random_id(Services& services, char kind);
std::uint64_t random_number(Services& services);

/// Argon2id with libsodium's limits for people who wait. Takes some 50 ms and 64 MiB: only on a worker.
/// Empty: no memory.
std::string hash_password(const std::string& password);
/// The same.
bool is_password(const std::string& hash, const std::string& password);

/// Seeds are kept sealed with a key that is not in the store, so that a copy of the store alone foretells no
/// draw.
struct SeedBox {
    std::function<std::string(const honest::Seed&)> seal;
    /// Empty: another key, or not a sealed seed. May be called from any thread.
    std::function<std::optional<honest::Seed>(std::string_view)> unseal;
};

/// Before anything else here. Throws if libsodium cannot be used.
void prepare_secrets();

}  // namespace durbar::server
