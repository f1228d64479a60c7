#include "cli/play_session.h"

#include <fmt/ostream.h>

#include <istream>
#include <ostream>

#include "cli/terminal.h"
#include "core/text.h"
#include "terminal/words.h"

namespace durbar {

namespace {

/// Equal sentences in a row, and the seat that they are about.
struct News {
    std::string sentence;
    int times = 1;
    std::optional<std::int64_t> seat;
};

std::optional<std::int64_t> seat_in(const Telling& event) {
    const Value* seat = find(event.fields, "seat");
    return seat == nullptr || seat->number() == nullptr ? std::nullopt : std::optional(*seat->number());
}

void add(std::vector<News>& news, std::string sentence, std::optional<std::int64_t> seat) {
    if (!news.empty() && news.back().sentence == sentence) {
        ++news.back().times;
    } else {
        news.push_back({std::move(sentence), 1, seat});
    }
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
        if (people_ == 0) tell_news(Reader::referee(), told);
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
        RngSource source(chance_);
        match_.play_chance(source);
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
    play(bot->choose(*match_.snapshot(Reader::seat(seat)), seat, budget).move);
    return true;
}

/// Precondition: the move is legal. At one keyboard those who decide at the same time are asked one after the
/// other, so nothing is sealed.
void PlaySession::play(const std::string& move) {
    if (match_.deciding().count() > 1) {
        match_.play_next(move);
    } else {
        match_.play(seat_of(match_.to_act()), move);
    }
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

std::string PlaySession::said(const Telling& event, Reader reader) const {
    texts::Names names;
    if (reader.is_seat()) names.you = reader.number();
    return setup_.face->say("log", event, names);
}

/// What happened since `told`, in the reader's eyes, below a title if there is one and anything to tell.
/// Equal sentences in a row are told once with their number; sentences about the same seat share lines.
void PlaySession::tell_news(Reader reader, std::size_t& told, std::string_view title) {
    std::vector<News> news;
    for (const auto& entry : match_.line(reader, told)) {
        for (const auto& event : entry.events) {
            add(news, said(event.telling, reader), seat_in(event.telling));
        }
        if (forced_.contains(entry.ply - 1) && reader.is_seat() && entry.actor == player(reader.number())) {
            add(news, "(Your only legal move was played for you: " + entry.move.value_or("") + ")", {});
        }
    }
    told = match_.plies();
    if (!news.empty() && !title.empty()) fmt::print(out_, "\n{}\n", setup_.ink("1", title));
    std::string line;
    std::optional<std::int64_t> subject;
    for (const auto& [sentence, times, seat] : news) {
        const std::string told_once = sentence + (times > 1 ? fmt::format(" (×{})", times) : "");
        const bool fits = line.size() + told_once.size() < static_cast<std::size_t>(setup_.width);
        if (!line.empty() && (!fits || subject != seat)) {
            fmt::print(out_, "{}\n", line);
            line.clear();
        }
        line += (line.empty() ? "  " : " ") + told_once;
        subject = seat;
    }
    if (!line.empty()) fmt::print(out_, "{}\n", line);
}

void PlaySession::show_board() {
    tell_news(person(), told_[static_cast<std::size_t>(reader_)], "What happened");
    fmt::print(out_, "\n{}\n", drawing());
    fmt::print(out_, "{}", setup_.ink("1", prompt(match_, *setup_.face, person(), {{}, reader_})));
    if (legal_.size() <= kFewMoves) {
        fmt::print(out_, "\n");
        list_moves("");
    } else {
        fmt::print(out_, " {} legal moves; 'moves' lists them, 'help' lists the commands.\n", legal_.size());
    }
}

/// The board in the reader's eyes.
std::string PlaySession::drawing() const { return setup_.face->draw(*match_.snapshot(person()), setup_.ink); }

/// The game is over: result, and a last chance to keep the record.
int PlaySession::close() {
    if (people_ > 0) tell_news(person(), told_[static_cast<std::size_t>(reader_)]);
    fmt::print(out_, "\n{}\n{}\n{}\n", drawing(), setup_.ink("1", "The game is over."),
               standing_table(match_, *setup_.face, names(), setup_.ink));
    legal_.clear();
    if (!setup_.save.empty()) write_record(setup_.save);
    if (people_ == 0) return kDone;
    fmt::print(out_, "{}'log' shows the moves, 'quit' leaves.\n",
               saved_ ? "" : "'save FILE' saves the record, ");
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
                   "The game was not saved. Next time, 'save FILE' or the flag --save FILE saves it, and "
                   "'durbar play {} --load FILE' continues it.\n",
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
    if (const auto error = write_file(path, format_record(*match_.record(Reader::referee(), names())))) {
        fmt::print(out_, "{}\n", error->message);
        return;
    }
    saved_ = true;
    fmt::print(out_, "Saved to {}. 'durbar replay {}' shows it", path, path);
    if (match_.to_act() != Player::Nobody) {
        fmt::print(out_, ", 'durbar play {} --load {}' continues it", match_.game(), path);
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
