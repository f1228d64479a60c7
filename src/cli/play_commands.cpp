// What a player may type during `durbar play`.

#include <fmt/ostream.h>

#include <algorithm>
#include <ostream>

#include "cli/move_finder.h"
#include "cli/play_session.h"
#include "cli/terminal.h"
#include "cli/thoughts.h"
#include "core/text.h"
#include "terminal/words.h"

namespace durbar {

namespace {

constexpr std::size_t kShortList = 40;  // so many moves are listed one by one without being asked for a kind

/// The text behind the first word.
std::string_view behind_first_word(std::string_view line) {
    const auto words = split_words(line);
    if (words.size() < 2) return {};
    return trim(line.substr(static_cast<std::size_t>(words[1].data() - line.data())));
}

}  // namespace

const std::vector<PlaySession::Command>& PlaySession::commands() {
    using S = PlaySession;
    static const std::vector<Command> kAll{
        {"moves", "moves [WORDS]", "lists the legal moves, or those that begin with WORDS", &S::list_moves},
        {"why", "why MOVE", "names the rule that forbids a move, or says what the move would do", &S::why},
        {"preview", "preview MOVE", "shows what a move will certainly do", &S::preview},
        {"hint", "hint", "says what a strong player would do in your place", &S::hint},
        {"ok", "ok", "plays the proposed move, if there is one", &S::ok},
        {"undo", "undo", "takes back your last decision, if nothing has been drawn, shown or answered since",
         &S::undo},
        {"board", "board", "draws the board again", &S::board},
        {"log", "log [N]", "shows the last N moves (10)", &S::log},
        {"show", "show [TOPIC]", "shows what does not fit on the board; 'show' lists the topics", &S::show},
        {"score", "score", "shows your result if the game ended now", &S::score},
        {"save", "save FILE", "saves the record of the game", &S::save},
        {"position", "position", "prints the whole position as text, secrets included", &S::position},
        {"help", "help [moves]", "lists the commands; 'help moves' shows how moves are written", &S::help},
        {"quit", "quit", "leaves the game", &S::quit},
    };
    return kAll;
}

/// A command's full name wins, then a move (its number, its text or an unambiguous beginning), then a
/// command's beginning.
PlaySession::Next PlaySession::obey(std::string_view line) {
    const auto words = split_words(trim(line));
    if (words.empty()) return Next::Ask;
    const std::string first = spellings(words.front())[1];
    const std::string_view rest = behind_first_word(trim(line));
    if (first == "?") return help(rest);
    std::vector<const Command*> begun;
    for (const auto& command : commands()) {
        if (command.name == first) return (this->*command.handle)(rest);
        if (command.name.starts_with(first)) begun.push_back(&command);
    }
    const bool fits_no_move = find_moves(legal_, trim(line)).empty();
    if (fits_no_move && begun.size() == 1) return (this->*begun.front()->handle)(rest);
    return play_typed(trim(line));
}

PlaySession::Next PlaySession::play_typed(std::string_view typed) {
    if (legal_.empty()) {
        fmt::print(out_, "The game is over; 'help' lists what can still be done.\n");
        return Next::Ask;
    }
    const auto move = meant_move(typed);
    if (!move) return Next::Ask;
    if (*move != typed) fmt::print(out_, "  {}\n", *move);
    play(*move);
    return Next::Go;
}

std::optional<std::string> PlaySession::meant_move(std::string_view typed) {
    if (typed.find_first_not_of("0123456789") == std::string_view::npos) {
        const auto number = parse_number<std::size_t>(typed, 1, legal_.size());
        if (number) return legal_[*number - 1];
        fmt::print(out_, "Moves are numbered from 1 to {}; 'moves' lists them.\n", legal_.size());
        return std::nullopt;
    }
    // A move that the game can read as it stands is meant as it stands: if a rule forbids it, that rule is
    // told.
    std::optional<Refusal> refusal;
    for (const auto& spelling : spellings(typed)) {
        const auto told = match_.check(reader_, spelling);
        if (!told) return spelling;
        if (!refusal || (refusal->rule.empty() && !told->rule.empty())) refusal = told;
    }
    const auto found = refusal->rule.empty() ? find_moves(legal_, typed) : std::vector<std::size_t>{};
    if (found.size() == 1) return legal_[found.front()];
    if (found.size() > 1) {
        fmt::print(out_, "{} could mean any of {} moves:\n", quoted(typed), found.size());
        list(found);
        return std::nullopt;
    }
    fmt::print(out_, "{}{}\n", refusal_words(*refusal, *setup_.face),
               refusal->rule.empty() ? " 'moves' lists the legal moves, 'help' the commands." : "");
    return std::nullopt;
}

/// Few moves one by one; many of different kinds by their first words, because hundreds of lines help nobody.
void PlaySession::list(const std::vector<std::size_t>& found) {
    std::set<std::string_view> kinds;
    for (const std::size_t i : found) kinds.insert(split_words(legal_[i]).front());
    if (found.size() <= kShortList || kinds.size() == 1) {
        list_each(found);
        return;
    }
    for (const std::size_t i : found) {
        const std::string_view kind = split_words(legal_[i]).front();
        if (kinds.erase(kind) == 0) continue;
        const auto same = [&](std::size_t other) { return split_words(legal_[other]).front() == kind; };
        const auto count = std::count_if(found.begin(), found.end(), same);
        fmt::print(out_, "  {:>4}  {:<12} {}\n", count, kind,
                   count == 1 ? fmt::format("number {}", i + 1)
                              : fmt::format("such as '{}'; 'moves {}' lists them", legal_[i], kind));
    }
}

/// Every move with its number and, where the game has words for it, what it does. Where many differ in the
/// last word only (a tile on any of those squares), the common words are written once.
void PlaySession::list_each(const std::vector<std::size_t>& found) {
    if (list_explained(found)) return;
    const std::size_t digits = std::to_string(legal_.size()).size() + 1;
    const auto last_word = [&](std::size_t i) { return split_words(legal_[i]).back(); };
    const auto stem = [&](std::size_t i) {
        return std::string_view(legal_[i]).substr(0, legal_[i].size() - last_word(i).size());
    };
    std::set<std::string_view> stems;
    for (const std::size_t i : found) stems.insert(stem(i));
    const bool grouped = found.size() > kFewMoves && found.size() >= 4 * stems.size();
    std::vector<std::string> items;
    for (std::size_t at = 0; at < found.size(); ++at) {
        const std::size_t i = found[at];
        items.push_back(
            fmt::format("{:>{}} {}", i + 1, digits, grouped ? last_word(i) : std::string_view(legal_[i])));
        const bool closes = at + 1 == found.size() || (grouped && stem(found[at + 1]) != stem(i));
        if (!closes) continue;
        if (grouped) fmt::print(out_, "{}\n", setup_.ink("1", stem(i)));
        fmt::print(out_, "{}", in_columns(items, setup_.width));
        items.clear();
    }
}

/// "2 money; the boat goes to space 17".
std::string PlaySession::effects_words(const std::vector<Telling>& effects) const {
    std::string words;
    for (const auto& effect : effects) {
        words += (words.empty() ? "" : "; ") + setup_.face->say("gloss", effect, {{}, reader_});
    }
    return words;
}

/// False if the moves are too many for that, or the game has no words for any of them.
bool PlaySession::list_explained(const std::vector<std::size_t>& found) {
    if (found.size() > kShortList) return false;
    const std::size_t digits = std::to_string(legal_.size()).size() + 1;
    std::size_t width = 0;
    for (const std::size_t i : found) width = std::max(width, legal_[i].size());
    std::vector<std::string> items;
    bool any = false;
    for (const std::size_t i : found) {
        const std::string words = effects_words(match_.gloss(reader_, legal_[i]));
        any = any || !words.empty();
        items.push_back(words.empty()
                            ? fmt::format("{:>{}} {}", i + 1, digits, legal_[i])
                            : fmt::format("{:>{}} {:<{}}  {}", i + 1, digits, legal_[i], width, words));
    }
    if (any) fmt::print(out_, "{}", in_columns(items, setup_.width));
    return any;
}

PlaySession::Next PlaySession::list_moves(std::string_view rest) {
    const auto found = moves_beginning_with(legal_, rest);
    if (found.empty()) {
        fmt::print(out_, "No legal move{}{}.\n", rest.empty() ? "" : " begins with ",
                   rest.empty() ? "" : quoted(rest));
    } else {
        list(found);
    }
    return Next::Ask;
}

PlaySession::Next PlaySession::help(std::string_view rest) {
    if (rest.starts_with("m")) {
        fmt::print(
            out_,
            "To play a move, type it, or its number in the list of 'moves'. Every word may be cut "
            "short "
            "as long as one legal\nmove fits, and capitals do not matter. Possible now, for example:\n");
        std::set<std::string_view> shown;
        for (const auto& move : legal_) {
            if (shown.insert(split_words(move).front()).second) fmt::print(out_, "  {}\n", move);
        }
        return Next::Ask;
    }
    fmt::print(out_, "Type a move, its number, or one of these:\n");
    for (const auto& command : commands()) fmt::print(out_, "  {:<15} {}\n", command.usage, command.help);
    return Next::Ask;
}

/// Moves that were played for the player go back together with the decision before them; otherwise they would
/// be played again at once.
PlaySession::Next PlaySession::undo(std::string_view /*rest*/) {
    const auto may = match_.undoable_by();
    const int seat = may && is_person(player(*may)) ? *may : reader_;
    bool undone = false;
    for (bool again = true; again;) {
        const auto refusal = match_.undo(seat);
        if (refusal && !undone) {
            fmt::print(out_, "{}\n", refusal_words(*refusal, *setup_.face));
            return Next::Ask;
        }
        again = !refusal && forced_.erase(match_.plies()) > 0;
        undone = true;
    }
    for (auto& told : told_) told = std::min(told, match_.plies());
    saved_ = false;
    fmt::print(out_, "Taken back.\n");
    return Next::Go;
}

PlaySession::Next PlaySession::why(std::string_view rest) {
    if (rest.empty()) {
        fmt::print(out_, "Say which move: why MOVE.\n");
        return Next::Ask;
    }
    const auto move = meant_move(rest);
    if (!move) return Next::Ask;  // the rule has been told
    fmt::print(out_, "'{}' is legal.\n", *move);
    show_preview(*move);
    return Next::Ask;
}

PlaySession::Next PlaySession::preview(std::string_view rest) {
    if (rest.empty()) {
        fmt::print(out_, "Say which move: preview MOVE.\n");
    } else if (const auto move = meant_move(rest)) {
        show_preview(*move);
    }
    return Next::Ask;
}

void PlaySession::show_preview(const std::string& move) {
    const Preview preview = match_.preview(reader_, move);
    if (preview.refusal) {
        fmt::print(out_, "{}\n", refusal_words(*preview.refusal, *setup_.face));
    } else if (preview.events.empty()) {
        fmt::print(out_, "  Nothing else is certain about {}.\n", quoted(move));
    } else {
        for (const auto& event : preview.events) fmt::print(out_, "  {}\n", said(event, person()));
    }
}

/// The adviser sees what the seat to act may know, which is the reader's. Its seed is not taken from the
/// bots, so asking changes nothing of the match.
PlaySession::Next PlaySession::hint(std::string_view /*rest*/) {
    if (legal_.empty() || setup_.adviser == nullptr) {
        fmt::print(out_, "{}\n", legal_.empty() ? "The game is over." : "Hints are switched off.");
        return Next::Ask;
    }
    out_.flush();
    Budget budget;
    budget.seed = mix64(setup_.seed + match_.plies());
    const BotChoice choice = setup_.adviser->choose(*match_.snapshot(person()), reader_, budget);
    fmt::print(out_, "{}", choice.move);
    if (choice.value) fmt::print(out_, ", expecting {:.0f} % of the win", 100 * *choice.value);
    if (!choice.candidates.empty() && choice.candidates.front().line.size() > 1) {
        fmt::print(out_, "; then {}", line_after_move(choice.candidates.front()));
    }
    fmt::print(out_, ".\n");
    return Next::Ask;
}

PlaySession::Next PlaySession::ok(std::string_view /*rest*/) {
    const std::string move = match_.proposal(reader_);
    if (move.empty()) {
        fmt::print(out_, "No move is proposed now.\n");
        return Next::Ask;
    }
    fmt::print(out_, "  {}\n", move);
    play(move);
    return Next::Go;
}

PlaySession::Next PlaySession::board(std::string_view /*rest*/) {
    fmt::print(out_, "\n{}\n", drawing());
    return Next::Ask;
}

PlaySession::Next PlaySession::log(std::string_view rest) {
    const auto count =
        rest.empty() ? std::optional<std::size_t>(10) : parse_number<std::size_t>(rest, 1, 1'000'000);
    if (!count) {
        fmt::print(out_, "Say how many moves: log 20.\n");
        return Next::Ask;
    }
    const std::size_t plies = match_.plies();
    for (const auto& entry : match_.line(person(), plies - std::min(plies, *count))) {
        for (const auto& event : entry.events) {
            fmt::print(out_, "{:>5}  {}\n", entry.ply, said(event.telling, person()));
        }
    }
    return Next::Ask;
}

/// Only the reader's own row before the end: what others hold behind their screens is not told here.
PlaySession::Next PlaySession::score(std::string_view /*rest*/) {
    if (match_.to_act() == Player::Nobody) {
        fmt::print(out_, "{}", standing_table(match_, *setup_.face, names(), setup_.ink));
        return Next::Ask;
    }
    const Value standing = match_.standing(person());
    const Value& mine = (*standing.list())[static_cast<std::size_t>(reader_)];
    fmt::print(out_, "If the game ended now, your result would be: {}.\n",
               standing_words(mine, *setup_.face));
    return Next::Ask;
}

/// What the drawing has no room for, in the reader's eyes.
PlaySession::Next PlaySession::show(std::string_view rest) {
    const auto topics = setup_.face->topics();
    const std::string told =
        rest.empty() ? "" : setup_.face->explain(*match_.snapshot(person()), spellings(rest)[1], setup_.ink);
    if (!told.empty()) {
        fmt::print(out_, "{}", told);
    } else if (topics.empty()) {
        fmt::print(out_, "The board shows everything; 'board' draws it again.\n");
    } else {
        if (!rest.empty()) fmt::print(out_, "There is nothing to show about {}. ", quoted(rest));
        fmt::print(out_, "Type 'show' and one of these:\n");
        for (const auto& topic : topics) fmt::print(out_, "  {:<15} {}\n", topic.name, topic.help);
    }
    return Next::Ask;
}

PlaySession::Next PlaySession::save(std::string_view rest) {
    if (rest.empty()) {
        fmt::print(out_, "Say where: save FILE.\n");
    } else {
        write_record(std::string(rest));
    }
    return Next::Ask;
}

PlaySession::Next PlaySession::position(std::string_view /*rest*/) {
    fmt::print(out_, "{}", match_.position());
    return Next::Ask;
}

PlaySession::Next PlaySession::quit(std::string_view /*rest*/) { return Next::Leave; }

}  // namespace durbar
