# durbar_page(<target>)
#
# Builds the page into a room: web/dist if the browser's part was built, or else the plain src/server/net/page; and what it
# links to from docs/. At build time generated/<target>_files.cpp, by src/server/net/embed.py.
function(durbar_page target)
    set(folder ${PROJECT_SOURCE_DIR}/web/dist)
    if(NOT EXISTS ${folder}/index.html)
        set(folder ${PROJECT_SOURCE_DIR}/src/server/net/page)
    endif()
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/*)
    set(words)
    foreach(file IN LISTS files)
        cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${folder} OUTPUT_VARIABLE path)
        list(APPEND words /${path}=${file})
    endforeach()
    foreach(page hall-protocol protocol)
        list(APPEND files ${PROJECT_SOURCE_DIR}/docs/${page}.md)
        list(APPEND words /docs/${page}.md=${PROJECT_SOURCE_DIR}/docs/${page}.md)
    endforeach()
    set(script ${PROJECT_SOURCE_DIR}/src/server/net/embed.py)
    set(source ${PROJECT_BINARY_DIR}/generated/${target}_files.cpp)
    add_custom_command(
        OUTPUT ${source}
        COMMAND Python3::Interpreter -B ${script} ${source} ${PROJECT_BINARY_DIR}/generated/${target}_files ${words}
        DEPENDS ${script} ${files}
        COMMENT "Files of the page"
        VERBATIM)
    target_sources(${target} PRIVATE ${source})
endfunction()
