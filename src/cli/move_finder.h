#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace durbar {

/// The legal moves whose words begin with the typed ones, as indices into `legal`; capitals do not matter. A
/// word that fits one move exactly is not taken for the beginning of a longer one: "C1" means C1 although C10
/// and C11 exist. Moves may have more words than were typed; no words fit every move.
std::vector<std::size_t> moves_beginning_with(const std::vector<std::string>& legal, std::string_view typed);

/// The same for someone who means one move: moves with exactly as many words as were typed win over longer
/// ones. One index: that move is meant. Several: the text is ambiguous. None: no legal move fits.
std::vector<std::size_t> find_moves(const std::vector<std::string>& legal, std::string_view typed);

/// Spellings of a move under which a game may know it: as typed, in small letters, and with squares such as
/// c4 in capitals. For moves that are not legal, where no list helps.
std::vector<std::string> spellings(std::string_view typed);

/// Small texts side by side, column by column, in lines no longer than `width`.
std::string in_columns(const std::vector<std::string>& items, int width);

}  // namespace durbar
