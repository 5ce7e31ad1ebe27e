#include "simulator/journal.h"

#include <cstdlib>

#include "wire/command_json.h"
#include "wire/output.h"

namespace springtide::simulator {

using namespace match;

namespace {

// What is wrong with an entry of this table.
Broken trouble_with(const Table& table, const Entry& entry) {
  const Actor actor = entry.by.empty() ? Actor::table() : Actor{.ids = {entry.by}};
  const auto again = table.decide(actor, entry.command, entry.time, entry.id);
  if (!again) return "an entry is refused when it is decided again: " + wire::entry_text(entry) + again.error().sentence;
  if (!(*again == entry)) return "an entry is another when it is decided again: " + wire::entry_text(entry);
  return std::nullopt;
}

}  // namespace

Journal::Journal(const Entry& first) : current_(first), chain_(current_.setup()) {
  texts_.push_back(chain_.add(first));
  chain_.show();
}

Journal::Journal(const Entry& first, const std::string& text) : Journal(first) {
  if (text != texts_[0]) broken_ = "a first entry is not linked as it must be: " + text;
}

bool Journal::append(const Entry& entry, const std::string& text) {
  if (entry.seq != size() + 1) return false;
  if (auto trouble = trouble_with(current_, entry)) {
    broken_ = trouble;
    return false;
  }
  if (!chain_.take(entry, text)) {
    broken_ = "an entry is not linked as it must be: " + text;
    return false;
  }
  texts_.push_back(text);
  if (!entry.id.empty()) ++counts_[entry.by + "\n" + entry.id];
  wire::apply(current_, entry, chain_);
  return true;
}

int Journal::count(const std::string& by, const std::string& id) const {
  const auto found = counts_.find(by + "\n" + id);
  return found == counts_.end() ? 0 : found->second;
}

Entry Journal::read(std::size_t i) const {
  auto entry = wire::parse_entry(static_cast<int>(i) + 1, texts_[i]);
  if (!entry) std::abort();  // what entry_text writes is read again
  return *std::move(entry);
}

std::vector<std::string> Journal::texts_after(int seq) const {
  return {texts_.begin() + std::min(seq, size()), texts_.end()};
}

Broken Journal::trouble() const {
  for (const auto& [command, times] : counts_)
    if (times > 1) return "a command stands in the journal twice: " + command;
  Table table(read(0));
  wire::Chain chain(table.setup());
  if (!chain.take(read(0), texts_[0])) return "the first link does not fit";
  for (std::size_t i = 1; i < texts_.size(); ++i) {
    const Entry entry = read(i);
    if (auto trouble = trouble_with(table, entry)) return trouble;
    if (!chain.take(entry, texts_[i])) return "a link does not fit: " + texts_[i];
    table.apply(entry);
  }
  for (int i = 0; i < enum_size<Seat>; ++i) {
    const Seat viewer = seat_at(i);
    if ((viewer == Seat::spectator || players_of(table.players()).contains(viewer)) &&
        wire::update_text(table, viewer, 0) != wire::update_text(current_, viewer, 0))
      return "the journal leads to another table";
  }
  return std::nullopt;
}

}  // namespace springtide::simulator
