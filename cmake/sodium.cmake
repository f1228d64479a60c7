# The target sodium::sodium. Debian's package has no CMake files of its own.
find_path(SODIUM_INCLUDE sodium.h REQUIRED)
find_library(SODIUM_LIBRARY sodium REQUIRED)
add_library(sodium::sodium UNKNOWN IMPORTED)
set_target_properties(
    sodium::sodium PROPERTIES IMPORTED_LOCATION ${SODIUM_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${SODIUM_INCLUDE})
