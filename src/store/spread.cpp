#include "store/spread.h"

#include <algorithm>
#include <random>
#include <tuple>

#include "base/fnv.h"
#include "store/queries.h"
#include "store/rows.h"
#include "store/sql.h"

namespace springtide::store {
namespace {

// The best so many of all, by a key that no two have in common.
template <class Item, class Key>
std::vector<Item> merged(std::vector<std::vector<Item>> parts, int limit, Key key) {
  std::vector<Item> all;
  for (std::vector<Item>& part : parts) std::ranges::move(part, std::back_inserter(all));
  std::ranges::sort(all, {}, key);
  if (all.size() > static_cast<std::size_t>(limit)) all.resize(static_cast<std::size_t>(limit));
  return all;
}

// One of the databases that belong together.
struct Part {
  std::string spread{};  // the same in all of them, and in no others
  std::int64_t number = 1;
  std::int64_t of = 1;
  bool is_settled = false;  // known to the first: each of them has been told once
};

std::string title_of(const Part& part) { return std::to_string(part.number) + " of " + std::to_string(part.of); }

[[noreturn]] void refuse(const Engine& engine, const std::string& sentence) {
  throw Failure(engine.place() + ": " + sentence);
}

Part part_in(const Row& row) {
  return {
      .spread = text_in(row, 0), .number = number_in(row, 1), .of = number_in(row, 2), .is_settled = number_in(row, 3) != 0};
}

Answer ask(Engine& engine, Query query, std::initializer_list<Value> values = {}) {
  return engine.run(query, {values.begin(), values.size()});
}

std::optional<Part> remembered(Engine& engine) { return only(ask(engine, query::part), part_in); }

std::string new_spread() {
  constexpr std::string_view digits = "0123456789abcdef";
  std::random_device random;
  std::string id(32, '0');
  std::ranges::generate(id, [&] { return digits[random() % digits.size()]; });
  return id;
}

// Tables that are there already would be looked for elsewhere; players are looked for in the first alone.
void expect_empty(Engine& engine, const Part& wanted) {
  const Row found = ask(engine, query::has_rows).rows.at(0);
  if (number_in(found, 0) != 0 || (wanted.number > 1 && number_in(found, 1) != 0))
    refuse(engine, "it is in use already, and cannot become database " + title_of(wanted) +
                       "; tables are spread over databases that are empty at first");
}

// Nodes that start together tell it the same, or one of them comes first.
Part told(Engine& engine, const Part& wanted) {
  if (const auto is = remembered(engine)) return *is;
  if (wanted.is_settled)
    refuse(engine, "it has never been database " + title_of(wanted) +
                       ", but another one has; name that one, or restore its backup here");
  expect_empty(engine, wanted);
  ask(engine, query::become_part, {wanted.spread, wanted.number, wanted.of});
  return remembered(engine).value();
}

void expect_part(const Engine& engine, const Part& is, const Part& wanted) {
  if (is.number != wanted.number || is.of != wanted.of)
    refuse(engine, "it is database " + title_of(is) + ", not " + title_of(wanted) +
                       "; name all of them in their order, each with --store");
  if (is.spread != wanted.spread) refuse(engine, "it belongs together with other databases than the first that is named");
}

void expect_alone(Engine& engine) {
  if (const auto is = remembered(engine)) expect_part(engine, *is, {.spread = is->spread});
}

}  // namespace

std::size_t part_of(std::string_view table, std::size_t parts) {
  return static_cast<std::size_t>((fnv_1a(table) & 0xffffffff) % parts);
}

std::vector<PublicTable> merged_public(std::vector<std::vector<PublicTable>> parts, int limit) {
  return merged(std::move(parts), limit,
                [](const PublicTable& each) { return std::tuple(-each.row.created, std::string_view(each.row.id)); });
}

std::vector<MyTable> merged_tables(std::vector<std::vector<MyTable>> parts, int limit) {
  return merged(std::move(parts), limit,
                [](const MyTable& mine) { return std::tuple(-mine.row.updated, std::string_view(mine.row.id)); });
}

Holding sum_of(std::span<const Holding> parts) {
  Holding sum;
  for (const Holding& part : parts) {
    sum.open += part.open;
    sum.bots_alone += part.bots_alone;
    sum.listed += part.listed;
  }
  return sum;
}

void expect_parts(std::span<const std::unique_ptr<Engine>> engines) {
  if (engines.size() == 1) return expect_alone(*engines[0]);
  Part wanted{.spread = new_spread(), .number = 1, .of = static_cast<std::int64_t>(engines.size())};
  const Part first = told(*engines[0], wanted);
  wanted.spread = first.spread;
  wanted.is_settled = first.is_settled;
  for (const auto& engine : engines) {
    expect_part(*engine, told(*engine, wanted), wanted);
    ++wanted.number;
  }
  if (!first.is_settled) ask(*engines[0], query::settle);
}

}  // namespace springtide::store
