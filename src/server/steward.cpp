#include "server/steward.h"

#include <algorithm>

#include "server/home_runner.h"
#include "server/lobby.h"
#include "server/now.h"

namespace springtide::server {
namespace {

constexpr Milliseconds bulletin_every{1'000};
constexpr int here_again = 3;  // looks
constexpr store::Time here_lasts = 8'000;

struct News {
  store::Bulletin bulletin{};
  std::vector<std::string> tables{};  // that other hands have changed
  bool is_draining = false;           // this node
};

// Nothing but the bulletin, where nothing is new. What is in memory was read after the node has started.
News news_in(store::Store& store, std::int64_t seen, const std::string& node) {
  News news{.bulletin = store.bulletin()};
  if (news.bulletin.changed == seen) return news;
  if (seen >= 0) news.tables = store.changed_tables(seen);
  const std::vector<store::NodeRow> nodes = store.nodes();
  const auto own = std::ranges::find(nodes, node, &store::NodeRow::name);
  news.is_draining = own != nodes.end() && own->is_draining;
  return news;
}

}  // namespace

Steward::Steward(const Around& around) : around_(around), store_(around.stores, around.loop), started_(now()) {
  around_.loop.post([this] { look(); });
}

Detached Steward::look() {
  next_.cancel();
  ++looks_;
  try {
    if (around_.shares_store) co_await say_that_we_are_here();
    co_await do_what_is_said();
  } catch (const Stopped&) {
    co_return;
  } catch (const Busy&) {  // the next look may be luckier
  }
  next_ = around_.loop.after(bulletin_every, [this] { look(); });
}

Task<bool> Steward::say_that_we_are_here() {
  if (looks_ % here_again != 1) co_return false;
  const store::NodeRow own{.name = around_.node, .build = around_.build, .started = started_, .until = now() + here_lasts};
  co_return co_await store_.asked_aside([own](store::Store& store) { return store.set_node(own, now()), true; });
}

Task<bool> Steward::do_what_is_said() {
  const News news = co_await store_.asked_aside(
      [seen = seen_, node = around_.node](store::Store& store) { return news_in(store, seen, node); });
  const store::Bulletin& said = news.bulletin;
  announce(said.announced_until > now() ? said.announcement : "");
  if (said.changed == seen_) co_return false;
  seen_ = said.changed;
  set_draining(news.is_draining);
  for (HomeRunner* each : around_.homes)
    each->hand([tables = news.tables](home::Home& home, match::Time now) {
      home.recheck();
      for (const std::string& table : tables) home.changed(table, now);
    });
  if (!news.tables.empty()) around_.lobby.note_change();
  co_return true;
}

void Steward::announce(const std::string& sentence) {
  if (sentence == announced_) return;
  announced_ = sentence;
  for (HomeRunner* each : around_.homes) each->hand([sentence](home::Home& home, match::Time) { home.announce(sentence); });
}

// The leases go once every home has let go of its tables.
void Steward::set_draining(bool is_draining) {
  if (is_draining == is_draining_.exchange(is_draining)) return;
  around_.log.info(is_draining ? "draining" : "serving_again", {{"node", around_.node}});
  const auto left = std::make_shared<std::atomic<std::size_t>>(around_.homes.size());
  for (HomeRunner* each : around_.homes)
    each->hand([this, is_draining, left](home::Home& home, match::Time now) {
      if (is_draining)
        home.drain(now);
      else
        home.resume(now);
      if (--*left == 0 && is_draining) around_.loop.post([this] { release_leases(); });
    });
}

void Steward::release_leases() {
  store_.ask_each_aside([node = around_.node](store::Store& store) { return store.release_leases(node), true; },
                        [](std::optional<bool>) {});
}

}  // namespace springtide::server
