// A key on the curve P-256: what is signed and agreed on with it. What fails here is no fault of the input: exceptions.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct evp_pkey_st;

namespace springtide::push {

inline constexpr std::size_t point_size = 65;   // 4, x and y
inline constexpr std::size_t scalar_size = 32;  // of a private key

class Key {
 public:
  static Key made();                                                // at random
  static std::optional<Key> from_private(std::string_view scalar);  // nothing if it is none
  static std::optional<Key> from_public(std::string_view point);    // can neither sign nor agree

  std::string public_point() const;
  std::string private_scalar() const;
  // What both have who know one private and the other public key (ECDH).
  std::string shared_with(const Key& other) const;
  // ES256: two numbers of 32 bytes.
  std::string signature_of(std::string_view text) const;
  bool is_signed(std::string_view text, std::string_view signature) const;

 private:
  struct Free {
    void operator()(evp_pkey_st* key) const;
  };
  explicit Key(evp_pkey_st* key) : key_(key) {}
  std::unique_ptr<evp_pkey_st, Free> key_;
};

}  // namespace springtide::push
