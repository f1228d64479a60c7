#include "terminal/rajas/effects_words.h"

#include <algorithm>

namespace durbar::rajas {

namespace {

std::string number(int n) { return std::to_string(n); }

std::string boat_words(int least, int most) {
    return "boat +" + (least == most || most == 1 ? number(most) : number(least) + "-" + number(most));
}

std::string effect_words(const data::Effect& e) {
    const std::string a = number(e.a);
    switch (static_cast<EffectKind>(e.kind)) {
        case EffectKind::DiceAny: return (e.b != 0 ? "up to " : "") + a + (e.a == 1 ? " die" : " dice");
        case EffectKind::DiceOf: return colored_dice_words(unpack_counts<kShownBits>(e.a));
        case EffectKind::DiceAnyPerKarma: return "a die per karma";
        case EffectKind::DiceOfPerKarma:
            return std::string(color_name(static_cast<Color>(e.a))) + " die per karma";
        case EffectKind::Karma: return a + " karma";
        case EffectKind::Money: return a + "$";
        case EffectKind::Fame: return a + " fame";
        case EffectKind::Upgrade: return "upgrade";
        case EffectKind::Boat: return boat_words(e.a, e.b);
        case EffectKind::Reroll: return "reroll any dice";
        case EffectKind::StartPlayer: return "start next round";
        case EffectKind::YieldToken: return "a yield token";
        case EffectKind::CoverTile: return "cover a tile";
        case EffectKind::PalaceChoice:
            return "chamber " + number(kFirstRiverChamber) + "-" + number(kChambers);
        case EffectKind::Palace:
            return "chamber " + a + " (" + effects_words(data::kChambers[e.a - 1U].effects) + ")";
        case EffectKind::MarketMixed: return "sell one of each good";
        case EffectKind::MarketSingle: return "sell up to " + a + " of one good";
        case EffectKind::MoneyPerMarket: return a + "$ per stall";
        case EffectKind::FamePerUpgrade: return a + " fame per upgrade";
        case EffectKind::MoneyPerUpgrade: return a + "$ per upgrade";
        case EffectKind::FamePerKarma: return a + " fame per karma";
        case EffectKind::FamePerMarketTile: return a + " fame per tile with stalls";
        case EffectKind::FamePerRiverSpaces: return a + " fame per " + number(e.b) + " river spaces";
        case EffectKind::MoneyPerBuilding: return a + "$ per building";
        case EffectKind::MoneyPerConnectedToken: return a + "$ per reached token";
        case EffectKind::FamePerBend: return a + " fame per bend";
        case EffectKind::FamePerActiveWorker: return a + " fame per active worker";
    }
    return {};
}

}  // namespace

std::string colored_dice_words(const DieCounts& counts) {
    std::string text;
    int dice = 0;
    for (const Color c : kAllColors) {
        const int count = counts[index(c)];
        if (count == 0) continue;
        dice += count;
        text +=
            (text.empty() ? "" : " + ") + (count > 1 ? number(count) + " " : "") + std::string(color_name(c));
    }
    return text + (dice == 1 ? " die" : " dice");
}

std::string effects_words(data::Effects effects) {
    std::string text;
    for (unsigned i = 0; i < effects.count; ++i) {
        text += (i > 0 ? ", " : "") + effect_words(data::kEffects[effects.first + i]);
    }
    return text;
}

std::string chamber_title(int chamber) {
    std::string title(chamber_name(chamber));
    std::replace(title.begin(), title.end(), '_', ' ');
    return title;
}

std::string features_text(Tile tile) {
    std::string text;
    for (const auto building : data::kTiles[tile].buildings) {
        if (building != kNoBuilding) text += kBuildingLetters[building];
    }
    for (const auto& stall : data::kTiles[tile].stalls) {
        if (stall.value > 0) text += kGoodLetters[stall.good] + number(stall.value);
    }
    return text;
}

std::string_view shape_word(Tile tile) {
    const int exits = std::popcount(static_cast<unsigned>(data::kTiles[tile].roads));
    if (exits == kDirections) return "cross";
    if (exits == kDirections - 1) return "tee";
    return data::kTiles[tile].bend != 0 ? "bend" : "road";
}

std::string stalls_words(const Seat& p) {
    const Stalls stalls = stalls_of(p);
    std::string text;
    for (unsigned good = 0; good < kGoods; ++good) {
        if (stalls.of[good].empty()) continue;
        text += (text.empty() ? "" : ", ") + std::string(good_name(static_cast<Good>(good)));
        for (unsigned i = 0; i < stalls.of[good].size(); ++i) {
            text += (i == 0 ? " " : "+") + number(stalls.of[good][i]);
        }
    }
    return text.empty() ? "none" : text;
}

}  // namespace durbar::rajas
