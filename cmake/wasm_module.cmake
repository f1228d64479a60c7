# The engine as a module for pages: build/wasm/durbar.wasm, the same rooms behind two functions (src/wasm/README.md).
# clang runs wasm-opt after linking if it finds it, and says nothing if not: every machine shall make the same module.
find_program(WASM_OPT wasm-opt PATHS /usr/bin REQUIRED)
add_executable(durbar_module ${PROJECT_SOURCE_DIR}/src/wasm/module.cpp)
target_link_libraries(durbar_module PRIVATE durbar_wasm)
# A reactor: a page calls _initialize once and then the module's functions; there is no main. The stack comes first in
# memory, so that one that overflows traps instead of writing over data.
target_link_options(
    durbar_module PRIVATE -nostartfiles /usr/lib/wasm32-wasi/crt1-reactor.o -Wl,--no-entry
                        -Wl,--export=_initialize -Wl,-z,stack-size=262144 -Wl,--stack-first -Wl,--strip-all)
set_target_properties(
    durbar_module PROPERTIES OUTPUT_NAME durbar RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})

# What a page waits for is the download, then the search. So code that is run once a move or less is made small, and what
# search and playouts call is made fast: by rooms, and in the rooms of games by the files that all of them have.
foreach(room IN ITEMS core texts games simulate honest analysis engine boost_json)
    target_compile_options(durbar_${room} PRIVATE -Oz)
endforeach()
foreach(game IN LISTS DURBAR_GAMES)
    get_target_property(sources durbar_${game} SOURCES)
    list(FILTER sources INCLUDE REGEX "/(asked|fields|gloss|invariants|options|position.*|targets|telling|text|.*_fault)\\.cpp$")
    set_source_files_properties(${sources} PROPERTIES COMPILE_OPTIONS -Oz)
endforeach()
