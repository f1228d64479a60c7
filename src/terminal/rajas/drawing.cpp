#include "terminal/rajas/drawing.h"

#include "games/rajas/position.h"
#include "games/rajas/rules.h"
#include "games/rajas/steps/steps.h"
#include "terminal/rajas/parts.h"

namespace durbar::rajas {

namespace {

/// Widths of the columns of the seats' table.
constexpr std::size_t kNameWidth = 15;
constexpr std::size_t kRaceWidth = 26;
constexpr std::size_t kMissingWidth = 14;
constexpr std::size_t kNumberWidth = 7;
constexpr std::size_t kWorkersWidth = 9;
constexpr std::size_t kValuesWidth = 10;

constexpr std::string_view kFamePaint = "38;5;161";

/// Fame from the left and money from the right of one line; the gap is what is missing (RG-12.1).
std::string race_drawing(const Seat& p, const Ink& ink) {
    constexpr int kWidth = kRaceWidth - 4;
    const int fame = std::clamp(p.fame * kWidth / (data::kFacing - 1), 0, kWidth);
    const int gap_least = difference(p) < 0 && fame < kWidth ? 1 : 0;
    const int money =
        std::clamp(kWidth - facing(p.money) * kWidth / data::kFacing, 0, kWidth - fame - gap_least);
    const std::string gap(static_cast<std::size_t>(kWidth - fame - money), '.');
    return "|" + ink(kFamePaint, std::string(static_cast<std::size_t>(fame), '>')) + gap +
           ink(kGold, std::string(static_cast<std::size_t>(money), '<')) + "|  ";
}

std::string missing_words(const Seat& p) {
    const int lead = difference(p);
    if (lead < 0) return std::to_string(-lead);
    return lead == 0 ? "met" : "met, " + std::to_string(lead) + " over";
}

std::string column(int number) { return padded(std::to_string(number), kNumberWidth); }

std::string table_head(const Ink& ink) {
    const auto narrow = [](std::string_view word) { return padded(std::string(word), kNumberWidth); };
    std::string values;
    for (const char letter : kBuildingLetters) values += std::string(1, letter) + " ";
    return ink(kSoft, "  " + padded("seat", kNameWidth - 2) + padded("fame >   < money", kRaceWidth) +
                          padded("fame missing", kMissingWidth) + narrow("fame") + narrow("money") +
                          narrow("karma") + padded("workers", kWorkersWidth) + narrow("boat") +
                          padded(values, kValuesWidth) + "stalls") +
           "\n";
}

std::string seat_drawing(const View& view, int seat, const Ink& ink) {
    const Seat& p = view.seats[static_cast<unsigned>(seat)];
    const std::string name = " seat " + std::to_string(seat) + " ";
    const std::string workers =
        std::to_string(unplaced_workers(p)) + " of " + std::to_string(active_workers(p));
    std::string values;
    for (const Building b : kAllBuildings) {
        values += std::to_string(data::kFirstValue + p.upgrades[index(b)]) + " ";
    }
    std::string text = (view.turn == seat && !view.agenda.empty() ? ink(kGold, "> ") : "  ") +
                       ink(kSeatPaint[static_cast<unsigned>(seat)], name) +
                       padded(seat == view.seat ? " you" : "", kNameWidth - 2 - name.size()) +
                       race_drawing(p, ink) + ink(kBold, padded(missing_words(p), kMissingWidth)) +
                       column(p.fame) + column(p.money) + column(p.karma) + padded(workers, kWorkersWidth) +
                       column(p.boat) + padded(values, kValuesWidth) + std::to_string(stall_count(p)) + "\n";
    return text + std::string(kNameWidth, ' ') + "dice " + dice_drawing(p.dice, ink) +
           ink(kSoft, "(room for " + std::to_string(capacity(view, seat)) + ")") + "\n";
}

std::string proposal_drawing(const View& view, const Ink& ink) {
    const auto move = view.turn == view.seat ? Rules::proposal(view) : std::nullopt;
    if (!move) return {};
    std::string text = "  proposed: " + ink(kBold, Rules::format(*move));
    const auto* const payment = std::get_if<PayTile>(&*move);
    if (payment == nullptr) return text + "; 'ok' plays it\n";
    return text + " (" + std::to_string(quarry::pips(*payment)) + " for a price of " +
           std::to_string(quarry::price(view, view.top<PayTileFrame>())) +
           "); 'ok' plays it, a star turns a die over for 1 karma\n";
}

}  // namespace

std::string dice_drawing(const Dice& dice, const Ink& ink) {
    std::string text;
    for (const Color c : kAllColors) {
        for (int face = 1; face <= data::kFaces; ++face) {
            for (int i = 0; i < dice.at(c, face); ++i) {
                text +=
                    ink(kDiePaint[index(c)], std::string(1, kColorLetters[index(c)]) + std::to_string(face)) +
                    " ";
            }
        }
    }
    return text.empty() ? "none " : text;
}

std::string seats_drawing(const View& view, const Ink& ink) {
    std::string text = table_head(ink);
    for (int seat = 0; seat < view.players; ++seat) text += seat_drawing(view, seat, ink);
    return text;
}

std::string Drawing::draw(const View& view, const Ink& ink) {
    constexpr int kAhead = 8;  // the Portuguese's six spaces and some boats that are skipped
    const int seat = shown_seat(view);
    const int boat = view.seats[static_cast<unsigned>(seat)].boat;
    const bool chooses_token =
        view.turn == view.seat && !view.agenda.empty() && view.agenda.back().step == Step::TokenChoice;
    return board_drawing(view, ink) +
           river_drawing(view, boat, std::min(boat + kAhead, data::kRiverEnd), ink) +
           province_drawing(view, seat, ink) + seats_drawing(view, ink) +
           (chooses_token ? tokens_drawing(view, ink) : "") + proposal_drawing(view, ink);
}

}  // namespace durbar::rajas
