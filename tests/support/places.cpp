#include "support/places.h"

namespace durbar::testing {

std::string source_dir() { return DURBAR_SOURCE_DIR; }
std::string durbar_program() { return DURBAR_BINARY; }

}  // namespace durbar::testing
