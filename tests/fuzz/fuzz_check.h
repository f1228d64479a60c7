#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>

namespace durbar::fuzz {

/// What the fuzzer takes as a find; works in every build, asserts or not.
inline void require(bool holds, const std::string& what) {
    if (holds) return;
    std::fprintf(stderr, "fuzz: %s\n", what.c_str());
    std::abort();
}

}  // namespace durbar::fuzz
