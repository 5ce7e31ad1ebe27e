#include "store/queries_vacations.h"
#include "store/rows.h"
#include "store/sql_store.h"

namespace springtide::store {
namespace {

Vacation vacation_in(const Row& row) {
  return {.player = text_in(row, 0), .from = number_in(row, 1), .until = number_in(row, 2)};
}

}  // namespace

std::vector<Vacation> SqlStore::vacations_of(std::string_view player, Time after) {
  return each(run(query::vacations_of, {player, after}), vacation_in);
}

bool SqlStore::take_vacation(const Vacation& vacation, const std::function<bool(const std::vector<Vacation>&)>& may) {
  const auto& [player, from, until] = vacation;
  bool is_taken = false;
  engine_->together([&](Session& session) {
    store::run(session, query::hold_player, {player});
    is_taken = may(each(store::run(session, query::vacations_of, {player, 0}), vacation_in));
    if (is_taken) store::run(session, query::add_vacation, {player, from, until});
  });
  return is_taken;
}

bool SqlStore::end_vacation(std::string_view player, Time now) {
  return run(query::end_vacation, {now, player}).changed > 0;
}

std::vector<Vacation> SqlStore::under_way(Time now) { return each(run(query::under_way, {now}), vacation_in); }

std::vector<Vacation> SqlStore::away(const std::vector<std::string>& players, Time now) {
  const std::string list = json_list(players);
  return each(run(query::away, {list, now}), vacation_in);
}

}  // namespace springtide::store
