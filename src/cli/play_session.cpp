#include "cli/play_session.h"

#include <fmt/ostream.h>

#include <istream>
#include <ostream>

#include "cli/terminal.h"
#include "core/text.h"

namespace durbar {

namespace {

/// Who or what a sentence is about: "Seat 1", "Revealed:".
std::string_view subject_of(std::string_view sentence) {
    const auto first = sentence.find(' ');
    return sentence.substr(0, sentence.starts_with("Seat ") ? sentence.find(' ', first + 1) : first);
}

}  // namespace

PlaySession::PlaySession(PlaySetup setup, std::istream& in, std::ostream& out)
    : setup_(std::move(setup)),
      match_(*setup_.match),
      in_(in),
      out_(out),
      chance_(setup_.seed),
      thinking_(mix64(setup_.seed)),
      told_(setup_.seats.size(), match_.plies()) {
    for (const auto& seat : setup_.seats) people_ += seat.bot == nullptr ? 1 : 0;
    for (std::size_t seat = setup_.seats.size(); seat-- > 0;) {
        if (setup_.seats[seat].bot == nullptr) reader_ = static_cast<int>(seat);
    }
}

int PlaySession::run() {
    std::size_t told = match_.plies();
    while (match_.to_act() != Player::Nobody) {
        if (!step()) return leave();
        if (people_ == 0) tell_news(std::nullopt, told);
    }
    return close();
}

bool PlaySession::is_person(Player player) const {
    return is_seat(player) && setup_.seats[static_cast<std::size_t>(seat_of(player))].bot == nullptr;
}

/// One ply of whoever is to act; false when a person leaves.
bool PlaySession::step() {
    const Player actor = match_.to_act();
    if (actor == Player::Chance) {
        match_.play_chance(chance_);
        saved_ = false;
        return true;
    }
    if (is_person(actor)) {
        legal_ = match_.legal();
        if (legal_.size() > 1 || match_.reveals(legal_.front())) return ask_person(seat_of(actor));
        forced_.insert(match_.plies());
        play(legal_.front());
        return true;
    }
    Budget budget;
    budget.ms = setup_.bot_ms;
    budget.seed = thinking_.next();
    const int seat = seat_of(actor);
    const auto& bot = setup_.seats[static_cast<std::size_t>(seat)].bot;
    play(bot->choose(*match_.snapshot(seat), seat, budget).move);
    return true;
}

/// Precondition: the move is legal.
void PlaySession::play(const std::string& move) {
    match_.play(move);
    saved_ = false;
}

bool PlaySession::ask_person(int seat) {
    if (people_ > 1 && at_keyboard_ != seat) hand_over(seat);
    at_keyboard_ = seat;
    reader_ = seat;
    show_board();
    while (true) {
        fmt::print(out_, "{} ", setup_.ink("1", fmt::format("seat {}>", seat)));
        std::string line;
        if (!read_line(line)) return false;
        const Next next = obey(line);
        if (next != Next::Ask) return next == Next::Go;
    }
}

/// False at the end of the input. A script's lines are repeated, so that its output reads like a session.
bool PlaySession::read_line(std::string& line) {
    out_.flush();
    if (!std::getline(in_, line)) {
        fmt::print(out_, "\n");
        return false;
    }
    if (!setup_.interactive) fmt::print(out_, "{}\n", line);
    return true;
}

/// Between two people at one keyboard the screen is emptied, so that nobody sees the other's hand.
void PlaySession::hand_over(int seat) {
    const auto& name = setup_.seats[static_cast<std::size_t>(seat)].name;
    if (!setup_.interactive) {
        fmt::print(out_, "\n---- seat {} ({}) ----\n", seat, name);
        return;
    }
    fmt::print(out_, "\x1b[2J\x1b[3J\x1b[HPass the keyboard to seat {} ({}), then press Enter.", seat, name);
    out_.flush();
    std::string line;
    std::getline(in_, line);
    fmt::print(out_, "\x1b[2J\x1b[3J\x1b[H");
}

/// What happened since `told`, in the reader's eyes, below a title if there is one and anything to tell.
/// Equal sentences in a row are told once with their number; sentences about the same seat share lines.
void PlaySession::tell_news(std::optional<int> reader, std::size_t& told, std::string_view title) {
    std::vector<std::pair<std::string, int>> news;
    for (; told < match_.plies(); ++told) {
        for (auto& event : match_.events_at(told, reader)) {
            if (!news.empty() && news.back().first == event.sentence) {
                ++news.back().second;
            } else {
                news.emplace_back(std::move(event.sentence), 1);
            }
        }
        if (forced_.contains(told) && reader && match_.actor_at(told) == player(*reader)) {
            news.emplace_back("(Your only legal move was played for you: " + match_.move_at(told) + ")", 1);
        }
    }
    if (!news.empty() && !title.empty()) fmt::print(out_, "\n{}\n", setup_.ink("1", title));
    std::string line;
    std::string_view subject;
    for (const auto& [sentence, times] : news) {
        const std::string told_once = sentence + (times > 1 ? fmt::format(" (×{})", times) : "");
        const bool fits = line.size() + told_once.size() < static_cast<std::size_t>(setup_.width);
        if (!line.empty() && (!fits || subject != subject_of(sentence))) {
            fmt::print(out_, "{}\n", line);
            line.clear();
        }
        line += (line.empty() ? "  " : " ") + told_once;
        subject = subject_of(sentence);
    }
    if (!line.empty()) fmt::print(out_, "{}\n", line);
}

void PlaySession::show_board() {
    tell_news(reader_, told_[static_cast<std::size_t>(reader_)], "What happened");
    fmt::print(out_, "\n{}\n", drawing());
    fmt::print(out_, "{}", setup_.ink("1", match_.prompt()));
    if (legal_.size() <= kFewMoves) {
        fmt::print(out_, "\n");
        list_moves("");
    } else {
        fmt::print(out_, " {} legal moves; 'moves' lists them, 'help' explains.\n", legal_.size());
    }
}

/// The board in the reader's eyes.
std::string PlaySession::drawing() const { return setup_.face->draw(*match_.snapshot(reader_), setup_.ink); }

/// The game is over: result, and a last chance to keep the record.
int PlaySession::close() {
    if (people_ > 0) tell_news(reader_, told_[static_cast<std::size_t>(reader_)]);
    fmt::print(out_, "\n{}\n{}\n{}\n", drawing(), setup_.ink("1", "The game is over."),
               standing_table(match_, names(), setup_.ink));
    legal_.clear();
    if (!setup_.save.empty()) write_record(setup_.save);
    if (people_ == 0) return kDone;
    fmt::print(out_, "{}'log' tells the moves, 'quit' leaves.\n",
               saved_ ? "" : "'save FILE' keeps the record, ");
    for (std::string line; true;) {
        fmt::print(out_, "> ");
        if (!read_line(line) || obey(line) == Next::Leave) return kDone;
    }
}

/// The player leaves before the end.
int PlaySession::leave() {
    if (!setup_.save.empty()) {
        write_record(setup_.save);
    } else if (!saved_) {
        fmt::print(out_,
                   "The game was not kept. Next time 'save FILE' or the flag --save FILE keeps it, and "
                   "'durbar play {} --load FILE' goes on with it.\n",
                   match_.game());
    }
    return kDone;
}

void PlaySession::write_record(const std::string& path) {
    // Overwriting an older record is what saving means; overwriting anything else would be an accident.
    const auto present = read_file(path);
    if (present && !present.value().empty() && !present.value().starts_with("durbar record")) {
        fmt::print(out_, "{} exists and is not a record; choose another name.\n", path);
        return;
    }
    if (const auto error = write_file(path, format_record(match_.record(names())))) {
        fmt::print(out_, "{}\n", error->message);
        return;
    }
    saved_ = true;
    fmt::print(out_, "Saved to {}. 'durbar replay {}' shows it", path, path);
    if (match_.to_act() != Player::Nobody) {
        fmt::print(out_, ", 'durbar play {} --load {}' goes on with it", match_.game(), path);
    }
    fmt::print(out_, ".\n");
}

std::vector<std::string> PlaySession::names() const {
    std::vector<std::string> all;
    all.reserve(setup_.seats.size());
    for (const auto& seat : setup_.seats) all.push_back(seat.name);
    return all;
}

}  // namespace durbar
