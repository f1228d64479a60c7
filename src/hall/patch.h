#pragma once

#include <string>

#include "hall/indexed_json.h"

namespace durbar::hall {

/// Appends, as JSON, what turns one value into the other; {} if nothing does. A patch is
/// - an object: patches of the named fields of a record, or of the items of a list by their numbers as names;
/// - an array of one: the new value itself, where kind or fields differ;
/// - an array of three, for a list of another length: from which item on, how many go, and a list of those
///   that come instead.
/// A record of the same kind keeps its fields and their order from page to page, so only changed ones are
/// named.
void append_patch(std::string& out, const IndexedJson& before, const IndexedJson& after);

}  // namespace durbar::hall
