# The target Boost::json. Debian's library is compiled for libstdc++ and throws, so a build without exceptions
# compiles the headers' own sources.
if(DURBAR_EXCEPTIONS)
    find_package(Boost 1.81 REQUIRED COMPONENTS json)
    return()
endif()

# A folder with nothing but Boost in it: /usr/include on the search path would hide libc++'s and WASI's headers.
# The path is named because a build for another system searches none of this one.
find_path(BOOST_JSON_INCLUDE boost/json/src.hpp PATHS /usr/include REQUIRED NO_CMAKE_FIND_ROOT_PATH)
set(headers ${PROJECT_BINARY_DIR}/boost_headers)
file(MAKE_DIRECTORY ${headers})
file(CREATE_LINK ${BOOST_JSON_INCLUDE}/boost ${headers}/boost SYMBOLIC)

add_library(durbar_boost_json STATIC ${PROJECT_SOURCE_DIR}/cmake/boost_json.cpp)
target_include_directories(durbar_boost_json SYSTEM PUBLIC ${headers})
target_compile_definitions(
    durbar_boost_json PUBLIC BOOST_NO_EXCEPTIONS BOOST_EXCEPTION_DISABLE BOOST_SYSTEM_DISABLE_THREADS)
add_library(Boost::json ALIAS durbar_boost_json)
