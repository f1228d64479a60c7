#include "analysis/foresight.h"

#include <algorithm>

namespace durbar::analysis {

namespace {

void draw_the_likeliest(AnyMatch& match) {
    while (match.to_act() == Player::Chance) {
        const auto outcomes = match.outcomes();
        const auto likeliest =
            std::max_element(outcomes.begin(), outcomes.end(),
                             [](const Outcome& a, const Outcome& b) { return a.weight < b.weight; });
        match.play_next(likeliest->move);
    }
}

}  // namespace

std::vector<LogEntry> foresee(const Walk& walk, std::size_t ply, const std::vector<std::string>& moves) {
    const auto match = walk.at(ply);
    std::size_t reached = ply;
    for (const std::string& move : moves) {
        draw_the_likeliest(*match);
        if (!is_seat(match->to_act()) || match->play_next(move)) break;
        reached = match->plies();
    }
    auto steps = match->line(Reader::referee(), ply);
    steps.resize(std::min(steps.size(), reached - ply));  // draws after the last move belong to none
    return steps;
}

}  // namespace durbar::analysis
