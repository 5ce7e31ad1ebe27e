// Who plays: guests who give a name, and accounts that keep their games across devices.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "home/home.h"
#include "server/store_queue.h"
#include "server/tries.h"
#include "server/workers.h"

namespace springtide::server {

using home::Identity;

// What an answer says: a status, and either fields of JSON or a refusal.
struct PlayerAnswer {
  int status = 200;
  std::string code{};  // empty: done
  std::string sentence{};
  std::string token{};
  std::string recovery{};
  std::string name{};
  std::string login{};
  std::string player{};  // whose tokens are void now, but for the one above
  std::string ended{};   // the hash of one token that is
};

// What somebody types, and where.
struct Credentials {
  std::string login{};
  std::string password{};
  std::string recovery{};
  std::string sign_up_code{};
  std::string address{};
  std::string device{};
};

// One of somebody's tokens, as its owner may see it: neither it nor its hash.
struct OpenSession {
  std::string id{};
  store::Token token{};
  bool is_this = false;
};

// Where passwords are hashed. Who signs in does not wait for those who sign up.
struct PasswordLanes {
  Workers passwords{{.niceness = 5}};
  Workers sign_ups{{.niceness = 10}};
};

class Players {
 public:
  Players(StoreQueue& store, PasswordLanes& lanes, Tries& tries, Loop& loop)
      : store_(store), lanes_(lanes), tries_(tries), loop_(loop) {}

  // All of them: Busy if the store does not answer.
  Task<std::optional<Identity>> identified(std::string token);
  Task<PlayerAnswer> guest(std::string name, std::string device);
  // The guest becomes an account; its games stay its own.
  Task<PlayerAnswer> account(Identity guest, Credentials given);
  // A guest who signs in hands its games over to the account.
  Task<PlayerAnswer> sign_in(Credentials given, std::optional<Identity> guest);
  Task<std::vector<OpenSession>> sessions(Identity identity);
  Task<PlayerAnswer> sign_out(std::string token_hash);
  Task<PlayerAnswer> sign_out_everywhere(Identity identity);
  // However often wrong passwords were tried: nobody guesses a recovery code.
  Task<PlayerAnswer> recover(Credentials given);
  // For good.
  Task<PlayerAnswer> remove(Identity identity, Credentials given);

 private:
  bool is_use_news(const std::string& token_hash);
  // The account, if login and password belong together; otherwise why not.
  Task<Result<store::Player, PlayerAnswer>> checked(Credentials given);

  StoreQueue& store_;
  PasswordLanes& lanes_;
  Tries& tries_;
  Loop& loop_;
  std::unordered_map<std::string, store::Time> noted_{};  // the hour of the last use that the store knows, by token hash
};

}  // namespace springtide::server
