// The trainer: what an account has done there, on whichever device, and what people's answers made of the puzzles' grades.
#include <algorithm>
#include <charconv>

#include "games/list.h"
#include "server/call.h"
#include "server/grades.h"
#include "server/handlers.h"
#include "server/training_json.h"

namespace springtide::server {
namespace {

using wire::Answer;
using wire::refusal_answer;
using wire::ServiceCode;

constexpr std::string_view training_is_for_accounts = "Training is kept here for accounts; make one first.";
constexpr std::string_view grades_last = "public, max-age=300";

Result<std::int64_t, Answer> revision_asked(const Call& call) {
  const std::string* after = find(call.request.query, "after");
  if (after == nullptr) return std::int64_t{0};
  std::int64_t revision = 0;
  const char* end = after->data() + after->size();
  const auto [read_to, trouble] = std::from_chars(after->data(), end, revision);
  if (trouble != std::errc{} || read_to != end || revision < 0)
    return refusal_answer(ServiceCode::bad_message, "after: expected a whole number");
  return revision;
}

std::string grades_text(const std::string& game, const std::vector<store::PuzzleCount>& counts) {
  std::vector<BotGrade> by_bots;
  std::ranges::copy_if(bot_grades(), std::back_inserter(by_bots),
                       [&](const BotGrade& each) { return each.puzzle.starts_with(game + "-"); });
  JsonWriter json;
  json.begin_object().key("grades").list(new_grades(by_bots, counts), [&json](const NewGrade& each) {
    json.begin_object().field("puzzle", each.puzzle).field("grade", each.grade).field("answers", each.answers).end_object();
  });
  return json.end_object().text();
}

Answer grades_answer(std::string text) { return {.body = std::move(text), .cache = std::string(grades_last)}; }

}  // namespace

Task<Answer> send_training(Call& call) {
  const auto after = revision_asked(call);
  if (!after) co_return after.error();
  const auto identity = co_await account(call, training_is_for_accounts);
  if (!identity) co_return identity.error();
  const auto changes = co_await call.parts.store.asked(
      [&](store::Store& store) { return store.training_of(identity->actor.ids.front(), *after); });
  JsonWriter json;
  json.begin_object().field("revision", changes.revision);
  write_training(json, changes.training);
  co_return json_answer(200, json.end_object());
}

Task<Answer> merge_training(Call& call) {
  const auto identity = co_await account(call, training_is_for_accounts);
  if (!identity) co_return identity.error();
  if (!call.parts.addresses.may_train(household_of(call), std::chrono::steady_clock::now()))
    co_return refusal_answer(ServiceCode::too_much_training);
  const auto training = body_of(call, read_training);
  if (!training) co_return training.error();
  const auto revision = co_await call.parts.store.asked(
      [&](store::Store& store) { return store.merge_training(identity->actor.ids.front(), *training); });
  JsonWriter json;
  co_return json_answer(200, json.begin_object().field("revision", revision).end_object());
}

Task<Answer> send_grades(Call& call) {
  const std::string& game = call.name;
  if (std::ranges::find(Games::names, game) == Games::names.end()) co_return refusal_answer(ServiceCode::no_such_address);
  if (auto told = call.parts.grades.told(game, std::chrono::steady_clock::now())) co_return grades_answer(*std::move(told));
  const auto counts = co_await call.parts.store.asked([&game](store::Store& store) { return store.puzzle_counts(game); });
  std::string text = co_await call.parts.desk.done(call.parts.loop, household_of(call),
                                                   [&game, &counts] { return grades_text(game, counts); });
  call.parts.grades.keep(game, text, std::chrono::steady_clock::now());
  co_return grades_answer(std::move(text));
}

}  // namespace springtide::server
