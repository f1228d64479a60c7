# A room is a folder of src/ that becomes one static library, durbar_<name>.

# durbar_room(<name> <dir> [SUBFOLDERS <folder>…] [EXCLUDE <file>…] [DEPS <room>…] [PRIVATE_DEPS <target>…])
#
# Takes <dir>/*.cpp and <dir>/<folder>/*.cpp for each of SUBFOLDERS. DEPS are rooms by short name and are passed on to users;
# PRIVATE_DEPS are third-party targets that this room alone may see. A room without .cpp files (headers only,
# or not built yet) becomes an INTERFACE library, so that users need not know.
function(durbar_room name dir)
    cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "SUBFOLDERS;EXCLUDE;DEPS;PRIVATE_DEPS")
    set(path ${PROJECT_SOURCE_DIR}/${dir})
    set(patterns ${path}/*.cpp)
    foreach(folder IN LISTS arg_SUBFOLDERS)
        list(APPEND patterns ${path}/${folder}/*.cpp)
    endforeach()
    file(GLOB sources CONFIGURE_DEPENDS ${patterns})
    foreach(file IN LISTS arg_EXCLUDE)
        list(REMOVE_ITEM sources ${path}/${file})
    endforeach()
    list(TRANSFORM arg_DEPS PREPEND durbar_)

    if(sources)
        add_library(durbar_${name} STATIC ${sources})
        set(reach PUBLIC)
        target_link_libraries(durbar_${name} PRIVATE ${arg_PRIVATE_DEPS})
        if(DURBAR_FUZZ)
            # The fuzzer steers by the branches of the rooms, not by those of the tests.
            target_compile_options(durbar_${name} PRIVATE -fsanitize=fuzzer-no-link)
            target_link_options(durbar_${name} PUBLIC -fsanitize=fuzzer-no-link)
        endif()
    else()
        add_library(durbar_${name} INTERFACE)
        set(reach INTERFACE)
    endif()
    target_link_libraries(durbar_${name} ${reach} ${arg_DEPS})
    target_include_directories(
        durbar_${name} ${reach} ${PROJECT_SOURCE_DIR}/src ${PROJECT_BINARY_DIR}/generated)
endfunction()

# durbar_game_data(<game>)
#
# At build time: src/games/<game>/data/<game>.json → generated/games/<game>/data.gen.h, by the room's
# data/generate.py <json in> <header out>, and the same file as a text in data_text.gen.h. Include them as
# "games/<game>/data.gen.h".
function(durbar_game_data game)
    set(data ${PROJECT_SOURCE_DIR}/src/games/${game}/data)
    set(header ${PROJECT_BINARY_DIR}/generated/games/${game}/data.gen.h)
    if(NOT EXISTS ${data}/generate.py)
        message(STATUS "No src/games/${game}/data/generate.py yet: no data header for ${game}")
        return()
    endif()
    cmake_path(GET header PARENT_PATH folder)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(
        OUTPUT ${header}
        COMMAND Python3::Interpreter -B ${data}/generate.py ${data}/${game}.json ${header}
        DEPENDS ${data}/generate.py ${data}/${game}.json ${PROJECT_SOURCE_DIR}/src/games/data_header.py
        COMMENT "Data tables of ${game}"
        VERBATIM)
    set(text ${PROJECT_BINARY_DIR}/generated/games/${game}/data_text.gen.h)
    add_custom_command(
        OUTPUT ${text}
        COMMAND Python3::Interpreter -B ${PROJECT_SOURCE_DIR}/src/games/data_text.py ${data}/${game}.json ${text} ${game}
        DEPENDS ${PROJECT_SOURCE_DIR}/src/games/data_text.py ${data}/${game}.json
        COMMENT "Data text of ${game}"
        VERBATIM)
    add_custom_target(durbar_${game}_data DEPENDS ${header} ${text})
    add_dependencies(durbar_${game} durbar_${game}_data)
endfunction()

# durbar_english(<room>)
#
# At build time: src/<room>/en/*.json → generated/<room>/english.gen.h, by the room's generate.py <json in>… <header out>,
# which fails on a malformed message. Include it as "<room>/english.gen.h".
function(durbar_english room)
    set(path ${PROJECT_SOURCE_DIR}/src/${room})
    set(header ${PROJECT_BINARY_DIR}/generated/${room}/english.gen.h)
    file(GLOB messages CONFIGURE_DEPENDS ${path}/en/*.json)
    cmake_path(GET header PARENT_PATH folder)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(
        OUTPUT ${header}
        COMMAND Python3::Interpreter -B ${path}/generate.py ${messages} ${header}
        DEPENDS ${path}/generate.py ${path}/icu.py ${messages}
        COMMENT "English messages"
        VERBATIM)
    add_custom_target(durbar_${room}_english DEPENDS ${header})
    add_dependencies(durbar_${room} durbar_${room}_english)
endfunction()

# durbar_messages(<room>)
#
# At build time: protocol/hall.schema.json → generated/<room>/messages.gen.h, by the room's messages_gen.py <json in> <header
# out>, which fails on a part of the schema that it does not understand. Include it as "<room>/messages.gen.h".
function(durbar_messages room)
    set(script ${PROJECT_SOURCE_DIR}/src/${room}/messages_gen.py)
    set(schema ${PROJECT_SOURCE_DIR}/protocol/hall.schema.json)
    set(header ${PROJECT_BINARY_DIR}/generated/${room}/messages.gen.h)
    cmake_path(GET header PARENT_PATH folder)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(
        OUTPUT ${header}
        COMMAND Python3::Interpreter -B ${script} ${schema} ${header}
        DEPENDS ${script} ${schema}
        COMMENT "Messages of the ${room}"
        VERBATIM)
    add_custom_target(durbar_${room}_messages DEPENDS ${header})
    add_dependencies(durbar_${room} durbar_${room}_messages)
endfunction()

# durbar_migrations(<room>)
#
# At build time: src/<room>/migrations/*.sql → generated/<room>/migrations.gen.h, by the folder's embed.py <sql in>… <header out>.
# Include it as "<room>/migrations.gen.h".
function(durbar_migrations room)
    set(path ${PROJECT_SOURCE_DIR}/src/${room}/migrations)
    set(header ${PROJECT_BINARY_DIR}/generated/${room}/migrations.gen.h)
    file(GLOB scripts CONFIGURE_DEPENDS ${path}/*.sql)
    cmake_path(GET header PARENT_PATH folder)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(
        OUTPUT ${header}
        COMMAND Python3::Interpreter -B ${path}/embed.py ${scripts} ${header}
        DEPENDS ${path}/embed.py ${scripts}
        COMMENT "Migrations of ${room}"
        VERBATIM)
    add_custom_target(durbar_${room}_migrations DEPENDS ${header})
    add_dependencies(durbar_${room} durbar_${room}_migrations)
endfunction()
