#include "hall/patch.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace durbar::hall {

namespace {

using Part = IndexedJson::Part;
using Parts = IndexedJson::Parts;

class Patch {
public:
    Patch(std::string& out, const IndexedJson& before, const IndexedJson& after)
        : out_(out), before_(before), after_(after) {}

    void append(const Part& before, const Part& after) {
        if (same(before, after)) {
            out_ += "{}";
            return;
        }
        const char first = after_.first(after);
        const bool same_kind = before_.first(before) == first;
        if (same_kind && first == '[') {
            append_list(items_of(before_, before), items_of(after_, after));
        } else if (!same_kind || first != '{' || !append_members(before, after)) {
            out_ += '[';
            out_ += after_.text(after);
            out_ += ']';
        }
    }

private:
    bool same(const Part& before, const Part& after) const {
        return before_.text(before) == after_.text(after);
    }
    static std::vector<Part> items_of(const IndexedJson& json, const Part& list) {
        std::vector<Part> items;
        for (Parts parts(json, list); !parts.at_end();) items.push_back(parts.take_value());
        return items;
    }
    void begin_member() {
        if (out_.back() != '{') out_ += ',';
    }

    /// Whether both have the same fields; if not, nothing is appended.
    bool append_members(const Part& before, const Part& after) {
        const std::size_t mark = out_.size();
        out_ += '{';
        Parts old(before_, before);
        Parts now(after_, after);
        while (!old.at_end() && !now.at_end()) {
            const std::string_view name = now.take_name();
            if (old.take_name() != name) break;
            const Part was = old.take_value();
            const Part is = now.take_value();
            if (same(was, is)) continue;
            begin_member();
            out_ += name;
            out_ += ':';
            append(was, is);
        }
        if (old.at_end() && now.at_end()) {
            out_ += '}';
            return true;
        }
        out_.resize(mark);
        return false;
    }

    void append_list(const std::vector<Part>& before, const std::vector<Part>& after) {
        if (before.size() != after.size()) return append_splice(before, after);
        out_ += '{';
        for (std::size_t i = 0; i < after.size(); ++i) {
            if (same(before[i], after[i])) continue;
            begin_member();
            out_ += '"' + std::to_string(i) + "\":";
            append(before[i], after[i]);
        }
        out_ += '}';
    }

    /// What lies between what both lists begin and end with.
    void append_splice(const std::vector<Part>& before, const std::vector<Part>& after) {
        const std::size_t shorter = std::min(before.size(), after.size());
        std::size_t head = 0;
        while (head < shorter && same(before[head], after[head])) ++head;
        std::size_t tail = 0;
        while (tail < shorter - head &&
               same(before[before.size() - 1 - tail], after[after.size() - 1 - tail])) {
            ++tail;
        }
        out_ += '[' + std::to_string(head) + ',' + std::to_string(before.size() - head - tail) + ",[";
        for (std::size_t i = head; i < after.size() - tail; ++i) {
            if (i > head) out_ += ',';
            out_ += after_.text(after[i]);
        }
        out_ += "]]";
    }

    std::string& out_;
    const IndexedJson& before_;
    const IndexedJson& after_;
};

}  // namespace

void append_patch(std::string& out, const IndexedJson& before, const IndexedJson& after) {
    Patch(out, before, after).append(before.whole(), after.whole());
}

}  // namespace durbar::hall
