// An SQLite VFS under which a killed process loses what it has not synced, as a machine without power would.
#pragma once

namespace springtide::crash {

inline constexpr char forgetful_vfs_name[] = "forgetful";

// Writes are kept in memory until xSync brings them to the real file. All connections of this process share what is in
// memory; it ends with the process, whether files were closed or not. A second process would not see it: one process at a
// time.
void register_forgetful_vfs();

}  // namespace springtide::crash
