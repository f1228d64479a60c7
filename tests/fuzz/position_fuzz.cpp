// Position texts of every game: an accepted position is sound, is written back as the same position, and can
// be played.
#include <cstddef>
#include <cstdint>

#include "core/playout.h"
#include "core/text.h"
#include "fuzz/fuzz_check.h"
#include "games/all_games.h"

using namespace durbar;

namespace {

constexpr int kMoves = 30;

template <Game G>
void require_sound(const typename G::State& state) {
    const auto broken = G::violation(state);
    fuzz::require(!broken, "unsound: " + broken.value_or("") + "\n" + G::format_position(state));
    const auto again = G::parse_position(G::format_position(state));
    fuzz::require(static_cast<bool>(again), "its own text is refused:\n" + G::format_position(state));
    fuzz::require(again.value() == state, "another position comes back from\n" + G::format_position(state));
}

template <Game G>
void try_position(const std::string& text) {
    const auto read = G::parse_position(text);
    if (!read) {
        fuzz::require(!read.error().message.empty(), "a refusal without reason");
        return;
    }
    auto state = read.value();
    require_sound<G>(state);
    Rng rng(fingerprint(text));
    typename G::MoveList moves;
    for (int ply = 0; ply < kMoves && G::to_act(state) != Player::Nobody; ++ply) {
        G::legal_moves(state, moves);
        fuzz::require(moves.size() > 0, "nobody can move:\n" + G::format_position(state));
        G::apply(state, random_move<G>(state, moves, rng), {});
        require_sound<G>(state);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    for_each_game([&]<class G>() { try_position<G>(text); });
    return 0;
}
