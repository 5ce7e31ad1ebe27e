#include "server/attendees.h"

namespace springtide::server {

void Attendees::arrive(home::ConnectionId connection, const match::Actor& actor) {
  const std::lock_guard lock(mutex_);
  const std::string id = actor.ids.empty() ? std::string{} : actor.ids.front();
  if (!connections_.emplace(connection, id).second) return;
  if (id.empty()) return void(++nameless_);
  Person& person = persons_[id];
  ++person.connections;
  person.is_account = actor.is_account;
}

void Attendees::depart(home::ConnectionId connection) {
  const std::lock_guard lock(mutex_);
  const auto found = connections_.extract(connection);
  if (found.empty()) return;
  if (found.mapped().empty()) return void(--nameless_);
  const auto person = persons_.find(found.mapped());
  if (--person->second.connections == 0) persons_.erase(person);
}

void Attendees::set_elsewhere(const std::vector<store::Attendance>& nodes) {
  const std::lock_guard lock(mutex_);
  elsewhere_.clear();
  people_elsewhere_ = 0;
  for (const store::Attendance& node : nodes) {
    people_elsewhere_ += node.people;
    for (const std::string& account : node.accounts) ++elsewhere_[account];
  }
}

int Attendees::own_people() const { return static_cast<int>(persons_.size()) + nameless_; }

int Attendees::people() const {
  const std::lock_guard lock(mutex_);
  return own_people() + people_elsewhere_;
}

std::vector<std::string> Attendees::here_of(const std::vector<std::string>& accounts) const {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> here;
  for (const std::string& each : accounts)
    if (persons_.contains(each) || elsewhere_.contains(each)) here.push_back(each);
  return here;
}

store::Attendance Attendees::own() const {
  const std::lock_guard lock(mutex_);
  store::Attendance all{.people = own_people()};
  for (const auto& [id, person] : persons_)
    if (person.is_account) all.accounts.push_back(id);
  return all;
}

}  // namespace springtide::server
