#include "store/login_key.h"
#include "store/queries_people.h"
#include "store/rows.h"
#include "store/sql_store.h"

namespace springtide::store {

Profile SqlStore::profile(std::string_view player) {
  return only(run(query::profile, {player}),
              [](const Row& row) {
                return Profile{
                    .is_shown = number_in(row, 0) != 0, .emblem = int_in(row, 1), .is_here_shown = number_in(row, 2) != 0};
              })
      .value_or(Profile{});
}

void SqlStore::set_profile(std::string_view player, const Profile& profile) {
  run(query::set_profile, {player, profile.is_shown ? 1 : 0, profile.emblem, profile.is_here_shown ? 1 : 0});
}

void SqlStore::rename(std::string_view player, std::string_view name, Time now, Time until) {
  engine_->together([&](Session& session) {
    store::run(session, query::forget_names, {now});
    store::run(session, query::keep_name, {now, until, player});
    store::run(session, query::set_name, {name, login_key(name), player});
  });
}

std::vector<FormerName> SqlStore::former_names(std::string_view player, Time now) {
  return each(run(query::former_names, {player, now}),
              [](const Row& row) { return FormerName{.name = text_in(row, 0), .until = number_in(row, 1)}; });
}

std::vector<std::string> SqlStore::accounts_called(std::string_view name, Time now, int limit) {
  return each(run(query::accounts_called, {login_key(name), now, limit}), [](const Row& row) { return text_in(row, 0); });
}

}  // namespace springtide::store
