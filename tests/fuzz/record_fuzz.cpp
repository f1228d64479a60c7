// Records from outside: reading never breaks, what is read is written back the same, and what replays is
// sound.
#include "core/record.h"

#include <cstddef>
#include <cstdint>

#include "fuzz/fuzz_check.h"
#include "games/registry.h"

using namespace durbar;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    const auto record = parse_record(text);
    if (!record) {
        fuzz::require(!record.error().message.empty() && record.error().line > 0,
                      "a refusal without line or reason");
        return 0;
    }
    const std::string written = format_record(record.value());
    const auto again = parse_record(written);
    fuzz::require(static_cast<bool>(again), "its own text is refused: " + written);
    fuzz::require(format_record(again.value()) == written, "the text changes when it is read again");

    const auto match = match_of(record.value());
    if (!match) {
        fuzz::require(!match.error().message.empty(), "a refusal without reason");
        return 0;
    }
    fuzz::require(match.value()->plies() == record.value().plies.size(), "moves were lost");
    const auto renewed =
        parse_record(format_record(*match.value()->record(Reader::referee(), record.value().names)));
    fuzz::require(static_cast<bool>(renewed), "the match's own record is refused");
    const auto replayed = match_of(renewed.value());
    fuzz::require(static_cast<bool>(replayed), "the match's own record does not replay");
    fuzz::require(replayed.value()->position() == match.value()->position(), "the replay ends elsewhere");
    return 0;
}
