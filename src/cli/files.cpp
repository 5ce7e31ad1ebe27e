#include "cli/files.h"

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <system_error>

namespace springtide::cli {

std::optional<std::string> environment_value(const std::string& name) {
  const char* value = std::getenv(name.c_str());
  return value != nullptr ? std::optional<std::string>(value) : std::nullopt;
}

std::string read_file(const std::string& path) {
  std::ostringstream text;
  if (path == "-") {
    text << std::cin.rdbuf();
    return text.str();
  }
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) throw Failure(path + ": is a folder", 1);
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Failure(path + ": cannot be read", 1);
  text << file.rdbuf();
  return text.str();
}

void make_folder(const std::filesystem::path& path) {
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) throw Failure(path.string() + ": cannot be made: " + error.message(), 1);
}

void write_file(const std::filesystem::path& path, const std::string& text) {
  const std::filesystem::path beside = path.string() + ".part";
  std::ofstream file(beside, std::ios::binary);
  file << text;
  file.close();
  std::error_code error;
  if (file) std::filesystem::rename(beside, path, error);
  if (file && !error) return;
  std::error_code ignored;
  std::filesystem::remove(beside, ignored);
  throw Failure(path.string() + ": cannot be written", 1);
}

}  // namespace springtide::cli
