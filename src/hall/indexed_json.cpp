#include "hall/indexed_json.h"

namespace durbar::hall {

namespace {

/// Room in steps: what one page leaves fits the next one, of whatever table.
constexpr std::size_t kTextStep = 512;
constexpr std::size_t kContainerStep = 32;

constexpr std::size_t room_for(std::size_t size, std::size_t step) { return (size / step + 1) * step; }

/// Behind the text that begins with a quote there.
std::size_t end_of_text(std::string_view json, std::size_t at) {
    for (++at; json[at] != '"'; ++at) {
        if (json[at] == '\\') ++at;
    }
    return at + 1;
}

}  // namespace

IndexedJson::IndexedJson(const Value& value, const IndexedJson& similar) {
    text_.reserve(room_for(similar.text_.size(), kTextStep));
    containers_.reserve(room_for(similar.containers_.size(), kContainerStep));
    add(value);
    // It is kept for as long as nothing changes, so it takes little more room than it needs.
    if (text_.capacity() > text_.size() + 2 * kTextStep) text_.shrink_to_fit();
    if (containers_.capacity() > containers_.size() + 2 * kContainerStep) containers_.shrink_to_fit();
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
    at_ = json_.text_.find('"', begin + 1) + 1;  // nothing in a name is escaped
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
        while (text[part.end] != ',' && text[part.end] != '}' && text[part.end] != ']') ++part.end;
    }
    at_ = part.end;
    if (text[at_] == ',') ++at_;
    return part;
}

}  // namespace durbar::hall
