#include "core/phrases.h"
#include "games/rajas/effects_words.h"
#include "games/rajas/position.h"
#include "games/rajas/rules.h"
#include "games/rajas/steps/steps.h"

namespace durbar::rajas {

namespace {

std::string name(std::string_view text) { return std::string(text); }

std::string die_words(const Event& e) {
    return (e.color == Color::Orange ? "an " : "a ") + name(color_name(e.color)) + " " +
           std::to_string(e.face);
}

std::string die_noun(int n) { return n == 1 ? "die" : "dice"; }

std::string worker_words(const Event& e) {
    constexpr std::array<std::string_view, kWorkerSources> kPlaces{"from the fame track",
                                                                   "from the money track", "from the bridge"};
    return "worker " + name(kPlaces[e.source]);
}

std::string chamber_words(int number) {
    constexpr std::array<std::string_view, kChambers> kNames{"the Great Mogul",    "the dancer",
                                                             "the yogi",           "Raja Man Singh",
                                                             "the master builder", "the Portuguese"};
    return name(kNames[static_cast<unsigned>(number - 1)]);
}

std::string turned_words(const Event& e) {
    return (e.turn > 0 ? ", turned by " + counted(e.turn, "quarter") : "") + ".";
}

std::string bonus_words(const Event& e) {
    const auto of = [&](const auto& bonuses) {
        for (const auto& bonus : bonuses) {
            if (bonus.space == e.amount) return ": " + effects_words(bonus.effects) + ".";
        }
        return std::string(".");
    };
    return (e.track == Track::Fame ? "fame " : "money ") + std::to_string(e.amount) +
           (e.track == Track::Fame ? of(data::kFameBonuses) : of(data::kMoneyBonuses));
}

/// "white-3 (3$)"
std::string token_words(Token token) {
    return name(token_name(token)) + " (" + effects_words(data::kTokens[token].effects) + ")";
}

/// The price of a space in a die.
std::string die_price_words(const State& s, Space space) {
    const data::Space& asked = space_data(s, space);
    const place::DiePrice price = place::die_price(asked);
    if (area_of(asked) == Area::Market) return "It sells as many stalls as it shows.";
    if (price.color) return "It must be " + name(color_name(*price.color)) + ".";
    const std::string lowest = std::to_string(price.lowest);
    if (price.lowest == price.highest) return "It must show " + lowest + ".";
    return "It must show " + lowest + " to " + std::to_string(price.highest) + ".";
}

std::string tile_price_words(const State& s, const PayTileFrame& f) {
    return name(tile_name(f.tile)) + "? It costs " + std::to_string(quarry::price(s, f)) + " in " +
           name(color_name(color_of(f.tile))) + " dice.";
}

/// "take 2 dice of any colours."
std::string take_words(const TakeDiceFrame& f) {
    const std::string most = f.fewer ? "take up to " : "take ";
    if (f.any > 0)
        return most + std::to_string(f.any) + " " + die_noun(f.any) + " of any " +
               (f.any == 1 ? "colour." : "colours.");
    return "which of these do you take: " + colored_dice_words(f.shown) + "?";
}

/// The sides that a tile's roads lead to in each rotation: "0 NE, 1 ES, 2 SW, 3 NW".
std::string turns_words(Tile tile) {
    constexpr std::string_view kSides = "NESW";
    std::string text;
    for (unsigned turn = 0; turn < kDirections; ++turn) {
        if (repeats(tile, turn)) continue;
        text += (text.empty() ? "" : ", ") + std::to_string(turn) + " ";
        for (unsigned side = 0; side < kDirections; ++side) {
            if ((roads_of(tile, turn) >> side & 1U) != 0) text += kSides[side];
        }
    }
    return text;
}

std::string lay_words(const LayTileFrame& f) {
    const bool covers = f.laying == Laying::Cover;
    return (covers ? "which tile do you cover with " : "where do you lay ") + name(tile_name(f.tile)) +
           ", and how turned? Roads: " + turns_words(f.tile) + ".";
}

std::string space_words(const State& s, Space space) {
    return name(space_name(space)) + "? " + die_price_words(s, space);
}

std::string room_words(int dice) {
    return "return up to " + std::to_string(dice) + " " + die_noun(dice) + " to make room, then done.";
}

/// Set-up and the course of rounds.
std::string course_words(const Event& e) {
    const std::string seat = seat_words(e.seat);
    const std::string amount = std::to_string(e.amount);
    switch (e.kind) {
        case EventKind::TileRevealed: return "Revealed: " + name(tile_name(e.tile)) + ".";
        case EventKind::RiverTokenLaid:
            return "River token " + std::to_string(e.token + 1) + " is laid on space " + amount + ": " +
                   effects_words(data::kRiverTokens[e.token]) + ".";
        case EventKind::RiverTokensEnd: return "The count leaves the river: no more river tokens.";
        case EventKind::Rolled: return seat + " rolls " + die_words(e) + ".";
        case EventKind::Started: return seat + " is the start player.";
        case EventKind::TokenDealt: return seat + " is dealt the token " + token_words(e.token) + ".";
        case EventKind::RoundBegan:
            return "Round " + amount + " begins with seat " + std::to_string(e.seat) + ".";
        case EventKind::PhaseBegan: return "Phase " + amount + " begins.";
        case EventKind::Idle: return seat + " has a worker that cannot be placed now.";
        case EventKind::Met: return seat + "'s markers have met, with a difference of " + amount + ".";
        case EventKind::RoundEnded: return "Round " + amount + " ends; all workers return.";
        case EventKind::GameOver: return "The game is over.";
        default: return "The discarded white tokens are shuffled.";
    }
}

/// What a player gets.
std::string gain_words(const Event& e) {
    const std::string seat = seat_words(e.seat);
    const std::string amount = std::to_string(e.amount);
    switch (e.kind) {
        case EventKind::Fame: return seat + " gains " + amount + " fame.";
        case EventKind::Money: return seat + " gains " + amount + " money.";
        case EventKind::Karma: return seat + " gains " + amount + " karma.";
        case EventKind::WorkerGained: return seat + " takes the " + worker_words(e) + ".";
        case EventKind::WorkerLeft: return seat + "'s " + worker_words(e) + " leaves the game.";
        case EventKind::Bonus: return seat + " gets the bonus of " + bonus_words(e);
        case EventKind::Upgraded:
            return seat + " upgrades the " + name(building_name(e.building)) + " to " + amount + ".";
        case EventKind::YieldReached: return seat + " reaches the yield " + name(slot_name(e.slot)) + ".";
        case EventKind::DiceTaken:
            return seat + " takes " + amount + " " + name(color_name(e.color)) + " " + die_noun(e.amount) +
                   ".";
        case EventKind::WhiteDrawn: return seat + " draws the token " + token_words(e.token) + ".";
        case EventKind::TokenTaken:
            return seat + " lays the token " + token_words(e.token) + " on " + name(slot_name(e.slot)) + ".";
        case EventKind::TokenDeclined: return seat + " takes no token.";
        default: return seat + " will be the next start player.";
    }
}

}  // namespace

std::string Rules::describe(const Event& e) {
    const std::string seat = seat_words(e.seat);
    const std::string amount = std::to_string(e.amount);
    switch (e.kind) {
        case EventKind::WorkerPlaced: return seat + " places a worker on " + name(space_name(e.space)) + ".";
        case EventKind::MoneyPaid: return seat + " pays " + amount + " money.";
        case EventKind::DiePaid: return seat + " gives up " + die_words(e) + ".";
        case EventKind::DieTurned: return seat + " turns " + die_words(e) + " over for 1 karma.";
        case EventKind::TileLaid:
            return seat + " lays " + name(tile_name(e.tile)) + " on " + cell_name(e.cell) + turned_words(e);
        case EventKind::TileCovered:
            return seat + " covers the tile on " + cell_name(e.cell) + " with " + name(tile_name(e.tile)) +
                   turned_words(e);
        case EventKind::Sailed:
            return seat + " sails from " + std::to_string(e.from) + " to space " + amount + ".";
        case EventKind::SailDeclined: return seat + " does not move the boat.";
        case EventKind::DieReturned: return seat + " returns " + die_words(e) + ".";
        case EventKind::Rerolls: return seat + " rerolls " + die_words(e) + ".";
        case EventKind::Sold:
            if (e.amount == 0) return seat + " sells nothing.";
            return seat + " sells " + (e.good == Good::Mixed ? "mixed goods" : name(good_name(e.good))) +
                   " from " + counted(e.amount, "stall") + ".";
        case EventKind::ChamberVisited: return seat + " visits " + chamber_words(e.amount) + ".";
        case EventKind::Fame:
        case EventKind::Money:
        case EventKind::Karma:
        case EventKind::WorkerGained:
        case EventKind::WorkerLeft:
        case EventKind::Bonus:
        case EventKind::Upgraded:
        case EventKind::YieldReached:
        case EventKind::DiceTaken:
        case EventKind::WhiteDrawn:
        case EventKind::TokenTaken:
        case EventKind::TokenDeclined:
        case EventKind::StartsNext: return gain_words(e);
        default: return course_words(e);
    }
}

std::string Rules::prompt(const State& s) {
    if (s.agenda.empty()) return "The game is over.";
    const Frame& f = s.agenda.back();
    const std::string who = seat_words(s.turn) + ": ";
    switch (f.step) {
        case Step::Reveal:
            return "A tile of the stack " + stack_name(f.as<RevealFrame>().stack) + " is revealed.";
        case Step::RiverRoll: return "The die for the next river token is rolled.";
        case Step::RiverToken:
            return "A river token is drawn for space " + std::to_string(f.as<RiverTokenFrame>().space) + ".";
        case Step::Roll: return seat_words(f.as<RollFrame>().seat) + "'s dice are rolled.";
        case Step::Start: return "The start player is drawn among the tied.";
        case Step::Deal: return "A brown token is dealt to seat " + std::to_string(s.turn) + ".";
        case Step::Draw: return "A white token is drawn for seat " + std::to_string(s.turn) + ".";
        case Step::FirstToken:
            return who + "lay " + token_words(f.as<FirstTokenFrame>().token) + " on one of your brown slots.";
        case Step::Place:
            return who + "place a worker (" + std::to_string(unplaced_workers(s.own())) +
                   " left this round).";
        case Step::PayDie:
            return who + "which die do you give up for " + space_words(s, f.as<PayDieFrame>().space);
        case Step::ChooseTile:
            return who + (f.as<ChooseTileFrame>().laying == Laying::Build
                              ? "which tile do you build?"
                              : "with which tile do you cover one of yours?");
        case Step::LayTile: return who + lay_words(f.as<LayTileFrame>());
        case Step::PayTile:
            return who + "with which dice do you pay for " + tile_price_words(s, f.as<PayTileFrame>());
        case Step::ScoreTile: return who + "does the tile's fame or its money come first?";
        case Step::Yields: return who + "which yield comes first?";
        case Step::Bonuses: return who + "which bonus comes first, that of fame or that of money?";
        case Step::MakeRoom: return who + room_words(f.as<MakeRoomFrame>().most);
        case Step::TakeDice: return who + take_words(f.as<TakeDiceFrame>());
        case Step::Reroll:
            return who + "name the dice to reroll one by one, colours and faces in their order, then done.";
        case Step::Upgrade: return who + "which building do you upgrade?";
        case Step::Sail: return who + "how many free spaces does your boat go on?";
        case Step::PalaceChoice: return who + "which chamber do you use?";
        case Step::Market: return who + "from how many stalls do you sell?";
        case Step::TokenChoice: return who + "which yield token do you lay on which slot, if any?";
        default: return who + "go on.";
    }
}

/// RG-12.5, RG-12.6; markers that have met have an order of meeting.
std::string Rules::standing_words(const SeatStanding& standing) {
    const int lead = standing.breakdown[0];
    const int met = -standing.breakdown[1];
    if (lead < 0) return counted(-lead, "fame space") + " missing between the markers";
    constexpr std::array<std::string_view, kMaxPlayers> kOrder{"first", "second", "third", "fourth"};
    return "markers met, " + counted(lead, "fame space") + " over, " +
           name(kOrder[static_cast<unsigned>(met - 1)]) + " to meet";
}

}  // namespace durbar::rajas
