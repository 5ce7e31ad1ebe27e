// Who runs the servers, at their store: `springtide admin`.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "cli/files.h"
#include "server/hand.h"
#include "store/store.h"

namespace springtide::cli {

// What every command of `springtide admin` is given.
struct OperatorFlags {
  std::vector<std::string> stores{};
  std::string config{};
  std::string reason{};
};

// Why something is done; bad ones are refused.
CLI::Option* add_reason(CLI::App& command, const std::shared_ptr<OperatorFlags>& flags);
// A command that does something: it has --reason, and is refused without.
CLI::App* add_act(CLI::App& group, const std::string& name, const std::string& about,
                  const std::shared_ptr<OperatorFlags>& flags);

// The store, opened, with the clock that its nodes go by. All of it throws Failure with a sentence for the operator.
class Operator {
 public:
  explicit Operator(const OperatorFlags& flags);

  store::Store& first() const { return *databases_.front(); }
  const server::Databases& databases() const { return databases_; }
  store::Store& database_of(const std::string& table) const;

  // A line of the log as it is going to be.
  store::Act act(const std::string& kind, const std::string& subject, const std::string& detail = {}) const;
  void note(const std::string& kind, const std::string& subject, const std::string& detail = {}) const;

  // An account by its login, or by its id.
  store::Player account(const std::string& name) const;

 private:
  std::string reason_;
  std::string by_;
  server::Databases databases_{};
};

// When something ends: a moment, or so long from now on. Throws Failure that names the flag; nothing that is over.
store::Time end_of(const std::string& flag, const std::string& text);
// A rule such as 90d: the moment so long ago.
store::Time age_of(const std::string& flag, const std::string& text);

void add_account_commands(CLI::App& admin, const std::shared_ptr<OperatorFlags>& flags);
void add_table_commands(CLI::App& admin, const std::shared_ptr<OperatorFlags>& flags);
void add_prune_command(CLI::App& admin, const std::shared_ptr<OperatorFlags>& flags);

// With failures of the store as those of the command.
template <class Work>
void with_operator(const OperatorFlags& flags, Work work) {
  try {
    work(Operator(flags));
  } catch (const store::Failure& failure) {
    throw Failure(failure.what(), 1);
  }
}

}  // namespace springtide::cli
