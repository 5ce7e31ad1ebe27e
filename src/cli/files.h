// Reading and writing files; a failure is a sentence for the user.
#pragma once

#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>

namespace springtide::cli {

// A refusal that ends the command: one line for the user and an exit code. 2: bad arguments, 1: bad input or a failing
// world.
struct Failure : std::runtime_error {
  Failure(const std::string& what, int exit_code) : std::runtime_error(what), code(exit_code) {}
  int code;
};

// Nothing: it is not set.
std::optional<std::string> environment_value(const std::string& name);

// The whole file; `-` is standard input.
std::string read_file(const std::string& path);

// With all folders above it.
void make_folder(const std::filesystem::path& path);

// Writes beside the file and renames, so that a crash leaves the old file or the new one.
void write_file(const std::filesystem::path& path, const std::string& text);

}  // namespace springtide::cli
