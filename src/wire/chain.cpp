#include "wire/chain.h"

#include "text/hex.h"
#include "wire/command_json.h"

namespace springtide::wire {
namespace {

using namespace match;

constexpr int first_version = 2;  // of tables whose journals have a chain
constexpr std::string_view link_key = ",\"link\":\"";
constexpr std::string_view link_end = "\"}";
constexpr std::size_t link_size = 2 * std::tuple_size_v<Digest>;
constexpr std::size_t ending_size = link_key.size() + link_size + link_end.size();

Bytes bytes_of(std::string_view text) { return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}; }

// Nobody else knows it before the game is over: to them a link is as good as random, whatever they guess an entry to be.
Digest key_of(const Setup& setup) {
  return sha256(std::string_view("springtide chain 1\n" + setup.table + "\n" + hex_of(setup.secret) + "\n"));
}

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
  std::string text = entry_text(entry);
  if (!key_) return text;
  link_ = link_after(text);
  text.pop_back();
  text += link_key;
  text += link_;
  text += link_end;
  return text;
}

bool Chain::take(std::string_view kept) {
  if (!key_) return true;
  const std::string_view given = link_of(kept);
  if (given.empty()) return false;
  std::string link = link_after(std::string(kept.substr(0, kept.size() - ending_size)) + "}");
  if (link != given) return false;
  link_ = std::move(link);
  return true;
}

std::string_view link_of(std::string_view kept) {
  if (kept.size() < ending_size) return {};
  const std::string_view ending = kept.substr(kept.size() - ending_size);
  return ending.starts_with(link_key) && ending.ends_with(link_end) ? ending.substr(link_key.size(), link_size)
                                                                    : std::string_view{};
}

void apply(Table& table, const Entry& entry, Chain& chain) {
  const int seen = table.seen_by(Seat::spectator);
  table.apply(entry);
  if (table.seen_by(Seat::spectator) != seen) chain.show();
}

}  // namespace springtide::wire
