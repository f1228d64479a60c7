#include "server/net/static_files.h"

#include <algorithm>
#include <array>

#include "core/text.h"

namespace durbar::net {

namespace {

/// Whether `If-None-Match` names the tag. A weak tag of ours can only come from a proxy that compressed anew.
bool knows_tag(std::string_view known, std::string_view tag) {
    while (!known.empty()) {
        const std::size_t comma = std::min(known.find(','), known.size());
        std::string_view one = trim(known.substr(0, comma));
        known.remove_prefix(std::min(comma + 1, known.size()));
        if (one.starts_with("W/")) one.remove_prefix(2);
        if (one == "*" || one == tag) return true;
    }
    return false;
}

constexpr std::string_view kPage = "/index.html";

/// Whether it is an address that the page gives itself: one of these words, alone or with one more behind it.
bool is_in_the_page(std::string_view path) {
    constexpr std::array<std::string_view, 9> kWords = {"t",      "new",   "local",    "replay", "review",
                                                        "puzzle", "learn", "settings", "rules"};
    const std::size_t end = std::min(path.find('/', 1), path.size());
    const bool one_more = path.find('/', std::min(end + 1, path.size())) == std::string_view::npos;
    return one_more && std::find(kWords.begin(), kWords.end(), path.substr(1, end - 1)) != kWords.end();
}

}  // namespace

std::optional<Reply> file_reply(std::span<const EmbeddedFile> files, std::string_view path,
                                std::string_view accepted_encodings, std::string_view known_tags) {
    if (path == "/" || is_in_the_page(path)) path = kPage;
    const auto file =
        std::lower_bound(files.begin(), files.end(), path,
                         [](const EmbeddedFile& one, std::string_view name) { return one.path < name; });
    if (file == files.end() || file->path != path) return std::nullopt;

    const bool brotli = !file->brotli.empty() && accepts_encoding(accepted_encodings, "br");
    const bool gzip = !brotli && !file->gzip.empty() && accepts_encoding(accepted_encodings, "gzip");
    const std::string_view suffix = brotli ? "-br" : gzip ? "-gzip" : "";
    std::string tag = "\"";
    tag.append(file->tag).append(suffix).append("\"");

    Reply reply;
    reply.type = file->type;
    reply.headers.emplace_back("ETag", tag);
    reply.headers.emplace_back("Vary", "Accept-Encoding");
    reply.headers.emplace_back("Cache-Control",
                               file->lasting ? "public, max-age=31536000, immutable" : "no-cache");
    if (knows_tag(known_tags, tag)) {
        reply.status = 304;
        return reply;
    }
    if (brotli) reply.headers.emplace_back("Content-Encoding", "br");
    if (gzip) reply.headers.emplace_back("Content-Encoding", "gzip");
    reply.lasting = brotli ? file->brotli : gzip ? file->gzip : file->plain;
    return reply;
}

}  // namespace durbar::net
