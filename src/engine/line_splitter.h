#pragma once

#include <string>
#include <string_view>

namespace durbar {

/// Cuts a stream of bytes into lines. A line beyond the limit is reported as soon as it is too long and then
/// skipped up to its end, so that memory stays bounded whatever arrives.
class LineSplitter {
public:
    explicit LineSplitter(std::size_t limit) : limit_(limit) {}

    /// Calls `visit(line)` for each complete line and `too_long()` once for each line beyond the limit.
    template <class Visit, class TooLong>
    void feed(std::string_view bytes, Visit visit, TooLong too_long) {
        while (!bytes.empty()) {
            const std::size_t end = bytes.find('\n');
            const std::string_view part = bytes.substr(0, end);
            if (!skipping_ && line_.size() + part.size() > limit_) {
                skipping_ = true;
                line_.clear();
                too_long();
            }
            if (!skipping_) line_.append(part);
            if (end == std::string_view::npos) return;
            if (!skipping_) visit(std::string_view(line_));
            line_.clear();
            skipping_ = false;
            bytes.remove_prefix(end + 1);
        }
    }

    /// At the end of the stream: a last line without its newline counts.
    template <class Visit>
    void finish(Visit visit) {
        if (!line_.empty()) visit(std::string_view(line_));
        line_.clear();
        skipping_ = false;
    }

private:
    std::size_t limit_;
    std::string line_;
    bool skipping_ = false;
};

}  // namespace durbar
