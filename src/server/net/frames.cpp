#include "server/net/frames.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/text.h"

namespace durbar::net {

namespace {

constexpr std::size_t kLargestControl = 125;
constexpr std::size_t kKeptCapacity = 256;  ///< larger buffers are given back between messages

bool is_control(std::uint8_t opcode) { return (opcode & 0x8U) != 0; }

/// Takes the part before the next `mark` from the front, without blanks around it.
std::string_view take_until(std::string_view& rest, char mark) {
    const std::size_t end = std::min(rest.find(mark), rest.size());
    const std::string_view part = trim(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

/// Takes the mask off. The first byte belongs to mask[0].
void unmask(char* bytes, std::size_t size, const std::array<std::uint8_t, 4>& mask) {
    std::uint64_t wide = 0;
    std::memcpy(&wide, mask.data(), 4);
    std::memcpy(reinterpret_cast<char*>(&wide) + 4, mask.data(), 4);
    std::size_t done = 0;
    for (; done + 8 <= size; done += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes + done, 8);
        word ^= wide;
        std::memcpy(bytes + done, &word, 8);
    }
    for (; done < size; ++done)
        bytes[done] = static_cast<char>(bytes[done] ^ static_cast<char>(mask[done % 4]));
}

}  // namespace

FrameReader::Found FrameReader::fail(CloseCode code) {
    failure_ = code;
    return Found::Failure;
}

void FrameReader::release() {
    payload_.clear();
    if (payload_.capacity() > kKeptCapacity) std::string().swap(payload_);
}

/// As far as the bytes that are there tell.
std::size_t FrameReader::head_needed() const {
    if (head_size_ < 2) return 2;
    const std::uint8_t length = head_[1] & 0x7fU;
    return std::size_t{2} + (length == 126 ? 2 : length == 127 ? 8 : 0) + 4;
}

/// False: not allowed, and `failure_` says how to close.
bool FrameReader::read_head() {
    failure_ = CloseCode::Protocol;
    final_ = (head_[0] & 0x80U) != 0;
    const bool reserved1 = (head_[0] & 0x40U) != 0;
    const std::uint8_t opcode = head_[0] & 0x0fU;
    if ((head_[0] & 0x30U) != 0 || (head_[1] & 0x80U) == 0) return false;  // a client masks what it sends

    const std::uint8_t short_length = head_[1] & 0x7fU;
    const std::size_t bytes = short_length == 126 ? 2 : short_length == 127 ? 8 : 0;
    std::uint64_t length = bytes == 0 ? short_length : 0;
    for (std::size_t i = 0; i < bytes; ++i) length = (length << 8U) | head_[2 + i];
    const std::uint64_t least = bytes == 0 ? 0 : bytes == 2 ? 126 : 65536;
    if (length < least) return false;
    std::copy_n(head_.begin() + static_cast<std::ptrdiff_t>(2 + bytes), 4, mask_.begin());

    if (is_control(opcode)) {
        if (opcode > 10 || !final_ || reserved1 || length > kLargestControl) return false;
        control_.clear();
    } else {
        const bool continues = opcode == 0;
        if (opcode > 2 || continues != in_message_) return false;
        if (reserved1 && (continues || !limits_.deflate)) return false;
        if (opcode == 2) {
            failure_ = CloseCode::NotText;
            return false;
        }
        if (!continues) message_compressed_ = reserved1;
        if (length > limits_.message - message_.size()) {
            failure_ = CloseCode::TooBig;
            return false;
        }
        in_message_ = true;
    }
    opcode_ = static_cast<Opcode>(opcode);
    left_ = static_cast<std::size_t>(length);
    begin_ = is_control(opcode) ? 0 : message_.size();
    return true;
}

void FrameReader::take_payload(std::string_view& bytes) {
    std::string& to = is_control(static_cast<std::uint8_t>(opcode_)) ? control_ : message_;
    const std::size_t some = std::min(left_, bytes.size());
    const std::size_t at = to.size();
    to.append(bytes.substr(0, some));
    bytes.remove_prefix(some);
    left_ -= some;
    const std::size_t turn = (at - begin_) % 4;
    std::array<std::uint8_t, 4> mask{};
    std::rotate_copy(mask_.begin(), mask_.begin() + static_cast<std::ptrdiff_t>(turn), mask_.end(),
                     mask.begin());
    unmask(to.data() + at, some, mask);
}

FrameReader::Found FrameReader::finish_frame() {
    in_payload_ = false;
    head_size_ = 0;
    if (is_control(static_cast<std::uint8_t>(opcode_))) {
        payload_ = std::move(control_);
        control_.clear();
        if (opcode_ == Opcode::Ping) return Found::Ping;
        return opcode_ == Opcode::Pong ? Found::Pong : Found::Close;
    }
    if (!final_) return Found::Nothing;
    in_message_ = false;
    compressed_ = message_compressed_;
    payload_ = std::move(message_);
    message_ = std::string();
    return Found::Message;
}

FrameReader::Found FrameReader::next(std::string_view& bytes) {
    for (;;) {
        while (!in_payload_) {
            const std::size_t needed = head_needed();
            if (head_size_ == needed && needed > 2) {
                if (!read_head()) return Found::Failure;
                in_payload_ = true;
                break;
            }
            if (bytes.empty()) return Found::Nothing;
            const std::size_t some = std::min(needed - head_size_, bytes.size());
            std::copy_n(bytes.begin(), some, head_.begin() + head_size_);
            head_size_ = static_cast<std::uint8_t>(head_size_ + some);
            bytes.remove_prefix(some);
        }
        take_payload(bytes);
        if (left_ > 0) return Found::Nothing;
        if (const Found found = finish_frame(); found != Found::Nothing) return found;
    }
}

FrameHead frame_head(Sent kind, std::size_t payload) {
    constexpr std::array<std::uint8_t, 5> kFirst = {0x81, 0xc1, 0x88, 0x89, 0x8a};
    FrameHead head;
    head.bytes[0] = kFirst[static_cast<std::size_t>(kind)];
    const std::size_t bytes = payload < 126 ? 0 : payload < 65536 ? 2 : 8;
    head.bytes[1] = static_cast<std::uint8_t>(bytes == 0 ? payload : bytes == 2 ? 126 : 127);
    for (std::size_t i = 0; i < bytes; ++i) {
        head.bytes[2 + i] = static_cast<std::uint8_t>(std::uint64_t{payload} >> (8 * (bytes - 1 - i)));
    }
    head.size = static_cast<std::uint8_t>(2 + bytes);
    return head;
}

std::string close_payload(CloseCode code) {
    const auto number = static_cast<std::uint16_t>(code);
    return {static_cast<char>(number >> 8U), static_cast<char>(number & 0xffU)};
}

CloseCode answer_to_close(std::string_view payload) {
    if (payload.empty()) return CloseCode::Normal;
    if (payload.size() == 1 || !is_utf8(payload.substr(2))) return CloseCode::Protocol;
    const int code = static_cast<std::uint8_t>(payload[0]) * 256 + static_cast<std::uint8_t>(payload[1]);
    const bool known =
        (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) || (code >= 3000 && code < 5000);
    return known ? static_cast<CloseCode>(code) : CloseCode::Protocol;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        std::uint64_t word = 0;
        if (text.size() >= 8) std::memcpy(&word, text.data(), 8);
        if (text.size() >= 8 && (word & 0x8080808080808080U) == 0) {
            text.remove_prefix(8);
            continue;
        }
        const std::size_t length = utf8_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string deflate_answer(std::string_view offers) {
    constexpr std::string_view kAnswer =
        "permessage-deflate; server_no_context_takeover; client_no_context_takeover";
    constexpr std::string_view kWholeWindow = "server_max_window_bits=15";
    while (!offers.empty()) {
        std::string_view offer = take_until(offers, ',');
        bool fits = take_until(offer, ';') == "permessage-deflate";
        bool window = false;
        while (!offer.empty()) {
            const std::string_view word = take_until(offer, ';');
            const std::string_view name = word.substr(0, std::min(word.find('='), word.size()));
            window = window || word == kWholeWindow;
            fits = fits && (word == kWholeWindow || name == "client_max_window_bits" ||
                            word == "client_no_context_takeover" || word == "server_no_context_takeover");
        }
        if (fits) return std::string(kAnswer) + (window ? "; " + std::string(kWholeWindow) : "");
    }
    return "";
}

}  // namespace durbar::net
