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
        begin(view, seat, budget);
        think({});
        return best();
    }

    void begin(const View& view, int seat, const Budget& budget) override {
        plan_ = plan_for(budget);
        seat_ = seat;
        rng_ = Rng(mix64(plan_.seed));
        state_ = G::sample(view, rng_);
        G::legal_moves(state_, moves_);
        if (nothing_to_choose()) {
            foreseen_.reset();
        } else {
            prepare(view);
        }
    }

    double think(const Stretch& stretch) override {
        if (nothing_to_choose()) return 1;
        const std::optional<Clock::time_point> end =
            stretch.ms > 0 ? std::optional(Clock::now() + std::chrono::milliseconds(stretch.ms))
                           : std::nullopt;
        side_by_side(searchers_.size(), [&](std::size_t i) {
            const std::uint64_t most = part_of(stretch.iterations, i);
            run(searchers_[i], std::max<std::uint64_t>(part_of(plan_.iterations, i), 1),
                stretch.iterations > 0 ? searchers_[i].spent + std::max<std::uint64_t>(most, 1) : 0, end);
        });
        return spent_share();
    }

    BotMove<G> best() override {
        if (nothing_to_choose()) return {moves_[0], std::nullopt, 0};
        auto candidates = collected();
        const auto own = static_cast<std::size_t>(seat_);
        const auto chosen = static_cast<std::ptrdiff_t>(pick(candidates, own, rng_));
        std::rotate(candidates.begin(), candidates.begin() + chosen, candidates.begin() + chosen + 1);
        const Candidate<G>& best = candidates.front();
        foresee(best.move);
        std::uint64_t spent = 0;
        for (const Searcher& searcher : searchers_) spent += searcher.spent;
        return {best.move, best.shares[own], spent, std::move(candidates)};
    }

    void insist_on(const std::optional<Move>& move) override { insisted_ = move; }

