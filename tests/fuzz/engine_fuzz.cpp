// The engine protocol: whatever lines arrive, each gets one line of valid JSON, and the session lives on.
#include <boost/json.hpp>
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/engine_session.h"
#include "engine/line_splitter.h"
#include "fuzz/fuzz_check.h"

using namespace durbar;
namespace json = boost::json;

namespace {

void require_answer(const std::string& answer) {
    json::error_code error;
    const json::value value = json::parse(answer, error);
    fuzz::require(!error && value.is_object(), "the answer is no JSON object: " + answer);
    const auto* ok = value.get_object().if_contains("ok");
    fuzz::require(ok != nullptr && ok->is_bool(), "the answer has no ok: " + answer);
    fuzz::require(ok->get_bool() || value.get_object().contains("error"),
                  "a refusal without a sentence: " + answer);
    fuzz::require(answer.find('\n') == std::string::npos, "the answer has two lines");
}

/// Enough for every bot to answer. A request may ask for ten minutes on 256 threads, which a fuzzer must not
/// grant.
Budget small_budget() {
    Budget most;
    most.iterations = 4;
    most.threads = 1;
    most.megabytes = 1;
    return most;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    EngineSession session(0, small_budget());
    LineSplitter lines(EngineSession::kLongestLine);
    const auto visit = [&](std::string_view line) {
        require_answer(session.answer(line));
        const std::string alive = session.answer(R"({"cmd":"games"})");
        fuzz::require(alive.starts_with("{\"ok\":true"), "the session is dead: " + alive);
    };
    lines.feed(text, visit, [] {});
    lines.finish(visit);
    return 0;
}
