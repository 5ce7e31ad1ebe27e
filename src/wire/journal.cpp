#include "wire/journal.h"

#include <algorithm>
#include <iterator>

#include "text/lines.h"
#include "text/notation.h"
#include "wire/command_json.h"

namespace springtide::wire {
namespace {

using namespace match;

constexpr std::string_view format = "springtide journal 1";
constexpr std::string_view no_opening = "a journal opens its table in its first entry, and only there";
constexpr std::string_view broken_link = "its link does not fit: this entry, or one before it, is not what was written";

Seat mover_of(std::string_view move) { return *find_seat(move.substr(0, move.find(' '))); }

// A name may have been taken away since; the table asks for one all the same.
void give_name(std::string& name) {
  if (name.empty()) name = "nobody";
}
Entry with_names(Entry entry) {
  if (auto* sit = std::get_if<Sit>(&entry.command)) give_name(sit->name);
  if (auto* setup = std::get_if<Setup>(&entry.command))
    for (Chair& chair : setup->chairs)
      if (chair.kind == ChairKind::player) give_name(chair.name);
  return entry;
}

// Whether it was an account's was looked at then.
Actor actor_of(const Entry& entry) {
  return entry.by.empty() ? Actor::table() : Actor{.ids = {entry.by}, .is_account = true};
}

// What the table would have written in the entry's place.
Result<Entry, Refusal> decided_again(const Table* table, const Entry& entry) {
  if (const auto* setup = std::get_if<Setup>(&entry.command)) return Table::open(*setup, entry.time, entry.id);
  const Actor actor = actor_of(entry);
  return table->decide(actor, entry.command, entry.time, entry.id);
}

std::optional<std::string> trouble_with(const Table* table, const Entry& entry) {
  if (std::holds_alternative<Setup>(entry.command) != (table == nullptr)) return std::string(no_opening);
  const Entry named = with_names(entry);
  const auto again = decided_again(table, named);
  if (!again) return "the table refuses this: " + again.error().sentence;
  if (!(*again == named)) return "what followed is not what the deal and the rules say";
  return std::nullopt;
}

}  // namespace

bool is_next(const Table& table, const Entry& entry) {
  if (entry.seq != table.seq() + 1 || std::holds_alternative<Setup>(entry.command)) return false;
  Actor actor = actor_of(entry);
  if (!entry.by.empty())
    for (const Chair& chair : table.chairs()) actor.ids.push_back(chair.player);
  const Entry named = with_names(entry);
  const auto again = table.decide(actor, named.command, named.time, named.id);
  return again && *again == named;
}

Chain& Fold::chain_for(const Entry& entry) { return chain_ ? *chain_ : chain_.emplace(std::get<Setup>(entry.command)); }

void Fold::keep(const Entry& entry, std::string text) {
  if (table_) {
    apply(*table_, entry, *chain_);
  } else {
    table_ = std::make_unique<Table>(entry);
    chain_->show();
  }
  entries_.push_back(entry);
  texts_.push_back(std::move(text));
  if (!chain_->link().empty()) links_.push_back(chain_->link());
}

const std::string& Fold::add(const Entry& entry) {
  keep(entry, chain_for(entry).add(entry));
  return texts_.back();
}

bool Fold::take(const Entry& entry, std::string text) {
  if (!chain_for(entry).take(entry, text)) return false;
  keep(entry, std::move(text));
  return true;
}

Journal Fold::journal() && {
  return {.entries = std::move(entries_),
          .texts = std::move(texts_),
          .links = std::move(links_),
          .table = std::move(*table_),
          .chain = *std::move(chain_)};
}

std::string journal_text(std::span<const std::string> entries) {
  std::string text = std::string(format) + "\n";
  for (const std::string& entry : entries) text += entry + "\n";
  return text;
}

Result<Journal, TextError> read_entries(std::span<const std::string> entries) {
  Fold fold;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const int seq = static_cast<int>(i) + 1;
    const auto entry = parse_entry(seq, entries[i]);
    if (!entry) return bad_text(entry.error(), {}, seq);
    if (std::holds_alternative<Setup>(entry->command) != (i == 0)) return bad_text(std::string(no_opening), {}, seq);
    if (!fold.take(*entry, entries[i])) return bad_text(std::string(broken_link), {}, seq);
  }
  return std::move(fold).journal();
}

std::vector<Kept> without_names(const Journal& journal, const Actor& player) {
  std::vector<Kept> changed;
  for (std::size_t i = 0; i < journal.entries.size(); ++i) {
    const Entry& entry = journal.entries[i];
    const std::string names = names_text(entry);
    if (names.empty() || !player.is(entry.by)) continue;
    // Without a chain names stand inside, and nothing depends on the words of an entry.
    const std::string& text = journal.texts[i];
    const bool is_linked = !journal.links.empty();
    changed.push_back(
        {.entry = entry,
         .text = is_linked ? text.substr(0, text.size() - names.size() - 1) + "}" : entry_text(entry, Names::apart)});
  }
  return changed;
}

Journal retraced(Setup setup, std::span<const std::string> moves, Time now) {
  setup.version = 1;  // nothing is promised where the host has all in hand
  std::ranges::copy_if(moves, std::back_inserter(setup.script),
                       [](const std::string& move) { return mover_of(move) == Seat::nature; });
  const Actor host{.ids = {setup.host}};
  Fold fold;
  fold.add(*Table::open(setup, now, ""));
  fold.add(*fold.table()->decide(host, Start{}, now, ""));
  while (true) {
    const Table& table = *fold.table();
    const auto next = static_cast<std::size_t>(table.play().length());
    if (next >= moves.size()) return std::move(fold).journal();
    const Seat seat = mover_of(moves[next]);
    const Act act{.seat = seat, .decision = table.play().decision(), .actions = {moves[next]}};
    fold.add(*table.decide(table.is_bot(seat) ? Actor::table() : host, act, now, ""));
  }
}

Result<Journal, TextError> check_journal(std::string_view text) {
  const std::vector<Line> lines = lines_of(text);
  if (lines.empty() || lines[0].text != format) return bad_text("expected " + in_quotes(format), {}, 1);
  Fold fold;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const int line = static_cast<int>(i) + 1;
    const auto entry = parse_entry(static_cast<int>(i), lines[i].text);
    if (!entry) return bad_text(entry.error(), {}, line);
    if (auto trouble = trouble_with(fold.table(), *entry)) return bad_text(*std::move(trouble), {}, line);
    if (!fold.take(*entry, std::string(lines[i].text))) return bad_text(std::string(broken_link), {}, line);
  }
  if (fold.table() == nullptr) return bad_text("the journal has no entries", {}, 1);
  return std::move(fold).journal();
}

Journal hand_over(const Journal& journal, const std::string& table, const std::string& player) {
  Fold fold;
  for (Entry entry : journal.entries) {
    if (!entry.by.empty()) entry.by = player;
    if (auto* setup = std::get_if<Setup>(&entry.command)) {
      if (setup->dealt_as.empty()) setup->dealt_as = setup->table;
      setup->table = table;
      setup->host = player;
      setup->is_rated = false;
      for (Chair& chair : setup->chairs)
        if (chair.kind == ChairKind::player) chair.player = player;
    }
    fold.add(entry);
  }
  return std::move(fold).journal();
}

}  // namespace springtide::wire
