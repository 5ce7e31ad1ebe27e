#include "server/secrets.h"

#include <sodium.h>

#include <array>
#include <stdexcept>

#include "text/hex.h"

namespace springtide::server {
namespace {

template <std::size_t size>
std::array<std::uint8_t, size> random_bytes() {
  if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be initialised");
  std::array<std::uint8_t, size> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

}  // namespace

// 26 digits of 5 bits, without the letters that are mistaken for others.
std::string random_id() {
  constexpr std::string_view digits = "0123456789abcdefghjkmnpqrstvwxyz";
  std::string id;
  for (std::uint8_t byte : random_bytes<26>()) id += digits[byte & 31];
  return id;
}

std::string random_token() { return random_id(); }
Digest random_secret() { return random_bytes<32>(); }
std::string hash_of_token(std::string_view token) { return hex_of(sha256(token)); }

std::string hash_of_password(const std::string& password) {
  if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be initialised");
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0)
    throw std::runtime_error("not enough memory to hash a password");
  return hash.data();
}

bool is_password(const std::string& password, const std::string& hash) {
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace springtide::server
