// What a table answers to a single question, outside of a conversation: HTTP's statuses, JSON or text.
#pragma once

#include <string>
#include <string_view>

#include "match/table.h"
#include "wire/service_code.h"

namespace springtide::wire {

struct Answer {
  int status = 200;
  std::string type = "application/json";
  std::string body{};
  std::string cache{};  // how it may be kept (Cache-Control); empty: not at all
  std::string vary{};   // with which headers of the request it changes
};

// `{"code":…,"sentence":…}`
Answer refusal_answer(int status, std::string_view code, std::string_view sentence);
// With the code's own sentence, if none is given.
Answer refusal_answer(ServiceCode code, std::string_view sentence = {});
Answer refusal_answer(const match::Refusal& refusal);
Answer text_answer(std::string text);

// What a home of tables adds to the wishes of who opens one.
struct Grant {
  std::string table{};  // its id
  std::string player{};
  std::string name{};  // for the chairs that have none
  Digest secret{};
};
match::Setup granted(const match::Setup& wishes, const Grant& grant);
Answer opened_answer(const match::Setup& setup);

// Where there is no table, `table` is null.
// A finished game whole; of a running one what the own seat saw; `seat` names which, if there are several.
Answer record_answer(const match::Table* table, const match::Actor& actor, const std::string& seat);
// The record of a finished game, or why there is none.
Result<std::string, Answer> whole_record(const match::Table* table);
// Every position of a finished game: in the open, or as `seat` (or the spectator) saw it, if it names one.
Answer replay_answer(const match::Table* table, const std::string& seat);
Answer replay_answer(const std::string& record, const std::string& seat);
// Whether a finished game's journal is what its deal and the rules make of it; and what the deal was.
Answer verification_answer(const std::string& journal);

}  // namespace springtide::wire
