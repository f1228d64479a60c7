#pragma once

namespace durbar::net {

/// Wakes a loop on another thread. Asio's own way to do that names the loop's descriptors, which mean nothing
/// to a thread with a file table of its own; a bell that was there before the tables parted has the same
/// number in both.
class Bell {
public:
    /// Throws NetError.
    Bell();
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;
    ~Bell();

    /// From any thread. Never blocks.
    void ring() const;
    /// Readable once it has rung, until it is read.
    int handle() const { return handle_; }

private:
    int handle_;
};

}  // namespace durbar::net
