#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/any_match.h"
#include "core/rng.h"
#include "games/registry.h"
#include "hall/fact.h"
#include "honest/honest_chance.h"

namespace durbar::testing {

/// One game played twice at the same time. What one reader may not know differs wherever it can: hands,
/// draws, sealed choices. All that this reader sees is the same.
class SecretPair {
public:
    SecretPair(const std::string& game, int players, const OptionValues& options, Reader reader,
               std::uint64_t seed)
        : reader_(reader),
          rng_(seed),
          one_(std::move(new_match(game, players, options).value())),
          other_(std::move(new_match(game, players, options).value())) {}

    /// Whether people decide differently where the reader does not see it. What is sealed is shown soon, and
    /// then the pair ends.
    enum class Daring : std::uint8_t { Same, Different };

    /// Plays on in both; false: nothing that looks the same can be played.
    bool step(Daring daring) {
        return one_->to_act() == Player::Chance ? draw() : decide(daring).has_value();
    }

    struct Decision {
        int seat = 0;
        std::string one;
        std::string other;
    };
    /// A decision of somebody else than the reader, with what chance makes of it at a table with that seed
    /// and these salts.
    std::optional<Decision> live_step(const honest::Seed& seed, const std::vector<std::string>& salts) {
        return decide(Daring::Same, std::pair(&seed, &salts));
    }

    bool over() const { return one_->to_act() == Player::Nobody; }
    bool differ() const { return one_->position() != other_->position() || choices_differ_; }
    const std::vector<hall::Fact>& facts_of_one() const { return one_facts_; }
    const std::vector<hall::Fact>& facts_of_other() const { return other_facts_; }
    SmallSet open() const { return one_->deciding() - one_->sealed(); }

private:
    using Match = std::unique_ptr<AnyMatch>;
    using Chance = std::pair<const honest::Seed*, const std::vector<std::string>*>;
    static constexpr int kTries = 30;

    bool looks_same(const AnyMatch& a, const AnyMatch& b) const {
        if (json_text(a.view(reader_)) != json_text(b.view(reader_))) return false;
        if (a.log(reader_, one_->version()) != b.log(reader_, one_->version())) return false;
        if (json_text(a.standing(reader_)) != json_text(b.standing(reader_))) return false;
        return !reader_.is_seat() || a.choices(reader_.number()) == b.choices(reader_.number());
    }
    template <class T>
    const T& any_of(const std::vector<T>& all) {
        return all[rng_.below(static_cast<std::uint32_t>(all.size()))];
    }

    bool draw() {
        const auto ones = one_->outcomes();
        const auto others = other_->outcomes();
        for (int i = 0; i < kTries; ++i) {
            const std::string a = any_of(ones).move;
            const std::string b = i < kTries / 2 ? any_of(others).move : a;
            Match next_one = one_->clone();
            Match next_other = other_->clone();
            if (next_one->play_next(a) || next_other->play_next(b) || !looks_same(*next_one, *next_other))
                continue;
            one_facts_.emplace_back(hall::Drawn{drawn_, a});
            other_facts_.emplace_back(hall::Drawn{drawn_, b});
            ++drawn_;
            one_ = std::move(next_one);
            other_ = std::move(next_other);
            return true;
        }
        return false;
    }

    std::optional<Decision> decide(Daring daring, std::optional<Chance> chance = std::nullopt) {
        if (!is_seat(one_->to_act()) || open().none()) return std::nullopt;
        const int seat = open().nth(rng_.below(static_cast<std::uint32_t>(open().count())));
        if (chance && reader_.is(seat)) return std::nullopt;
        const auto ones = one_->legal();
        const auto others = other_->legal();
        for (int i = 0; i < kTries; ++i) {
            const std::string a = any_of(ones);
            // A move that one of the two does not have may still look like another one.
            const bool different = daring == Daring::Different || i > kTries / 2;
            const std::string b = different && !reader_.is(seat) ? any_of(others) : a;
            Match next_one = one_->clone();
            Match next_other = other_->clone();
            if (next_one->play(seat, a) || next_other->play(seat, b)) continue;
            if (chance) deal(*next_one, *chance);
            if (chance) deal(*next_other, *chance);
            if (!looks_same(*next_one, *next_other)) continue;
            one_facts_.emplace_back(hall::Played{seat, a, ""});
            other_facts_.emplace_back(hall::Played{seat, b, ""});
            choices_differ_ = choices_differ_ || a != b;
            one_ = std::move(next_one);
            other_ = std::move(next_other);
            drawn_ += dealt_;
            return Decision{seat, a, b};
        }
        return std::nullopt;
    }
    /// As the table does it.
    void deal(AnyMatch& match, const Chance& chance) {
        honest::HonestChance source(*chance.first, *chance.second, drawn_);
        for (dealt_ = 0; match.to_act() == Player::Chance; ++dealt_) match.play_chance(source);
    }

    Reader reader_;
    Rng rng_;
    Match one_;
    Match other_;
    std::vector<hall::Fact> one_facts_;
    std::vector<hall::Fact> other_facts_;
    std::uint64_t drawn_ = 0;
    std::uint64_t dealt_ = 0;
    bool choices_differ_ = false;
};

}  // namespace durbar::testing
