#include "core/phrases.h"
#include "games/tigris/kingdoms.h"
#include "games/tigris/rules.h"

namespace durbar::tigris {

namespace {

std::string points_words(const Event& e) {
    std::string text =
        seat_words(e.seat) + " scores " + std::to_string(e.amount) + " " + std::string(color_name(e.color));
    switch (e.reason) {
        case Reason::Tile: return text + " for the tile on " + cell_name(e.cell) + ".";
        case Reason::Building: return text + " more through the " + std::string(building_name(e.color)) + ".";
        case Reason::Revolt: return text + " for the revolt.";
        case Reason::War: return text + " for the war.";
        default: return text + " from the monument on " + cell_name(e.cell) + ".";
    }
}

std::string conflict_words(const Event& e) {
    const bool revolt = e.kind == EventKind::RevoltBegins;
    const Color support = revolt ? kTemple : e.color;
    return std::string(revolt ? "Revolt" : "War") + " of " + std::string(leader_name(e.color)) + "s: seat " +
           std::to_string(e.seat) + " attacks with " + std::to_string(e.amount) + ", seat " +
           std::to_string(e.other) + " defends with " + std::to_string(e.against) + "; only " +
           std::string(tile_name(support)) + "s count.";
}

}  // namespace

std::string Rules::describe(const Event& e) {
    const std::string seat = seat_words(e.seat);
    const std::string leader(leader_name(e.color));
    const std::string tile(tile_name(e.color));
    const std::string cell = e.cell == kNoCell ? "" : cell_name(e.cell);
    const std::string from = e.from == kNoCell ? "" : cell_name(e.from);
    switch (e.kind) {
        case EventKind::Started: return seat + " begins.";
        case EventKind::TileLaid: return seat + " lays a " + tile + " on " + cell + ".";
        case EventKind::Points: return points_words(e);
        case EventKind::LeaderPlaced: return seat + " places the " + leader + " on " + cell + ".";
        case EventKind::LeaderMoved:
            return seat + " moves the " + leader + " from " + from + " to " + cell + ".";
        case EventKind::LeaderWithdrawn: return seat + " withdraws the " + leader + " from " + from + ".";
        case EventKind::LeaderHome:
            return "The " + leader + " of seat " + std::to_string(e.seat) + " goes home from " + from + ".";
        case EventKind::Unified: return "The tile on " + cell + " joins two kingdoms.";
        case EventKind::UnificationOff: return "The unification tile leaves " + cell + ".";
        case EventKind::RevoltBegins:
        case EventKind::WarBegins: return conflict_words(e);
        case EventKind::WarCalledOff: return "The " + leader + "s are no longer linked: no war between them.";
        case EventKind::Committed: return seat + " commits " + counted(e.amount, tile) + ".";
        case EventKind::ConflictWon:
            return seat + " wins the " + (e.reason == Reason::War ? "war" : "revolt") + " " +
                   std::to_string(e.amount) + " : " + std::to_string(e.against) + " against seat " +
                   std::to_string(e.other) + ".";
        case EventKind::TileRemoved: return "The " + tile + " on " + cell + " leaves the game.";
        case EventKind::BuildingSet:
            return seat + " builds the " + std::string(building_name(e.color)) + " on " + cell + ".";
        case EventKind::BuildingMoved:
            return seat + " moves the " + std::string(building_name(e.color)) + " from " + from + " to " +
                   cell + ".";
        case EventKind::BuildingReturned:
            return "The " + std::string(building_name(e.color)) + " leaves " + from + ".";
        case EventKind::BuildingDeclined: return seat + " does not build.";
        case EventKind::MonumentBuilt:
            return seat + " builds the " + monument_name(e.amount) + " monument on " + cell + ".";
        case EventKind::MonumentDeclined: return seat + " builds no monument.";
        case EventKind::TreasureTaken: return seat + " takes the treasure on " + cell + ".";
        case EventKind::CatastrophePlayed: return seat + " plays a catastrophe tile on " + cell + ".";
        case EventKind::Swapped: return seat + " swaps " + counted(e.amount, "tile") + ".";
        case EventKind::Drew:
            return seat + " draws a " + (e.reason == Reason::Hidden ? std::string("tile") : tile) + ".";
        case EventKind::Passed: return seat + " passes.";
        case EventKind::TurnEnded: return seat + " ends the turn.";
        case EventKind::GameOver:
            return e.reason == Reason::Bag ? "The bag cannot fill a hand: the game is over."
                                           : "At most two treasures are left: the game is over.";
    }
    return {};
}

std::string Rules::prompt(const State& s) {
    if (s.agenda.empty()) return "The game is over.";
    const Frame& frame = s.agenda.back();
    const std::string who = is_seat(frame.actor) ? seat_words(seat_of(frame.actor)) + ": " : std::string();
    switch (frame.step) {
        case Step::Draw: return "Seat " + std::to_string(frame.a) + " draws from the bag.";
        case Step::Start: return "The starting seat is drawn.";
        case Step::Wars: return who + "which war is fought first?";
        case Step::Attack:
        case Step::Defence: {
            const Conflict& c = s.conflict;
            const bool attacks = frame.step == Step::Attack;
            const int own = attacks ? c.attack : c.defence;
            const std::string tiles = std::string(tile_name(c.support())) + "s";
            const std::string other =
                attacks ? std::to_string(c.defence) + " on the board"
                        : std::to_string(c.attack) + " + " + std::to_string(c.committed) + " committed";
            return who + (attacks ? "attack" : "defend") + " with your " +
                   std::string(leader_name(c.leaders)) + ": " + std::to_string(own) +
                   " on the board against " + other + ". How many " + tiles +
                   " do you commit? The defender wins a tie.";
        }
        case Step::Buildings: return who + "build on a tile of the line, or not?";
        case Step::Monuments: return who + "build a monument on the square, or not?";
        case Step::Treasures:
            return who + "your trader takes all treasures of the kingdom but one. Which one stays?";
        default:
            return who + "action " + std::to_string(s.actions_done + 1) + " of " +
                   std::to_string(data::kActions) + " — leader, tile, catastrophe, swap or pass.";
    }
}

/// TE-14.3, TE-14.5
std::string Rules::standing_words(const SeatStanding& standing) {
    std::string text = "weakest colour ";
    for (std::size_t i = 0; i < standing.breakdown.size(); ++i) {
        text += (i == 0 ? "" : i == 1 ? ", then " : ", ") + std::to_string(standing.breakdown[i]);
    }
    return text;
}

}  // namespace durbar::tigris
