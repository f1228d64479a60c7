#include "cli/move_finder.h"

#include <algorithm>
#include <cctype>

#include "core/text.h"

namespace durbar {

namespace {

char small(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }
char capital(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }

bool begins_with(std::string_view word, std::string_view start) {
    return start.size() <= word.size() && std::equal(start.begin(), start.end(), word.begin(),
                                                     [](char a, char b) { return small(a) == small(b); });
}

template <class Keep>
void narrow(std::vector<std::size_t>& found, Keep keep) {
    found.erase(std::remove_if(found.begin(), found.end(), [&](std::size_t i) { return !keep(i); }),
                found.end());
}

/// Keeps those that pass, unless none does.
template <class Keep>
void prefer(std::vector<std::size_t>& found, Keep keep) {
    if (std::any_of(found.begin(), found.end(), keep)) narrow(found, keep);
}

std::string spelled(std::string_view text, char (*letter)(char)) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(), letter);
    return out;
}

/// "c4", "p11": one letter and digits.
bool is_square(std::string_view word) {
    return word.size() >= 2 && std::isalpha(static_cast<unsigned char>(word[0])) != 0 &&
           word.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

}  // namespace

std::vector<std::size_t> moves_beginning_with(const std::vector<std::string>& legal, std::string_view typed) {
    const auto wanted = split_words(typed);
    std::vector<std::vector<std::string_view>> words;
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < legal.size(); ++i) {
        words.push_back(split_words(legal[i]));
        if (words[i].size() >= wanted.size()) found.push_back(i);
    }
    for (std::size_t at = 0; at < wanted.size(); ++at) {
        narrow(found, [&](std::size_t i) { return begins_with(words[i][at], wanted[at]); });
        prefer(found, [&](std::size_t i) { return words[i][at].size() == wanted[at].size(); });
    }
    return found;
}

std::vector<std::size_t> find_moves(const std::vector<std::string>& legal, std::string_view typed) {
    auto found = moves_beginning_with(legal, typed);
    const std::size_t count = split_words(typed).size();
    if (count == 0) return {};
    prefer(found, [&](std::size_t i) { return split_words(legal[i]).size() == count; });
    return found;
}

std::vector<std::string> spellings(std::string_view typed) {
    const std::string lower = spelled(typed, small);
    std::string squares;
    for (const auto word : split_words(lower)) {
        if (!squares.empty()) squares += ' ';
        squares += is_square(word) ? spelled(word, capital) : std::string(word);
    }
    return {std::string(typed), lower, squares};
}

std::string in_columns(const std::vector<std::string>& items, int width) {
    std::size_t widest = 1;
    for (const auto& item : items) widest = std::max(widest, item.size() + 2);
    const std::size_t columns =
        std::max<std::size_t>(1, static_cast<std::size_t>(std::max(width, 1)) / widest);
    const std::size_t rows = (items.size() + columns - 1) / columns;
    std::string text;
    for (std::size_t row = 0; row < rows; ++row) {
        std::string line;
        for (std::size_t i = row; i < items.size(); i += rows) {
            line += items[i];
            if (i + rows < items.size()) line.append(widest - items[i].size(), ' ');
        }
        text += line + "\n";
    }
    return text;
}

}  // namespace durbar
