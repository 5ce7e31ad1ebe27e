// rebuild: what is known of people, made anew from the journals.
#include <fmt/core.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <tuple>

#include "cli/commands.h"
#include "cli/files.h"
#include "server/counting.h"
#include "store/store.h"

namespace springtide::cli {
namespace {

using Databases = std::vector<std::unique_ptr<store::Store>>;

struct Found {
  std::vector<store::GameResult> results{};
  int over = 0;  // tables that are
};

// Tables are named first and marked last: whatever interrupts this, the next one, or a server, goes on.
struct Uncounted {
  store::Store* database = nullptr;
  std::vector<std::string> tables{};
};

std::vector<Uncounted> uncounted_in(const Databases& databases) {
  std::vector<Uncounted> all;
  for (const auto& each : databases)
    all.push_back({.database = each.get(), .tables = each->uncounted(std::numeric_limits<int>::max())});
  return all;
}

Found results_in(const std::vector<Uncounted>& uncounted) {
  Found found;
  for (const auto& [database, tables] : uncounted)
    for (const std::string& table : tables) {
      ++found.over;
      if (auto result = server::result_in(store::texts_of(database->journal(table))))
        found.results.push_back(*std::move(result));
    }
  std::ranges::sort(found.results, {}, [](const store::GameResult& result) { return std::tie(result.ended, result.table); });
  return found;
}

void rebuild(const std::vector<std::string>& addresses) {
  const Databases databases = store::open_stores(addresses);
  for (const auto& each : databases) each->forget_results();
  const std::vector<Uncounted> uncounted = uncounted_in(databases);
  const Found found = results_in(uncounted);
  for (const store::GameResult& result : found.results) databases.front()->add_result(result, server::rated);
  for (const auto& [database, tables] : uncounted)
    for (const std::string& table : tables) database->set_counted(table);
  const auto rated = std::ranges::count_if(found.results, &store::GameResult::is_rated);
  fmt::print("{} games are over, {} have a result, {} of them rated\n", found.over, found.results.size(), rated);
}

}  // namespace

void add_rebuild(CLI::App& app) {
  const auto stores = std::make_shared<std::vector<std::string>>();
  CLI::App* command = app.add_subcommand("rebuild", "Make results and ratings anew from the journals");
  command
      ->add_option("--store", *stores, "The database of a server: an SQLite file or postgresql://…; several in their order")
      ->required();
  command->callback([stores] {
    try {
      rebuild(*stores);
    } catch (const store::Failure& failure) {
      throw Failure(failure.what(), 1);
    }
  });
}

}  // namespace springtide::cli
