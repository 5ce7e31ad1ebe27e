#include "games/nets.h"

#include <algorithm>
#include <atomic>
#include <memory>

#include "games/features.h"
#include "games/list.h"
#include "text/hex.h"

namespace springtide {
namespace {

// A net stays for ever once it is there, so whoever thinks may keep it.
struct Slot {
  std::atomic<const net::Net*> net{nullptr};
  std::atomic<bool> is_missed{false};
};

std::optional<TextError> put(const NetFile& listed, net::File file, Slot& slot) {
  if (file.game != listed.game || file.head != listed.head) return bad_text("these weights are those of " + listed.stem());
  auto net = std::make_unique<net::Net>(std::move(file));
  if (auto misfit = misfit_of(*net)) return misfit;
  const net::Net* none = nullptr;
  if (slot.net.compare_exchange_strong(none, net.get())) net.release();
  return std::nullopt;
}

std::optional<TextError> put_compiled(const NetFile& listed, Slot& slot) {
  if (listed.bytes.empty()) return std::nullopt;
  auto file = net::read_file(listed.bytes);
  return file ? put(listed, *std::move(file), slot) : file.error();
}

// As many as the list has, in its order.
struct Slots {
  Slots() : all(net_files().size()) {
    for (std::size_t i = 0; i < all.size(); ++i)
      if (const auto trouble = put_compiled(net_files()[i], all[i]); trouble && !misfit)
        misfit = bad_text(trouble->message(), "nets/" + net_files()[i].stem() + ".net");
  }
  std::vector<Slot> all;
  std::optional<TextError> misfit{};  // the first
};

Slots& slots() {
  static Slots& slots = *new Slots;  // never destroyed: somebody may think to the end
  return slots;
}

Slot& slot_of(const NetFile& file) { return slots().all[static_cast<std::size_t>(&file - net_files().data())]; }

const net::Net*& place_of(Nets& nets, net::Head head) {
  using enum net::Head;
  return head == value ? nets.value : head == policy ? nets.policy : nets.belief;
}

}  // namespace

std::optional<TextError> misfit_of(const net::Net& net) {
  const net::File& file = net.file();
  std::optional<TextError> misfit = bad_text("this program knows no such features");
  Games::with(file.game, [&]<Game G>() {
    with_features<G>(
        file.head, [&]<class Told>() { misfit = net.misfit(G::name, G::rules_version, file.head, Told::names().digest()); });
  });
  return misfit;
}

std::optional<TextError> own_misfit() { return slots().misfit; }

const net::Net* own_net(const NetFile& file) { return slot_of(file).net.load(); }

Nets own_nets(std::string_view game, Heads heads) {
  Nets nets;
  for (const NetFile& file : net_files()) {
    if (file.game != game || !heads.contains(file.head)) continue;
    const net::Net* net = own_net(file);
    place_of(nets, file.head) = net;
    if (net == nullptr) slot_of(file).is_missed = true;
  }
  return nets;
}

std::vector<std::string> own_net_names(std::string_view game, Heads heads) {
  EnumArray<net::Head, std::string_view> names{};
  for (const NetFile& file : net_files())
    if (file.game == game && heads.contains(file.head)) names[file.head] = file.name();
  std::vector<std::string> found;
  for (std::string_view name : names.items)
    if (!name.empty()) found.emplace_back(name);
  return found;
}

std::optional<TextError> bring_net(std::string_view bytes) {
  auto file = net::read_file(bytes);
  if (!file) return file.error();
  const std::string weights = hex_of(weights_digest(*file));
  const auto listed = std::ranges::find(net_files(), weights, &NetFile::weights);
  if (listed == net_files().end())
    return bad_text("the net " + weights.substr(0, net::name_length) + " is none of this program's");
  return put(*listed, *std::move(file), slot_of(*listed));
}

std::vector<std::string> take_missing_nets() {
  std::vector<std::string> names;
  for (const NetFile& file : net_files())
    if (slot_of(file).is_missed.exchange(false)) names.push_back(file.stem());
  return names;
}

}  // namespace springtide
