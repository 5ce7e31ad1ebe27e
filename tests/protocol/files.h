// The transcripts of a folder and of docs/protocol.md, read. What cannot be read throws.
#pragma once

#include <string>
#include <vector>

#include "protocol/transcript.h"

namespace springtide::protocol {

std::string file_text(const std::string& path);
std::string page_text();                                                                   // docs/protocol.md
std::vector<Transcript> folder_transcripts(const std::string& folder = "tests/protocol");  // below the root
std::vector<Transcript> page_transcripts();

}  // namespace springtide::protocol
