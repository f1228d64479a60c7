#include <fmt/format.h>

#include <optional>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/terminal.h"
#include "core/value.h"
#include "games/registry.h"
#include "hall/page.h"
#include "hall/table.h"
#include "store/secret_box.h"
#include "store/sqlite_store.h"

namespace durbar {

namespace {

struct Fault {
    std::string table;  ///< empty: of the store itself
    std::string what;
};

struct Tally {
    std::size_t tables = 0;
    std::size_t lines = 0;
    std::size_t playing = 0;
    std::size_t finished = 0;
    std::size_t outcomes = 0;  ///< dealt again and found honest
    std::vector<Fault> faults;
};

/// The table as its log tells it.
Result<hall::Table> loaded(const store::StoredTable& stored, const store::SecretBox& box) {
    std::vector<hall::Entry> entries;
    for (const auto& line : stored.lines) {
        auto fact = hall::parse_fact(line.fact);
        if (!fact) return Error{fact.error().message, static_cast<int>(entries.size() + 1)};
        entries.push_back({line.at, std::move(fact.value())});
    }
    const auto seed = box.unseal(stored.sealed_seed);
    if (!seed) return Error{"its seed was sealed with another key than this store's secret.key"};
    auto table = hall::Table::load(stored.row.id, *seed, entries);
    if (table && table.value().commitment() != honest::hex(honest::commitment_to(*seed))) {
        return Error{"its seed is not the one that it has committed to"};
    }
    return table;
}

/// What lists say about the table and its log does not.
std::optional<Error> false_row(const store::TableRow& row, const hall::Table& table) {
    if (row.stage != hall::name_of(table.stage())) {
        return Error{
            fmt::format("lists say '{}', its log says '{}'", row.stage, hall::name_of(table.stage()))};
    }
    if (row.game != table.settings().game || row.listed != table.settings().listed) {
        return Error{"lists do not tell its settings"};
    }
    return std::nullopt;
}

/// Deals a finished game again, from the record that people can download.
honest::Verdict verdict_of(const hall::Table& table) {
    const auto record = parse_record(format_record(table.record()));
    if (!record) return {0, 0, record.error()};
    const auto match = match_of(record.value(), 0);
    if (!match) return {0, 0, match.error()};
    return honest::verify(*match.value(), record.value());
}

std::optional<Error> check_table(const store::StoredTable& stored, const store::SecretBox& box,
                                 Tally& tally) {
    tally.lines += stored.lines.size();
    const auto table = loaded(stored, box);
    if (!table) return table.error();
    const auto stage = table.value().stage();
    if (stage == hall::Table::Stage::Playing) ++tally.playing;
    if (stage == hall::Table::Stage::Over) {
        ++tally.finished;
        // What was imported was dealt elsewhere, and is only replayed.
        const auto verdict = table.value().imported() ? honest::Verdict{} : verdict_of(table.value());
        tally.outcomes += verdict.honest;
        if (verdict.fault) return verdict.fault;
    }
    return false_row(stored.row, table.value());
}

/// What the store cannot tell because it is damaged is a fault like others; the rest is checked all the same.
template <class Job>
void note_damage(Tally& tally, const std::string& table, Job job) {
    try {
        job();
    } catch (const store::StoreError& error) {
        if (error.kind() != store::StoreError::Kind::Damaged) throw;
        tally.faults.push_back({table, error.what()});
    }
}

void check_all(store::Store& store, const store::SecretBox& box, Tally& tally) {
    note_damage(tally, "", [&] {
        for (auto& what : store.faults()) tally.faults.push_back({"", std::move(what)});
    });
    std::vector<std::string> ids;
    store.each_table([&](const std::string& id) { ids.push_back(id); });
    Progress progress("tables");
    for (const auto& id : ids) {
        note_damage(tally, id, [&] {
            ++tally.tables;
            const auto stored = store.table(id);
            const auto fault =
                stored ? check_table(*stored, box, tally) : Error{"it cannot be found by its name"};
            if (fault) tally.faults.push_back({id, describe(*fault)});
        });
        progress.show(static_cast<double>(tally.tables) / static_cast<double>(ids.size()));
    }
}

void print_tally(const Tally& tally) {
    for (const auto& [table, what] : tally.faults) {
        fmt::print("{}: {}\n", table.empty() ? "store" : "table " + table, what);
    }
    fmt::print("{} tables with {} lines, {} of them playing, {} finished with {} honest outcomes: {}\n",
               grouped(tally.tables), grouped(tally.lines), grouped(tally.playing), grouped(tally.finished),
               grouped(tally.outcomes),
               tally.faults.empty()       ? "no faults"
               : tally.faults.size() == 1 ? "1 fault"
                                          : grouped(tally.faults.size()) + " faults");
}

Fields tally_fields(const Tally& tally) {
    List faults;
    for (const auto& [table, what] : tally.faults) {
        faults.emplace_back(
            Fields{{"table", table.empty() ? Value(nullptr) : Value(table)}, {"fault", what}});
    }
    return {{"ok", tally.faults.empty()}, {"tables", tally.tables},     {"lines", tally.lines},
            {"playing", tally.playing},   {"finished", tally.finished}, {"honest", tally.outcomes},
            {"faults", std::move(faults)}};
}

}  // namespace

int run_check_store(const CheckStoreArgs& args) {
    Tally tally;
    try {
        const auto store = store::open_sqlite(args.data, store::Access::Beside);
        check_all(*store, store::SecretBox::open(args.data), tally);
    } catch (const store::StoreError& error) {
        if (error.kind() == store::StoreError::Kind::Other) return refuse_call({error.what()});
        tally.faults.push_back({"", error.what()});
    }
    if (args.json) {
        fmt::print("{}\n", json_text(tally_fields(tally)));
    } else {
        print_tally(tally);
    }
    return tally.faults.empty() ? kDone : kCheckFailed;
}

}  // namespace durbar
