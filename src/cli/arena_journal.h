#pragma once

#include <cstdio>
#include <memory>
#include <string>

#include "arena/arena.h"

namespace durbar {

/// A folder in which a series of games leaves its records and its journal, so that it can be gone on with
/// after whatever ended it. One process at a time may use the folder.
class ArenaJournal {
public:
    /// Opens or makes the folder and equips the series: what the journal knows is not played again, what is
    /// played is kept. The object must outlive the series.
    static Result<std::unique_ptr<ArenaJournal>> open(const std::string& folder, ArenaOptions& series);

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    ArenaJournal(std::string folder, const ArenaOptions& series, int players);

    std::optional<Error> lock();
    std::optional<Error> take_over(ArenaOptions& series, const std::string& identity);
    std::optional<Error> append(const std::string& text);
    std::optional<Error> keep(const ArenaGame& game, const std::string& record);

    std::string folder_;
    std::string path_;
    std::string record_name_;  ///< of the records, without their numbers
    int players_;
    std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace durbar
