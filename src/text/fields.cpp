#include "text/fields.h"

#include <algorithm>
#include <set>
#include <utility>

#include "text/notation.h"

namespace springtide {
namespace {

TextField field_of(const Line& line, Fields::KeyWords key_words) {
  const auto words = words_of(line.text);
  const std::size_t count = std::clamp<std::size_t>(key_words(words[0]), 1, words.size());
  TextField field{.line = line.number, .key = std::string(words[0]), .value = {}};
  for (std::size_t i = 1; i < count; ++i) field.key += " " + std::string(words[i]);
  const std::string_view last = words[count - 1];
  field.value = trim(line.text.substr(static_cast<std::size_t>(last.data() + last.size() - line.text.data())));
  return field;
}

}  // namespace

Fields::Fields(const std::vector<Line>& lines, KeyWords key_words) {
  std::set<std::string> keys;
  for (const Line& line : lines) {
    if (trim(line.text).empty()) continue;
    fields_.push_back(field_of(line, key_words));
    const TextField& field = fields_.back();
    if (key_words(words_of(line.text)[0]) == 0) fail(field, "unknown line");
    if (!keys.insert(field.key).second) fail(field, "this line is given twice");
  }
}

void Fields::fail(const TextField& field, std::string reason, std::string_view rule) {
  TextError error = bad_text(std::move(reason), presentable(field.key), field.line);
  error.rule = rule;
  fail(std::move(error));
}

void Fields::fail(TextError error) {
  if (!error_) error_ = std::move(error);
}

void Fields::fail_at(const std::string& key, std::string reason, std::string_view rule) {
  const TextField* field = find(key);
  TextError error = bad_text(std::move(reason), key, field == nullptr ? 0 : field->line);
  error.rule = rule;
  fail(std::move(error));
}

void Fields::fail_missing(std::string_view key) { fail(bad_text("the line is missing", std::string(key))); }

void Fields::fail_on_unread() {
  for (const TextField& field : fields_)
    if (!field.is_read) fail(field, "unknown line");
}

const TextField* Fields::find(std::string_view key) {
  const auto field = std::find_if(fields_.begin(), fields_.end(), [key](const TextField& each) { return each.key == key; });
  if (field == fields_.end()) return nullptr;
  field->is_read = true;
  return &*field;
}

void Fields::read_game(std::string_view name, int version) {
  const TextField* game = find("game");
  if (game == nullptr) return fail_missing("game");
  if (game->value != name) fail(*game, "expected " + std::string(name) + ", found " + in_quotes(game->value));
  number("rules", 1, version, version);
}

std::vector<const TextField*> Fields::starting_with(std::string_view prefix) {
  std::vector<const TextField*> found;
  for (TextField& field : fields_) {
    if (field.key != prefix && !field.key.starts_with(std::string(prefix) + " ")) continue;
    field.is_read = true;
    found.push_back(&field);
  }
  return found;
}

int Fields::number(std::string_view key, int least, int most, int otherwise) {
  const TextField* field = find(key);
  if (field == nullptr) return otherwise;
  const auto value = to_number(field->value);
  if (value && *value >= least && *value <= most) return *value;
  fail(*field, "expected a number from " + std::to_string(least) + " to " + std::to_string(most) + ", found " +
                   in_quotes(field->value));
  return otherwise;
}

Seat Fields::player(std::string_view key, int players, Seat otherwise) {
  const TextField* field = find(key);
  return field == nullptr ? otherwise : player_named(*field, field->value, players, otherwise);
}

Seat Fields::starter(int players) {
  const TextField* field = find("start");
  return field != nullptr && field->value == "random" ? Seat::nature : player("start", players, Seat::p1);
}

Seat Fields::player_named(const TextField& field, std::string_view name, int players, Seat otherwise) {
  const auto seat = find_seat(name);
  if (seat && players_of(players).contains(*seat)) return *seat;
  fail(field, "expected p1 to p" + std::to_string(players) + ", found " + in_quotes(name));
  return otherwise;
}

void FieldWriter::head(std::string_view game, int version, const std::vector<std::string>& options,
                       std::optional<Seat> viewer) {
  line("game", game);
  number("rules", version);
  for (const std::string& option : options) {
    text += option + '\n';
    if (viewer && option.starts_with("players")) line("viewer", seat_name(*viewer));
  }
}

}  // namespace springtide
