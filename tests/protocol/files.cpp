#include "protocol/files.h"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>

namespace springtide::protocol {

namespace {
const std::string root = SPRINGTIDE_SOURCE_DIR;
}

std::string file_text(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error(path + " cannot be read");
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string page_text() { return file_text(root + "/docs/protocol.md"); }

std::vector<Transcript> folder_transcripts(const std::string& folder) {
  std::set<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(root + "/" + folder))
    if (entry.path().extension() == ".txt") paths.insert(entry.path());
  std::vector<Transcript> transcripts;
  for (const std::filesystem::path& path : paths) {
    const auto transcript = parse_transcript(file_text(path.string()), path.filename().string());
    if (!transcript) throw std::runtime_error(transcript.error());
    transcripts.push_back(*transcript);
  }
  return transcripts;
}

std::vector<Transcript> page_transcripts() {
  const auto transcripts = transcripts_of_page(page_text(), "protocol.md");
  if (!transcripts) throw std::runtime_error(transcripts.error());
  return *transcripts;
}

}  // namespace springtide::protocol
