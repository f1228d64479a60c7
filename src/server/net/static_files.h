#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "server/net/http_rules.h"

namespace durbar::net {

/// A file of the page that was built into the program.
struct EmbeddedFile {
    std::string_view path;  ///< "/index.html"
    std::string_view type;
    std::string_view tag;  ///< of its content
    std::string_view plain;
    std::string_view gzip;    ///< empty: not smaller
    std::string_view brotli;  ///< empty: not smaller, or there was no brotli when this was built
    bool lasting = false;     ///< its name changes with its content
};

/// Sorted by path (tools: embed.py).
std::span<const EmbeddedFile> embedded_files();

/// The answer to GET or HEAD of a file, in the shortest form that the client takes; empty: there is no such
/// file. The addresses that the page gives itself (web/src/app/route.ts) lead to the page.
std::optional<Reply> file_reply(std::span<const EmbeddedFile> files, std::string_view path,
                                std::string_view accepted_encodings, std::string_view known_tags);

}  // namespace durbar::net
