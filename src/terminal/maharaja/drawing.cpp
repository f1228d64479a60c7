#include "terminal/maharaja/drawing.h"

#include "core/phrases.h"
#include "games/maharaja/rules.h"
#include "terminal/maharaja/parts.h"

namespace durbar::maharaja {

namespace {

using namespace drawing;

/// Widths of the columns of the seats' table; the last column is as wide as it needs.
constexpr std::size_t kSeatWidth = 15;
constexpr std::size_t kGoldWidth = 6;
constexpr std::size_t kPalacesWidth = 9;
constexpr std::size_t kHousesWidth = 13;
constexpr std::size_t kTokensWidth = 8;
constexpr std::size_t kArchitectWidth = 11;
constexpr std::size_t kPlayedWidth = 9;
constexpr std::size_t kDiscWidth = 27;
constexpr std::size_t kCardWidth = 11;
constexpr std::size_t kHolderWidth = 8;

/// Which city this round scores and which one the next, in words: the lowest governor is often taken for this
/// round's.
std::string round_drawing(const Table& t, const Ink& ink) {
    const std::string next = ink(kNextPaint, kNext) + " ";
    if (t.round == 0) {
        return "  " + ink(kBold, "set-up") +
               (t.track.empty() ? ""
                                : ": " + next + std::string(junction_title(t.track[0])) + ", in round 1") +
               "\n";
    }
    std::string text =
        "  " +
        ink(kBold, "round " + std::to_string(t.round) + " of " + std::to_string(most_rounds(t.options))) +
        ": ";
    if (t.agenda.empty()) return text + "the game is over\n";
    text += ink(kNowPaint, kNow) + " " + std::string(junction_title(t.maharaja)) +
            ", scored at the end of this round; ";
    if (is_last_round(t)) return text + ink(kWarning, "it is the last one") + "\n";
    return text + next + std::string(junction_title(t.track[0])) + ", as the track stands\n";
}

std::string track_drawing(const Table& t, const Ink& ink) {
    std::string text = "  governors, lowest first:";
    for (const City c : t.track) {
        text += c == t.track[0] ? " " : " < ";
        if (is_next(t, c)) text += ink(kNextPaint, kNext) + " ";
        if (is_now(t, c)) text += ink(kNowPaint, kNow) + " ";
        text += junction_title(c);
    }
    return text + "\n";
}

/// The seat that decides, or whose turn waits for that decision.
bool is_active(const Table& t, int seat) {
    if (t.agenda.empty()) return false;
    const Frame& first = t.agenda[0];
    return first.step == Step::Turn ? t.active == seat : first.actor == player(seat);
}

/// Discs are set in the order of the seats (MJ-5.4), so the one who is setting tells who has set.
std::string disc_words(const View& view, int seat) {
    const auto i = static_cast<unsigned>(seat);
    const bool own = seat == view.seat && view.disc.is_set();
    const Disc disc = own ? view.disc : view.shown[i];
    if (disc.is_set()) {
        return std::string(action_name(disc.first)) + " " + std::string(action_name(disc.second));
    }
    if (view.agenda.empty()) return "-";
    const Frame& first = view.agenda[0];
    const bool set = first.step == Step::Turn || (first.step == Step::SetDisc && player(seat) < first.actor);
    return set ? "set" : "-";
}

std::string_view played_words(const Table& t, int seat) {
    if (t.round == 0 || t.agenda.empty()) return "-";
    if ((t.played & seat_bit(seat)) != 0) return "played";
    return t.agenda[0].step == Step::Turn && t.active == seat ? "on" : "to play";
}

std::string table_head(const Table& t, const Ink& ink) {
    std::string text = "  " + padded("seat", kSeatWidth) + padded("gold", kGoldWidth) +
                       padded("palaces", kPalacesWidth) + padded("hand+quarry", kHousesWidth);
    if (t.options.extended1) text += padded("tokens", kTokensWidth);
    text += padded("architect", kArchitectWidth) + padded("turn", kPlayedWidth) + padded("disc", kDiscWidth);
    return ink(kSoft, text + "characters") + "\n";
}

std::string seat_drawing(const View& view, int seat, const Ink& ink) {
    const auto i = static_cast<unsigned>(seat);
    const bool own = seat == view.seat;
    const bool gold_shown = own || !view.options.hidden_gold || view.agenda.empty();  // MJ-21.2
    const std::string name = " " + seat_name(seat) + " ";
    const std::string gold = gold_shown ? std::to_string(view.gold[i]) : "?";
    const std::string palaces =
        std::to_string(palaces_built(view, seat)) + " of " + std::to_string(palaces_at_start(view.options));
    const std::string houses = std::to_string(view.supply[i]) + " + " + std::to_string(view.quarry[i]);
    std::string text = (is_active(view, seat) ? ink(kGold, "> ") : "  ") + seat_paint(seat, name, ink) +
                       padded(own ? " you" : "", kSeatWidth - name.size()) +
                       ink(kGold, padded(gold, kGoldWidth)) + padded(palaces, kPalacesWidth) +
                       padded(houses, kHousesWidth);
    if (view.options.extended1) text += padded(std::to_string(view.tokens[i]), kTokensWidth);
    return text + padded(std::string(junction_title(view.architects[i])), kArchitectWidth) +
           padded(std::string(played_words(view, seat)), kPlayedWidth) +
           padded(disc_words(view, seat), kDiscWidth) + card_names(view.cards[i]) + "\n";
}

/// Whether the viewer is choosing among characters, or may.
bool weighs_characters(const View& view) {
    const auto chooses = [&](Step step) { return decides(view, view.seat, step); };
    return chooses(Step::Choose) || chooses(Step::Bid) || chooses(Step::Victim) || chooses(Step::Give) ||
           (chooses(Step::Turn) && view.turn.disc[Part::Character] > 0);
}

std::string power_words(Character c) {
    switch (c) {
        case Character::Mogul: return "plays first, wins every tie";
        case Character::Trader: return std::to_string(data::kTraderCoin) + " gold in each of your turns";
        case Character::Sadhu: return "outer palaces count " + counted(data::kSadhuOuterPoints, "point");
        case Character::Monk: return "the bank pays the tolls";
        case Character::Builder: return "each turn, a house built or moved for free";
        case Character::Artisan: return "a palace costs " + std::to_string(data::kArtisanPalaceCost);
        case Character::Yogi: return "a token for a third action each turn";
    }
    return {};
}

/// What lies in the bank; where the viewer chooses, all characters with holders and powers.
std::string bank_drawing(const View& view, const Ink& ink) {
    std::string text = "  bank: characters " + card_names(bank(view));
    if (view.options.extended1) text += "; tokens " + std::to_string(tokens_in_bank(view));
    text += "\n";
    if (!weighs_characters(view)) return text;
    for_each_card(cards_in_game(view.options), [&](Character c) {
        const int seat = holder(view, c);
        const std::string where = padded(seat < 0 ? "bank" : seat_name(seat), kHolderWidth);
        text += "    " + padded(card_name(c), kCardWidth) +
                (seat < 0 ? where : seat_paint(seat, where, ink)) + "  " + power_words(c) + "\n";
    });
    return text;
}

std::string auction_drawing(const Table& t, const Ink& ink) {
    if (t.agenda.empty() || t.agenda.back().step != Step::Bid) return {};
    std::string text = "  auction: ";
    if (!is_seat(t.auction.leader)) {
        text += "no bid yet";
    } else {
        const int leader = seat_of(t.auction.leader);
        text += std::to_string(t.auction.bid) + " gold by " + seat_paint(leader, seat_name(leader), ink);
    }
    for (int seat = 0; seat < t.players; ++seat) {
        if ((t.auction.passed & seat_bit(seat)) != 0) text += ", " + seat_name(seat) + " has passed";
    }
    return text + "\n";
}

/// What the city of this round would pay as everything stands now (MJ-15).
std::string forecast_drawing(const Table& t, const Ink& ink) {
    if (t.agenda.empty() || !is_city(t.maharaja)) return {};
    const std::string label =
        "  " + ink(kCityPaint[t.maharaja], junction_title(t.maharaja)) + " as it stands: ";
    const auto ranking = ranking_in(t, t.maharaja);
    const auto& payout = data::kPayout[static_cast<unsigned>(t.players - data::kMinPlayers)];
    std::vector<std::string> items;
    for (const int seat : ranking) {
        items.push_back(seat_paint(seat, seat_name(seat), ink) + " " +
                        counted(points_in(t, seat, t.maharaja), "point") + " " +
                        ink(kGold, std::to_string(payout[items.size()]) + " gold"));
    }
    if (ranking.empty()) {
        std::string prizes;
        for (int rank = 0; rank < t.players; ++rank) {
            prizes += (rank == 0 ? "" : ", ") + std::to_string(payout[static_cast<unsigned>(rank)]);
        }
        items.push_back("nobody has any points; it pays " + ink(kGold, prizes + " gold") + " by rank");
    }
    if (ranking.size() == 1) items.push_back(std::to_string(data::kMonopolyGold) + " more for being alone");
    return list_lines(label, items);
}

}  // namespace

std::string Drawing::draw(const View& view, const Ink& ink) {
    std::string text =
        map(view, ink) + round_drawing(view, ink) + track_drawing(view, ink) + table_head(view, ink);
    for (int seat = 0; seat < view.players; ++seat) text += seat_drawing(view, seat, ink);
    text += bank_drawing(view, ink) + auction_drawing(view, ink) + forecast_drawing(view, ink);
    if (decides(view, view.seat, Step::SetDisc)) text += disc_choice(view, ink);
    if (decides(view, view.seat, Step::Turn)) text += turn(view, ink);
    return text;
}

}  // namespace durbar::maharaja
