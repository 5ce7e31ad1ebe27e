#include "crash/forgetful_vfs.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>

namespace springtide::crash {
namespace {

// --- what the process believes of a file ---

struct Shadow {
  std::string content{};
  std::map<sqlite3_int64, sqlite3_int64> dirty{};  // unsynced ranges: first byte -> byte after the last
  sqlite3_int64 cut = whole;                       // the shortest it has been since it was synced

  static constexpr sqlite3_int64 whole = std::numeric_limits<sqlite3_int64>::max();

  void mark(sqlite3_int64 first, sqlite3_int64 end) {
    sqlite3_int64& known = dirty[first];
    known = std::max(known, end);
  }
  sqlite3_int64 size() const { return static_cast<sqlite3_int64>(content.size()); }
};

std::mutex mutex;
// Never emptied but by deleting: what is here outlives the handles, like a kernel's cache.
std::map<std::string, std::shared_ptr<Shadow>, std::less<>> shadows;

// --- one open file ---

struct File {
  sqlite3_file base;
  std::shared_ptr<Shadow>* shadow;  // null for temporary files, which pass through
};

sqlite3_vfs* real_vfs = nullptr;

sqlite3_file* real(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(File));
}

Shadow* shadow_of(sqlite3_file* file) {
  auto* shadow = reinterpret_cast<File*>(file)->shadow;
  return shadow == nullptr ? nullptr : shadow->get();
}

// A file that could not be opened has no methods.
int close_real(sqlite3_file* file) { return file->pMethods == nullptr ? SQLITE_OK : file->pMethods->xClose(file); }

int close_file(sqlite3_file* file) {
  const std::lock_guard lock(mutex);
  delete reinterpret_cast<File*>(file)->shadow;
  return close_real(real(file));
}

int read_file(sqlite3_file* file, void* buffer, int amount, sqlite3_int64 offset) {
  const std::lock_guard lock(mutex);
  const Shadow* shadow = shadow_of(file);
  if (shadow == nullptr) return real(file)->pMethods->xRead(real(file), buffer, amount, offset);
  const sqlite3_int64 there = std::clamp<sqlite3_int64>(shadow->size() - offset, 0, amount);
  if (there > 0) std::memcpy(buffer, shadow->content.data() + offset, static_cast<std::size_t>(there));
  if (there == amount) return SQLITE_OK;
  std::memset(static_cast<char*>(buffer) + there, 0, static_cast<std::size_t>(amount - there));
  return SQLITE_IOERR_SHORT_READ;
}

int write_file(sqlite3_file* file, const void* buffer, int amount, sqlite3_int64 offset) {
  const std::lock_guard lock(mutex);
  Shadow* shadow = shadow_of(file);
  if (shadow == nullptr) return real(file)->pMethods->xWrite(real(file), buffer, amount, offset);
  const sqlite3_int64 end = offset + amount;
  if (end > shadow->size()) shadow->content.resize(static_cast<std::size_t>(end));
  std::memcpy(shadow->content.data() + offset, buffer, static_cast<std::size_t>(amount));
  shadow->mark(offset, end);
  return SQLITE_OK;
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
  const std::lock_guard lock(mutex);
  Shadow* shadow = shadow_of(file);
  if (shadow == nullptr) return real(file)->pMethods->xTruncate(real(file), size);
  shadow->content.resize(static_cast<std::size_t>(size));
  shadow->cut = std::min(shadow->cut, size);
  return SQLITE_OK;
}

int write_dirty(const Shadow& shadow, sqlite3_file* to) {
  for (const auto& [first, end] : shadow.dirty) {
    const sqlite3_int64 length = std::min(end, shadow.size()) - first;  // it may have been cut off since
    if (length <= 0) continue;
    const int code = to->pMethods->xWrite(to, shadow.content.data() + first, static_cast<int>(length), first);
    if (code != SQLITE_OK) return code;
  }
  return SQLITE_OK;
}

int cut_to(sqlite3_file* file, sqlite3_int64 size) {
  sqlite3_int64 there = 0;
  const int code = file->pMethods->xFileSize(file, &there);
  if (code != SQLITE_OK || there <= size) return code;
  return file->pMethods->xTruncate(file, size);
}

int sync_file(sqlite3_file* file, int flags) {
  const std::lock_guard lock(mutex);
  if (Shadow* shadow = shadow_of(file)) {
    int code = cut_to(real(file), shadow->cut);  // what is written behind a cut begins with zeros
    if (code == SQLITE_OK) code = write_dirty(*shadow, real(file));
    if (code != SQLITE_OK) return code;
    shadow->dirty.clear();
    shadow->cut = Shadow::whole;
  }
  return real(file)->pMethods->xSync(real(file), flags);
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
  const std::lock_guard lock(mutex);
  const Shadow* shadow = shadow_of(file);
  if (shadow == nullptr) return real(file)->pMethods->xFileSize(real(file), size);
  *size = shadow->size();
  return SQLITE_OK;
}

// --- what passes through: locks, shared memory, characteristics ---

int lock_file(sqlite3_file* file, int level) { return real(file)->pMethods->xLock(real(file), level); }
int unlock_file(sqlite3_file* file, int level) { return real(file)->pMethods->xUnlock(real(file), level); }
int check_reserved(sqlite3_file* file, int* result) { return real(file)->pMethods->xCheckReservedLock(real(file), result); }
int control(sqlite3_file* file, int operation, void* argument) {
  // Both would change the real file's size.
  if (operation == SQLITE_FCNTL_SIZE_HINT || operation == SQLITE_FCNTL_CHUNK_SIZE) return SQLITE_NOTFOUND;
  return real(file)->pMethods->xFileControl(real(file), operation, argument);
}
int sector_size(sqlite3_file* file) { return real(file)->pMethods->xSectorSize(real(file)); }
int characteristics(sqlite3_file* file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }
int shm_map(sqlite3_file* file, int page, int size, int extend, void volatile** address) {
  return real(file)->pMethods->xShmMap(real(file), page, size, extend, address);
}
int shm_lock(sqlite3_file* file, int offset, int count, int flags) {
  return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void shm_barrier(sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); }
int shm_unmap(sqlite3_file* file, int remove) { return real(file)->pMethods->xShmUnmap(real(file), remove); }

// Version 2: without memory-mapped reading, which would go round the shadow.
constexpr sqlite3_io_methods methods{.iVersion = 2,
                                     .xClose = close_file,
                                     .xRead = read_file,
                                     .xWrite = write_file,
                                     .xTruncate = truncate_file,
                                     .xSync = sync_file,
                                     .xFileSize = file_size,
                                     .xLock = lock_file,
                                     .xUnlock = unlock_file,
                                     .xCheckReservedLock = check_reserved,
                                     .xFileControl = control,
                                     .xSectorSize = sector_size,
                                     .xDeviceCharacteristics = characteristics,
                                     .xShmMap = shm_map,
                                     .xShmLock = shm_lock,
                                     .xShmBarrier = shm_barrier,
                                     .xShmUnmap = shm_unmap,
                                     .xFetch = nullptr,
                                     .xUnfetch = nullptr};

// --- the file system ---

int read_whole(sqlite3_file* file, std::string& content) {
  sqlite3_int64 size = 0;
  int code = file->pMethods->xFileSize(file, &size);
  if (code != SQLITE_OK) return code;
  content.resize(static_cast<std::size_t>(size));
  constexpr sqlite3_int64 step = 1 << 20;
  for (sqlite3_int64 at = 0; at < size && code == SQLITE_OK; at += step)
    code = file->pMethods->xRead(file, content.data() + at, static_cast<int>(std::min(step, size - at)), at);
  return code;
}

// The shadow of a path: the one that is there, or a new one with what the disk holds.
int find_shadow(sqlite3_file* file, const char* path, std::shared_ptr<Shadow>& shadow) {
  if (const auto found = shadows.find(std::string_view(path)); found != shadows.end()) {
    shadow = found->second;
    return SQLITE_OK;
  }
  shadow = std::make_shared<Shadow>();
  const int code = read_whole(file, shadow->content);
  if (code == SQLITE_OK) shadows.emplace(path, shadow);
  return code;
}

bool is_temporary(const char* path, int flags) { return path == nullptr || (flags & SQLITE_OPEN_DELETEONCLOSE) != 0; }

int open_file(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* out_flags) {
  const std::lock_guard lock(mutex);
  auto* own = new (file) File{};
  int code = real_vfs->xOpen(real_vfs, path, real(file), flags, out_flags);
  std::shared_ptr<Shadow> shadow;
  if (code == SQLITE_OK && !is_temporary(path, flags)) code = find_shadow(real(file), path, shadow);
  if (code != SQLITE_OK) {
    close_real(real(file));
    return code;
  }
  if (shadow != nullptr) own->shadow = new std::shared_ptr<Shadow>(shadow);
  own->base.pMethods = &methods;
  return SQLITE_OK;
}

int delete_file(sqlite3_vfs*, const char* path, int sync_folder) {
  const std::lock_guard lock(mutex);
  if (const auto found = shadows.find(std::string_view(path)); found != shadows.end()) shadows.erase(found);
  return real_vfs->xDelete(real_vfs, path, sync_folder);
}

sqlite3_vfs make_vfs() {
  real_vfs = sqlite3_vfs_find(nullptr);
  if (real_vfs == nullptr) throw std::runtime_error("SQLite has no default VFS");
  sqlite3_vfs vfs = *real_vfs;  // everything else works on the real one's data, which is copied with it
  vfs.pNext = nullptr;
  vfs.zName = forgetful_vfs_name;
  vfs.szOsFile = static_cast<int>(sizeof(File)) + real_vfs->szOsFile;
  vfs.xOpen = open_file;
  vfs.xDelete = delete_file;
  return vfs;
}

}  // namespace

void register_forgetful_vfs() {
  static sqlite3_vfs vfs = make_vfs();
  static const int code = sqlite3_vfs_register(&vfs, 0);
  if (code != SQLITE_OK) throw std::runtime_error("the forgetful VFS cannot be registered");
}

}  // namespace springtide::crash
