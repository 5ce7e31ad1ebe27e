#include "wire/chain.h"

#include "text/hex.h"
#include "wire/command_json.h"

namespace springtide::wire {
namespace {

using namespace match;

constexpr int first_version = 2;  // of tables whose journals have a chain
constexpr std::string_view link_key = ",\"link\":\"";
constexpr std::size_t link_size = 2 * std::tuple_size_v<Digest>;

Bytes bytes_of(std::string_view text) { return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}; }

// Nobody else knows it before the game is over: to them a link is as good as random, whatever they guess an entry to be.
Digest key_of(const Setup& setup) {
  return sha256(std::string_view("springtide chain 1\n" + setup.table + "\n" + hex_of(setup.secret) + "\n"));
}

// What follows a link: names alone, which may be taken away.
std::string ending_of(const Entry& entry) { return "\"" + names_text(entry) + "}"; }

}  // namespace

Chain::Chain(const Setup& setup) {
  if (setup.version < first_version) return;
  key_.emplace(key_of(setup));
  link_ = hex_of(commitment_of(setup));
}

std::string Chain::link_after(std::string_view text) const {
  std::string message = link_;
  message += '\n';
  message += text;
  return hex_of(key_->of(bytes_of(message)));
}

std::string Chain::add(const Entry& entry) {
  if (!key_) return entry_text(entry);
  std::string text = entry_text(entry, Names::apart);
  link_ = link_after(text);
  text.pop_back();
  text += link_key;
  text += link_;
  text += ending_of(entry);
  return text;
}

bool Chain::take(const Entry& entry, std::string_view kept) {
  if (!key_) return true;
  const std::string ending = ending_of(entry);
  if (!kept.ends_with(ending) || kept.size() < link_key.size() + link_size + ending.size()) return false;
  kept.remove_suffix(ending.size());
  const std::string_view given = kept.substr(kept.size() - link_size);
  kept.remove_suffix(link_size);
  if (!kept.ends_with(link_key)) return false;
  kept.remove_suffix(link_key.size());
  std::string link = link_after(std::string(kept) + "}");
  if (link != given) return false;
  link_ = std::move(link);
  return true;
}

void apply(Table& table, const Entry& entry, Chain& chain) {
  const int seen = table.seen_by(Seat::spectator);
  table.apply(entry);
  if (table.seen_by(Seat::spectator) != seen) chain.show();
}

}  // namespace springtide::wire
