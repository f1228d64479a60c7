#pragma once

#include <array>
#include <cassert>
#include <memory>
#include <span>
#include <utility>

#include "core/any_match.h"
#include "core/envelope.h"
#include "core/game.h"
#include "core/match_log.h"
#include "core/move_list.h"
#include "core/playout.h"

namespace durbar {

/// Makes any game a match: keeps the log, checks moves, seals what is decided at the same time, undoes by
/// playing the line again, and tells each reader what it may know.
template <Presentable G>
class Match final : public AnyMatch {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using MoveList = typename G::MoveList;

    Match(const typename G::Options& options, int players) : state_(G::initial(options, players)) {}
    /// A match that goes on from a position.
    explicit Match(const State& state)
        : state_(state),
          start_(G::format_position(state)),
          log_(G::active_seat(view_of(Reader::referee()))) {}

    std::unique_ptr<AnyMatch> clone() const override { return std::unique_ptr<AnyMatch>(new Match(*this)); }

    /// The full truth: for referees and tests, never for bots.
    const State& state() const { return state_; }

    std::string_view game() const override { return G::kId; }
    int players() const override { return G::players(state_); }
    std::uint64_t version() const override { return log_.version(); }
    std::size_t plies() const override { return log_.plies(); }
    Player to_act() const override { return G::to_act(state_); }
    SmallSet deciding() const override {
        SmallSet seats;
        if (!is_seat(to_act())) return seats;
        if constexpr (Simultaneous<G>) seats = G::deciding(state_);
        seats.add(static_cast<SmallSet::Item>(seat_of(to_act())));
        return seats;
    }
    SmallSet sealed() const override {
        SmallSet seats;
        for (std::size_t seat = 0; seat < sealed_.size(); ++seat) {
            if (sealed_[seat]) seats.add(static_cast<SmallSet::Item>(seat));
        }
        return seats;
    }
    std::string_view decision() const override { return G::decision(state_); }

    Value view(Reader reader) const override;
    std::unique_ptr<AnyView> snapshot(Reader reader) const override {
        return std::make_unique<TypedView<G>>(G::observe(asked_of(reader), reader), players());
    }
    Telling asked(Reader reader) const override {
        return G::asked(G::observe(asked_of(reader), seen_as(reader)));
    }
    using AnyMatch::log;
    std::vector<LogEntry> log(Reader reader, std::uint64_t since, std::uint64_t until) const override {
        return log_.changes(seen_as(reader), since, until, G::options(state_));
    }
    std::vector<LogEntry> line(Reader reader, std::size_t from) const override {
        return log_.line(seen_as(reader), from, G::options(state_));
    }
    Value standing(Reader reader) const override {
        const auto seen = view_of(reader);
        std::vector<bool> shown(static_cast<std::size_t>(players()));
        for (int seat = 0; seat < players(); ++seat) {
            shown[static_cast<std::size_t>(seat)] =
                seen_as(reader).is_referee() || G::shows_standing(seen, seat);
        }
        return standing_value(standing(), G::standing_names(), shown);
    }
    std::optional<Record> record(Reader reader, const std::vector<std::string>& names) const override;

    Value choices(int seat) const override;
    std::optional<Refusal> check(int seat, std::string_view move) const override {
        return read(seat, move).refusal;
    }
    Preview preview(int seat, std::string_view text) const override;
    std::vector<Telling> gloss(int seat, std::string_view move) const override {
        if constexpr (Glossed<G>) {
            const Decided decided = read(seat, move);
            if (decided.refusal) return {};
            return G::gloss(own_view(seat), decided.moves.front());
        }
        return {};
    }
    std::string proposal(int seat) const override {
        if constexpr (Glossed<G>) {
            if (!decides(seat)) return {};
            const auto move = G::proposal(own_view(seat));
            return move ? G::format(*move) : "";
        }
        return {};
    }
    std::optional<Refusal> play(int seat, std::string_view text) override;
    std::optional<Refusal> undo(int seat) override;
    std::optional<int> undoable_by() const override {
        if (undo_.empty()) return std::nullopt;
        return seat_of(log_.last_actor());
    }

    std::vector<std::string> legal() const override {
        std::vector<std::string> texts;
        for_each_move<G>(state_, [&](const Move& move) { texts.push_back(G::format(move)); });
        return texts;
    }
    std::vector<Outcome> outcomes() const override {
        std::vector<Outcome> all;
        if (to_act() != Player::Chance) return all;
        for_each_move<G>(state_, [&](const Move& move) {
            all.push_back({G::format(move), G::chance_weight(state_, move)});
        });
        return all;
    }
    bool reveals(std::string_view text) const override {
        const auto move = G::parse(text);
        return move && !G::check(state_, move.value()) && G::reveals(state_, move.value());
    }
    std::optional<Refusal> play_next(std::string_view text) override {
        assert(sealed().none());
        const auto move = G::parse(text);
        if (!move) return unreadable(move.error());
        if (const auto broken = G::check(state_, move.value())) return refusal_of(G::kId, *broken);
        advance({&move.value(), 1});
        return std::nullopt;
    }
    std::string play_chance(ChanceSource& source) override {
        assert(to_act() == Player::Chance);
        const auto moves = new_move_list<G>();
        G::legal_moves(state_, *moves);
        const Move move = pick_outcome<G>(state_, *moves, source);
        advance({&move, 1});
        return G::format(move);
    }
    void rewind(std::size_t plies) override;
    Standing standing() const override { return G::standing(state_); }
    std::string position() const override { return G::format_position(state_); }

private:
    /// A text from a seat: the moves it stands for, one but for sets that are asked for piece by piece.
    struct Decided {
        std::optional<Refusal> refusal;
        std::vector<Move> moves;
    };

