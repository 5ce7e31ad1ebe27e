// A transcript: a table, and what is said at it. README.md describes the text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/setup.h"

namespace springtide::protocol {

struct Step {
  enum class Kind { send, receive, quiet, skip, connect, cut, wait, vacation };
  Kind kind = Kind::send;
  int line = 0;
  std::string name{};  // of the connection, or the player
  std::string text{};  // the message, or what is expected of it
  match::Time time = 0;
  int days = 0;
};

struct Seated {
  std::string player{};
  Seat seat = Seat::p1;
};

struct Transcript {
  std::string source{};          // the file
  match::Setup setup{};          // its table id is only the transcript's word for it
  std::vector<Seated> seated{};  // who has taken a seat before the first step
  bool is_started = false;
  std::vector<Step> steps{};
};

// `first_line`: the number of the text's first line in its file. An error names the line.
Result<Transcript, std::string> parse_transcript(std::string_view text, const std::string& source, int first_line = 1);

// The blocks of a page that are marked as transcripts. A block with a header begins a transcript, the others go on with it.
Result<std::vector<Transcript>, std::string> transcripts_of_page(std::string_view page, const std::string& source);

}  // namespace springtide::protocol
