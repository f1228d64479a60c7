#include "games/rajas/drawing.h"
#include "games/rajas/rules.h"

namespace durbar::rajas {

namespace {

constexpr std::array<std::string_view, 2> kLegend{
    "  dice and tiles: b blue  o orange  p purple  g green; tile: number, colour and price, roads, features",
    "  features: T temple  P palace  F fortress  M mill; stalls s silk  t tea  c spice with their values",
};

std::string effect_words(const data::Effect& e) {
    const std::string a = std::to_string(e.a);
    switch (static_cast<EffectKind>(e.kind)) {
        case EffectKind::DiceAny: return a + (e.a == 1 ? " die" : " dice");
        case EffectKind::DiceOf: {
            std::string text;
            for (unsigned c = 0; c < kColors; ++c) text += std::string(e.a >> (2 * c) & 3U, "bopg"[c]);
            return text + (text.size() == 1 ? " die" : " dice");
        }
        case EffectKind::DiceAnyPerKarma: return "dice=karma";
        case EffectKind::DiceOfPerKarma: return std::string(1, "bopg"[e.a]) + " dice=karma";
        case EffectKind::Karma: return a + " karma";
        case EffectKind::Money: return a + "$";
        case EffectKind::Fame: return a + " fame";
        case EffectKind::Upgrade: return "upgrade";
        case EffectKind::Boat: return e.b == 1 ? "boat" : "boat " + a + "-" + std::to_string(e.b);
        case EffectKind::Reroll: return "reroll";
        case EffectKind::StartPlayer: return "start";
        case EffectKind::YieldToken: return "token";
        case EffectKind::CoverTile: return "cover";
        case EffectKind::PalaceChoice: return "chamber 2-6";
        case EffectKind::Palace: return std::string(chamber_name(e.a));
        case EffectKind::MarketMixed: return "mixed market";
        case EffectKind::MarketSingle: return "one good to " + a;
        case EffectKind::MoneyPerMarket: return a + "$/stall";
        case EffectKind::FamePerUpgrade: return a + " fame/upgrade";
        case EffectKind::MoneyPerUpgrade: return a + "$/upgrade";
        case EffectKind::FamePerKarma: return a + " fame/karma";
        case EffectKind::FamePerMarketTile: return a + " fame/stall tile";
        case EffectKind::FamePerRiverSpaces: return a + " fame/" + std::to_string(e.b) + " river";
        case EffectKind::MoneyPerBuilding: return a + "$/building";
        case EffectKind::MoneyPerConnectedToken: return a + "$/token";
        case EffectKind::FamePerBend: return a + " fame/bend";
        case EffectKind::FamePerActiveWorker: return a + " fame/worker";
    }
    return {};
}

/// Fame from the left and money from the right of one line; the gap is what is missing (RG-12.1).
std::string race_drawing(const Seat& p, const Ink& ink) {
    constexpr int kWidth = 30;
    const int fame = std::clamp(p.fame * kWidth / (data::kFacing - 1), 0, kWidth);
    const int money = std::clamp(kWidth - facing(p.money) * kWidth / data::kFacing, 0, kWidth - fame);
    const int missing = -difference(p);
    const std::string gap(static_cast<std::size_t>(kWidth - fame - money), '.');
    const std::string words =
        missing > 0 ? std::to_string(missing) + " to go" : "met, +" + std::to_string(-missing);
    return "|" + ink("38;5;161", std::string(static_cast<std::size_t>(fame), '>')) + gap +
           ink(kGold, std::string(static_cast<std::size_t>(money), '<')) + "| " +
           ink(kBold, padded(words, 9));
}

std::string seat_drawing(const View& view, int seat, const Ink& ink) {
    const Seat& p = view.seats[static_cast<unsigned>(seat)];
    std::string text = (view.turn == seat ? ink(kGold, "> ") : "  ") +
                       ink(kSeatPaint[static_cast<unsigned>(seat)], " seat " + std::to_string(seat) + " ") +
                       (seat == view.seat ? " you " : "     ") + race_drawing(p, ink) + " fame " +
                       std::to_string(p.fame) + "  money " + std::to_string(p.money) + "  karma " +
                       std::to_string(p.karma) + "  workers " + std::to_string(unplaced_workers(p)) + "/" +
                       std::to_string(active_workers(p)) + "\n           dice " + dice_drawing(p.dice, ink) +
                       "  values";
    constexpr std::string_view kLetters = "TPFM";
    for (const Building b : kAllBuildings) {
        text +=
            std::string(" ") + kLetters[index(b)] + std::to_string(data::kFirstValue + p.upgrades[index(b)]);
    }
    return text + "  boat " + std::to_string(p.boat) + "  tiles " + std::to_string(std::popcount(p.laid)) +
           "\n";
}

/// The move that looks best at first sight, where there are many ways to pay.
std::string proposal_drawing(const View& view, const Ink& ink) {
    const bool pays = !view.agenda.empty() && view.turn == view.seat &&
                      (view.agenda.back().step == Step::PayTile || view.agenda.back().step == Step::PayDie);
    if (!pays) return {};
    MoveList moves;
    Rules::legal_moves(view, moves);
    std::vector<float> ratings(moves.size());
    Rules::rate(view, moves, ratings);
    const auto best = std::max_element(ratings.begin(), ratings.end()) - ratings.begin();
    return "  proposed: " + ink(kBold, Rules::format(moves[static_cast<std::size_t>(best)])) + "  (" +
           std::to_string(moves.size()) + (moves.size() == 1 ? " way" : " ways") + " to pay)\n";
}

}  // namespace

std::string effects_words(data::Effects effects) {
    std::string text;
    for (unsigned i = 0; i < effects.count; ++i) {
        text += (i > 0 ? ", " : "") + effect_words(data::kEffects[effects.first + i]);
    }
    return text;
}

std::string dice_drawing(const Dice& dice, const Ink& ink) {
    std::string text;
    for (const Color c : kAllColors) {
        for (int face = 1; face <= data::kFaces; ++face) {
            for (int i = 0; i < dice.at(c, face); ++i) {
                text +=
                    ink(kDiePaint[index(c)], std::string(1, "bopg"[index(c)]) + std::to_string(face)) + " ";
            }
        }
    }
    return text.empty() ? "none " : text;
}

std::string Rules::draw(const View& view, const Ink& ink) {
    std::string text = board_drawing(view, ink) + river_drawing(view, ink);
    for (const std::string_view line : kLegend) text += ink(kSoft, line) + "\n";
    text += province_drawing(view, view.seat, ink);
    for (int seat = 0; seat < view.players; ++seat) text += seat_drawing(view, seat, ink);
    return text + proposal_drawing(view, ink);
}

}  // namespace durbar::rajas
