// How the system knows a thread: `top -H` shows its name.
#pragma once

#include <pthread.h>
#include <sys/resource.h>

#include <string>

namespace springtide::server {

// At most 15 characters; the first thread's name is the program's, which is left alone. Niceness: on Linux of this thread
// alone.
inline void name_this_thread(const std::string& name, int niceness = 0) {
  pthread_setname_np(pthread_self(), name.c_str());
  if (niceness > 0) setpriority(PRIO_PROCESS, 0, niceness);
}

}  // namespace springtide::server
