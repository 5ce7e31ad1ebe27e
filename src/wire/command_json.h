// Commands, setups and entries as JSON: what clients send and what the journal keeps share their words.
#pragma once

#include "match/command.h"
#include "text/json.h"
#include "wire/reader.h"

namespace springtide::wire {

inline constexpr std::size_t id_limit = 64;  // bytes of an id or a token

// The members of a command, `type` first.
void write_command(JsonWriter& json, const match::Command& command);
// The command of this type; nothing (and no error) if there is none such.
std::optional<match::Command> read_command(std::string_view type, Reader& reader);

// What a client may say of a new table. Its ids, the host and the server's secret are the server's to add.
match::Setup read_wishes(Reader& reader);

// Where the names of people stand in the text of an entry: in the command, or apart from it, where they can be taken away.
enum class Names : std::uint8_t { inside, apart };
// Without a link.
std::string entry_text(const match::Entry& entry, Names names = Names::inside);
// The names of the entry as a last member of its text, with the comma before it; empty if there are none.
std::string names_text(const match::Entry& entry);
// With a link or without, which is the chain's (wire/chain.h), and names where they are, if they are still there.
Result<match::Entry, std::string> parse_entry(int seq, std::string_view text);

}  // namespace springtide::wire
