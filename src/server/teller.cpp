#include "server/teller.h"

#include <algorithm>
#include <utility>

#include "hall/patch.h"
#include "server/messages.h"

namespace durbar::server::teller {

namespace {

constexpr std::size_t kMostNews = 200;

Text text_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

/// Whether hall::choices_value is not null; much cheaper to ask.
bool is_asked(const hall::Table& table, ReaderIndex reader) {
    const auto seat = seat_of(reader);
    return seat && table.stage() == hall::Table::Stage::Playing && !table.played_by_bot(*seat) &&
           table.match()->deciding().has(static_cast<SmallSet::Item>(*seat));
}

std::uint64_t version_of(const hall::Table& table) {
    return table.match() != nullptr ? table.match()->version() : 0;
}

hall::IndexedJson page_of(const hall::Table& table, ReaderIndex reader,
                          const hall::IndexedJson& similar = {}) {
    return hall::IndexedJson(hall::page_value(table, seat_of(reader)), similar);
}

void append_cursor(std::string& out, const hall::Table& table) {
    append_json(out, Value(cursor_fields(hall::end_of(table))));
}

std::string push_of(const std::string& table) {
    constexpr std::size_t kUsual = 2000;
    std::string text;
    text.reserve(kUsual);
    text += R"({"push":"table","table":)";
    append_json(text, Value(table));
    text += R"(,"patch":)";
    return text;
}

/// Empty if the reader cannot tell that anything has happened.
std::string changes_for(LiveTable& live, ReaderIndex reader, const hall::Cursor& since) {
    const hall::Table& table = *live.table;
    ReaderSlot& slot = live.readers[reader];
    hall::IndexedJson page = page_of(table, reader, slot.page);
    std::string text = push_of(live.id);
    hall::append_patch(text, slot.page, page);
    const bool same_page = slot.page.text() == page.text();
    const Value news = hall::news_value(table, seat_of(reader), since, kMostNews);
    const bool asked = is_asked(table, reader);
    const bool new_choices = asked != slot.asked || (asked && (version_of(table) != slot.version));
    slot.page = std::move(page);
    slot.asked = asked;
    slot.version = version_of(table);
    if (same_page && news.list()->empty() && !new_choices) return "";
    text += R"(,"news":)";
    append_json(text, news);
    if (new_choices) {
        text += R"(,"choices":)";
        append_json(text, hall::choices_value(table, seat_of(reader)));
    }
    text += R"(,"cursor":)";
    append_cursor(text, table);
    return text + "}";
}

}  // namespace

void begin(LiveTable& live, ReaderIndex reader) {
    ReaderSlot& slot = live.readers[reader];
    slot.asked = is_asked(*live.table, reader);
    slot.version = version_of(*live.table);
    slot.page = page_of(*live.table, reader);
}

void end(ReaderSlot& slot) { slot.page = {}; }

std::vector<Delivery> tell(LiveTable& live, const hall::Cursor& since) {
    std::vector<Delivery> tellings;
    for (ReaderIndex reader = 0; reader < kReaders; ++reader) {
        ReaderSlot& slot = live.readers[reader];
        if (slot.sockets.empty()) continue;
        if (std::string text = changes_for(live, reader, since); !text.empty()) {
            tellings.push_back({text_of(std::move(text)), slot.sockets});
        }
    }
    return tellings;
}

Text page(const LiveTable& live, ReaderIndex reader, std::uint64_t request,
          const std::optional<hall::Cursor>& since) {
    const hall::Table& table = *live.table;
    std::string text = R"({"re":)" + std::to_string(request) + R"(,"ok":true,"page":)";
    text += live.readers[reader].page.text();
    text += R"(,"choices":)";
    append_json(text, hall::choices_value(table, seat_of(reader)));
    text += R"(,"news":)";
    append_json(text, hall::news_value(table, seat_of(reader), since.value_or(hall::Cursor{}), kMostNews));
    text += R"(,"cursor":)";
    append_cursor(text, table);
    return text_of(text + "}");
}

Text page_anew(const LiveTable& live, ReaderIndex reader) {
    const hall::Table& table = *live.table;
    std::string text = push_of(live.id) + "[" + live.readers[reader].page.text();
    text += R"(],"news":[],"choices":)";
    append_json(text, hall::choices_value(table, seat_of(reader)));
    text += R"(,"cursor":)";
    append_cursor(text, table);
    return text_of(text + "}");
}

}  // namespace durbar::server::teller
