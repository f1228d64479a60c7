#include <fmt/format.h>

#include <filesystem>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "core/value.h"
#include "store/sqlite_store.h"

namespace durbar {

int run_backup(const BackupArgs& args) {
    try {
        store::open_sqlite(args.data, store::Access::Beside)->backup(args.file);
    } catch (const store::StoreError& error) {
        fmt::print(stderr, "durbar: {}\n", error.what());
        return error.kind() == store::StoreError::Kind::Other ? kWrongCall : kCheckFailed;
    }
    std::error_code unknown;
    const auto bytes = std::filesystem::file_size(args.file, unknown);
    if (args.json) {
        fmt::print("{}\n", json_text(Fields{{"ok", true}, {"file", args.file}, {"bytes", bytes}}));
    } else {
        fmt::print(
            "{}: {} bytes. The key of the seeds is not in it: keep a copy of {}/secret.key elsewhere.\n",
            args.file, grouped(bytes), args.data);
    }
    return kDone;
}

}  // namespace durbar
