// Boost.JSON for builds without exceptions (boost_json.cmake): the whole library in one file. What would be
// thrown ends the program; our rooms read text through error codes, so only a mistake of ours comes here.
#include <boost/assert/source_location.hpp>
#include <boost/json/src.hpp>
#include <cstdio>
#include <cstdlib>
#include <exception>

namespace boost {

void throw_exception(const std::exception& error) {
    std::fprintf(stderr, "durbar: %s\n", error.what());
    std::abort();
}
void throw_exception(const std::exception& error, const source_location& /*place*/) {
    throw_exception(error);
}

}  // namespace boost
