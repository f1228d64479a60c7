#include "load/table_of_guests.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <utility>

#include "core/text.h"
#include "core/value.h"
#include "load/members.h"
#include "load/random_leaf.h"

namespace durbar::load {

namespace {

std::string member(std::string_view name, const Value& value) {
    return "\"" + std::string(name) + "\":" + json_text(value);
}

}  // namespace

TableOfGuests::TableOfGuests(const Executor& executor, Host& host, std::string game, int people,
                             std::uint64_t seed)
    : executor_(executor),
      host_(host),
      game_(std::move(game)),
      rng_(seed),
      chairs_(static_cast<std::size_t>(people)) {
    for (int i = 0; i < people; ++i) guests_.push_back(std::make_unique<Guest>(executor));
}

Task<void> TableOfGuests::set_up(asio::ip::tcp::endpoint server, std::string origin) {
    for (std::size_t seat = 0; seat < guests_.size(); ++seat) {
        co_await guests_[seat]->enter(server, origin);
        guests_[seat]->listen([this, seat](std::string_view message) { take(seat, message); },
                              [this](const std::string& why) { fail("A socket was lost: " + why + "."); });
    }
    co_await open();
}

Task<void> TableOfGuests::open() {
    std::string chairs;
    for (std::size_t i = 0; i < guests_.size(); ++i)
        chairs += std::string(i == 0 ? "" : ",") + R"({"kind":"open"})";
    // By link, as friends do; a lobby of thousands of tables would be nobody's.
    const std::string settings =
        R"("settings":{)" + member("game", game_) + R"(,"chairs":[)" + chairs + R"(],"listed":false})";
    const std::string opened = co_await guests_[0]->ask("open", settings);
    const Members members(opened);
    table_ = members.word("table");
    const std::string table = member("table", table_);
    const std::string link(members.find("link"));  // with its quotes
    if (table_.empty() || link.empty()) throw LoadError("A table was opened without id or link: " + opened);
    for (std::size_t seat = 0; seat < guests_.size(); ++seat) {
        chairs_[seat] = {};
        const std::string watch = table + R"(,"link":)" + link;
        co_await guests_[seat]->ask("watch", watch);
        const std::string sit = table + "," + member("seat", seat) + "," + member("salt", hex64(rng_.next()));
        co_await guests_[seat]->ask("sit", sit);
    }
    co_await guests_[0]->ask("start", table);
    // Choices may come before or after the answer.
    constexpr int kTries = 3000;
    for (int i = 0; !is_decidable() && !dead_; ++i) {
        if (i == kTries)
            throw LoadError("A game of " + game_ + " has started, and nobody has anything to decide.");
        Timer pause(executor_, std::chrono::milliseconds(10));
        co_await pause.async_wait(kAwait);
    }
}

/// The game is over: the same guests sit down at another table.
Task<void> TableOfGuests::next_game() {
    try {
        const std::string table = member("table", table_);
        for (const auto& guest : guests_) co_await guest->ask("unwatch", table);
        co_await open();
        if (!dead_) host_.ready(*this);
    } catch (const std::exception& error) {
        fail(error.what());
    }
}

bool TableOfGuests::is_decidable() const {
    return std::any_of(chairs_.begin(), chairs_.end(),
                       [](const Chair& chair) { return !chair.choices.empty(); });
}

void TableOfGuests::move() {
    // Where several decide at the same time, who has sealed a choice may change it: whoever moved the longest
    // ago goes first.
    std::size_t seat = chairs_.size();
    for (std::size_t i = 0; i < chairs_.size(); ++i) {
        if (chairs_[i].choices.empty()) continue;
        if (seat == chairs_.size() || chairs_[i].moved < chairs_[seat].moved) seat = i;
    }
    const Members choices(chairs_[seat].choices);
    const std::string move = random_leaf(choices.find("tree"), rng_);
    if (move.empty()) return fail("A tree of choices without a move: " + chairs_[seat].choices);
    chairs_[seat].moved = ++moves_;
    mover_ = seat;
    version_.reset();
    std::string members = member("table", table_);
    members.append(R"(,"version":)").append(choices.find("version"));
    members.append(",")
        .append(member("key", std::to_string(moves_)))
        .append(",")
        .append(member("move", move));
    sent_ = Clock::now();
    request_ = guests_[seat]->send("play", members);
}

void TableOfGuests::take(std::size_t seat, std::string_view message) {
    const Members members(message);
    if (!members.find("push").empty()) {
        if (members.word("table") != table_) return;
        chairs_[seat].seen = whole_number(Members(members.find("cursor")).find("match"));
        take_choices(seat, members.find("choices"));
    } else if (sent_ && seat == mover_ && whole_number(members.find("re")) == request_) {
        if (members.find("ok") != "true") return fail("A move was refused: " + std::string(message));
        version_ = whole_number(Members(members.find("cursor")).find("match"));
    }
    settle();
}

/// `choices`: empty if they have not changed.
void TableOfGuests::take_choices(std::size_t seat, std::string_view choices) {
    if (choices.empty()) return;
    chairs_[seat].choices = choices == "null" ? std::string_view() : choices;
    if (choices == "null") chairs_[seat].choices.shrink_to_fit();
}

/// Looks whether the move is through.
void TableOfGuests::settle() {
    if (!sent_ || !version_) return;
    const bool all = std::all_of(chairs_.begin(), chairs_.end(),
                                 [&](const Chair& chair) { return chair.seen >= *version_; });
    if (!all) return;
    const Clock::time_point sent = *sent_;
    sent_.reset();
    host_.arrived(sent, Clock::now());
    if (is_decidable()) {
        host_.ready(*this);
    } else {
        asio::co_spawn(executor_, next_game(), asio::detached);
    }
}

void TableOfGuests::fail(const std::string& why) {
    if (std::exchange(dead_, true)) return;
    sent_.reset();
    host_.failed(why);
}

void TableOfGuests::close() {
    dead_ = true;
    for (const auto& guest : guests_) guest->close();
}

}  // namespace durbar::load
