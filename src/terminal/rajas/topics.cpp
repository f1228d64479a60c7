#include "core/text.h"
#include "games/rajas/position.h"
#include "terminal/rajas/drawing.h"
#include "terminal/rajas/parts.h"
#include "terminal/typed_face.h"

namespace durbar::rajas {

namespace {

constexpr std::size_t kNameWidth = 18;

std::string line(std::string_view name, const std::string& words) {
    return "  " + padded(std::string(name), kNameWidth) + words + "\n";
}

/// What a chamber's few words leave open.
std::string chamber_note(const State& s, int chamber) {
    switch (chamber) {
        case kDancer:
            return s.options.mode == Mode::Navaratnas
                       ? "; choose any token left, for a free slot of its colour"
                       : "; the token is drawn, pays at once and goes back";
        case kMasterBuilder:
            return ": a more expensive open tile on one of yours; pay the difference in its dice";
        case kPortuguese:
            return ": exactly that many free spaces, not from the last " + std::to_string(data::kLastZone);
        default: return "";
    }
}

/// The game in a few lines, for those who have not read the rulebook.
std::string goal_topic(const View& view) {
    std::string turns;
    for (int face = 1; face < opposite_face(face); ++face) {
        turns += (face > 1 ? ", " : "") + std::to_string(face) + " to " + std::to_string(opposite_face(face));
    }
    return "  Fame runs from one end of the board and money from the other; " +
           std::to_string(data::kMoneyPerFame) +
           " money is worth 1 fame there.\n"
           "  'fame missing' is the gap between your two markers. Once a player's markers meet, the phase is "
           "finished,\n"
           "  and the largest overlap wins.\n"
           "  Round: players take turns to place a worker on a free space, pay and act, until nobody can.\n"
           "  Quarry: a tile, paid for with dice of its colour, joins your roads. A building brings fame; "
           "its "
           "value rises\n"
           "  with upgrades; a stall brings its value in money. A road that reaches the border brings the "
           "yield "
           "there.\n"
           "  Market: the stalls of one good, or the best stall of each good, bring their value again.\n"
           "  Harbor: your boat sails on, past other boats, and brings what is shown where it stops.\n"
           "  Palace: terraces and balconies bring dice; a chamber costs a die showing its number.\n"
           "  Karma, " +
           std::to_string(data::kMostKarma) + " at most: 1 karma turns a die over as you give it up, " +
           turns + " or back.\n  You hold " + std::to_string(capacity(view, shown_seat(view))) +
           " dice at most.\n";
}

std::string palace_topic(const State& s, const Ink& ink) {
    std::string text = "  " + ink(kBold, "Each chamber costs a die that shows its number") +
                       ", or that is turned over to it for 1 karma:\n";
    for (int chamber = kGreatMogul; chamber <= kChambers; ++chamber) {
        text += line(std::to_string(chamber) + " " + chamber_title(chamber),
                     effects_words(data::kChambers[static_cast<unsigned>(chamber - 1)].effects) +
                         chamber_note(s, chamber));
    }
    return text + "  The river's 'chamber " + std::to_string(kFirstRiverChamber) + "-" +
           std::to_string(kChambers) + "' needs neither worker nor die.\n";
}

/// What the players come past on a track: a bonus or a worker.
struct Prize {
    int space;
    std::string words;
    unsigned seats;  ///< who has it, by bit
};

template <class Has>
Prize prize(const State& s, int space, std::string words, Has has) {
    unsigned seats = 0;
    for (unsigned seat = 0; seat < s.players; ++seat) seats |= has(s.seats[seat]) ? 1U << seat : 0U;
    return {space, std::move(words), seats};
}

Prize worker(const State& s, int space, WorkerSource source) {
    return prize(s, space, "worker", [&](const Seat& p) { return (p.gained >> index(source) & 1) != 0; });
}

std::vector<Prize> in_order(std::vector<Prize> prizes) {
    std::sort(prizes.begin(), prizes.end(), [](const Prize& a, const Prize& b) { return a.space < b.space; });
    return prizes;
}

std::vector<Prize> fame_prizes(const State& s) {
    std::vector<Prize> prizes{worker(s, data::kFameWorker, WorkerSource::Fame)};
    for (const auto& bonus : data::kFameBonuses) {
        prizes.push_back(prize(s, bonus.space, effects_words(bonus.effects),
                               [&](const Seat& p) { return p.fame >= bonus.space; }));
    }
    return in_order(std::move(prizes));
}

std::vector<Prize> money_prizes(const State& s) {
    std::vector<Prize> prizes{worker(s, data::kMoneyWorker, WorkerSource::Money)};
    for (unsigned i = 0; i < data::kMoneyBonuses.size(); ++i) {
        prizes.push_back(prize(s, data::kMoneyBonuses[i].space, effects_words(data::kMoneyBonuses[i].effects),
                               [&](const Seat& p) { return p.money_bonuses > i; }));
    }
    return in_order(std::move(prizes));
}

std::string track_lines(const State& s, std::string_view title, const std::vector<Prize>& prizes,
                        const Ink& ink) {
    constexpr std::size_t kTitleWidth = 8;
    constexpr std::size_t kSpaceWidth = 5;
    std::string text;
    for (const Prize& each : prizes) {
        text += "  " + ink(kBold, padded(text.empty() ? std::string(title) : "", kTitleWidth)) +
                padded(std::to_string(each.space), kSpaceWidth) + padded(each.words, kNameWidth);
        for (unsigned seat = 0; seat < s.players; ++seat) {
            if ((each.seats >> seat & 1U) != 0)
                text += " " + ink(kSeatPaint[seat], "[" + std::to_string(seat) + "]");
        }
        text += "\n";
    }
    return text;
}

std::string tracks_topic(const State& s, const Ink& ink) {
    const std::vector<Prize> bridge{worker(s, data::kBridgeAfter + 1, WorkerSource::Bridge)};
    const int most = data::kWorkerLimit[index(s.options.mode)] - data::kActiveWorkers;
    return "  What the markers and the boat pass; in brackets, the seats that have it:\n" +
           track_lines(s, "fame", fame_prizes(s), ink) + track_lines(s, "money", money_prizes(s), ink) +
           track_lines(s, "river", bridge, ink) + "  A player gains " + std::to_string(most) +
           " workers at most; each bonus comes once, even if money falls in between.\n";
}

std::string tokens_topic(const State& s, const Ink& ink) {
    const bool chosen = s.options.mode == Mode::Navaratnas;
    return std::string(chosen ? "  Each pays once, when a road first reaches its slot.\n"
                              : "  The dancer draws one of these; it pays at once.\n") +
           tokens_drawing(s, ink);
}

/// Every stack: its open tile and what lies below, which everybody knows by elimination (RG-15.1).
std::string tiles_topic(const State& s, const Ink& ink) {
    std::string text =
        "  " + ink(kBold, "The open tile of each stack, and those below it in unknown order") + "\n";
    const auto words = [](Tile tile) {
        return std::string(tile_name(tile)) + " " + std::to_string(cost_of(tile)) + " " +
               std::string(shape_word(tile)) + " " + features_text(tile);
    };
    for (unsigned stack = 0; stack < kStacks; ++stack) {
        constexpr std::size_t kOpenWidth = 25;
        const Tile open = s.open[stack];
        std::string below;
        for (auto left = s.in_stacks & data::kStackTiles[stack]; left != 0; left &= left - 1) {
            const auto tile = static_cast<Tile>(std::countr_zero(left));
            below += (below.empty() ? "" : ", ") + std::to_string(cost_of(tile)) + " " +
                     std::string(shape_word(tile)) + " " + features_text(tile);
        }
        text += "  " +
                ink(kDiePaint[stack / data::kStackNames.size()],
                    padded(open == kNoTile ? "-" : words(open), kOpenWidth)) +
                " " + (below.empty() ? "the last one" : below) + "\n";
    }
    return text;
}

/// "1" or "seat 1": a seat of this game.
std::optional<int> asked_seat(const State& s, const std::vector<std::string_view>& words) {
    const bool named = words.size() == 2 && words[0] == "seat";
    if (words.size() != 1 && !named) return std::nullopt;
    return parse_number(words.back(), 0, s.players - 1);
}

}  // namespace

std::vector<Topic> Drawing::topics() {
    return {{"goal", "the game in a few lines"},
            {"palace", "what the chambers cost and bring"},
            {"river", "the whole river, its rewards, boats and bridge"},
            {"tracks", "bonuses and workers on the tracks, and who has them"},
            {"tiles", "the open tiles and what lies below them"},
            {"tokens", "the yield tokens that are left"},
            {"seat N", "a seat's province, such as 'show seat 1'"}};
}

std::string Drawing::explain(const View& view, std::string_view topic, const Ink& ink) {
    const auto words = split_words(topic);
    if (words.empty()) return {};
    if (const auto seat = asked_seat(view, words)) return province_drawing(view, *seat, ink);
    if (words.size() > 1) return {};
    const auto means = [&](std::string_view name) { return name.starts_with(words[0]); };
    if (means("goal")) return goal_topic(view);
    if (means("palace")) return palace_topic(view, ink);
    if (means("river")) return river_drawing(view, 0, data::kRiverEnd, ink);
    if (means("tracks")) return tracks_topic(view, ink);
    if (means("tiles")) return tiles_topic(view, ink);
    if (means("tokens")) return tokens_topic(view, ink);
    return {};
}

std::string tokens_drawing(const State& s, const Ink& ink) {
    constexpr std::size_t kLabelWidth = 15;
    const std::string indent(kLabelWidth + 2, ' ');
    std::string text;
    for (unsigned color = 0; color < data::kTokenColorNames.size(); ++color) {
        std::string line;
        std::size_t width = indent.size();
        for (Token token = 0; token < kTokens; ++token) {
            if (s.tokens[token] == 0 || data::kTokens[token].color != color) continue;
            const std::string entry = std::string(token_name(token)) + " " +
                                      effects_words(data::kTokens[token].effects) +
                                      (s.tokens[token] > 1 ? " x" + std::to_string(s.tokens[token]) : "");
            const std::string gap = line.empty() ? "" : "  |  ";
            const bool fits = width + gap.size() + entry.size() <= kLineWidth;
            line += fits ? ink(kSoft, gap) + entry : "\n" + indent + entry;
            width = (fits ? width + gap.size() : indent.size()) + entry.size();
        }
        if (line.empty()) continue;
        text += "  " + ink(kBold, padded(text.empty() ? "tokens left" : "", kLabelWidth)) + line + "\n";
    }
    return text.empty() ? "  No token is left.\n" : text;
}

bool gives_worker(const State& s, const Seat& p, WorkerSource source) {
    return (p.gained >> index(source) & 1) == 0 &&
           active_workers(p) < data::kWorkerLimit[index(s.options.mode)];
}

std::vector<std::string> ahead(const State& s, int seat, Track track) {
    const Seat& p = s.seats[static_cast<unsigned>(seat)];
    const auto source = track == Track::Fame ? WorkerSource::Fame : WorkerSource::Money;
    const int place = track == Track::Fame ? data::kFameWorker : data::kMoneyWorker;
    std::vector<std::string> items;
    for (const Prize& each : track == Track::Fame ? fame_prizes(s) : money_prizes(s)) {
        const bool gone =
            (each.seats >> seat & 1U) != 0 || (each.space == place && !gives_worker(s, p, source));
        if (!gone) items.push_back(each.words + " at " + std::to_string(each.space));
    }
    return items;
}

static_assert(Explained<Drawing>);

}  // namespace durbar::rajas
