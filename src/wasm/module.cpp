// The engine in a page: engine protocol text in, text out (README.md). A page has one module for each
// Worker, and a module one conversation.
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>

#include "engine/engine_session.h"

namespace {

/// Used for the request and for its answer, so that a conversation needs no memory beyond the longer of them.
std::string& text() {
    static std::string text;
    return text;
}

durbar::EngineSession& session() {
    static durbar::EngineSession session = [] {
        std::random_device entropy;
        return durbar::EngineSession((std::uint64_t{entropy()} << 32U) | entropy());
    }();
    return session;
}

}  // namespace

extern "C" {

/// Where a text of so many bytes has its place: before an answer the request to be written there, after it
/// the answer to be read from there.
[[clang::export_name("durbar_text")]] char* durbar_text(std::size_t bytes) {
    text().resize(bytes);
    return text().data();
}

/// Answers the request; gives the number of bytes of the answer.
[[clang::export_name("durbar_answer")]] std::size_t durbar_answer() {
    text() = text().size() > durbar::EngineSession::kLongestLine ? durbar::EngineSession::too_long_answer()
                                                                 : session().answer(text());
    return text().size();
}
}