    Match(const Match&) = default;

    bool is_over() const { return to_act() == Player::Nobody; }
    bool decides(int seat) const { return seat >= 0 && seat < players() && deciding().has(item(seat)); }
    static SmallSet::Item item(int seat) { return static_cast<SmallSet::Item>(seat); }
    /// After the end every reader sees everything.
    Reader seen_as(Reader reader) const { return is_over() ? Reader::referee() : reader; }
    typename G::View view_of(Reader reader) const { return G::observe(state_, seen_as(reader)); }
    /// The position in which this reader's own decision is the one to be made.
    State asked_of(Reader reader) const {
        if constexpr (Simultaneous<G>) {
            if (reader.is_seat() && decides(reader.number()) && to_act() != player(reader.number())) {
                return G::with_turn_of(state_, reader.number());
            }
        }
        return state_;
    }
    /// Precondition: the seat decides.
    typename G::View own_view(int seat) const {
        return G::observe(asked_of(Reader::seat(seat)), Reader::seat(seat));
    }

    static Refusal unreadable(const Error& error) {
        return house_refusal("unreadable", {{"detail", Value(describe(error))}});
    }

    std::optional<Refusal> not_deciding(int seat) const;
    Decided read(int seat, std::string_view text) const;
    void advance(std::span<const Move> moves);
    void play_sealed();
    State state_after(std::size_t plies) const;

