#pragma once

#include <list>
#include <optional>
#include <string>
#include <vector>

#include "hall/page.h"
#include "server/live_table.h"

namespace durbar::server {

/// Makes what the readers of a table are told: once for each reader, whatever the number of sockets, and only
/// for readers who have one open. What it makes depends on what the reader may know and on nothing else.
class Teller {
public:
    /// `kept`: pages of all tables that are kept until the next change; the others are made again.
    explicit Teller(std::size_t kept) : kept_(kept) {}

    /// To be called before a change: makes sure that every reader's last page is at hand.
    hall::Cursor prepare(LiveTable& live);
    /// What has changed since, for each reader who can tell the difference. `since`: what prepare gave.
    std::vector<Delivery> tell(LiveTable& live, const hall::Cursor& since);
    /// The whole page as the answer to a request.
    Text page(LiveTable& live, ReaderIndex reader, std::uint64_t request,
              const std::optional<hall::Cursor>& since);
    /// The whole page unasked, because the reader has become another or what it was told does not hold.
    Text page_anew(LiveTable& live, ReaderIndex reader);
    /// The reader's first socket is here.
    static void begin(LiveTable& live, ReaderIndex reader);
    /// The reader's last page is not needed any more.
    void forget(ReaderSlot& slot);
    void forget(LiveTable& live);

private:
    void keep(ReaderSlot& slot, Value page);
    void trim(std::size_t most);
    std::string changes_for(LiveTable& live, ReaderIndex reader, const hall::Cursor& since);

    std::size_t kept_;
    std::list<ReaderSlot*> recent_;  ///< slots with a page, the last used first
};

}  // namespace durbar::server
