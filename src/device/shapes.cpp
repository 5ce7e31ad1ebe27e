#include "device/shapes.h"

namespace springtide::device {
namespace {

using namespace shape;

Shape doing(std::string_view what, std::vector<Member> members = {}) {
  return object(together({with("do", word(what))}, members));
}

Shape requests() {
  const Member table = with("table", text());
  const Member seq = with("seq", whole(1));
  const Member entries = with("entries", list(text()), "of a journal");
  const Member connection = with("connection", whole(1));
  const Member task = with("task", named("Task"));
  const Member study = with("text", text(), "the file of a study; where it is read first, a record or a position will do");
  const Member branch = with("branch", whole());
  const Member eyes = maybe("seat", named("Seat"), "through whose eyes");
  return either({
      doing("connect", {connection}),
      doing("disconnect", {connection}),
      doing("message", {connection, with("text", text())}),
      doing("request",
            {with("method", text()), with("path", text()), maybe("token", text()), maybe("seat", text()),
             maybe("entries", list(text()), "the journal of the table that the path names"), maybe("body", text())}),
      doing("stored", {table, seq}),
      doing("conflict", {table, seq}),
      doing("journal", {table, with("after", whole()), entries}),
      doing("heard", {table}),
      doing("forget", {table}),
      doing("think", {entries, task, with("milliseconds", whole(1))}),
      doing("thought", {table, task, with("action", text())}),
      doing("wake"),
      doing("analyse", {with("record", text())}),
      doing("hint", {with("question", text(), "as a table tells it"), with("milliseconds", whole(1))}),
      doing("puzzle", {with("record", text()), with("move", whole(1), "a decision of it")}),
      doing("net", {with("hex", text(), "a file that was lacking, in hexadecimal digits")}),
      doing("variations", {study, maybe("moment", whole(), "of a record: where a long one begins"), eyes}),
      doing("begin", {with("game", named("Game")), with("options", list(text()), "as in the head of a record"),
                      with("seed", whole(), "nature draws by it until somebody decides")}),
      doing("extend", {study, branch, eyes, maybe("actions", list(text())), maybe("seed", whole(), "nature draws by it")}),
      doing("annotate", {study, branch, eyes, maybe("title", text(), "of the whole"), maybe("name", text()),
                         maybe("comment", text()), maybe("marks", list(text()))}),
      doing("prune", {study, branch, eyes}),
      doing("look", {study, branch, eyes, maybe("open", truth())}),
      doing("weigh", {study, branch, with("seat", named("Seat")), maybe("open", truth()), with("milliseconds", whole(1)),
                      maybe("rounds", whole(1), "at most so many more")}),
  });
}

Shape effects() {
  const Member table = with("table", text());
  return either({
      doing("send", {with("to", whole(1)), with("text", text())}),
      doing("write", {table, with("seq", whole(1)), with("entry", text()), with("row", named("OwnTable"))}),
      doing("read", {table, with("after", whole())}),
      doing("think", {table, with("task", named("Task"))}),
      doing("wake", {with("at", whole(), "0: never")}),
      doing("report", {with("what", text()), table, with("reason", text())}),
  });
}

}  // namespace

Description engine_shapes() {
  return {.definitions = {
              {"Task", "A bot's turn.",
               object({with("seat", named("Seat")), with("decision", whole()), with("level", whole(1, 6)),
                       with("at", whole(), "when the answer may be delivered"), with("seed", text())})},
              {"EngineRequest", "What is said to the engine of a device.", requests()},
              {"Effect", "What is to be done.", effects()},
              {"EngineAnswer", "",
               object({maybe("status", whole()), maybe("type", text()), maybe("body", text()), maybe("action", text()),
                       maybe("analysis", named("Analysis")), maybe("hint", named("Hint")),
                       maybe("puzzle", named("PuzzleQuestion")), maybe("sentence", text()),
                       maybe("variations", named("Variations")), maybe("branch", whole(), "where that leads to"),
                       maybe("place", named("BranchPlace")), maybe("weighing", named("Weighing")),
                       maybe("lacks", list(text()),
                             "the nets to bring before this is asked again, each by game and head as in `nets/`"),
                       with("effects", list(named("Effect")))})},
              {"EngineError", "What was no request.", object({with("error", text())})},
          }};
}

}  // namespace springtide::device
