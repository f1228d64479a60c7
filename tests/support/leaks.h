#pragma once

#include <gtest/gtest.h>

#include <string>
#include <type_traits>
#include <vector>

#include "core/envelope.h"
#include "core/match.h"
#include "support/random_games.h"

namespace durbar::testing {

/// What people may not know although everyone saw it pass, and so is in the view, such as points behind a
/// screen: a game that has such things says how to exchange them (hidden_from_people.h). Most have none.
template <class G>
struct HiddenFromPeople {
    static void exchange(typename G::State&, Reader, Rng&) {}
};

/// A view of a game without secrets holds the whole state, and says so by its type.
template <class G>
inline constexpr bool kHasSecrets = !std::is_base_of_v<typename G::State, typename G::View>;

/// Two positions that differ only in what a reader may not know, and everything that the reader is told of
/// both.
template <Presentable G>
class LeakProbe {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    LeakProbe(const State& state, Reader reader, Rng& rng)
        : reader_(reader), rng_(rng), one_(state), other_(exchanged(state, reader, rng)) {}

    /// Whether anything was exchanged at all; for most readers of most positions something is.
    bool differ() const { return !(one_ == other_); }

    /// Compares every reading call on both, then plays a move that looks the same to the reader and compares
    /// what it is told of it.
    void compare(const std::vector<Move>& moves) {
        const Match<G> one(one_);
        const Match<G> other(other_);
        expect_same(one, other, moves);
        if (one.to_act() == Player::Nobody || ::testing::Test::HasFailure()) return;
        compare_next(one, other);
    }

private:
    static State exchanged(const State& state, Reader reader, Rng& rng) {
        State other = G::sample(G::observe(state, reader), rng);
        HiddenFromPeople<G>::exchange(other, reader, rng);
        return other;
    }

    void expect_same(const Match<G>& one, const Match<G>& other, const std::vector<Move>& moves) {
        ASSERT_EQ(json_text(one.view(reader_)), json_text(other.view(reader_)));
        ASSERT_EQ(json_text(one.standing(reader_)), json_text(other.standing(reader_)));
        ASSERT_EQ(one.asked(reader_), other.asked(reader_));
        ASSERT_EQ(one.deciding(), other.deciding());
        ASSERT_EQ(one.undoable_by(), other.undoable_by());
        ASSERT_EQ(one.record(reader_, {}).has_value(), other.record(reader_, {}).has_value());
        ASSERT_EQ(one.log(reader_, 0), other.log(reader_, 0));
        ASSERT_EQ(one.line(reader_, 0), other.line(reader_, 0));
        if (!reader_.is_seat()) return;
        const int seat = reader_.number();
        ASSERT_EQ(one.choices(seat), other.choices(seat));
        ASSERT_EQ(one.proposal(seat), other.proposal(seat));
        for (const Move& move : moves) {
            const std::string text = G::format(move);
            const auto refusal = one.check(seat, text);
            ASSERT_EQ(refusal, other.check(seat, text)) << text;
            const Preview preview = one.preview(seat, text);
            ASSERT_EQ(preview.refusal, refusal) << text;
            ASSERT_EQ(preview.events, other.preview(seat, text).events) << text;
            ASSERT_EQ(one.gloss(seat, text), other.gloss(seat, text)) << text;
        }
    }

    /// One move in each that shows the reader the same: the same text or, where the reader may not see it,
    /// any other that is as secret.
    void compare_next(const Match<G>& one, const Match<G>& other) {
        const auto legal = one.legal();
        const std::string text = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
        const auto after = played(one, text);
        for (const auto& twin : twins_of(text, other.legal())) {
            const auto alike = played(other, twin);
            if (json_text(after->view(reader_)) != json_text(alike->view(reader_))) continue;
            ASSERT_EQ(after->log(reader_, 0), alike->log(reader_, 0)) << text << " and " << twin;
            ASSERT_EQ(json_text(after->standing(reader_)), json_text(alike->standing(reader_))) << text;
        }
    }
    std::vector<std::string> twins_of(const std::string& text, const std::vector<std::string>& legal) {
        std::vector<std::string> twins;
        if (std::find(legal.begin(), legal.end(), text) != legal.end()) twins.push_back(text);
        const std::string& another = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
        if (hidden(one_, text) && hidden(other_, another)) twins.push_back(another);
        return twins;
    }
    bool hidden(const State& state, const std::string& move) const {
        const auto only = G::secret_of(state, G::parse(move).value());
        return only && !reader_.sees(*only);
    }
    static std::unique_ptr<AnyMatch> played(const Match<G>& match, const std::string& text) {
        auto copy = match.clone();
        EXPECT_EQ(copy->play_next(text), std::nullopt) << text;
        return copy;
    }

    Reader reader_;
    Rng& rng_;
    State one_;
    State other_;
};

}  // namespace durbar::testing
