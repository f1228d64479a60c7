#pragma once

#include <string>

namespace durbar::testing {

/// Where the sources are, and the program `durbar`. One file knows; all others compile the same in every
/// folder, so that a compiler cache serves every clone.
std::string source_dir();
std::string durbar_program();

}  // namespace durbar::testing
