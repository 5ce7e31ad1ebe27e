// What several forms of writing share. A position and a view differ only in whose secrets may be told.
#pragma once

#include "games/vineta/notation/notation.h"

namespace springtide::vineta {

// The secrets that may be written, seat by seat; null: hidden.
using Secrets = PerPlayer<const OwnView*>;

struct AllSecrets {
  PerPlayer<OwnView> owned{};
  // Refers to this object.
  Secrets of(int players) const;
};

AllSecrets secrets_of(const State& state);
Secrets secrets_of(const View& view);  // refers to the view

// What an action is, part by part, as members of an object.
void write_parts(JsonWriter& json, Action action);

// `players`, `edition` and the `set` lines.
std::vector<std::string> table_lines(const Options& options);

}  // namespace springtide::vineta
