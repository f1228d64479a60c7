#include <fstream>

#include "cli/command_support.h"
#include "hall/hall_support.h"
#include "store/secret_box.h"
#include "store/sqlite_store.h"

// verify, backup and check-store.

namespace durbar::testing {
namespace {

using ::testing::HasSubstr;

class StoreCommand : public Command {
protected:
    std::string data() const { return path("data"); }
    std::unique_ptr<store::Store> open() const { return store::open_sqlite(data(), store::Access::Own); }

    /// Keeps the table as a server would.
    void keep(store::Store& store, const TableBench& bench, const std::string& id, std::uint64_t seed) const {
        const auto box = store::SecretBox::open(data());
        store::Append append{id, 0, {}, store::TableRow{}, box.seal(seed_of(seed))};
        for (const auto& entry : bench.log())
            append.lines.push_back({entry.at, hall::format_fact(entry.fact)});
        const hall::Table table = bench.reloaded();
        append.row = {id,   table.settings().game, std::string(hall::name_of(table.stage())),
                      true, table.changed_at(),    {}};
        store.append(std::vector{append});
    }

    /// A finished game, one that goes on, and a table that waits.
    void fill() const {
        const auto store = open();
        TableBench over(settings_of("maharani", {"open", "open"}), 1);
        over.begin().play_at_random(5);
        keep(*store, over, "over", 1);
        TableBench playing(settings_of("tigris", {"open", "bot easy"}), 2);
        playing.begin().play_at_random(6, 30);
        keep(*store, playing, "playing", 2);
        keep(*store, TableBench(settings_of("rajas", {"open", "open"}), 3), "waiting", 3);
    }
};

/// The record of a finished game of Tigris & Euphrates, as people download it.
std::string finished_record() {
    TableBench bench(settings_of("tigris", {"open", "open"}), 9);
    bench.begin().play_at_random(4);
    return format_record(bench.table().record());
}

TEST_F(StoreCommand, VerifyDealsAnHonestGameAgain) {
    const std::string file = path("game.record");
    ASSERT_EQ(write_file(file, finished_record()), std::nullopt);
    const CommandRun ran = run("verify " + file);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("all of them honest"));
    const auto object = run("verify --json " + file).json();
    EXPECT_TRUE(object.at("ok").as_bool());
    EXPECT_GT(object.at("honest").as_int64(), 10);
    EXPECT_EQ(object.at("taken_back").as_int64(), 0);
}

TEST_F(StoreCommand, VerifyNamesTheFirstOutcomeThatWasChangedWithOrWithoutAMendedFingerprint) {
    const std::string file = path("game.record");
    const std::string text = finished_record();
    // The tenth draw becomes one of another colour.
    std::size_t at = 0;
    for (int i = 0; i < 10; ++i) at = text.find(" chance draw ", at + 1);
    const std::size_t colour = at + std::string(" chance draw ").size();
    const std::size_t end = text.find('\n', colour);
    std::string changed = text;
    const std::string other = text.substr(colour, end - colour) == "red" ? "blue" : "red";
    changed.replace(colour, end - colour, other);
    const auto line =
        std::to_string(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n') + 1);

    const std::string unsealed = changed.substr(0, changed.rfind(' ')) + "\n";
    for (const std::string& record : {changed, unsealed}) {
        ASSERT_EQ(write_file(file, record), std::nullopt);
        const CommandRun ran = run("verify " + file);
        EXPECT_EQ(ran.status, 1);
        EXPECT_THAT(ran.out, HasSubstr("9 outcomes of chance dealt again, and then something is wrong"));
        EXPECT_THAT(ran.err, HasSubstr("line " + line + ": chance gave"));
        EXPECT_THAT(ran.err, HasSubstr("not 'draw " + other + "'"));
        const auto object = run("verify --json " + file).json();
        EXPECT_FALSE(object.at("ok").as_bool());
        EXPECT_EQ(std::to_string(object.at("line").as_int64()), line);
    }
}

TEST_F(StoreCommand, VerifyRefusesWhatIsNoRecordOfTheHall) {
    EXPECT_THAT(refusal("verify"), HasSubstr("RECORD is required"));
    EXPECT_THAT(refusal("verify /nowhere/x.record"), HasSubstr("Cannot read"));
    ASSERT_EQ(write_file(path("x.record"), "nonsense\n"), std::nullopt);
    EXPECT_EQ(run("verify " + path("x.record")).status, 1);
    // A game that was played elsewhere has nothing that could be dealt again.
    ASSERT_EQ(run("simulate tigris --games 1 --seed 5 --record " + path("records")).status, 0);
    const CommandRun ran = run("verify " + path("records/tigris-2p-seed5-000000.record"));
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, HasSubstr("nothing can be dealt again"));
    // A finger-mark somewhere that no outcome shows.
    std::string text = finished_record();
    text.replace(text.find("Name0"), 5, "Nameo");
    ASSERT_EQ(write_file(path("x.record"), text), std::nullopt);
    EXPECT_THAT(run("verify " + path("x.record")).err, HasSubstr("fingerprint"));
}

TEST_F(StoreCommand, ChecksAStoreAlsoWhileSomebodyOwnsIt) {
    fill();
    const auto owner = open();
    const CommandRun ran = run("check-store --data " + data());
    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("3 tables"));
    EXPECT_THAT(ran.out, HasSubstr("no faults"));
    const auto object = run("check-store --json --data " + data()).json();
    EXPECT_TRUE(object.at("ok").as_bool());
    EXPECT_EQ(object.at("tables").as_int64(), 3);
    EXPECT_EQ(object.at("playing").as_int64(), 1);
    EXPECT_EQ(object.at("finished").as_int64(), 1);
    EXPECT_GT(object.at("honest").as_int64(), 0);
    EXPECT_TRUE(object.at("faults").as_array().empty());
}

