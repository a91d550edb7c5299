# One static library a room. `gp_module(core units DEPS ...)` takes every .cpp of core/units (not of
# its test folder) and links the rooms it may use, so that a wrong include also fails to link.

find_package(QCustomPlotQt6 REQUIRED)

add_library(gp_flags INTERFACE)
target_include_directories(gp_flags INTERFACE "${CMAKE_SOURCE_DIR}")
target_compile_options(gp_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wformat=2 -ffp-contract=off
    $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wlogical-op>
    $<$<BOOL:${GP_WARNINGS_AS_ERRORS}>:-Werror>)
target_compile_definitions(gp_flags INTERFACE GP_VERSION="${PROJECT_VERSION}")

add_library(gp_qt_flags INTERFACE)
target_link_libraries(gp_qt_flags INTERFACE gp_flags)
target_compile_definitions(gp_qt_flags INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING
    QT_DISABLE_DEPRECATED_BEFORE=0x060400)

# Linking is the slow step of a rebuild; lld is optional and only makes it quicker.
find_program(LLD ld.lld)
if(LLD)
    target_link_options(gp_flags INTERFACE -fuse-ld=lld)
endif()

function(gp_module layer name)
    cmake_parse_arguments(ARG "" "" "DEPS;LIBS" ${ARGN})
    file(GLOB sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp"
         "${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.hpp" "${CMAKE_CURRENT_SOURCE_DIR}/${name}/stages/*/*.cpp")
    if(layer STREQUAL "core")
        set(target "gp_${name}")
    else()
        set(target "gp_${layer}_${name}")
    endif()
    list(TRANSFORM ARG_DEPS PREPEND "gp_")
    if(NOT sources MATCHES "\\.cpp")
        return() # a room that has not been built yet
    endif()
    add_library(${target} STATIC ${sources})
    set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX)
    foreach(dep IN LISTS ARG_DEPS)
        if(TARGET ${dep})
            target_link_libraries(${target} PUBLIC ${dep})
        endif()
    endforeach()
    target_link_libraries(${target} PUBLIC ${ARG_LIBS})
    if(layer STREQUAL "core")
        target_link_libraries(${target} PUBLIC gp_flags)
        target_precompile_headers(${target} PRIVATE
            <algorithm> <array> <cmath> <cstdint> <functional> <map> <memory> <optional> <string>
            <string_view> <variant> <vector> "${CMAKE_SOURCE_DIR}/core/units/quantities.hpp")
    else()
        target_link_libraries(${target} PUBLIC gp_qt_flags)
        set_target_properties(${target} PROPERTIES AUTOMOC ON)
        if(NOT name STREQUAL "charts") # qcustomplot.h uses signals: and foreach
            target_compile_definitions(${target} PRIVATE QT_NO_KEYWORDS)
        endif()
        target_precompile_headers(${target} PRIVATE
            <algorithm> <functional> <map> <memory> <optional> <string> <variant> <vector>
            <QtWidgets/QtWidgets>)
    endif()
endfunction()

# A text as C++ raw string literals, cut at line ends: compilers limit the length of one literal.
function(gp_raw_literals out content)
    if(content MATCHES "\\)GPDATA\"")
        message(FATAL_ERROR "gp_embed: a file holds the end mark of its own literal")
    endif()
    set(text "")
    string(LENGTH "${content}" left)
    while(left GREATER 50000)
        string(SUBSTRING "${content}" 0 50000 head)
        string(FIND "${head}" "\n" end REVERSE)
        if(end EQUAL -1)
            message(FATAL_ERROR "gp_embed: a line is longer than 50,000 bytes")
        endif()
        math(EXPR end "${end} + 1")
        string(SUBSTRING "${content}" 0 ${end} head)
        string(SUBSTRING "${content}" ${end} -1 content)
        string(LENGTH "${content}" left)
        string(APPEND text "R\"GPDATA(${head})GPDATA\"\n        ")
    endwhile()
    set(${out} "${text}R\"GPDATA(${content})GPDATA\"" PARENT_SCOPE)
endfunction()

# Files of resources/ as strings in the program: gp_embed(target FILES...). Needs no Qt. Contents stay
# quoted and out of generator expressions, so semicolons, brackets and $< come through unchanged.
function(gp_embed target)
    set(out "${CMAKE_CURRENT_BINARY_DIR}/${target}_resources.cpp")
    set(text "#include \"core/catalog/resources.hpp\"\n\nnamespace gp {\n\n")
    string(APPEND text "const std::vector<EmbeddedFile>& embeddedFiles() {\n")
    string(APPEND text "    static const std::vector<EmbeddedFile> files{\n")
    foreach(file IN LISTS ARGN)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/resources/${file}")
        file(READ "${CMAKE_SOURCE_DIR}/resources/${file}" content)
        gp_raw_literals(literals "${content}")
        string(APPEND text "        {\"${file}\",\n        ${literals}},\n")
    endforeach()
    string(APPEND text "    };\n    return files;\n}\n\n} // namespace gp\n")
    file(WRITE "${out}.new" "${text}")
    file(COPY_FILE "${out}.new" "${out}" ONLY_IF_DIFFERENT) # an unchanged file is not compiled again
    target_sources(${target} PRIVATE "${out}")
    set_source_files_properties("${out}" PROPERTIES GENERATED ON SKIP_PRECOMPILE_HEADERS ON)
endfunction()
