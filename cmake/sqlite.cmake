# The target sqlite::sqlite: SQLite and its C++ wrapper. The wrapper's own CMake files put /usr/include among the system
# headers, where it would hide those of the compiler.
find_package(Threads REQUIRED)
find_path(SQLITE_INCLUDE sqlite3.h REQUIRED)
find_path(SQLITECPP_INCLUDE SQLiteCpp/SQLiteCpp.h REQUIRED)
find_library(SQLITE_LIBRARY sqlite3 REQUIRED)
find_library(SQLITECPP_LIBRARY SQLiteCpp REQUIRED)
add_library(sqlite::sqlite UNKNOWN IMPORTED)
set_target_properties(
    sqlite::sqlite
    PROPERTIES IMPORTED_LOCATION ${SQLITECPP_LIBRARY}
               INTERFACE_INCLUDE_DIRECTORIES "${SQLITE_INCLUDE};${SQLITECPP_INCLUDE}"
               INTERFACE_LINK_LIBRARIES "${SQLITE_LIBRARY};Threads::Threads;${CMAKE_DL_LIBS}")
