#include "core/phrases.h"
#include "games/maharani/rules.h"

namespace durbar::maharani {

namespace {

std::string section_words(Section s) {
    return std::string(section_name(s)) + " (" + std::string(animal_name(s)) + ")";
}

std::string laid_words(const Event& e) {
    return seat_words(e.seat) + " lays " + tile_name(e.tile) + " from place " + std::to_string(e.place + 1) +
           " on " + std::string(space_name(e.space)) + ", arrow " + direction_letter(e.arrow) + ".";
}

std::string gold_words(const Event& e) {
    return seat_words(e.seat) + " gets " + std::to_string(e.amount) + " gold for the " +
           (e.reason == Reason::ForTile ? "tile" : "worker") + " on " + std::string(space_name(e.space)) +
           ".";
}

}  // namespace

std::string Rules::describe(const Event& e) {
    const std::string seat = seat_words(e.seat);
    const std::string worker = std::string(crew_name(e.crew)) + " worker";
    const std::string space = e.space == kNoSpace ? "" : std::string(space_name(e.space));
    const std::string tile = e.tile == kNoTile ? "" : tile_name(e.tile);
    const std::string place = std::to_string(e.place + 1);
    switch (e.kind) {
        case EventKind::Started: return seat + " begins.";
        case EventKind::TurnBegan:
            return seat + " is on: the rondel turns to " + direction_letter(e.arrow) + ".";
        case EventKind::TokenTurned:
            return seat + " turns the token of " + section_words(e.section) + " down.";
        case EventKind::TileLaid: return laid_words(e);
        case EventKind::Gold: return gold_words(e);
        case EventKind::WorkerPlaced: return seat + " puts a " + worker + " on " + space + ".";
        case EventKind::WorkerMoved:
            return seat + " moves the " + worker + " from " + std::string(space_name(e.from)) + " to " +
                   space + ".";
        case EventKind::NoWorkerLeft: return seat + " has no worker left for " + space + ".";
        case EventKind::TileRemoved:
            return "The " + tile + " on place " + place + " leaves the game: no middle space is left.";
        case EventKind::SecondDeclined: return seat + " lays no second tile.";
        case EventKind::Refreshed: return seat + " turns all action tokens face up.";
        case EventKind::Paid:
            return seat + " pays " + std::to_string(e.amount) + " gold for the second tile.";
        case EventKind::SectionScored:
            return "Section " + section_words(e.section) +
                   (e.reason == Reason::Complete ? " is complete." : " is scored as it is.");
        case EventKind::SectionGold:
            return seat + " gets " + std::to_string(e.amount) + " gold for " + counted(e.against, worker) +
                   " in section " + std::string(section_name(e.section)) + ".";
        case EventKind::WorkersReturned:
            return seat + " takes back " + counted(e.amount, worker) + " from section " +
                   std::string(section_name(e.section)) + ".";
        case EventKind::Drew: return "Drawn for place " + place + ": " + tile + ".";
        case EventKind::DrewAside: return "Drawn: " + tile + ". It leaves the game: no middle space is left.";
        case EventKind::TurnEnded: return seat + " ends the turn.";
        case EventKind::GameOver:
            return e.reason == Reason::Complete ? "The palace is complete: the game is over."
                                                : "No tile fits any more: the game is over.";
    }
    return {};
}

std::string Rules::prompt(const State& s) {
    if (s.agenda.empty()) return "The game is over.";
    const Frame& frame = s.agenda.back();
    const std::string who = seat_words(s.turn) + ": ";
    switch (frame.step) {
        case Step::Start: return "The first player is drawn.";
        case Step::Refill: return "A tile is drawn for place " + std::to_string(empty_place(s) + 1) + ".";
        case Step::Worker:
            return who + "which worker comes onto " + std::string(space_name(frame.a)) +
                   " — move one, or take a new one?";
        case Step::Second:
            return who + "a second tile for " + std::to_string(data::kSecondTileCost) +
                   " gold at the end of the turn, or done?";
        default:
            return who + "lay a tile" +
                   (s.tokens_down[s.turn] == 0 ? "." : ", or refresh your action tokens.");
    }
}

std::string Rules::standing_words(const SeatStanding& standing) {
    return std::to_string(standing.points) + " gold";
}

}  // namespace durbar::maharani