TEST_F(StoreCommand, AnImportedGameIsReplayedAndNotDealtAgain) {
    ASSERT_EQ(run("simulate tigris --games 1 --seed 5 --record " + path("records")).status, 0);
    const auto record = parse_record(read_file(path("records/tigris-2p-seed5-000000.record")).value());
    ASSERT_TRUE(record);
    auto table = hall::Table::import("import", seed_of(4), record.value(), {"p0", "Name0"}, 1);
    ASSERT_TRUE(table) << describe(table.error());
    {
        const auto store = open();
        const auto box = store::SecretBox::open(data());
        store::Append append{
            "import", 0, {}, store::TableRow{"import", "tigris", "over", false, 1, {}}, box.seal(seed_of(4))};
        for (const auto& entry : table.value().take_fresh())
            append.lines.push_back({entry.at, hall::format_fact(entry.fact)});
        store->append(std::vector{append});
    }
    const CommandRun ran = run("check-store --data " + data());
    EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("1 finished with 0 honest outcomes: no faults"));
}

TEST_F(StoreCommand, TellsEveryFaultOfAStore) {
    fill();
    {
        const auto store = open();
        const auto lines = store->table("playing")->lines.size();
        store->append(
            std::vector{store::Append{"playing", lines, {{1, "played\t0\tdance\t"}}, std::nullopt, ""}});
        TableBench bench(settings_of("maharani", {"open", "open"}), 1);
        keep(*store, bench, "alien", 2);  // sealed, but not the seed that it committed to
        store->append(std::vector{
            store::Append{"waiting", 1, {}, store::TableRow{"waiting", "rajas", "over", true, 1, {}}, ""}});
        store->append(std::vector{store::Append{
            "words", 0, {{1, "hocus pocus"}}, store::TableRow{"words", "rajas", "over", true, 1, {}}, ""}});
    }
    const CommandRun ran = run("check-store --data " + data());
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("table playing: entry "));
    EXPECT_THAT(ran.out, HasSubstr("table alien: its seed is not the one that it has committed to"));
    EXPECT_THAT(ran.out, HasSubstr("table waiting: lists say 'over', its log says 'waiting'"));
    EXPECT_THAT(ran.out, HasSubstr("table words: line 1: "));
    EXPECT_THAT(ran.out, HasSubstr("4 faults"));
    EXPECT_EQ(run("check-store --json --data " + data()).json().at("faults").as_array().size(), 4U);

    std::filesystem::remove(data() + "/secret.key");
    const CommandRun without_key = run("check-store --data " + data());
    EXPECT_EQ(without_key.status, 1);
    EXPECT_THAT(without_key.out, HasSubstr("secret.key is missing"));
}

TEST_F(StoreCommand, BacksUpALiveStoreIntoANewFile) {
    fill();
    const auto owner = open();
    std::filesystem::create_directory(path("copy"));
    const std::string file = path("copy/durbar.db");
    const CommandRun ran = run("backup " + file + " --data " + data());
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("secret.key"));
    EXPECT_THAT(refusal("backup " + file + " --data " + data()), HasSubstr("is there already"));
    EXPECT_GT(run("backup " + path("other.db") + " --json --data " + data()).json().at("bytes").as_int64(),
              0);

    // With the key beside it the copy is a store as good as the first.
    std::filesystem::copy(data() + "/secret.key", path("copy/secret.key"));
    EXPECT_EQ(run("check-store --data " + path("copy")).status, 0);
}

TEST_F(StoreCommand, AFolderWithoutAStoreIsAWrongCall) {
    EXPECT_THAT(refusal("check-store --data " + path("nothing")), HasSubstr("There is no store in"));
    EXPECT_THAT(refusal("backup x.db --data " + path("nothing")), HasSubstr("There is no store in"));
    EXPECT_THAT(refusal("backup x.db"), HasSubstr("--data is required"));
    EXPECT_THAT(refusal("check-store"), HasSubstr("--data is required"));
}

}  // namespace
}  // namespace durbar::testing
