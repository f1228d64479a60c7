#pragma once

// What most tests include, compiled once for all of them (tests/CMakeLists.txt). A test still includes what
// it uses: this header only saves time.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/match.h"
