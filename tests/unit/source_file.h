// A file of the project, for tests that hold pages and tables to the code.
#pragma once

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>

namespace springtide {

inline std::string file_text(const std::string& path) {
  std::ifstream file(std::string(SPRINGTIDE_SOURCE_DIR) + "/" + path, std::ios::binary);
  if (!file) throw std::runtime_error(path + " cannot be read");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace springtide
