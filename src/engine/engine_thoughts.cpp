// The requests of the engine protocol that make bots think: alone, in stretches, and in whole batches of
// games.
#include <algorithm>
#include <limits>

#include "bots/bots.h"
#include "engine/answers.h"
#include "engine/engine_request.h"
#include "engine/engine_session.h"
#include "simulate/simulate.h"

namespace durbar {

namespace {

constexpr int kLongestThought = 600'000;  // ms
constexpr int kMostThreads = 256;
constexpr std::int64_t kMostIterations = 1'000'000'000'000;
constexpr std::int64_t kMostGames = 10'000;  // of one batch
constexpr std::int64_t kMostCandidates = 1'000'000;

/// The tighter of two limits of a budget, where zero is none.
template <class Number>
Number tighter(Number a, Number b) {
    return a == 0 ? b : b == 0 ? a : std::min(a, b);
}

/// How many candidates at most.
Result<std::size_t> top_of(const Request& request) {
    const auto top = request.optional_number("top", 0, kMostCandidates);
    if (!top) return top.error();
    return static_cast<std::size_t>(top.value().value_or(0));
}

Result<Stretch> stretch_of(const Request& request) {
    const auto ms = request.optional_number("ms", 0, kLongestThought);
    if (!ms) return ms.error();
    const auto iterations = request.optional_number("iterations", 0, kMostIterations);
    if (!iterations) return iterations.error();
    return Stretch{static_cast<int>(ms.value().value_or(0)),
                   static_cast<std::uint64_t>(iterations.value().value_or(0))};
}

Error no_thought() { return Error{"There is no thought to go on with; send think first."}; }

}  // namespace

Result<EngineSession::Thought> EngineSession::begun_thought(const Request& request) {
    const auto name = request.optional_text("bot");
    if (!name) return name.error();
    const auto limit = stretch_of(request);
    if (!limit) return limit.error();
    const auto threads = request.optional_number("threads", 1, kMostThreads);
    if (!threads) return threads.error();
    const auto seed = request.optional_seed("seed");
    if (!seed) return seed.error();
    Thought thought{name.value().value_or("random"), nullptr};
    auto bot = make_bot(match_->game(), thought.bot);
    if (!bot) return bot.error();
    thought.thinker = std::move(bot.value());
    if (!is_seat(match_->to_act())) return Error{"No seat has to act, so there is nothing to choose."};
    const auto asked = seat_of_request(request);
    if (!asked) return asked.error();
    const int seat = asked.value();
    if (!match_->deciding().has(static_cast<SmallSet::Item>(seat))) {
        return Error{"Seat " + std::to_string(seat) + " has nothing to choose now."};
    }
    if (!seed.value()) seed_ = mix64(seed_);
    Budget budget = most_;
    budget.ms = tighter(most_.ms, limit.value().ms);
    budget.iterations = tighter(most_.iterations, limit.value().iterations);
    budget.threads = tighter(most_.threads, static_cast<int>(threads.value().value_or(0)));
    budget.seed = seed.value().value_or(seed_);
    thought.thinker->begin(*match_->snapshot(Reader::seat(seat)), seat, budget);
    return thought;
}

Fields EngineSession::thought_fields(const Thought& thought, std::size_t top) const {
    const BotChoice choice = thought.thinker->best();
    Fields answer = make_fields({{"bot", thought.bot},
                                 {"move", choice.move},
                                 {"iterations", choice.iterations},
                                 {"evaluation", choice.value ? Value(*choice.value) : Value(nullptr)},
                                 {"candidates", candidates_value(choice, top)}});
    add_turn(answer);
    return answer;
}

EngineSession::Answer EngineSession::go(const Request& request) {
    const auto top = top_of(request);
    if (!top) return top.error();
    const auto thought = begun_thought(request);
    if (!thought) return thought.error();
    thought.value().thinker->think({});
    return Body(thought_fields(thought.value(), top.value()));
}

EngineSession::Answer EngineSession::think(const Request& request) {
    auto thought = begun_thought(request);
    if (!thought) return thought.error();
    thought_ = std::move(thought.value());
    Fields answer = make_fields({{"bot", thought_->bot}});
    add_turn(answer);
    return Body(std::move(answer));
}

EngineSession::Answer EngineSession::go_on(const Request& request) {
    const auto top = top_of(request);
    if (!top) return top.error();
    const auto stretch = stretch_of(request);
    if (!stretch) return stretch.error();
    if (!thought_) return no_thought();
    const double progress = thought_->thinker->think(stretch.value());
    Fields answer = thought_fields(*thought_, top.value());
    answer.push_back({"progress", rounded(progress, 3)});
    answer.push_back({"done", progress >= 1});
    if (progress >= 1) thought_.reset();
    return Body(std::move(answer));
}

EngineSession::Answer EngineSession::stop(const Request& request) {
    const auto top = top_of(request);
    if (!top) return top.error();
    if (!thought_) return no_thought();
    thought_->thinker->think({0, 1});  // it may not have had a stretch yet
    Fields answer = thought_fields(*thought_, top.value());
    thought_.reset();
    return Body(std::move(answer));
}

EngineSession::Answer EngineSession::simulate_games(const Request& request) {
    SimulateOptions batch;
    const auto setup = request.setup();
    if (!setup) return setup.error();
    const auto most = static_cast<std::int64_t>(tighter<std::uint64_t>(kMostGames, most_.iterations));
    const auto games = request.number("games", 1, most);
    if (!games) return games.error();
    const auto first = request.optional_number("first", 0, std::numeric_limits<std::int64_t>::max());
    if (!first) return first.error();
    const auto seed = request.optional_seed("seed");
    if (!seed) return seed.error();
    const auto bots = request.texts("bots");
    if (!bots) return bots.error();
    batch.game = setup.value().game;
    batch.players = setup.value().players;
    batch.options = setup.value().options;
    batch.games = static_cast<std::uint64_t>(games.value());
    batch.first = static_cast<std::uint64_t>(first.value().value_or(0));
    batch.seed = seed.value().value_or(batch.seed);
    batch.bots = bots.value();
    batch.budget = most_;
    const auto report = simulate_plain(batch);
    if (!report) return report.error();
    return Body(simulated_fields(report.value()));
}

}  // namespace durbar
