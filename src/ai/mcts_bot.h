#pragma once

#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ai/bot.h"
#include "ai/mcts_settings.h"
#include "ai/search.h"
#include "ai/side_by_side.h"

namespace durbar {

/// Plays what its search visited most. Each thread searches a tree of its own with its own samples and the
/// roots are added up: nothing is shared, nothing is locked, and two threads do twice the work. A build
/// without threads (ai/side_by_side.h) grows one tree whatever it is told.
template <Game G>
class MctsBot final : public Bot<G> {
public:
    using Move = typename G::Move;
    using View = typename G::View;

    explicit MctsBot(const MctsSettings& settings) : settings_(settings) {}

    BotMove<G> choose(const View& view, int seat, const Budget& budget) override {
        const Plan plan = plan_for(budget);
        Rng rng(mix64(plan.seed));
        const auto state = G::sample(view, rng);
        G::legal_moves(state, moves_);
        if (moves_.size() == 1) {  // nothing to think about
            foreseen_.reset();
            return {moves_[0], std::nullopt, 0};
        }
        prepare(view, seat, plan);
        const std::uint64_t spent = think(plan);
        auto candidates = collected(seat);
        const std::size_t chosen = pick(candidates, static_cast<std::size_t>(seat), rng);
        std::rotate(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(chosen),
                    candidates.begin() + static_cast<std::ptrdiff_t>(chosen) + 1);
        const Candidate<G>& best = candidates.front();
        foresee(state, best.move, seat);
        return {best.move, best.shares[static_cast<std::size_t>(seat)], spent, std::move(candidates)};
    }

private:
    using Clock = std::chrono::steady_clock;

    struct Plan {
        std::optional<Clock::time_point> deadline;
        std::uint64_t iterations = 0;  ///< 0: no limit
        int threads = 1;
        std::size_t edges = 0;  ///< per thread
        std::uint64_t seed = 0;
        bool whole = false;
        Cancel cancel;
    };
    /// What the seat will see after its own last move, if nothing else comes between.
    struct Foresight {
        Move made;
        View view;
    };

    /// Decisions of the seat with nothing between them.
    struct Run {
        View from;
        std::vector<Move> made;
    };

    Plan plan_for(const Budget& budget) const {
        const auto smaller = [](auto a, auto b) { return a == 0 ? b : b == 0 ? a : std::min(a, b); };
        Plan plan;
        int ms = smaller(settings_.ms, budget.ms);
        plan.iterations = smaller(settings_.iterations, budget.iterations);
        if (ms == 0 && plan.iterations == 0) ms = MctsSettings::kDefaultMs;
        if (ms > 0) plan.deadline = Clock::now() + std::chrono::milliseconds(ms);
        plan.threads = threads_for(budget.threads > 0 ? budget.threads : settings_.threads);
        const auto bytes = static_cast<std::size_t>(smaller(settings_.megabytes, budget.megabytes)) << 20U;
        plan.edges = bytes / static_cast<std::size_t>(plan.threads) / sizeof(Edge<Move>);
        plan.seed = settings_.seed.value_or(budget.seed);
        plan.whole = budget.whole;
        plan.cancel = budget.cancel;
        return plan;
    }

    /// Goes on with the trees of the seat's last decision if it led straight here, else starts new ones.
    /// These know, too, what the seat has done since it began to act.
    void prepare(const View& view, int seat, const Plan& plan) {
        const bool straight = foreseen_ && foreseen_->view == view;
        const bool known =
            straight && searches_.size() == static_cast<std::size_t>(plan.threads) && plan.edges == edges_;
        if (straight) {
            run_.made.push_back(foreseen_->made);
        } else {
            run_ = {view, {}};
        }
        edges_ = plan.edges;
        searches_.resize(static_cast<std::size_t>(plan.threads));
        for (std::size_t i = 0; i < searches_.size(); ++i) {
            if (known && searches_[i]->go_on(foreseen_->made)) continue;
            searches_[i] = std::make_unique<Search<G>>(settings_.search, plan.edges);
            searches_[i]->start(run_.from, run_.made, seat, mix64(plan.seed + i));
        }
    }

