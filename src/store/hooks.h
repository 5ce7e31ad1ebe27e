// Where tests reach into the store: steps at which a process may be killed, promises that may be broken on purpose.
// hooks_off.cpp, which the real program is linked with, does nothing at all.
#pragma once

#include <string_view>

namespace springtide::hooks {

void reached(std::string_view step);
bool is_sabotaged(std::string_view what);
const char* sqlite_vfs();  // the name of a registered VFS; null: SQLite's own

}  // namespace springtide::hooks
