# Checks over the whole repository, registered as tests of the release build only, so that one ctest run tells
# everything. Labels: asan, fuzz, portable, tidy, web (left out by ./test --quick) and long (only in ./test --long).
set(tools ${PROJECT_SOURCE_DIR}/tools)
set(python ${Python3_EXECUTABLE} -B)  # -B: leave no __pycache__ in the source tree

add_test(NAME rule-references COMMAND ${python} ${tools}/check_rule_refs.py)
add_test(NAME rule-references-selftest COMMAND ${python} ${tools}/test_check_rule_refs.py)
add_test(NAME texts COMMAND ${python} ${tools}/check_texts.py)
add_test(NAME texts-selftest COMMAND ${python} ${tools}/test_check_texts.py)
add_test(NAME includes COMMAND ${python} ${tools}/check_includes.py)
add_test(NAME includes-selftest COMMAND ${python} ${tools}/test_check_includes.py)
add_test(NAME clang-tidy-selftest COMMAND ${python} ${tools}/test_run_clang_tidy.py)
add_test(NAME source-checks-selftest COMMAND ${python} ${tools}/test_check_sources.py)
add_test(NAME clang-format COMMAND ${python} ${tools}/check_sources.py format)
add_test(NAME file-length COMMAND ${python} ${tools}/check_sources.py length)
add_test(NAME function-length COMMAND ${python} ${tools}/check_sources.py functions)
add_test(NAME no-leftover-marks COMMAND ${python} ${tools}/check_sources.py marks)
add_test(NAME data-page COMMAND ${python} ${tools}/data_page.py --check)
add_test(NAME digests COMMAND ${python} ${tools}/check_digests.py $<TARGET_FILE:durbar>)
set_tests_properties(
    rule-references rule-references-selftest texts texts-selftest includes includes-selftest clang-tidy-selftest
    source-checks-selftest clang-format file-length function-length no-leftover-marks data-page digests
    PROPERTIES TIMEOUT 120)

add_test(NAME portable-suite COMMAND ${tools}/portable_suite.sh)
set_tests_properties(portable-suite PROPERTIES LABELS portable TIMEOUT 600)

cmake_host_system_information(RESULT cores QUERY NUMBER_OF_LOGICAL_CORES)

# durbar_long_check(<name> <label> <timeout> <command>…): a check that fills all cores by itself. PROCESSORS
# keeps others from running beside it; its COST starts it first, before ctest has measured it.
function(durbar_long_check name label timeout)
    add_test(NAME ${name} COMMAND ${ARGN})
    set_tests_properties(
        ${name} PROPERTIES LABELS ${label} TIMEOUT ${timeout} PROCESSORS ${cores} COST ${timeout})
endfunction()

durbar_long_check(asan-suite asan 1800 ${tools}/sanitizer_suite.sh asan)
durbar_long_check(web web 2400 ${tools}/web_suite.sh check)
durbar_long_check(web-robots long 14400 ${tools}/web_suite.sh robots)
durbar_long_check(web-matches long 3600 ${tools}/web_suite.sh matches)
durbar_long_check(web-bench long 600 ${tools}/web_suite.sh bench)
durbar_long_check(clang-tidy tidy 1800 ${python} ${tools}/run_clang_tidy.py)
durbar_long_check(clang-tidy-all long 3600 ${python} ${tools}/run_clang_tidy.py --all)
durbar_long_check(tsan-suite long 3600 ${tools}/sanitizer_suite.sh tsan)
durbar_long_check(soak long 7200 ${python} ${tools}/soak.py)
durbar_long_check(bot-soak long 7200 ${tools}/bot_soak.sh release 1000)
durbar_long_check(bot-soak-asan long 3600 ${tools}/bot_soak.sh asan 16)
durbar_long_check(bot-soak-tsan long 3600 ${tools}/bot_soak.sh tsan 16)

file(GLOB fuzzers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/fuzz/*_fuzz.cpp)
foreach(source IN LISTS fuzzers)
    cmake_path(GET source STEM stem)
    string(REGEX REPLACE "_fuzz$" "" name ${stem})
    # The seconds come from DURBAR_FUZZ_SECONDS at run time: 15 by default, 300 in ./test --long.
    add_test(NAME fuzz-smoke-${name} COMMAND ${tools}/fuzz_smoke.sh ${name})
    set_tests_properties(fuzz-smoke-${name} PROPERTIES LABELS fuzz TIMEOUT 600 COST 600)
endforeach()
