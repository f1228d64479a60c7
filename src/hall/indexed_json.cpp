#include "hall/indexed_json.h"

namespace durbar::hall {

namespace {

/// Behind the text that begins with a quote there.
std::size_t end_of_text(std::string_view json, std::size_t at) {
    for (++at; json[at] != '"'; ++at) {
        if (json[at] == '\\') ++at;
    }
    return at + 1;
}

}  // namespace

IndexedJson::IndexedJson(const Value& value) {
    add(value);
    // It is kept for as long as nothing changes.
    text_.shrink_to_fit();
    containers_.shrink_to_fit();
}

void IndexedJson::add(const Value& value) {
    const List* list = value.list();
    const Fields* fields = value.fields();
    if (list == nullptr && fields == nullptr) return append_json(text_, value);
    const std::size_t number = containers_.size();
    containers_.emplace_back();
    if (list != nullptr) {
        text_ += '[';
        for (const Value& item : *list) {
            if (&item != list->data()) text_ += ',';
            add(item);
        }
        text_ += ']';
    } else {
        text_ += '{';
        for (const Field& field : *fields) {
            if (&field != fields->data()) text_ += ',';
            text_ += '"';
            text_ += field.name;  // ours: nothing in it needs escaping
            text_ += "\":";
            add(field.value);
        }
        text_ += '}';
    }
    containers_[number] = {static_cast<std::uint32_t>(text_.size()),
                           static_cast<std::uint32_t>(containers_.size())};
}

std::string_view IndexedJson::Parts::take_name() {
    const std::size_t begin = at_;
    at_ = end_of_text(json_.text_, at_);
    return std::string_view(json_.text_).substr(begin, at_++ - begin);
}

IndexedJson::Part IndexedJson::Parts::take_value() {
    const std::string& text = json_.text_;
    Part part{at_, at_, next_};
    if (text[at_] == '{' || text[at_] == '[') {
        part.end = json_.containers_[next_].end;
        next_ = json_.containers_[next_].next;
    } else if (text[at_] == '"') {
        part.end = end_of_text(text, at_);
    } else {
        part.end = text.find_first_of(",}]", at_);
    }
    at_ = part.end;
    if (text[at_] == ',') ++at_;
    return part;
}

}  // namespace durbar::hall
