#include "texts/message.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace durbar::texts {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n'; }

bool is_name_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool is_plural_key(std::string_view key) {
    constexpr std::array<std::string_view, 6> kCategories{"zero", "one", "two", "few", "many", "other"};
    if (key.starts_with('='))
        return key.size() > 1 &&
               std::all_of(key.begin() + 1, key.end(), [](char c) { return c >= '0' && c <= '9'; });
    return std::find(kCategories.begin(), kCategories.end(), key) != kCategories.end();
}

void append_word(std::string& out, const Value& value) {
    if (const std::string* text = value.text()) {
        out += *text;
    } else if (const List* list = value.list()) {
        for (const Value& item : *list) {
            if (&item != list->data()) out += ", ";
            append_word(out, item);
        }
    } else {
        append_json(out, value);
    }
}

}  // namespace

/// Recursive descent over the pattern; src/texts/icu.py reads the same language at build time.
class Message::Parser {
public:
    explicit Parser(std::string_view pattern) : pattern_(pattern) {}

    Result<Message> read() {
        Message message;
        message.pieces_ = pieces(Inside::Nothing);
        if (!fault_ && at_ < pattern_.size()) fail("a brace closes nothing");
        if (fault_) return *std::move(fault_);
        return message;
    }

private:
    /// What # means: the number, itself, or (in a choice by word inside a plural) something else to every
    /// reader of ICU.
    enum class Inside : std::uint8_t { Nothing, Plural, SelectInPlural };

    bool ends() const { return fault_.has_value() || at_ >= pattern_.size(); }
    bool sees(char c) const { return at_ < pattern_.size() && pattern_[at_] == c; }

    void fail(std::string_view what) {
        if (!fault_) fault_ = Error{"at " + std::to_string(at_ + 1) + ": " + std::string(what)};
    }

    void skip_blanks() {
        while (at_ < pattern_.size() && is_blank(pattern_[at_])) ++at_;
    }

    void expect(char c, std::string_view what) {
        if (sees(c)) {
            ++at_;
        } else {
            fail(what);
        }
    }

    std::string name(std::string_view what) {
        skip_blanks();
        const std::size_t from = at_;
        while (at_ < pattern_.size() && is_name_letter(pattern_[at_])) ++at_;
        std::string text(pattern_.substr(from, at_ - from));
        if (text.empty()) fail(what);
        skip_blanks();
        return text;
    }

    /// Up to the brace that closes the form, or to the end.
    Pieces pieces(Inside inside) {
        Pieces found;
        std::string text;
        const auto end_text = [&] {
            if (!text.empty()) found.push_back({Kind::Text, std::exchange(text, {}), {}});
        };
        while (!ends() && !sees('}')) {
            if (sees('{')) {
                end_text();
                found.push_back(argument(inside));
            } else if (sees('#') && inside == Inside::Plural) {
                end_text();
                ++at_;
                found.push_back({Kind::Argument, counted_, {}});
            } else if (sees('#') && inside == Inside::SelectInPlural) {
                fail("# stands in a select inside a plural; put the plural inside");
            } else if (sees('\'')) {
                quotation(text, inside);
            } else {
                text += pattern_[at_++];
            }
        }
        end_text();
        return found;
    }

    /// From an apostrophe on.
    void quotation(std::string& text, Inside inside) {
        const std::size_t from = at_++;
        if (sees('\'')) {
            ++at_;
            text += '\'';
            return;
        }
        const bool quotes = sees('{') || sees('}') || (sees('#') && inside != Inside::Nothing);
        if (!quotes) {
            text += '\'';
            return;
        }
        for (; at_ < pattern_.size(); ++at_) {
            if (!sees('\'')) {
                text += pattern_[at_];
            } else if (pattern_.substr(at_).starts_with("''")) {
                text += pattern_[at_++];
            } else {
                ++at_;
                return;
            }
        }
        at_ = from;
        fail("a quotation does not end");
    }

    /// From an opening brace to behind the one that closes it.
    Piece argument(Inside inside) {
        ++at_;
        Piece piece{Kind::Argument, name("the name of an argument is missing"), {}};
        if (sees(',')) {
            ++at_;
            skip_blanks();
            const std::size_t from = at_;
            const std::string kind = name("'plural' or 'select' is missing");
            if (!fault_ && kind != "plural" && kind != "select") {
                at_ = from;
                fail("only 'plural' and 'select' can stand here");
            }
            expect(',', "a comma is missing");
            piece.kind = kind == "plural" ? Kind::Plural : Kind::Select;
            forms(piece, inside);
        }
        expect('}', "a brace that closes the argument is missing");
        return piece;
    }

    void forms(Piece& piece, Inside inside) {
        const bool plural = piece.kind == Kind::Plural;
        const std::string outer_counted = counted_;
        if (plural) counted_ = piece.text;
        for (skip_blanks(); !ends() && !sees('}'); skip_blanks()) {
            const std::size_t from = at_;
            const std::string equal = plural && sees('=') ? "=" : "";
            at_ += equal.size();
            const std::string key = equal + name("the key of a form is missing");
            if (!fault_) check_key(piece, key, from);
            expect('{', "a brace that opens the form is missing");
            Pieces content = pieces(plural                      ? Inside::Plural
                                    : inside == Inside::Nothing ? Inside::Nothing
                                                                : Inside::SelectInPlural);
            expect('}', "a brace that closes the form is missing");
            piece.forms.push_back({key, std::move(content)});
        }
        counted_ = outer_counted;
        if (form(piece, "other") == nullptr) fail("the form 'other' is missing");
    }

    void check_key(const Piece& piece, std::string_view key, std::size_t from) {
        const bool known = piece.kind == Kind::Select || is_plural_key(key);
        if (known && form(piece, key) == nullptr) return;
        at_ = from;
        fail(known ? "this form comes twice" : "a plural has no such form");
    }

    std::string_view pattern_;
    std::size_t at_ = 0;
    std::string counted_;  ///< the argument of the innermost plural
    std::optional<Error> fault_;
};

const Message::Form* Message::form(const Piece& piece, std::string_view key) {
    const auto found =
        std::find_if(piece.forms.begin(), piece.forms.end(), [&](const Form& f) { return f.key == key; });
    return found == piece.forms.end() ? nullptr : &*found;
}

Result<Message> Message::parse(std::string_view pattern) { return Parser(pattern).read(); }

std::string Message::format(const Fields& values) const {
    std::string out;
    append(out, pieces_, values);
    return out;
}

void Message::append(std::string& out, const Pieces& pieces, const Fields& values) {
    for (const Piece& piece : pieces) {
        if (piece.kind == Kind::Text) {
            out += piece.text;
            continue;
        }
        const Value* value = find(values, piece.text);
        if (piece.kind != Kind::Argument) {
            append(out, chosen(piece, value), values);
        } else if (value != nullptr) {
            append_word(out, *value);
        } else {
            out += '{' + piece.text + '}';
        }
    }
}

const Message::Pieces& Message::chosen(const Piece& piece, const Value* value) {
    std::string word;
    if (value != nullptr) append_word(word, *value);
    const Form* found = nullptr;
    if (piece.kind == Kind::Select) {
        std::replace(word.begin(), word.end(), '-', '_');
        found = form(piece, word);
    } else if (value != nullptr && value->number() != nullptr) {
        found = form(piece, "=" + word);
        if (found == nullptr && word == "1") found = form(piece, "one");
    }
    if (found == nullptr) found = form(piece, "other");
    return found->pieces;
}

}  // namespace durbar::texts
