#include "server/bot_seats.h"

#include <algorithm>
#include <utility>

#include "ai/levels.h"

namespace durbar::server {

namespace {

constexpr int kMostFailures = 3;

std::int64_t time_of(std::string_view name) {
    for (const Level& level : kLevels) {
        if (level.name == name) return level.ms;
    }
    return 0;
}

std::uint64_t asked_since(const hall::Table& table, int seat) {
    return table.seats()[static_cast<std::size_t>(seat)].asked_since;
}

}  // namespace

void BotSeats::update(LiveTable& live) {
    const auto tasks = live.table->bot_tasks();
    const auto is_of = [&](const Thought& thought, const hall::BotTask& task) {
        return thought.seat == task.seat && thought.asked_since == asked_since(*live.table, task.seat);
    };
    std::erase_if(live.thoughts, [&](const Thought& thought) {
        const bool wanted = std::any_of(tasks.begin(), tasks.end(),
                                        [&](const hall::BotTask& task) { return is_of(thought, task); });
        if (!wanted) hub_.bots.cancel(thought.ticket);
        return !wanted;
    });
    for (const hall::BotTask& task : tasks) {
        const bool asked = std::any_of(live.thoughts.begin(), live.thoughts.end(),
                                       [&](const Thought& thought) { return is_of(thought, task); });
        if (!asked && live.bot_failures < kMostFailures) ask(live, task);
    }
}

void BotSeats::ask(LiveTable& live, const hall::BotTask& task) {
    BotPool::Task thought;
    thought.table = live.id;
    thought.view = live.table->match()->snapshot(Reader::seat(task.seat));
    thought.seat = task.seat;
    thought.level = task.level;
    thought.seed = random_number(hub_.services);
    // The ticket is known only when the task is given away; the answer comes later, never from within the
    // call.
    auto ticket = std::make_shared<BotPool::Ticket>(0);
    thought.done = [this, id = live.id, ticket](const std::string& move) { answered(id, *ticket, move); };
    *ticket = hub_.bots.think(std::move(thought));
    live.thoughts.push_back({task.seat, asked_since(*live.table, task.seat), *ticket,
                             hub_.now() + time_of(task.level) + hub_.settings.bot_pause_ms});
}

void BotSeats::answered(const std::string& id, BotPool::Ticket ticket, const std::string& move) {
    LiveTable* live = tables_.find(id);
    if (live == nullptr) return;
    const auto thought = std::find_if(live->thoughts.begin(), live->thoughts.end(),
                                      [&](const Thought& each) { return each.ticket == ticket; });
    if (thought == live->thoughts.end()) return;
    if (move.empty()) {
        hub_.settings.log.write("bot.failed", {{"table", Value(id)}, {"seat", Value(thought->seat)}});
        ++live->bot_failures;
        live->thoughts.erase(thought);
        if (live->table && live->changes.empty()) update(*live);
        return;
    }
    thought->move = move;
    hub_.timers.at(thought->not_before, [this, id, ticket] { play(id, ticket); });
}

void BotSeats::play(const std::string& id, BotPool::Ticket ticket) {
    LiveTable* live = tables_.find(id);
    if (live == nullptr || !live->table) return;
    const auto found = std::find_if(live->thoughts.begin(), live->thoughts.end(),
                                    [&](const Thought& each) { return each.ticket == ticket; });
    if (found == live->thoughts.end()) return;
    const Thought thought = std::move(*found);
    live->thoughts.erase(found);
    if (thought.asked_since != asked_since(*live->table, thought.seat)) return;
    std::optional<hall::Denial> denied;
    tables_.change(*live, std::nullopt, [&](hall::Table& table) {
        const std::uint64_t version = table.match() != nullptr ? table.match()->version() : 0;
        denied = table.play_for_bot(thought.seat, version, *thought.move, hub_.now());
        return denied;
    });
    if (denied && denied->code == "move/illegal") {
        hub_.settings.log.write("bot.illegal", {{"table", Value(id)}, {"seat", Value(thought.seat)}});
        ++live->bot_failures;
    } else if (!denied) {
        live->bot_failures = 0;
        hub_.metrics.counter("moves_total", "Moves that were made", "by=\"bot\"").add();
    }
}

std::optional<hall::Denial> BotSeats::check_hint(const hall::Table& table, const hall::Person& person) {
    const auto seat = table.seat_of(person.id);
    if (!seat) return hall::deny("table/not_seated", "not_seated");
    if (table.stage() != hall::Table::Stage::Playing) return hall::deny("table/not_playing", "not_playing");
    if (!table.settings().hints) return hall::deny("hint/off", "hint_off");
    if (table.played_by_bot(*seat)) return hall::deny("table/stood_in", "bot_stands_in");
    if (!table.match()->deciding().has(static_cast<SmallSet::Item>(*seat))) {
        return hall::Denial{"move/illegal", house_refusal("not_deciding", {{"seat", Value(*seat)}})};
    }
    if (advised_.contains(person.id)) return hall::deny("hint/busy", "hint_busy");
    if (!hub_.limits.hints.take(person.id, hub_.now())) return too_fast();
    return std::nullopt;
}

void BotSeats::hint(LiveTable& live, const hall::Person& person, const Asker& asker) {
    const hall::Table& table = *live.table;
    if (const auto denial = check_hint(table, person)) {
        hub_.count_denied(*denial);
        tables_.answer(live, asker, error(asker.request, *denial));
        return;
    }
    const int seat = *table.seat_of(person.id);
    advised_.insert(person.id);
    BotPool::Task task;
    task.kind = BotPool::Task::Kind::Hint;
    task.table = live.id;
    task.view = table.match()->snapshot(Reader::seat(seat));
    task.seat = seat;
    task.level = hub_.settings.hint_level;
    task.seed = random_number(hub_.services);
    task.done = [this, id = live.id, who = person.id, seat, since = asked_since(table, seat),
                 asker](const auto& move) {
        advised_.erase(who);
        const LiveTable* now = tables_.find(id);
        const bool open = now != nullptr && now->table &&
                          now->table->stage() == hall::Table::Stage::Playing &&
                          asked_since(*now->table, seat) == since;
        if (!open || move.empty()) {
            hub_.deny(asker.socket, asker.request,
                      hall::deny("move/stale", "stale", {{"version", Value(since)}}));
            return;
        }
        hub_.send(asker.socket, answer(asker.request, {{"move", Value(move)}}));
    };
    hub_.bots.think(std::move(task));
}

}  // namespace durbar::server
