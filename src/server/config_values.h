// The values of settings as text: how each kind is read and shown. `read` leaves the value alone if the text is no good;
// `expected` says what it should have been.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/log.h"
#include "server/setup.h"

namespace springtide::server {

bool read(std::string_view text, std::string& value);
bool read(std::string_view text, bool& value);
bool read(std::string_view text, int& value);
bool read(std::string_view text, std::size_t& value);  // bytes
bool read(std::string_view text, Milliseconds& value);
bool read(std::string_view text, Rate& value);
bool read(std::string_view text, LogLevel& value);
bool read(std::string_view text, Networks& value);
bool read(std::string_view text, Endpoints& value);
bool read(std::string_view text, std::vector<std::string>& value);
bool read(std::string_view text, StoreAddresses& value);

std::string shown(const std::string& value);
std::string shown(bool value);
std::string shown(int value);
std::string shown(std::size_t value);
std::string shown(Milliseconds value);
std::string shown(const Rate& value);
std::string shown(LogLevel value);
std::string shown(const Networks& value);
std::string shown(const Endpoints& value);
std::string shown(const std::vector<std::string>& value);
std::string shown(const StoreAddresses& value);

inline std::string_view expected(const std::string&) { return "a text"; }
inline std::string_view expected(bool) { return "on or off"; }
inline std::string_view expected(int) { return "a whole number"; }
inline std::string_view expected(std::size_t) { return "a size from 1 such as 500, 16KiB or 1MiB"; }
inline std::string_view expected(Milliseconds) { return "a time from 1ms to 1000h such as 500ms, 10s or 2m"; }
inline std::string_view expected(const Rate&) { return "a rate a second such as 20 or 20 burst 60"; }
inline std::string_view expected(LogLevel) { return "debug, info, warning, error or off"; }
inline std::string_view expected(const Networks&) { return "addresses or networks such as 127.0.0.1, 10.0.0.0/8"; }
inline std::string_view expected(const Endpoints&) { return "address and port such as 127.0.0.1:8080, [::]:8080"; }
inline std::string_view expected(const std::vector<std::string>&) { return "a list with commas"; }
inline std::string_view expected(const StoreAddresses&) { return "a file or postgresql://…"; }

}  // namespace springtide::server
