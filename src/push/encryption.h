// A message that only one browser can read (RFC 8291, in the content coding of RFC 8188).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "push/key.h"

namespace springtide::push {

inline constexpr std::size_t secret_size = 16;
inline constexpr std::size_t salt_size = 16;
inline constexpr std::size_t most_plaintext = 3993;  // what fits into the 4,096 bytes that every push service takes

// Who is to read it: the keys of a browser's subscription.
struct Reader {
  Key key;
  std::string secret;  // `auth`
};
// From the texts that a browser gives; nothing if they are no keys.
std::optional<Reader> reader_of(std::string_view p256dh, std::string_view auth);

// The body of a request with `Content-Encoding: aes128gcm`. Key and salt are used once.
std::string encrypted(std::string_view plaintext, const Reader& reader, const Key& once, std::string_view salt);
std::string encrypted(std::string_view plaintext, const Reader& reader);  // with a key and a salt at random

}  // namespace springtide::push
