#include "server/lobby.h"

#include <algorithm>
#include <utility>

#include "hall/page.h"

namespace durbar::server {

namespace {

constexpr hall::Moment kPushEvery = 1000;
constexpr std::size_t kMostLines = 20'000;

}  // namespace

Summary summary_of(const hall::Table& table) {
    Summary summary{json_text(hall::summary_value(table)), {}, table.changed_at()};
    if (table.stage() != hall::Table::Stage::Playing) return summary;
    const SmallSet open = table.match()->deciding() - table.match()->sealed();
    open.for_each([&](SmallSet::Item seat) {
        if (!table.played_by_bot(seat)) summary.to_decide.push_back(table.seats()[seat].person.id);
    });
    return summary;
}

void Lobby::update(LiveTable& live) {
    if (!std::exchange(live.summary_changed, false)) return;
    const hall::Table& table = *live.table;
    const auto stage = table.stage();
    const bool waits = stage == hall::Table::Stage::Waiting;
    const bool shown = table.settings().listed && (waits || stage == hall::Table::Stage::Playing);
    if (!shown) {
        if (lines_.erase(live.id) > 0) changed();
        return;
    }
    if (lines_.size() >= kMostLines && !lines_.contains(live.id)) return;
    Line line{waits, table.changed_at(), json_text(hall::summary_value(table))};
    Line& known = lines_[live.id];
    if (known.text == line.text) return;
    known = std::move(line);
    changed();
}

void Lobby::enter(SocketId socket, std::uint64_t request) {
    visitors_.insert(socket);
    hub_.send(socket, R"({"re":)" + std::to_string(request) + R"(,"ok":true,"tables":)" + list() + "}");
}

/// Those that wait for people first, and then the last changed.
std::string Lobby::list() const {
    std::vector<const Line*> sorted;
    sorted.reserve(lines_.size());
    for (const auto& [id, line] : lines_) sorted.push_back(&line);
    const std::size_t shown = std::min(sorted.size(), hub_.settings.most_listed);
    std::partial_sort(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(shown), sorted.end(),
                      [](const Line* a, const Line* b) {
                          if (a->waits != b->waits) return a->waits;
                          return a->at != b->at ? a->at > b->at : a->text < b->text;
                      });
    std::string text = "[";
    for (std::size_t i = 0; i < shown; ++i) text.append(i == 0 ? "" : ",").append(sorted[i]->text);
    return text + "]";
}

void Lobby::changed() {
    if (push_set_ || visitors_.empty()) return;
    push_set_ = true;
    hub_.timers.at(std::max(hub_.now(), pushed_at_ + kPushEvery), [this] { push(); });
}

void Lobby::push() {
    push_set_ = false;
    pushed_at_ = hub_.now();
    const Text text = std::make_shared<const std::string>(R"({"push":"lobby","tables":)" + list() + "}");
    for (const SocketId socket : visitors_) hub_.sockets.send(socket, text);
}

}  // namespace durbar::server
