#include "server/net/deflate.h"

#include <algorithm>
#include <array>
#include <boost/beast/zlib/deflate_stream.hpp>
#include <boost/beast/zlib/inflate_stream.hpp>

namespace durbar::net {

namespace zlib = boost::beast::zlib;

namespace {

/// A sync flush ends with these, and a message leaves them out.
constexpr std::string_view kTail("\0\0\xff\xff", 4);
constexpr int kLevel = 2;  ///< pages are sent once; speed counts more than the last bytes
constexpr int kWindowBits = 15;
constexpr int kMemoryLevel = 8;

}  // namespace

struct Deflate::Streams {
    zlib::deflate_stream deflate;
    zlib::inflate_stream inflate;
};

Deflate::Deflate() : streams_(std::make_unique<Streams>()) {
    streams_->deflate.reset(kLevel, kWindowBits, kMemoryLevel, zlib::Strategy::normal);
    streams_->inflate.reset(kWindowBits);
}

Deflate::~Deflate() = default;

std::string Deflate::deflate(std::string_view text) {
    streams_->deflate.reset();
    std::string out(text.size() + text.size() / 8 + 128,
                    '\0');  // more than stored blocks and a flush ever add
    zlib::z_params params;
    params.next_in = text.data();
    params.avail_in = text.size();
    params.next_out = out.data();
    params.avail_out = out.size();
    boost::beast::error_code error;
    streams_->deflate.write(params, zlib::Flush::sync, error);
    out.resize(params.total_out);
    if (out.ends_with(kTail)) out.resize(out.size() - kTail.size());
    return out;
}

std::optional<std::string> Deflate::inflate(std::string_view bytes, std::size_t most) {
    streams_->inflate.reset();
    std::string out;
    std::array<char, 4096> block;
    for (std::string_view part : {bytes, kTail}) {
        zlib::z_params params;
        params.next_in = part.data();
        params.avail_in = part.size();
        for (;;) {
            params.next_out = block.data();
            params.avail_out = block.size();
            boost::beast::error_code error;
            streams_->inflate.write(params, zlib::Flush::sync, error);
            const std::size_t got = block.size() - params.avail_out;
            if (out.size() + got > most) return std::nullopt;
            out.append(block.data(), got);
            if (error == zlib::error::end_of_stream) return out;  // a final block ends the message early
            if (error && error != zlib::error::need_buffers) return std::nullopt;
            if (params.avail_out > 0) break;
        }
        if (params.avail_in > 0) return std::nullopt;
    }
    return out;
}

}  // namespace durbar::net
