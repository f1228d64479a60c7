#pragma once

#include <cassert>
#include <memory>
#include <string_view>
#include <utility>

#include "ai/any_bot.h"
#include "ai/bot.h"
#include "core/any_view.h"

namespace durbar {

/// A bot of one game behind the general face: moves become text.
template <Game G>
class TypedBot final : public AnyBot {
public:
    explicit TypedBot(std::unique_ptr<Bot<G>> bot) : bot_(std::move(bot)) {}

    BotChoice choose(const AnyView& view, int seat, const Budget& budget) override {
        return in_words(bot_->choose(view_of<G>(view), seat, budget), view.players());
    }

    void begin(const AnyView& view, int seat, const Budget& budget) override {
        players_ = view.players();
        bot_->begin(view_of<G>(view), seat, budget);
    }
    void insist_on(std::string_view move) override {
        if (move.empty()) return bot_->insist_on(std::nullopt);
        const auto read = G::parse(move);
        assert(read);
        bot_->insist_on(read.value());
    }
    double think(const Stretch& stretch) override { return bot_->think(stretch); }
    BotChoice best() override { return in_words(bot_->best(), players_); }

private:
    static BotChoice in_words(const BotMove<G>& chosen, int players) {
        BotChoice choice{G::format(chosen.move), chosen.value, chosen.iterations, {}};
        for (const auto& candidate : chosen.candidates) {
            choice.candidates.push_back(in_words(candidate, players));
        }
        return choice;
    }
    static BotChoice::Candidate in_words(const Candidate<G>& candidate, int players) {
        BotChoice::Candidate words{G::format(candidate.move), candidate.visits, {}, {}};
        words.shares.assign(candidate.shares.begin(), candidate.shares.begin() + players);
        for (const auto& move : candidate.line) words.line.push_back(G::format(move));
        return words;
    }

    std::unique_ptr<Bot<G>> bot_;
    int players_ = 0;  ///< of the thought that has begun
};

}  // namespace durbar
