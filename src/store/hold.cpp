#include "store/hold.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace springtide::store {
namespace {

constexpr mode_t for_the_owner = 0600;  // it holds hidden cards

}  // namespace

Hold::Hold(const std::string& address) {
  if (!is_file(address)) return;
  file_ = open(address.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, for_the_owner);
  if (file_ < 0)
    throw Failure(address + ": cannot be written by user " + std::to_string(geteuid()) + ": " + std::strerror(errno));
  fchmod(file_, for_the_owner);  // an earlier version may have left it to all, and a crash the log and its index
  for (const char* beside : {"-wal", "-shm"}) chmod((address + beside).c_str(), for_the_owner);
  if (flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  const int trouble = errno;
  close(file_);
  if (trouble == EWOULDBLOCK)
    throw InUse(address + ": another server is using it; an SQLite file is one server's alone, several share a PostgreSQL");
  throw Failure(address + ": " + std::strerror(trouble));
}

Hold::~Hold() {
  if (file_ >= 0) close(file_);
}

}  // namespace springtide::store
