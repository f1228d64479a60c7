#include <algorithm>
#include <utility>

#include "server/lobby.h"

namespace durbar::server {

namespace {

constexpr std::size_t kMostKnown = 5'000;
constexpr std::size_t kMostAtOnce = 30;  // each may have to be read and replayed

}  // namespace

/// A list on its way to who asked for it.
struct OwnTables::Page {
    Asker asker;
    std::string person;
    std::vector<store::TableRow> rows;
    std::vector<Summary> summaries;  ///< by row; those without a text are missing
};

void OwnTables::answer(const Asker& asker, const std::string& person, const message::Tables& request) {
    auto page = std::make_shared<Page>(Page{asker, person, {}, {}});
    store::TableFilter filter;
    filter.person = person;
    filter.stages = request.which == message::TablesWhich::Mine
                        ? std::vector<std::string>{"waiting", "playing"}
                        : std::vector<std::string>{"over"};
    filter.before = request.before;
    filter.most = kMostAtOnce;
    hub_.committer.read([page, filter](store::Store& store) { page->rows = store.tables(filter); },
                        [this, page](const auto& error) {
                            if (error) {
                                hub_.deny(page->asker.socket, page->asker.request, store_failed());
                            } else {
                                fill(page);
                            }
                        });
}

void OwnTables::fill(const std::shared_ptr<Page>& page) {
    std::vector<std::size_t> missing;
    for (const store::TableRow& row : page->rows) {
        const LiveTable* live = tables_.find(row.id);
        const auto known = known_.find(row.id);
        page->summaries.emplace_back();
        if (live != nullptr && live->table && live->changes.empty()) {  // all of it is durable
            page->summaries.back() = summary_of(*live->table);
        } else if (known != known_.end() && known->second.changed_at >= row.changed_at) {
            page->summaries.back() = known->second;
        } else {
            missing.push_back(page->summaries.size() - 1);
        }
    }
    if (missing.empty()) {
        send(*page);
        return;
    }
    hub_.committer.read(
        [page, missing, seeds = hub_.settings.seeds](store::Store& store) {
            for (const std::size_t at : missing) {
                const auto table = load_table(store, page->rows[at].id, seeds);
                if (table) page->summaries[at] = summary_of(*table);
            }
        },
        [this, page, missing](const auto& error) {
            if (error) {
                hub_.deny(page->asker.socket, page->asker.request, store_failed());
                return;
            }
            for (const std::size_t at : missing) remember(page->rows[at].id, page->summaries[at]);
            send(*page);
        });
}

void OwnTables::send(const Page& page) {
    std::string text = R"({"re":)" + std::to_string(page.asker.request) + R"(,"ok":true,"tables":[)";
    for (const Summary& summary : page.summaries) {
        if (summary.text.empty()) continue;
        const auto& people = summary.to_decide;
        const bool yours = std::find(people.begin(), people.end(), page.person) != people.end();
        if (text.back() != '[') text += ",";
        text.append(summary.text, 0, summary.text.size() - 1);
        text += yours ? R"(,"your_turn":true})" : R"(,"your_turn":false})";
    }
    hub_.send(page.asker.socket, text + "]}");
}

void OwnTables::remember(const std::string& table, Summary summary) {
    if (known_.size() >= kMostKnown) known_.clear();
    known_[table] = std::move(summary);
}

}  // namespace durbar::server
