#pragma once

#include <string>
#include <string_view>

namespace durbar::store {

/// What names are compared by: small letters instead of capital ones, in Latin, Greek, Cyrillic and Armenian
/// script and in full-width Latin. The table is our own and does not change with the system's, because what
/// is stored must compare the same for ever. Accents count, and so does the way in which they are written:
/// "é" as one sign is not "e" with an accent after it. Bytes that are not UTF-8 stay as they are.
std::string fold_name(std::string_view name);

}  // namespace durbar::store
