#include "store/hooks.h"

namespace springtide::hooks {

void reached(std::string_view) {}
bool is_sabotaged(std::string_view) { return false; }
const char* sqlite_vfs() { return nullptr; }

}  // namespace springtide::hooks
