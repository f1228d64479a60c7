#include "store/sqlite_error.h"

#include <sqlite3.h>

#include <cerrno>
#include <cstring>

namespace durbar::store {

namespace {

using Kind = StoreError::Kind;

/// A limit on the size of files or on a user's share of the disk is as good as a full disk.
bool is_full(int system_error) {
    return system_error == ENOSPC || system_error == EDQUOT || system_error == EFBIG;
}
bool is_read_only(int system_error) {
    return system_error == EACCES || system_error == EPERM || system_error == EROFS;
}

Kind kind_of(int code, int extended, int system_error) {
    switch (code) {
        case SQLITE_FULL: return Kind::Full;
        case SQLITE_READONLY:
        case SQLITE_PERM: return Kind::ReadOnly;
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return Kind::InUse;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
        case SQLITE_FORMAT: return Kind::Damaged;
        case SQLITE_CONSTRAINT:
            return extended == SQLITE_CONSTRAINT_UNIQUE || extended == SQLITE_CONSTRAINT_PRIMARYKEY
                       ? Kind::Stale
                       : Kind::Other;
        case SQLITE_IOERR:
        case SQLITE_CANTOPEN:
            if (extended == SQLITE_IOERR_SHORT_READ || extended == SQLITE_IOERR_DATA) return Kind::Damaged;
            return is_full(system_error)        ? Kind::Full
                   : is_read_only(system_error) ? Kind::ReadOnly
                                                : Kind::Other;
        default: return Kind::Other;
    }
}

std::string sentence(Kind kind, const std::string& folder, const std::string& detail) {
    switch (kind) {
        case Kind::Full:
            return "The disk with " + folder + " is full (" + detail +
                   "): make room. Nothing that was acknowledged is lost.";
        case Kind::ReadOnly:
            return folder + " cannot be written (" + detail +
                   "): let this user write to the folder and its files, or mount the disk for writing.";
        case Kind::InUse:
            return "Another program keeps the store in " + folder + " busy (" + detail +
                   "): end it or try again.";
        case Kind::Damaged:
            return "The store in " + folder + " is damaged (" + detail +
                   "): keep a copy of the folder and put back the last backup.";
        case Kind::Stale: return "Somebody else has written this to the store in " + folder + " before.";
        case Kind::Newer:
        case Kind::Other: break;
    }
    return "The store in " + folder + " has failed (" + detail + ").";
}

}  // namespace

StoreError store_error(const SQLite::Exception& error, int system_error, const std::string& folder) {
    // SQLiteCpp gives either form as "code", depending on the call.
    const int extended =
        error.getExtendedErrorCode() > 0 ? error.getExtendedErrorCode() : error.getErrorCode();
    const Kind kind = kind_of(error.getErrorCode() & 0xff, extended, system_error);
    std::string detail = error.what();
    if (system_error != 0 && (error.getErrorCode() & 0xff) == SQLITE_IOERR) {
        detail += std::string(": ") + std::strerror(system_error);
    }
    return {kind, sentence(kind, folder, detail)};
}

StoreError file_error(const std::string& what, int system_error, const std::string& folder) {
    const Kind kind = is_full(system_error)        ? Kind::Full
                      : is_read_only(system_error) ? Kind::ReadOnly
                                                   : Kind::Other;
    const std::string detail = what + ": " + std::strerror(system_error);
    return {kind, kind == Kind::Other ? folder + " cannot be used (" + detail + ")."
                                      : sentence(kind, folder, detail)};
}

}  // namespace durbar::store
