#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/any_bot.h"
#include "ai/bot.h"
#include "analysis/walk.h"
#include "core/any_match.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/value.h"

namespace durbar {

class Request;

/// One conversation of the engine protocol (docs/protocol.md): a line of JSON in, a line of JSON out.
/// Whatever comes in, an answer comes out; a request that is refused changes nothing.
class EngineSession {
public:
    static constexpr std::size_t kLongestLine = 1U << 20U;

    /// `seed`: where seeds come from when a request names none. `most`: what one thought may cost, whatever
    /// the request and the bot's own measure say; limits that are zero leave it to them. A limit of
    /// iterations is also one of the games in a batch.
    explicit EngineSession(std::uint64_t seed, Budget most = {}) : seed_(seed), most_(std::move(most)) {}

    /// One answer without its newline.
    std::string answer(std::string_view line);
    /// The answer to a line beyond the limit, which nobody needs to keep.
    static std::string too_long_answer();

    /// True after `quit`.
    bool finished() const { return finished_; }

private:
    /// The fields of an answer; `data` is JSON that is sent as it is.
    struct Body {
        Body(Fields told, std::string_view text = {}) : fields(std::move(told)), data(text) {}

        Fields fields;
        std::string_view data;
    };
    using Answer = Result<Body>;
    using Handler = Answer (EngineSession::*)(const Request&);
    struct Command {
        std::string_view name;
        bool needs_match;
        Handler handle;
    };
    enum class Chance : std::uint8_t { Auto, Manual };
    /// Of a bot about the position it was begun in.
    struct Thought {
        std::string bot;
        std::unique_ptr<AnyBot> thinker;
    };

    static const std::vector<Command>& commands();

    Answer dispatch(const Request& request);

    Answer games(const Request& request);
    Answer data(const Request& request);
    Answer new_game(const Request& request);
    Answer load(const Request& request);
    Answer state(const Request& request);
    Answer view(const Request& request);
    Answer legal(const Request& request);
    Answer choices(const Request& request);
    Answer preview(const Request& request);
    Answer check(const Request& request);
    Answer events(const Request& request);
    Answer play(const Request& request);
    Answer undo(const Request& request);
    Answer position(const Request& request);
    Answer record(const Request& request);
    Answer standing(const Request& request);
    Answer stand(const Request& request);
    Answer go(const Request& request);
    Answer think(const Request& request);
    Answer go_on(const Request& request);
    Answer stop(const Request& request);
    Answer simulate_games(const Request& request);
    Answer verify(const Request& request);
    Answer analyze(const Request& request);
    Answer sum_up(const Request& request);
    Answer foresee(const Request& request);
    Answer quit(const Request& request);

    /// Makes the opened match the session's and draws chance up to the first decision.
    Answer opened(std::unique_ptr<AnyMatch> match, const Request& request);
    void draw_chance();
    /// After a change of the match: the way through it and thoughts about it are those of another.
    void forget_the_old();
    Result<Thought> begun_thought(const Request& request);
    /// What a bot thinks now, and who decides what. `top`: how many candidates at most; 0: all.
    Fields thought_fields(const Thought& thought, std::size_t top) const;
    /// Who decides what now.
    void add_turn(Fields& answer) const;
    /// The plies from index `from` on with their events, all-seeing.
    void add_plies(Fields& answer, std::size_t from) const;
    /// From here on there is a way through the match; refused while choices are sealed.
    std::optional<Error> begin_walk();
    /// The seat that a request names, or the one to act.
    Result<int> seat_of_request(const Request& request) const;

    std::uint64_t seed_;
    Budget most_;
    bool finished_ = false;
    std::unique_ptr<AnyMatch> match_;
    std::vector<std::string> names_;
    Chance chance_ = Chance::Auto;
    Rng rng_{0};
    std::optional<Walk> walk_;        ///< through the match, once somebody has asked for it
    std::optional<Thought> thought_;  ///< that has begun and not ended
};

}  // namespace durbar
