#include "arena/puzzle_question.h"

#include "arena/puzzle.h"
#include "games/experts.h"
#include "games/list.h"

namespace springtide::arena {
namespace {

template <Game G>
Result<std::string, TextError> question_of(const std::string& text, std::size_t move) {
  const auto record = read_record<G>(text);
  if (!record) return record.error();
  if (move < 1 || move > record->moves.size()) return bad_text("the record has no such move", "move");
  const Walk<G> walk(*record);
  if (!walk.is_decision(move - 1)) return bad_text("nobody decides anything there", "move");
  return PuzzleWriter<G>(walk, puzzle_at<G>(walk, move - 1)).question();
}

}  // namespace

Result<std::string, TextError> puzzle_question(const std::string& record, std::size_t move) {
  const auto head = read_head(lines_of(record));
  if (!head) return head.error();
  Result<std::string, TextError> question = bad_text("there is no game of this name", "game", 2);
  Games::with(head->game, [&]<Game G>() { question = question_of<G>(record, move); });
  return question;
}

}  // namespace springtide::arena
