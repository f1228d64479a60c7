#pragma once

#include <cassert>
#include <memory>
#include <utility>

#include "core/any_match.h"
#include "core/game.h"
#include "core/playout.h"

namespace durbar {

/// Makes any game a match: keeps the log, checks moves, undoes by whole positions, turns views into text and
/// JSON.
template <Presentable G>
class Match final : public AnyMatch {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Event = typename G::Event;

    Match(const typename G::Options& options, int players) : state_(G::initial(options, players)) {}
    /// A match that goes on from a position.
    explicit Match(const State& state) : state_(state), start_(G::format_position(state)) {}

    /// The full truth: for referees and tests, never for bots.
    const State& state() const { return state_; }

    std::string_view game() const override { return G::kId; }
    int players() const override { return G::players(state_); }
    Player to_act() const override { return G::to_act(state_); }
    std::string decision() const override { return std::string(G::decision(state_)); }
    std::string prompt() const override { return G::prompt(state_); }

    std::vector<std::string> legal() const override {
        std::vector<std::string> texts;
        for_each_move([&](const Move& move) { texts.push_back(G::format(move)); });
        return texts;
    }

    std::vector<Choice> choices() const override {
        std::vector<Choice> all;
        for_each_move([&](const Move& move) { all.push_back({G::format(move), G::targets(state_, move)}); });
        return all;
    }

    std::vector<Outcome> outcomes() const override {
        std::vector<Outcome> all;
        if (to_act() != Player::Chance) return all;
        for_each_move(
            [&](const Move& move) { all.push_back({G::format(move), G::chance_weight(state_, move)}); });
        return all;
    }

    std::optional<Refusal> check(std::string_view text) const override {
        const auto move = G::parse(text);
        if (!move) return Refusal{"", durbar::describe(move.error())};
        return refusal_of(move.value());
    }

    Result<std::vector<Happening>> preview(std::string_view text) const override {
        const auto move = G::parse(text);
        if (!move) return move.error();
        if (const auto refusal = refusal_of(move.value())) return Error{durbar::describe(*refusal)};
        if (!is_seat(to_act())) return Error{"Nobody foresees an outcome of chance."};
        const auto view = G::observe(state_, seat_of(to_act()));
        return happenings(G::preview(view, move.value()), seat_of(to_act()));
    }

    bool reveals(std::string_view text) const override {
        const auto move = G::parse(text);
        return move && !refusal_of(move.value()) && G::reveals(state_, move.value());
    }

    std::optional<Refusal> play(std::string_view text) override {
        const auto move = G::parse(text);
        if (!move) return Refusal{"", durbar::describe(move.error())};
        if (auto refusal = refusal_of(move.value())) return refusal;
        advance(move.value());
        return std::nullopt;
    }

    std::string play_chance(Rng& rng) override {
        assert(to_act() == Player::Chance);
        typename G::MoveList moves;
        const Move move = random_move<G>(state_, moves, rng);
        advance(move);
        return G::format(move);
    }

    std::optional<Refusal> undo(int seat) override {
        if (log_.empty()) return Refusal{"", "Nothing has been played yet."};
        const Player last = log_.back().actor;
        if (last == Player::Chance) return Refusal{"", "What chance has decided cannot be taken back."};
        if (last != player(seat))
            return Refusal{"", "Another player has decided since; that cannot be taken back."};
        if (undo_.empty()) {
            return Refusal{
                "", "Something was shown, or another player has decided since; that cannot be taken back."};
        }
        state_ = undo_.back();
        undo_.pop_back();
        log_.pop_back();
        return std::nullopt;
    }

    std::optional<int> undoable_by() const override {
        if (undo_.empty()) return std::nullopt;
        return seat_of(log_.back().actor);
    }

    std::size_t plies() const override { return log_.size(); }
    std::string move_at(std::size_t ply) const override { return G::format(log_.at(ply).move); }
    Player actor_at(std::size_t ply) const override { return log_.at(ply).actor; }
    std::vector<Happening> events_at(std::size_t ply, std::optional<int> seat) const override {
        return happenings(log_.at(ply).events, seat);
    }

    Standing standing() const override { return G::standing(state_); }
    std::string standing_words(const SeatStanding& standing) const override {
        return G::standing_words(standing);
    }
    std::string position() const override { return G::format_position(state_); }
    std::string state_json() const override { return G::state_json(state_); }
    std::string view_json(int seat) const override { return G::view_json(G::observe(state_, seat)); }
    std::unique_ptr<AnyView> snapshot(int seat) const override {
        return std::make_unique<TypedView<G>>(G::observe(state_, seat), players());
    }
    std::string gloss(std::string_view text) const override {
        if constexpr (Glossed<G>) {
            const auto move = G::parse(text);
            if (!move || !is_seat(to_act()) || refusal_of(move.value())) return {};
            return G::gloss(G::observe(state_, seat_of(to_act())), move.value());
        }
        return {};
    }
    std::string proposal() const override {
        if constexpr (Glossed<G>) {
            if (!is_seat(to_act())) return {};
            const auto move = G::proposal(G::observe(state_, seat_of(to_act())));
            return move ? G::format(*move) : "";
        }
        return {};
    }

    Record record(const std::vector<std::string>& names) const override {
        Record record;
        record.game = G::kId;
        record.rules_version = G::kRulesVersion;
        record.players = players();
        for (const auto& spec : G::option_specs()) {
            record.options.emplace_back(spec.name, G::get_option(G::options(state_), spec.name));
        }
        for (int seat = 0; seat < players(); ++seat) {
            const auto i = static_cast<std::size_t>(seat);
            record.names.push_back(i < names.size() ? names[i] : "seat " + std::to_string(seat));
        }
        record.position = start_;
        for (const auto& entry : log_) record.plies.push_back({entry.actor, G::format(entry.move), 0});
        for (const auto& seat : standing()) record.standing.push_back({seat.points, seat.rank, 0});
        record.finished = to_act() == Player::Nobody;
        return record;
    }

private:
    struct Entry {
        Player actor;
        Move move;
        std::vector<Event> events;
    };

    template <class Visit>
    void for_each_move(Visit visit) const {
        typename G::MoveList moves;
        G::legal_moves(state_, moves);
        for (const Move& move : moves) visit(move);
    }

    std::optional<Refusal> refusal_of(const Move& move) const {
        const auto broken = G::check(state_, move);
        if (!broken) return std::nullopt;
        return Refusal{std::string(broken->rule), std::string(broken->sentence)};
    }

    /// Precondition: the move is legal.
    void advance(const Move& move) {
        const Player actor = to_act();
        const bool final = actor == Player::Chance || G::reveals(state_, move);
        const bool same_hand = !log_.empty() && log_.back().actor == actor;
        if (final || !same_hand) undo_.clear();
        if (!final) undo_.push_back(state_);
        Entry entry{actor, move, {}};
        G::apply(state_, move, EventSink<Event>(entry.events));
        log_.push_back(std::move(entry));
        if (to_act() == Player::Nobody) undo_.clear();  // at the end everything is shown
    }

    std::vector<Happening> happenings(const std::vector<Event>& events, std::optional<int> seat) const {
        std::vector<Happening> seen;
        for (const auto& event : events) {
            const Event shown = seat ? G::redact(event, *seat) : event;
            seen.push_back({G::event_json(shown), G::describe(shown)});
        }
        return seen;
    }

    State state_;
    std::string start_;        ///< position text the match began from; empty: the beginning
    std::vector<Entry> log_;   ///< the truth; state_ is its cache
    std::vector<State> undo_;  ///< the positions before the last actor's decisions that may be taken back
};

}  // namespace durbar
