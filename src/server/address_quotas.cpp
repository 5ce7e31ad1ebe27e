#include "server/address_quotas.h"

#include <algorithm>

namespace springtide::server {

bool AddressQuotas::may_add_guest(const std::string& household, Moment now) {
  const std::lock_guard lock(mutex_);
  return guests_.take(household, now);
}

bool AddressQuotas::may_analyse(const std::string& household, Moment now) {
  const std::lock_guard lock(mutex_);
  return analyses_.take(household, now);
}

bool AddressQuotas::may_share(const std::string& household, Moment now) {
  const std::lock_guard lock(mutex_);
  return studies_.take(household, now);
}

bool AddressQuotas::may_train(const std::string& household, Moment now) {
  const std::lock_guard lock(mutex_);
  return trainings_.take(household, now);
}

bool AddressQuotas::may_invite(const std::string& account, const std::string& household, Moment now) {
  const std::lock_guard lock(mutex_);
  return invitations_here_.take(household, now) && invitations_.take(account, now);
}

std::vector<std::string> AddressQuotas::listed(const std::string& household) const {
  const std::lock_guard lock(mutex_);
  const auto found = listed_.find(household);
  return found == listed_.end() ? std::vector<std::string>{} : found->second;
}

// Where there are too many addresses, one is forgotten; its tables count for their hosts.
void AddressQuotas::note_listed(const std::string& household, const std::string& table) {
  const std::lock_guard lock(mutex_);
  if (listed_.size() >= most && !listed_.contains(household)) listed_.erase(listed_.begin());
  listed_[household].push_back(table);
}

void AddressQuotas::forget_listed(const std::string& household, const std::vector<std::string>& gone) {
  const std::lock_guard lock(mutex_);
  const auto found = listed_.find(household);
  if (found == listed_.end()) return;
  std::erase_if(found->second, [&](const std::string& table) { return std::ranges::find(gone, table) != gone.end(); });
  if (found->second.empty()) listed_.erase(found);
}

}  // namespace springtide::server
