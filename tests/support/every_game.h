#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/move_list.h"
#include "core/text.h"

namespace durbar::testing {

/// What the properties of all games ask for.
template <class G>
class EveryGame : public ::testing::Test {
protected:
    using State = typename G::State;
    using Move = typename G::Move;
    using Event = typename G::Event;

    static std::vector<Move> legal(const State& state) {
        typename G::MoveList listed;
        std::vector<Move> moves;
        if (G::to_act(state) == Player::Nobody) return moves;
        G::legal_moves(state, listed);
        for (std::size_t i = 0; i < listed.size(); ++i) moves.push_back(listed[i]);
        return moves;
    }
    static std::vector<std::string> texts(const std::vector<Move>& moves) {
        std::vector<std::string> all;
        for (const auto& move : moves) all.push_back(G::format(move));
        return all;
    }
    static std::vector<Event> apply(State& state, const Move& move) {
        std::vector<Event> events;
        G::apply(state, move, EventSink<Event>(events));
        return events;
    }
    static std::vector<Telling> seen_by(const std::vector<Event>& events, Reader reader, const State& state) {
        std::vector<Telling> all;
        for (const auto& event : events) {
            all.push_back(G::tell(G::redact(event, reader, G::options(state))));
        }
        return all;
    }
    /// Every reader but the referee.
    static std::vector<Reader> readers(const State& state) {
        std::vector<Reader> all{Reader::spectator()};
        for (int seat = 0; seat < G::players(state); ++seat) all.push_back(Reader::seat(seat));
        return all;
    }
    template <class T>
    static T any_of(const std::vector<T>& values, Rng& rng) {
        return values[rng.below(static_cast<std::uint32_t>(values.size()))];
    }
    /// The move that comes of one word of another move's text in the place of a word of this one's, if it is
    /// one.
    static std::optional<Move> crossed(const Move& move, const Move& other, Rng& rng) {
        const std::string text = G::format(move);
        const std::string donor = G::format(other);
        auto words = split_words(text);
        words[rng.below(static_cast<std::uint32_t>(words.size()))] = any_of(split_words(donor), rng);
        std::string mixed;
        for (const auto word : words) mixed.append(mixed.empty() ? "" : " ").append(word);
        const auto parsed = G::parse(mixed);
        return parsed ? std::optional<Move>(parsed.value()) : std::nullopt;
    }
    /// A few of the values, or all if there are fewer.
    template <class T>
    static std::vector<T> some_of(const std::vector<T>& values, std::size_t count, Rng& rng) {
        if (values.size() <= count) return values;
        std::vector<T> some;
        for (std::size_t i = 0; i < count; ++i) some.push_back(any_of(values, rng));
        return some;
    }
};

}  // namespace durbar::testing
