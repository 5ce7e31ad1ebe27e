// Keeps other servers off a store that one process has for itself.
#pragma once

#include <string>

#include "store/store.h"

namespace springtide::store {

// Another server holds it.
struct InUse : Failure {
  using Failure::Failure;
};

// An SQLite file is held as long as this lives, and no longer than the process; a database that nodes share is left alone.
// Others may read the file and make backups. Throws InUse if another server holds it, Failure if it cannot be
// held. Outlives the store: to close the file here would give up the locks of whoever else has it open in this process.
class Hold {
 public:
  explicit Hold(const std::string& address);
  ~Hold();
  Hold(const Hold&) = delete;
  Hold& operator=(const Hold&) = delete;

 private:
  int file_ = -1;
};

}  // namespace springtide::store
