// Who is here, in the store.
#include <algorithm>

#include "store/queries_presence.h"
#include "store/rows.h"
#include "store/sql_store.h"

namespace springtide::store {
namespace {

// Ids have no spaces.
std::string joined(const std::vector<std::string>& ids) {
  std::string text;
  for (const std::string& id : ids) text += (text.empty() ? "" : " ") + id;
  return text;
}

std::vector<std::string> parted(std::string_view text) {
  std::vector<std::string> ids;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    ids.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return ids;
}

Attendance attendance_in(const Row& row) {
  return {
      .node = text_in(row, 0), .people = int_in(row, 1), .accounts = parted(text_in(row, 2)), .until = number_in(row, 3)};
}

}  // namespace

void SqlStore::set_attendance(const Attendance& attendance, Time now) {
  const std::string accounts = joined(attendance.accounts);
  run(query::set_attendance, {attendance.node, attendance.people, accounts, attendance.until});
  run(query::forget_attendances, {now});
}

std::vector<Attendance> SqlStore::attendance_elsewhere(std::string_view node, Time now) {
  return each(run(query::attendance_elsewhere, {node, now}), attendance_in);
}

std::vector<ShownFriend> SqlStore::friends_shown_to(const std::vector<std::string>& accounts) {
  const std::string list = json_list(accounts);
  return each(run(query::friends_shown_to, {list}),
              [](const Row& row) { return ShownFriend{.account = text_in(row, 0), .person = text_in(row, 1)}; });
}

}  // namespace springtide::store
