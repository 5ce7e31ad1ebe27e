// Any text as a client's message: refused with a reason that can be sent back, or a command that is written and read as the
// same.
#include <cstdint>
#include <string>

#include "fuzz/require.h"
#include "text/json_value.h"
#include "wire/command_json.h"
#include "wire/message.h"
#include "wire/output.h"

namespace springtide::wire {
namespace {

std::string written(const Do& message) {
  JsonWriter json;
  json.begin_object();
  write_command(json, message.command);
  json.field("table", message.table).field("id", message.id).end_object();
  return json.text();
}

void check_command(const Do& message) {
  require(!message.id.empty() && message.id.size() <= 64, "a command without a proper id");
  require(!std::holds_alternative<match::Setup>(message.command), "a client opens a table");
  require(!std::holds_alternative<match::Tick>(message.command), "a client is the clock");
  require(!std::holds_alternative<match::CloseTable>(message.command), "a client closes a table");
  const auto again = parse_message(written(message));
  require(bool(again), "a command that was read cannot be written");
  const Do* same = std::get_if<Do>(&*again);
  require(same != nullptr && same->command == message.command, "written as another command");
  require(same->table == message.table && same->id == message.id, "written for another table or id");
}

void check_refusal(const BadMessage& message) {
  require(!message.sentence.empty(), "a refusal without a reason");
  const std::string text = refused_text({.id = message.id, .code = "bad-message", .sentence = message.sentence});
  require(bool(parse_json(text)), "a refusal that is no JSON");
}

}  // namespace
}  // namespace springtide::wire

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace springtide::wire;
  const auto message = parse_message({reinterpret_cast<const char*>(data), size});
  if (!message)
    check_refusal(message.error());
  else if (const Do* command = std::get_if<Do>(&*message))
    check_command(*command);
  return 0;
}
