// Move texts of every game: what is read is written back as the same move, and check is defined for every
// move in every state: it passes exactly what is listed, and what it passes may be applied.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/playout.h"
#include "fuzz/fuzz_check.h"
#include "games/all_games.h"

using namespace durbar;

namespace {

/// States of a few seeded games, of every kind of decision that came up.
template <Game G>
std::vector<typename G::State> some_states() {
    std::vector<typename G::State> states;
    for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
        Rng rng(static_cast<std::uint64_t>(players));
        typename G::MoveList moves;
        auto state = G::initial({}, players);
        std::string_view decision;
        for (int ply = 0; G::to_act(state) != Player::Nobody && ply < kPlayoutLimit; ++ply) {
            if (G::decision(state) != decision && rng.below(12) == 0) states.push_back(state);
            decision = G::decision(state);
            G::apply(state, random_move<G>(state, moves, rng), {});
        }
        states.push_back(state);
    }
    return states;
}

template <Game G>
void try_move(const std::string& text) {
    const auto move = G::parse(text);
    if (!move) {
        fuzz::require(!move.error().message.empty(), "a refusal without reason");
        return;
    }
    const std::string written = G::format(move.value());
    const auto again = G::parse(written);
    fuzz::require(again && again.value() == move.value(), "another move comes back from " + written);

    static const std::vector<typename G::State> states = some_states<G>();
    for (const auto& state : states) {
        typename G::MoveList moves;
        if (G::to_act(state) != Player::Nobody) G::legal_moves(state, moves);
        bool listed = false;
        for (std::size_t i = 0; G::to_act(state) != Player::Nobody && i < moves.size(); ++i) {
            listed = listed || moves[i] == move.value();
        }
        const bool passed = !G::check(state, move.value()).has_value();
        fuzz::require(passed == listed,
                      (passed ? "passed, but not listed: " : "listed, but refused: ") + written);
        if (!passed) continue;
        auto next = state;
        G::apply(next, move.value(), {});
        const auto broken = G::violation(next);
        fuzz::require(!broken, written + " breaks the state: " + broken.value_or(""));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    for_each_game([&]<class G>() { try_move<G>(text); });
    return 0;
}
