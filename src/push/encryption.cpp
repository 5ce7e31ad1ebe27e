#include "push/encryption.h"

#include <openssl/evp.h>
#include <openssl/rand.h>

#include <cassert>
#include <utility>

#include "base/sha256.h"
#include "push/base64url.h"
#include "push/openssl.h"

namespace springtide::push {
namespace {

constexpr std::size_t content_key_size = 16;
constexpr std::size_t nonce_size = 12;
constexpr std::size_t tag_size = 16;
constexpr std::uint32_t record_size = 4096;
constexpr char last_record = '\2';

std::string hmac(std::string_view key, std::string_view text) {
  const Digest digest = HmacSha256({bytes_of(key), key.size()}).of({bytes_of(text), text.size()});
  return {reinterpret_cast<const char*>(digest.data()), digest.size()};
}

// HKDF (RFC 5869) for one block at most.
std::string derived(std::string_view salt, std::string_view secret, std::string_view purpose, std::size_t size) {
  return hmac(hmac(salt, secret), std::string(purpose) + '\1').substr(0, size);
}

// With its zero at the end.
template <std::size_t size>
constexpr std::string_view with_zero(const char (&text)[size]) {
  return {text, size};
}

std::string sealed(std::string_view plaintext, const std::string& key, const std::string& nonce) {
  const Owned<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free> context(EVP_CIPHER_CTX_new());
  expect(EVP_EncryptInit_ex(context.get(), EVP_aes_128_gcm(), nullptr, bytes_of(key), bytes_of(nonce)) == 1);
  std::string text(plaintext.size() + tag_size, '\0');
  int size = 0;
  expect(EVP_EncryptUpdate(context.get(), room_in(text), &size, bytes_of(plaintext), static_cast<int>(plaintext.size())) ==
         1);
  int rest = 0;
  expect(EVP_EncryptFinal_ex(context.get(), room_in(text) + size, &rest) == 1);
  expect(EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, tag_size, room_in(text) + plaintext.size()) == 1);
  return text;
}

// What stands before the one record: salt, its size, and whose key it is.
std::string head_of(std::string_view salt, std::string_view key) {
  std::string head(salt);
  for (int shift = 24; shift >= 0; shift -= 8) head += static_cast<char>(record_size >> shift & 255);
  head += static_cast<char>(key.size());
  return head.append(key);
}

}  // namespace

std::optional<Reader> reader_of(std::string_view p256dh, std::string_view auth) {
  const auto point = bytes_in_base64url(p256dh);
  const auto secret = bytes_in_base64url(auth);
  if (!point || !secret || secret->size() != secret_size) return std::nullopt;
  auto key = Key::from_public(*point);
  if (!key) return std::nullopt;
  return Reader{.key = std::move(*key), .secret = *secret};
}

std::string encrypted(std::string_view plaintext, const Reader& reader, const Key& once, std::string_view salt) {
  assert(plaintext.size() <= most_plaintext && salt.size() == salt_size);
  const std::string theirs = reader.key.public_point(), ours = once.public_point();
  const std::string purpose = std::string(with_zero("WebPush: info")) + theirs + ours;
  const std::string agreed = derived(reader.secret, once.shared_with(reader.key), purpose, sizeof(Digest));
  const std::string key = derived(salt, agreed, with_zero("Content-Encoding: aes128gcm"), content_key_size);
  const std::string nonce = derived(salt, agreed, with_zero("Content-Encoding: nonce"), nonce_size);
  return head_of(salt, ours) + sealed(std::string(plaintext) + last_record, key, nonce);
}

std::string encrypted(std::string_view plaintext, const Reader& reader) {
  std::string salt(salt_size, '\0');
  expect(RAND_bytes(room_in(salt), static_cast<int>(salt.size())) == 1);
  return encrypted(plaintext, reader, Key::made(), salt);
}

}  // namespace springtide::push
