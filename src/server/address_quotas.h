// What one address may have and want, whoever comes from there. Each process counts by itself. Bounded memory; time is an
// argument.
#pragma once

#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "server/quotas.h"
#include "server/tries.h"

namespace springtide::server {

// Safe from any thread. An address is a household: see household_at.
class AddressQuotas {
 public:
  explicit AddressQuotas(const Quotas& quotas)
      : guests_(quotas.guests, most),
        analyses_(quotas.analyses_of_address, most),
        studies_(quotas.studies_of_address, most),
        trainings_(quotas.trainings_of_address, most),
        invitations_(quotas.invitations, most),
        invitations_here_(quotas.invitations_of_address, most) {}

  bool may_add_guest(const std::string& household, Moment now);
  bool may_analyse(const std::string& household, Moment now);
  bool may_share(const std::string& household, Moment now);
  bool may_train(const std::string& household, Moment now);
  // An account at an address invites somebody.
  bool may_invite(const std::string& account, const std::string& household, Moment now);

  // Tables that came to the lobby from there; some may be gone by now.
  std::vector<std::string> listed(const std::string& household) const;
  void note_listed(const std::string& household, const std::string& table);
  void forget_listed(const std::string& household, const std::vector<std::string>& gone);

 private:
  static constexpr std::size_t most = 50'000;

  mutable std::mutex mutex_{};
  Buckets guests_;
  Buckets analyses_;
  Buckets studies_;
  Buckets trainings_;
  Buckets invitations_;  // of accounts
  Buckets invitations_here_;
  std::map<std::string, std::vector<std::string>> listed_{};
};

}  // namespace springtide::server