    std::uint64_t think(const Plan& plan) {
        std::vector<std::uint64_t> spent(searches_.size());
        const auto work = [&](std::size_t i) {
            const auto threads = static_cast<std::uint64_t>(plan.threads);
            const std::uint64_t quota = plan.iterations / threads + (i < plan.iterations % threads ? 1 : 0);
            spent[i] = run(*searches_[i], plan, std::max<std::uint64_t>(quota, 1));
        };
        side_by_side(searches_.size(), work);
        std::uint64_t total = 0;
        for (const std::uint64_t n : spent) total += n;
        return total;
    }

    /// At least one iteration, so that there is a move; then until a limit, a wish to stop, or a lead that
    /// nothing can change. The end of a number of iterations is known, so stopping before it changes no move;
    /// how many a stretch of time would bring is a guess from those so far.
    static std::uint64_t run(Search<G>& search, const Plan& plan, std::uint64_t quota) {
        constexpr std::uint64_t kLook = 32;  // iterations between two looks at the lead
        const auto begin = Clock::now();
        const bool counted = plan.iterations > 0;
        std::uint64_t done = 0;
        while (true) {
            search.iterate();
            ++done;
            if (counted && done >= quota) break;
            if (plan.cancel.requested()) break;
            const auto now = plan.deadline ? Clock::now() : begin;
            if (plan.deadline && now >= *plan.deadline) break;
            if (plan.whole || done % kLook != 0) continue;
            auto left = static_cast<double>(quota - done);
            if (!counted) left = std::numeric_limits<double>::infinity();
            if (plan.deadline) {
                const std::chrono::duration<double> used = now - begin;
                const std::chrono::duration<double> rest = *plan.deadline - now;
                left = std::min(left, static_cast<double>(done) * (rest / used));
            }
            if (search.decided(static_cast<std::uint64_t>(left) + 1)) break;
        }
        return done;
    }

    /// The candidates of all trees, best first.
    std::vector<Candidate<G>> collected(int seat) const {
        std::vector<Candidate<G>> list;
        std::vector<float> weights;
        for (const auto& search : searches_) {
            for (const auto& edge : search->candidates()) {
                auto found = std::find_if(list.begin(), list.end(),
                                          [&](const auto& known) { return known.move == edge.move; });
                if (found == list.end()) {
                    list.push_back({edge.move, 0, {}, search->line(edge)});
                    weights.push_back(0);
                    found = list.end() - 1;
                }
                const auto weight = static_cast<float>(edge.visits + 1);
                found->visits += edge.visits;
                weights[static_cast<std::size_t>(found - list.begin())] += weight;
                for (std::size_t i = 0; i < edge.value.size(); ++i)
                    found->shares[i] += weight * edge.value[i];
            }
        }
        for (std::size_t i = 0; i < list.size(); ++i) {
            for (float& share : list[i].shares) share /= weights[i];
        }
        const auto own = static_cast<std::size_t>(seat);
        std::stable_sort(list.begin(), list.end(), [&](const auto& a, const auto& b) {
            return a.visits != b.visits ? a.visits > b.visits : a.shares[own] > b.shares[own];
        });
        return list;
    }

    /// The first. A careless bot goes down the better half of the list and overlooks one move after the
    /// other, as long as there is another one that is not much worse than the first. So it prefers good moves
    /// even when the game is as good as decided, and does not take the worst of three for want of others.
    /// Whoever is behind has less to lose: what counts as much worse shrinks with the share.
    std::size_t pick(const std::vector<Candidate<G>>& list, std::size_t seat, Rng& rng) const {
        constexpr std::uint32_t kTickets = 1U << 16U;
        const float best = list.front().shares[seat];
        const float least = best - settings_.carelessness * std::min(1.0F, 2 * best);
        std::size_t chosen = 0;
        const std::size_t better_half = (list.size() + 1) / 2;
        for (std::size_t i = 1; i < better_half && settings_.carelessness > 0; ++i) {
            if (list[i].shares[seat] < least) continue;
            if (static_cast<float>(rng.below(kTickets)) >= settings_.overlooked * kTickets) break;
            chosen = i;
        }
        return chosen;
    }

    void foresee(typename G::State state, const Move& move, int seat) {
        foreseen_.reset();
        G::apply(state, move, {});
        if (G::to_act(state) == player(seat)) foreseen_ = Foresight{move, G::observe(state, seat)};
    }

    MctsSettings settings_;
    std::vector<std::unique_ptr<Search<G>>> searches_;  ///< one per thread
    std::size_t edges_ = 0;
    std::optional<Foresight> foreseen_;
    Run run_{};
    typename G::MoveList moves_;  ///< scratch
};

}  // namespace durbar