private:
    using Clock = std::chrono::steady_clock;

    struct Plan {
        Clock::time_point begun;
        std::optional<Clock::time_point> deadline;
        std::uint64_t iterations = 0;  ///< 0: no limit
        int threads = 1;
        std::size_t edges = 0;  ///< per thread
        std::uint64_t seed = 0;
        bool whole = false;
        Cancel cancel;
    };
    /// What one thread does.
    struct Searcher {
        std::unique_ptr<Search<G>> search;
        std::uint64_t spent = 0;  ///< iterations of this thought
        bool done = false;        ///< there is nothing left to think about
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
        plan.begun = Clock::now();
        if (ms > 0) plan.deadline = plan.begun + std::chrono::milliseconds(ms);
        plan.threads = threads_for(budget.threads > 0 ? budget.threads : settings_.threads);
        // A part of what can be addressed, which in a page is not much.
        constexpr std::uint64_t kMostBytes = std::numeric_limits<std::size_t>::max() / 4;
        const auto megabytes = static_cast<std::uint64_t>(smaller(settings_.megabytes, budget.megabytes));
        const auto bytes = static_cast<std::size_t>(std::min(megabytes << 20U, kMostBytes));
        plan.edges = bytes / static_cast<std::size_t>(plan.threads) / sizeof(Edge<Move>);
        plan.seed = settings_.seed.value_or(budget.seed);
        plan.whole = budget.whole;
        plan.cancel = budget.cancel;
        return plan;
    }

    /// Goes on with the trees of the seat's last decision if it led straight here, else starts new ones.
    /// These know, too, what the seat has done since it began to act.
    void prepare(const View& view) {
        const bool straight = foreseen_ && foreseen_->view == view;
        const bool known =
            straight && searchers_.size() == static_cast<std::size_t>(plan_.threads) && plan_.edges == edges_;
        if (straight) {
            run_.made.push_back(foreseen_->made);
        } else {
            run_ = {view, {}};
        }
        edges_ = plan_.edges;
        searchers_.resize(static_cast<std::size_t>(plan_.threads));
        for (std::size_t i = 0; i < searchers_.size(); ++i) {
            searchers_[i].spent = 0;
            searchers_[i].done = false;
            auto& search = searchers_[i].search;
            if (known && !insisted_ && search->go_on(foreseen_->made)) continue;
            search = std::make_unique<Search<G>>(settings_.search, plan_.edges);
            search->start(run_.from, run_.made, seat_, mix64(plan_.seed + i));
            if (insisted_) search->insist_on(*insisted_);
        }
    }

    bool nothing_to_choose() const { return moves_.size() == 1; }

    /// Iterations of all threads, for one of them.
    std::uint64_t part_of(std::uint64_t iterations, std::size_t thread) const {
        const std::uint64_t threads = searchers_.size();
        return iterations / threads + (thread < iterations % threads ? 1 : 0);
    }

    /// At least one iteration, so that there is a move; then until a limit, a wish to stop, or a lead that
    /// nothing can change. The end of a number of iterations is known, so stopping before it changes no move;
    /// how many a stretch of time would bring is a guess from those so far. The end of a stretch, by its
    /// iterations (0: no limit) or by the clock, decides nothing: the next one goes on as if there were none.
    void run(Searcher& searcher, std::uint64_t quota, std::uint64_t pause,
             const std::optional<Clock::time_point>& end) const {
        const bool timed = plan_.deadline || end;
        while (!searcher.done) {
            searcher.search->iterate();
            ++searcher.spent;
            const auto now = timed ? Clock::now() : plan_.begun;
            searcher.done = is_done(searcher, quota, now);
            if ((pause > 0 && searcher.spent >= pause) || (end && now >= *end)) return;
        }
    }

    bool is_done(const Searcher& searcher, std::uint64_t quota, Clock::time_point now) const {
        constexpr std::uint64_t kLook = 32;  // iterations between two looks at the lead
        const bool counted = plan_.iterations > 0;
        if (counted && searcher.spent >= quota) return true;
        if (plan_.cancel.requested()) return true;
        if (plan_.deadline && now >= *plan_.deadline) return true;
        if (plan_.whole || searcher.spent % kLook != 0) return false;
        constexpr double kMany = 1e15;  // as good as no limit, and still a whole number
        double left = counted ? static_cast<double>(quota - searcher.spent) : kMany;
        if (plan_.deadline) {
            const std::chrono::duration<double> used = now - plan_.begun;
            const std::chrono::duration<double> rest = *plan_.deadline - now;
            left = std::min(left, static_cast<double>(searcher.spent) * (rest / used));
        }
        return searcher.search->decided(static_cast<std::uint64_t>(left) + 1);
    }

    /// Of the limit that will be met first; 1 only if all trees are done.
    double spent_share() const {
        constexpr double kNearly = 0.999;
        std::uint64_t spent = 0;
        bool done = true;
        for (const Searcher& searcher : searchers_) {
            spent += searcher.spent;
            done = done && searcher.done;
        }
        if (done) return 1;
        double share = 0;
        if (plan_.iterations > 0) share = static_cast<double>(spent) / static_cast<double>(plan_.iterations);
        if (plan_.deadline) {
            const std::chrono::duration<double> used = Clock::now() - plan_.begun;
            share = std::max(share, used / (*plan_.deadline - plan_.begun));
        }
        return std::min(share, kNearly);
    }

    /// The candidates of all trees, best first.
    std::vector<Candidate<G>> collected() const {
        std::vector<Candidate<G>> list;
        std::vector<float> weights;
        for (const Searcher& searcher : searchers_) {
            for (const auto& edge : searcher.search->candidates()) {
                auto found = std::find_if(list.begin(), list.end(),
                                          [&](const auto& known) { return known.move == edge.move; });
                if (found == list.end()) {
                    list.push_back({edge.move, 0, {}, searcher.search->line(edge)});
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
        const auto own = static_cast<std::size_t>(seat_);
        std::stable_sort(list.begin(), list.end(), [&](const auto& a, const auto& b) {
            return a.visits != b.visits ? a.visits > b.visits : a.shares[own] > b.shares[own];
        });
        return list;
    }

    /// The first. A careless bot goes down the better half of the list and overlooks one move after the
    /// other, as long as there is another one that is not much worse than the first. So it prefers good moves
    /// even when the game is as good as decided, and does not take the worst of three for want of others.
    /// Whoever is behind has less to lose: what counts as much worse shrinks with the share.
    std::size_t pick(const std::vector<Candidate<G>>& list, std::size_t seat, Rng rng) const {
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

    void foresee(const Move& move) {
        foreseen_.reset();
        typename G::State state = state_;
        G::apply(state, move, {});
        if (G::to_act(state) == player(seat_)) foreseen_ = Foresight{move, G::observe(state, seat_)};
    }

    MctsSettings settings_;
    std::vector<Searcher> searchers_;  ///< one per thread
    std::size_t edges_ = 0;
    std::optional<Foresight> foreseen_;
    std::optional<Move> insisted_;
    Run run_{};

    // Of the thought that has begun:
    Plan plan_;
    int seat_ = 0;
    Rng rng_{0};                  ///< as each choice finds it
    typename G::State state_{};   ///< one of those behind the view
    typename G::MoveList moves_;  ///< what is legal there
};

}  // namespace durbar
