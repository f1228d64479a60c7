#include "hall/patch.h"

#include <algorithm>

namespace durbar::hall {

namespace {

bool same_names(const Fields& a, const Fields& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Field& x, const Field& y) { return x.name == y.name; });
}

/// Opens the object with its first member, or goes on with the next.
class Members {
public:
    explicit Members(std::string& out) : out_(out) { out_ += '{'; }
    void begin(std::string_view name) {
        if (out_.back() != '{') out_ += ',';
        out_ += '"';
        out_ += name;  // names of fields are ours: nothing in them needs escaping
        out_ += "\":";
    }
    void end() { out_ += '}'; }

private:
    std::string& out_;
};

/// What lies between what both lists begin and end with.
void append_splice(std::string& out, const List& before, const List& after) {
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t head = 0;
    while (head < shorter && before[head] == after[head]) ++head;
    std::size_t tail = 0;
    while (tail < shorter - head && before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
        ++tail;
    out += '[' + std::to_string(head) + ',' + std::to_string(before.size() - head - tail) + ",[";
    for (std::size_t i = head; i < after.size() - tail; ++i) {
        if (i > head) out += ',';
        append_json(out, after[i]);
    }
    out += "]]";
}

}  // namespace

void append_patch(std::string& out, const Value& before, const Value& after) {
    if (before == after) {
        out += "{}";
        return;
    }
    if (before.fields() != nullptr && after.fields() != nullptr &&
        same_names(*before.fields(), *after.fields())) {
        Members members(out);
        for (std::size_t i = 0; i < after.fields()->size(); ++i) {
            const Field& old = (*before.fields())[i];
            const Field& now = (*after.fields())[i];
            if (old.value == now.value) continue;
            members.begin(now.name);
            append_patch(out, old.value, now.value);
        }
        members.end();
        return;
    }
    const bool lists = before.list() != nullptr && after.list() != nullptr;
    if (lists && before.list()->size() != after.list()->size()) {
        append_splice(out, *before.list(), *after.list());
        return;
    }
    if (lists) {
        Members members(out);
        for (std::size_t i = 0; i < after.list()->size(); ++i) {
            if ((*before.list())[i] == (*after.list())[i]) continue;
            members.begin(std::to_string(i));
            append_patch(out, (*before.list())[i], (*after.list())[i]);
        }
        members.end();
        return;
    }
    out += '[';
    append_json(out, after);
    out += ']';
}

}  // namespace durbar::hall
