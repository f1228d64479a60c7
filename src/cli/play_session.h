#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ai/any_bot.h"
#include "core/any_match.h"
#include "terminal/face.h"
#include "terminal/ink.h"

namespace durbar {

/// One seat at the terminal's table.
struct PlaySeat {
    std::string name;
    std::unique_ptr<AnyBot> bot;  ///< empty: a person
};

struct PlaySetup {
    std::unique_ptr<AnyMatch> match;
    const Face* face = nullptr;  ///< of the match's game; must be there
    std::vector<PlaySeat> seats;
    std::uint64_t seed = 0;
    int bot_ms = 0;                   ///< for a move; 0: each bot's own measure
    std::unique_ptr<AnyBot> adviser;  ///< gives hints to people; empty: nobody does
    std::string save;                 ///< where the record goes at the end; empty: nowhere
    Ink ink{false};
    int width = 100;
    bool interactive = false;  ///< people sit at a keyboard: hide hands between them
};

/// A match in the terminal: draws the board, tells what happened, reads commands until the game is over or
/// the player leaves. Shows each person only what that seat may know.
class PlaySession {
public:
    PlaySession(PlaySetup setup, std::istream& in, std::ostream& out);

    /// The exit status.
    int run();

private:
    enum class Next : std::uint8_t {
        Ask,
        Go,
        Leave
    };  ///< ask again; the position changed; the player leaves
    using Handler = Next (PlaySession::*)(std::string_view rest);
    struct Command {
        std::string_view name;
        std::string_view usage;
        std::string_view help;
        Handler handle;
    };

    static constexpr std::size_t kFewMoves = 9;  ///< so many are shown with the board, word for word

    static const std::vector<Command>& commands();

    // The table.
    bool is_person(Player player) const;
    bool step();
    bool ask_person(int seat);
    bool read_line(std::string& line);
    void hand_over(int seat);
    void play(const std::string& move);
    void tell_news(std::optional<int> reader, std::size_t& told, std::string_view title = {});
    void show_board();
    std::string drawing() const;
    int close();
    int leave();

    // Commands of the player.
    Next obey(std::string_view line);
    Next play_typed(std::string_view typed);
    Next list_moves(std::string_view rest);
    Next help(std::string_view rest);
    Next undo(std::string_view rest);
    Next why(std::string_view rest);
    Next preview(std::string_view rest);
    Next hint(std::string_view rest);
    Next ok(std::string_view rest);
    Next board(std::string_view rest);
    Next log(std::string_view rest);
    Next show(std::string_view rest);
    Next score(std::string_view rest);
    Next save(std::string_view rest);
    Next position(std::string_view rest);
    Next quit(std::string_view rest);

    /// The one legal move that a text or a number means; says why if there is none.
    std::optional<std::string> meant_move(std::string_view typed);
    void show_preview(const std::string& move);
    void list(const std::vector<std::size_t>& found);
    void list_each(const std::vector<std::size_t>& found);
    bool list_explained(const std::vector<std::size_t>& found);
    void write_record(const std::string& path);
    std::vector<std::string> names() const;

    PlaySetup setup_;
    AnyMatch& match_;
    std::istream& in_;
    std::ostream& out_;
    Rng chance_;
    Rng thinking_;
    int people_ = 0;
    int reader_ = 0;                  ///< the seat whose eyes the screen serves now
    std::optional<int> at_keyboard_;  ///< the person who was asked last
    std::vector<std::size_t> told_;   ///< by seat: plies already told
    std::vector<std::string>
        legal_;                     ///< moves of the open decision; their numbers are stable while it is open
    std::set<std::size_t> forced_;  ///< plies that were played for a person because nothing else was legal
    bool saved_ = false;
};

}  // namespace durbar
