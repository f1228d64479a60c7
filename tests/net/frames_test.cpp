#include "server/net/frames.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/rng.h"
#include "server/net/deflate.h"

namespace durbar::net {
namespace {

using Found = FrameReader::Found;

/// A client's frame. `first`: the first byte, with its bits.
std::string frame(unsigned first, std::string_view payload, std::string_view mask = "\x11\x22\x33\x44") {
    std::string bytes(1, static_cast<char>(first));
    if (payload.size() < 126) {
        bytes += static_cast<char>(0x80U | payload.size());
    } else if (payload.size() < 65536) {
        bytes += static_cast<char>(0xfe);
        bytes += static_cast<char>(payload.size() >> 8U);
        bytes += static_cast<char>(payload.size() & 0xffU);
    } else {
        bytes += static_cast<char>(0xff);
        for (int shift = 56; shift >= 0; shift -= 8)
            bytes += static_cast<char>(payload.size() >> static_cast<unsigned>(shift));
    }
    bytes += mask;
    for (std::size_t i = 0; i < payload.size(); ++i) bytes += static_cast<char>(payload[i] ^ mask[i % 4]);
    return bytes;
}

/// Everything that a reader finds in bytes that come `step` at a time: messages, "<ping>", "<1002>" and so
/// on.
std::vector<std::string> read(const std::string& bytes, std::size_t step,
                              FrameReader::Limits limits = {100'000, false}) {
    FrameReader reader(limits);
    std::vector<std::string> found;
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        std::string_view part = std::string_view(bytes).substr(at, step);
        for (;;) {
            const Found one = reader.next(part);
            if (one == Found::Nothing) break;
            if (one == Found::Message)
                found.push_back((reader.compressed() ? "<deflated>" : "") + reader.payload());
            if (one == Found::Ping) found.push_back("<ping>" + reader.payload());
            if (one == Found::Pong) found.emplace_back("<pong>");
            if (one == Found::Close) found.push_back("<close>" + reader.payload());
            if (one == Found::Failure)
                found.push_back("<" + std::to_string(static_cast<int>(reader.failure())) + ">");
            if (one == Found::Failure || one == Found::Close) return found;
            reader.release();
        }
    }
    return found;
}

std::string read_one(const std::string& bytes, FrameReader::Limits limits = {100'000, false}) {
    const auto found = read(bytes, bytes.size(), limits);
    return found.empty() ? "" : found.back();
}

TEST(Frames, MessagesAreReadHoweverTheirBytesArrive) {
    const std::string middle(300, 'm');
    const std::string large(70'000, 'l');
    const std::string bytes = frame(0x81, "one") + frame(0x81, "") + frame(0x89, "?") + frame(0x81, middle) +
                              frame(0x81, large) + frame(0x8a, "") + frame(0x88, "\x03\xe8");
    const std::vector<std::string> all = {"one", "", "<ping>?", middle, large, "<pong>", "<close>\x03\xe8"};
    for (const std::size_t step :
         {std::size_t{1}, std::size_t{2}, std::size_t{3}, std::size_t{7}, std::size_t{4096}, bytes.size()}) {
        EXPECT_EQ(read(bytes, step), all) << step;
    }
}

TEST(Frames, AMessageMayComeInFragmentsWithAPingBetweenThem) {
    const std::string bytes =
        frame(0x01, "fr") + frame(0x89, "now") + frame(0x00, "ag") + frame(0x80, "ment");
    EXPECT_THAT(read(bytes, 1), ::testing::ElementsAre("<ping>now", "fragment"));
    EXPECT_THAT(read(bytes, 100), ::testing::ElementsAre("<ping>now", "fragment"));
}

TEST(Frames, WhatBreaksTheProtocolIsRefused) {
    EXPECT_EQ(read_one(frame(0x80, "continues nothing")), "<1002>");
    EXPECT_EQ(read_one(frame(0x01, "one") + frame(0x81, "begins inside")), "<1002>");
    EXPECT_EQ(read_one(frame(0x09, "a ping in fragments")), "<1002>");
    EXPECT_EQ(read_one(frame(0x89, std::string(126, 'p'))), "<1002>");
    EXPECT_EQ(read_one(frame(0xa1, "reserved")), "<1002>");
    EXPECT_EQ(read_one(frame(0xc1, "compressed, but not agreed upon")), "<1002>");
    EXPECT_EQ(read_one(frame(0x83, "no such kind")), "<1002>");
    EXPECT_EQ(read_one(frame(0x8b, "no such kind")), "<1002>");
    EXPECT_EQ(read_one(frame(0x82, "binary")), "<1003>");
    EXPECT_EQ(read_one(std::string("\x81\x03", 2) + "one plain"), "<1002>");  // not masked
    EXPECT_EQ(read_one(std::string("\x81\xfe\x00\x05mask", 8) + "12345"),
              "<1002>");  // a longer head than needed
}

TEST(Frames, AMessageThatIsTooLongIsRefusedBeforeItIsRead) {
    EXPECT_EQ(read_one(frame(0x81, std::string(100, 'x')), {100, false}), std::string(100, 'x'));
    EXPECT_EQ(read_one(frame(0x81, std::string(101, 'x')).substr(0, 6), {100, false}), "<1009>");
    EXPECT_EQ(read_one(frame(0x01, std::string(60, 'x')) + frame(0x80, std::string(60, 'x')), {100, false}),
              "<1009>");
    EXPECT_EQ(read_one(std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xffmask", 14), {100, false}),
              "<1009>");
    EXPECT_EQ(read_one(std::string("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xffmask", 14), {100, false}),
              "<1009>");
}

TEST(Frames, AnyBytesEndInMessagesOrAFailure) {
    Rng rng(5);
    for (int round = 0; round < 2000; ++round) {
        std::string bytes = frame(0x81, "fine") + frame(0x01, "half");
        for (std::uint64_t i = rng.below(60); i > 0; --i) bytes += static_cast<char>(rng.below(256));
        EXPECT_EQ(read(bytes, 1, {1000, true}), read(bytes, 1000, {1000, true}));
    }
}

TEST(Frames, AServersHeadIsAsShortAsItCanBe) {
    const auto text = [](Sent kind, std::size_t size) {
        const FrameHead head = frame_head(kind, size);
        return std::string(head.bytes.begin(), head.bytes.begin() + head.size);
    };
    EXPECT_EQ(text(Sent::Text, 5), "\x81\x05");
    EXPECT_EQ(text(Sent::DeflatedText, 125), "\xc1\x7d");
    EXPECT_EQ(text(Sent::Ping, 0), std::string("\x89\0", 2));
    EXPECT_EQ(text(Sent::Text, 126), std::string("\x81\x7e\0\x7e", 4));
    EXPECT_EQ(text(Sent::Text, 65535), "\x81\x7e\xff\xff");
    EXPECT_EQ(text(Sent::Text, 65536), std::string("\x81\x7f\0\0\0\0\0\x01\0\0", 10));
}

TEST(Frames, ACloseIsAnsweredWithItsOwnCode) {
    EXPECT_EQ(answer_to_close(""), CloseCode::Normal);
    EXPECT_EQ(answer_to_close(close_payload(CloseCode::GoingAway) + "bye"), CloseCode::GoingAway);
    EXPECT_EQ(answer_to_close("\x0f\xa0"), static_cast<CloseCode>(4000));
    EXPECT_EQ(answer_to_close("x"), CloseCode::Protocol);
    EXPECT_EQ(answer_to_close("\x03\xed"), CloseCode::Protocol);  // 1005 is never sent
    EXPECT_EQ(answer_to_close("\x03\xe8\xff"), CloseCode::Protocol);
}

TEST(Frames, TheHandshakeIsAnsweredAsTheRfcShows) {
    EXPECT_EQ(accept_key("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

TEST(Frames, Utf8IsToldFromOtherBytes) {
    EXPECT_TRUE(is_utf8(""));
    EXPECT_TRUE(is_utf8("plain text that is longer than a word"));
    EXPECT_TRUE(is_utf8("Maharání, Šándor, Тигр, 王, 🎲"));
    EXPECT_FALSE(is_utf8("long enough for a word \xff"));
    EXPECT_FALSE(is_utf8("\xc3"));
    EXPECT_FALSE(is_utf8("\xed\xa0\x80"));  // half of a pair
    EXPECT_FALSE(is_utf8("\xc0\xaf"));      // longer than needed
}

TEST(Frames, CompressionIsTakenAsBrowsersOfferIt) {
    const std::string answer = "permessage-deflate; server_no_context_takeover; client_no_context_takeover";
    EXPECT_EQ(deflate_answer("permessage-deflate; client_max_window_bits"), answer);
    EXPECT_EQ(deflate_answer("permessage-deflate"), answer);
    EXPECT_EQ(deflate_answer("x-webkit-deflate-frame, permessage-deflate; client_max_window_bits=15"),
              answer);
    EXPECT_EQ(deflate_answer("permessage-deflate; server_max_window_bits=10, permessage-deflate"), answer);
    EXPECT_EQ(deflate_answer("permessage-deflate; server_max_window_bits=15"),
              answer + "; server_max_window_bits=15");
    EXPECT_EQ(deflate_answer(""), "");
    EXPECT_EQ(deflate_answer("permessage-deflate; server_max_window_bits=10"), "");
    EXPECT_EQ(deflate_answer("permessage-deflate; mystery"), "");
}

TEST(Deflating, AMessageIsTheSameAfterwardsAndNeedsNoOther) {
    Deflate deflate;
    Rng rng(3);
    for (const std::size_t size : {0U, 1U, 5U, 1000U, 6000U, 70'000U}) {
        std::string text;
        while (text.size() < size)
            text += "\"field" + std::to_string(rng.below(50)) + "\":" + std::to_string(rng.below(9)) + ",";
        const std::string packed = deflate.deflate(text);
        EXPECT_LT(packed.size(), text.size() / 2 + 20);
        Deflate other;
        EXPECT_EQ(other.inflate(packed, 100'000), text);
    }
    std::string noise;
    for (int i = 0; i < 50'000; ++i) noise += static_cast<char>(rng.below(256));
    EXPECT_EQ(deflate.inflate(deflate.deflate(noise), 100'000), noise);
}

TEST(Deflating, AMessageThatBecomesTooLongOrIsBrokenIsRefused) {
    Deflate deflate;
    const std::string packed = deflate.deflate(std::string(1'000'000, 'a'));
    EXPECT_LT(packed.size(), 5000U);
    EXPECT_EQ(deflate.inflate(packed, 999'999), std::nullopt);
    EXPECT_TRUE(deflate.inflate(packed, 1'000'000));
    EXPECT_EQ(deflate.inflate("\xff\xff\xff\xff", 1000), std::nullopt);
    Rng rng(8);
    for (int round = 0; round < 2000; ++round) {
        std::string bytes = deflate.deflate("some text with some text in it");
        bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(rng.below(256));
        EXPECT_LE(deflate.inflate(bytes, 1000).value_or("").size(), 1000U);
    }
}

}  // namespace
}  // namespace durbar::net
