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
                       maybe("analysis", named("Analysis")), maybe("sentence", text()),
                       with("effects", list(named("Effect")))})},
              {"EngineError", "What was no request.", object({with("error", text())})},
          }};
}

}  // namespace springtide::device
