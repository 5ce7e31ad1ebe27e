// Who plays: guests who give a name, and accounts that keep their games across devices.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "match/command.h"
#include "server/address_limits.h"
#include "server/store_queue.h"
#include "server/work_thread.h"

namespace springtide::server {

// Whom a token stands for.
struct Identity {
  match::Actor actor{};  // the account's id first, then its guests'
  std::string name{};
  std::string login{};  // empty: a guest
  std::string token_hash{};
};

// What an answer says: a status, and either fields of JSON or a refusal.
struct PlayerAnswer {
  int status = 200;
  std::string code{};  // empty: done
  std::string sentence{};
  std::string token{};
  std::string recovery{};
  std::string name{};
  std::string login{};
  std::string player{};  // whose tokens are void now
};

class Players {
 public:
  using Done = std::function<void(PlayerAnswer)>;

  Players(StoreQueue& store, WorkThread& passwords) : store_(store), passwords_(passwords) {}

  void identify(const std::string& token, std::function<void(std::optional<Identity>)> done);

  void add_guest(const std::string& name, Done done);
  // The guest becomes an account; its games stay its own.
  void make_account(const Identity& guest, const std::string& login, const std::string& password, Done done);
  // A guest who signs in hands its games over to the account.
  void sign_in(const std::string& login, const std::string& password, const std::string& address,
               const std::optional<Identity>& guest, Done done);
  void sign_out(const Identity& identity, Done done);
  void recover(const std::string& login, const std::string& recovery, const std::string& password,
               const std::string& address, Done done);
  // For good. `left` gets the actor first, whose seats must be left.
  void remove(const Identity& identity, const std::string& password, const std::string& address, Done done);

 private:
  bool may_try(const std::string& login, const std::string& address);
  void add_token(const std::string& player, PlayerAnswer answer, Done done);
  // Checks the password off the I/O thread; `then` gets the account if it is right.
  void with_account(const std::string& login, const std::string& password, const std::string& address, Done refuse,
                    std::function<void(store::Player)> then);
  template <class Store, class Then>
  void ask(Done done, Store question, Then then);

  StoreQueue& store_;
  WorkThread& passwords_;
  std::map<std::string, TokenBucket> tries_{};
};

}  // namespace springtide::server