    State state_;
    std::string start_;              ///< position text the match began from; empty: the beginning
    MatchLog<G> log_;                ///< the truth; state_ is its cache
    std::vector<std::size_t> undo_;  ///< plies before the last actor's decisions that may be taken back
    std::array<std::optional<Move>, kMaxSeats> sealed_{};
};

template <Presentable G>
Value Match<G>::view(Reader reader) const {
    const auto seen = view_of(reader);
    Envelope envelope;
    envelope.game = G::kId;
    envelope.players = players();
    const auto options = G::options(state_);
    for (const auto& spec : G::option_specs()) {
        envelope.options.emplace_back(spec.name, G::get_option(options, spec.name));
    }
    envelope.reader = reader;
    envelope.version = version();
    envelope.plies = plies();
    envelope.turn = log_.turn();
    envelope.active_seat = G::active_seat(seen);
    envelope.to_act = to_act();
    envelope.deciding = deciding();
    envelope.sealed = sealed();
    if (reader.is_seat() && sealed().has(item(reader.number()))) {
        envelope.own_choice = G::format(*sealed_[static_cast<std::size_t>(reader.number())]);
    }
    envelope.asked = asked(reader);
    envelope.over = G::over(seen);
    envelope.undoable_by = undoable_by();
    envelope.table = G::table_fields(seen);
    for (int seat = 0; seat < players(); ++seat) envelope.seats.push_back(G::seat_fields(seen, seat));
    return envelope_value(std::move(envelope));
}

template <Presentable G>
std::optional<Record> Match<G>::record(Reader reader, const std::vector<std::string>& names) const {
    const Reader seen = seen_as(reader);
    const bool shows_start = start_.empty() || seen.is_referee();  // a position holds every secret
    if (!shows_start || !log_.is_open_to(seen)) return std::nullopt;
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
    for (std::size_t ply = 0; ply < plies(); ++ply) {
        record.plies.push_back({log_.actor_at(ply), G::format(log_.move_at(ply)), 0});
    }
    for (const auto& seat : standing()) record.standing.push_back({seat.points, seat.rank, 0});
    record.finished = is_over();
    return record;
}

template <Presentable G>
Value Match<G>::choices(int seat) const {
    if (!decides(seat)) return Value(nullptr);
    const State asked = asked_of(Reader::seat(seat));
    const auto view = G::observe(asked, Reader::seat(seat));
    ChoiceTree tree;
    if constexpr (Picking<G>) {
        for (const auto& set : G::picks(view)) tree.add(set);
        if (G::only_picks(view)) return tree.take_value();
    }
    for_each_group<G>(asked, [&](const Move& move, List alike) {
        if constexpr (Picking<G>) {
            if (G::is_pick(move)) return;
        }
        tree.add(G::targets(view, move), G::format(move), std::move(alike));
    });
    return tree.take_value();
}

template <Presentable G>
std::optional<Refusal> Match<G>::not_deciding(int seat) const {
    if (is_over()) return house_refusal("over");
    if (to_act() == Player::Chance) return house_refusal("chance_decides");
    if (!decides(seat)) return house_refusal("not_deciding", {{"seat", Value(seat)}});
    return std::nullopt;
}

template <Presentable G>
typename Match<G>::Decided Match<G>::read(int seat, std::string_view text) const {
    if (auto refusal = not_deciding(seat)) return {std::move(refusal), {}};
    State state = asked_of(Reader::seat(seat));
    Decided decided;
    if constexpr (Composed<G>) decided.moves = G::pieces(G::observe(state, Reader::seat(seat)), text);
    if (decided.moves.empty()) {
        const auto move = G::parse(text);
        if (!move) return {unreadable(move.error()), {}};
        decided.moves.push_back(move.value());
    }
    for (const Move& move : decided.moves) {
        if (const auto broken = G::check(state, move)) return {refusal_of(G::kId, *broken), {}};
        if (&move != &decided.moves.back()) G::apply(state, move, {});
    }
    return decided;
}

template <Presentable G>
Preview Match<G>::preview(int seat, std::string_view text) const {
    Decided decided = read(seat, text);
    if (decided.refusal) return {std::move(decided.refusal), {}};
    const Reader reader = Reader::seat(seat);
    State state = asked_of(reader);
    Preview preview;
    for (const Move& move : decided.moves) {
        for (const auto& event : G::preview(G::observe(state, reader), move)) {
            preview.events.push_back(G::tell(G::redact(event, reader, G::options(state_))));
        }
        if (&move != &decided.moves.back()) G::apply(state, move, {});
    }
    return preview;
}

template <Presentable G>
std::optional<Refusal> Match<G>::play(int seat, std::string_view text) {
    Decided decided = read(seat, text);
    if (decided.refusal) return std::move(decided.refusal);
    if (deciding().count() == 1) {
        advance(decided.moves);
        return std::nullopt;
    }
    assert(decided.moves.size() == 1);
    auto& choice = sealed_[static_cast<std::size_t>(seat)];
    if (!choice) log_.add_sealed(seat);  // one that is exchanged for another is nobody else's business
    choice = decided.moves.front();
    undo_.clear();
    if (sealed() == deciding()) play_sealed();
    return std::nullopt;
}

/// In the order of the record. Decided at the same time, none of them can be taken back any more.
template <Presentable G>
void Match<G>::play_sealed() {
    for (SmallSet left = sealed(); left.any(); left.remove(left.first())) {
        const Move move = *sealed_[static_cast<std::size_t>(seat_of(to_act()))];
        advance({&move, 1});
    }
    sealed_ = {};
    undo_.clear();
}

template <Presentable G>
std::optional<Refusal> Match<G>::undo(int seat) {
    if (seat >= 0 && seat < players() && sealed().has(item(seat))) {
        sealed_[static_cast<std::size_t>(seat)].reset();
        log_.add_sealed(seat);
        return std::nullopt;
    }
    if (plies() == 0) return house_refusal("undo_nothing");
    if (is_over()) return house_refusal("undo_over");
    if (log_.last_actor() == Player::Chance) return house_refusal("undo_chance");
    if (log_.last_actor() != player(seat)) return house_refusal("undo_other");
    if (undo_.empty()) return house_refusal("undo_shown");
    state_ = state_after(undo_.back());
    log_.add_undo(log_.last_actor(), undo_.back());
    undo_.pop_back();
    return std::nullopt;
}

/// A server has thousands of matches and few undos: half a millisecond for one costs less than a position for
/// each decision.
template <Presentable G>
typename Match<G>::State Match<G>::state_after(std::size_t plies) const {
    State state =
        start_.empty() ? G::initial(G::options(state_), players()) : G::parse_position(start_).value();
    for (std::size_t ply = 0; ply < plies; ++ply) G::apply(state, log_.move_at(ply), {});
    return state;
}

template <Presentable G>
void Match<G>::rewind(std::size_t plies) {
    assert(plies < this->plies());
    state_ = state_after(plies);
    sealed_ = {};
    undo_.clear();
    log_.add_undo(Player::Nobody, plies);
}

/// Precondition: the moves are legal one after the other, and of the same seat or chance.
template <Presentable G>
void Match<G>::advance(std::span<const Move> moves) {
    const Player actor = to_act();
    const std::size_t before = plies();
    bool final = actor == Player::Chance;
    if (plies() == 0 || log_.last_actor() != actor) undo_.clear();
    for (const Move& move : moves) {
        assert(to_act() == actor);
        final = final || G::reveals(state_, move);
        const auto only = G::secret_of(state_, move);
        std::vector<typename G::Event> events;
        G::apply(state_, move, EventSink<typename G::Event>(events));
        log_.add_move(actor, move, only, events);
    }
    if (final || is_over()) {
        undo_.clear();  // what was drawn or shown stays, and at the end everything is shown
    } else {
        undo_.push_back(before);
    }
}

}  // namespace durbar
