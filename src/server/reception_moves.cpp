#include <algorithm>
#include <utility>

#include "hall/page.h"
#include "server/reception.h"

/// The requests that change a table, and what lies behind.
namespace durbar::server {

namespace {

Fields cursor_answer(const hall::Table& table) {
    return make_fields({{"cursor", Value(cursor_fields(hall::end_of(table)))}});
}

}  // namespace

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Sit& request) {
    change(asker, request.table, [this, request](hall::Table& table, const hall::Person& person) {
        return table.sit(person, static_cast<int>(request.seat), request.salt, hub_.now());
    });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Stand& request) {
    change(asker, request.table, [this](hall::Table& table, const hall::Person& person) {
        return table.stand(person.id, hub_.now());
    });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Start& request) {
    change(asker, request.table, [this](hall::Table& table, const hall::Person& person) {
        return table.start(person.id, hub_.now());
    });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Leave& request) {
    change(asker, request.table, [this](hall::Table& table, const hall::Person& person) {
        return table.leave(person.id, hub_.now());
    });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::ComeBack& request) {
    change(asker, request.table, [this](hall::Table& table, const hall::Person& person) {
        return table.come_back(person.id, hub_.now());
    });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Resign& request) {
    change(asker, request.table, [this](hall::Table& table, const hall::Person& person) {
        return table.resign(person.id, hub_.now());
    });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Remove& request) {
    change(asker, request.table, [this, seat = request.seat](hall::Table& table, const hall::Person& person) {
        return table.remove(person.id, static_cast<int>(seat), hub_.now());
    });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Play& request) {
    change(
        asker, request.table,
        [this, request](hall::Table& table, const hall::Person& person) {
            auto denial = table.play(person.id,
                                     {static_cast<std::uint64_t>(request.version), request.key, request.move},
                                     hub_.now());
            if (!denial) moves_.add();
            return denial;
        },
        cursor_answer);
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::Undo& request) {
    change(
        asker, request.table,
        [this, request](hall::Table& table, const hall::Person& person) {
            return table.undo(person.id, {static_cast<std::uint64_t>(request.version), request.key, ""},
                              hub_.now());
        },
        cursor_answer);
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::AskRewind& request) {
    change(asker, request.table,
           [this, plies = request.plies](hall::Table& table, const hall::Person& person) {
               return table.ask_rewind(person.id, static_cast<std::uint64_t>(plies), hub_.now());
           });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::AnswerRewind& request) {
    change(asker, request.table,
           [this, agrees = request.agrees](hall::Table& table, const hall::Person& person) {
               return table.answer_rewind(person.id, agrees, hub_.now());
           });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::WaitLonger& request) {
    change(asker, request.table, [this, seat = request.seat](hall::Table& table, const hall::Person& person) {
        return table.wait_longer(person.id, static_cast<int>(seat), hub_.now());
    });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::LetBotPlay& request) {
    change(asker, request.table, [this, seat = request.seat](hall::Table& table, const hall::Person& person) {
        return table.let_bot_play(person.id, static_cast<int>(seat), hub_.now());
    });
}

void Reception::on(const Asker& asker, const Visitor& visitor, const message::Say& request) {
    if (!hub_.limits.chat.take(visitor.person.id, hub_.now())) return deny(asker, too_fast());
    change(asker, request.table, [this, text = request.text](hall::Table& table, const hall::Person& person) {
        return table.say(person.id, text, hub_.now());
    });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::History& request) {
    at_table(asker, request.table, [this, asker, request](LiveTable& live, const hall::Person& person) {
        const Value older =
            hall::history_value(*live.table, live.table->seat_of(person.id), cursor_of(request.before),
                                static_cast<std::size_t>(request.most));
        tables_.answer(live, asker, server::answer(asker.request, {{"news", older}}));
    });
}

void Reception::on(const Asker& asker, const Visitor& /*visitor*/, const message::LookBack& request) {
    at_table(asker, request.table, [this, asker, request](LiveTable& live, const hall::Person& person) {
        const auto plies = static_cast<std::size_t>(request.plies);
        const AnyMatch* match = live.table->match();
        if (match == nullptr) return deny_at(live, asker, hall::deny("table/not_playing", "not_playing"));
        if (plies > match->plies()) {
            return deny_at(live, asker,
                           hall::deny("move/stale", "stale", {{"version", Value(match->version())}}));
        }
        tables_.answer(live, asker,
                       server::answer(asker.request,
                                      hall::past_fields(*live.table, live.table->seat_of(person.id), plies)));
    });
}

}  // namespace durbar::server
