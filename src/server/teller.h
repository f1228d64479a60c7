#pragma once

#include <optional>
#include <vector>

#include "hall/page.h"
#include "server/live_table.h"

/// What the readers of a table are told: made once for each reader, whatever the number of sockets, and only
/// for readers who have one open. It depends on what the reader may know and on nothing else.
namespace durbar::server::teller {

/// The reader's first socket is here. From now on its last page is kept, so that changes can be told.
void begin(LiveTable& live, ReaderIndex reader);
/// The reader's last socket is gone.
void end(ReaderSlot& slot);
/// What has changed, for each reader who can tell the difference. `since`: where the table was before.
std::vector<Delivery> tell(LiveTable& live, const hall::Cursor& since);
/// The whole page as the answer to a request. Precondition: begin.
Text page(const LiveTable& live, ReaderIndex reader, std::uint64_t request,
          const std::optional<hall::Cursor>& since);
/// The whole page unasked, because the reader has become another or what it was told does not hold.
/// Precondition: begin.
Text page_anew(const LiveTable& live, ReaderIndex reader);

}  // namespace durbar::server::teller
