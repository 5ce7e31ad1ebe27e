#include "push/key.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include <array>

#include "push/openssl.h"

namespace springtide::push {
namespace {

constexpr char curve[] = "prime256v1";

using Number = Owned<BIGNUM, BN_clear_free>;
using Builder = Owned<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free>;
using Parameters = Owned<OSSL_PARAM, OSSL_PARAM_free>;
using KeyContext = Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free>;
using DigestContext = Owned<EVP_MD_CTX, EVP_MD_CTX_free>;
using Group = Owned<EC_GROUP, EC_GROUP_free>;
using Point = Owned<EC_POINT, EC_POINT_free>;
using Signature = Owned<ECDSA_SIG, ECDSA_SIG_free>;

Number number_of(std::string_view bytes) {
  return Number(BN_bin2bn(bytes_of(bytes), static_cast<int>(bytes.size()), nullptr));
}

std::string padded(const BIGNUM* number) {
  std::string bytes(scalar_size, '\0');
  expect(BN_bn2binpad(number, room_in(bytes), static_cast<int>(bytes.size())) > 0);
  return bytes;
}

Number number_in(const EVP_PKEY* key, const char* name) {
  BIGNUM* number = nullptr;
  expect(EVP_PKEY_get_bn_param(key, name, &number) == 1);
  return Number(number);
}

// Null if the point is not on the curve.
evp_pkey_st* key_of(std::string_view point, const BIGNUM* scalar) {
  const Builder builder(OSSL_PARAM_BLD_new());
  expect(OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, curve, 0) == 1);
  expect(OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size()) == 1);
  if (scalar != nullptr) expect(OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, scalar) == 1);
  const Parameters parameters(OSSL_PARAM_BLD_to_param(builder.get()));
  const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  expect(context != nullptr && EVP_PKEY_fromdata_init(context.get()) == 1);
  EVP_PKEY* key = nullptr;
  const int selection = scalar != nullptr ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
  return EVP_PKEY_fromdata(context.get(), &key, selection, parameters.get()) == 1 ? key : nullptr;
}

std::string point_of(const BIGNUM* scalar) {
  const Group group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
  const Point point(EC_POINT_new(group.get()));
  expect(EC_POINT_mul(group.get(), point.get(), scalar, nullptr, nullptr, nullptr) == 1);
  std::string bytes(point_size, '\0');
  expect(EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED, room_in(bytes), bytes.size(),
                            nullptr) == bytes.size());
  return bytes;
}

// From one up to the order of the curve, which is not included.
bool is_scalar(const BIGNUM* number) {
  const Group group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
  return BN_is_zero(number) == 0 && BN_cmp(number, EC_GROUP_get0_order(group.get())) < 0;
}

}  // namespace

void Key::Free::operator()(evp_pkey_st* key) const { EVP_PKEY_free(key); }

Key Key::made() {
  evp_pkey_st* key = EVP_EC_gen(curve);
  expect(key != nullptr);
  return Key(key);
}

std::optional<Key> Key::from_private(std::string_view scalar) {
  const Number number = number_of(scalar);
  if (scalar.size() != scalar_size || !is_scalar(number.get())) return std::nullopt;
  evp_pkey_st* key = key_of(point_of(number.get()), number.get());
  expect(key != nullptr);
  return Key(key);
}

std::optional<Key> Key::from_public(std::string_view point) {
  if (point.size() != point_size || point[0] != '\4') return std::nullopt;
  evp_pkey_st* key = key_of(point, nullptr);
  if (key == nullptr) return std::nullopt;
  return Key(key);
}

std::string Key::public_point() const {
  return '\4' + padded(number_in(key_.get(), OSSL_PKEY_PARAM_EC_PUB_X).get()) +
         padded(number_in(key_.get(), OSSL_PKEY_PARAM_EC_PUB_Y).get());
}

std::string Key::private_scalar() const { return padded(number_in(key_.get(), OSSL_PKEY_PARAM_PRIV_KEY).get()); }

std::string Key::shared_with(const Key& other) const {
  const KeyContext context(EVP_PKEY_CTX_new_from_pkey(nullptr, key_.get(), nullptr));
  expect(context != nullptr && EVP_PKEY_derive_init(context.get()) == 1);
  expect(EVP_PKEY_derive_set_peer(context.get(), other.key_.get()) == 1);
  std::string secret(scalar_size, '\0');
  std::size_t size = secret.size();
  expect(EVP_PKEY_derive(context.get(), room_in(secret), &size) == 1 && size == secret.size());
  return secret;
}

std::string Key::signature_of(std::string_view text) const {
  const DigestContext context(EVP_MD_CTX_new());
  expect(EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1);
  std::array<unsigned char, 80> der{};
  std::size_t size = der.size();
  expect(EVP_DigestSign(context.get(), der.data(), &size, bytes_of(text), text.size()) == 1);
  const unsigned char* begin = der.data();
  const Signature signature(d2i_ECDSA_SIG(nullptr, &begin, static_cast<long>(size)));
  expect(signature != nullptr);
  return padded(ECDSA_SIG_get0_r(signature.get())) + padded(ECDSA_SIG_get0_s(signature.get()));
}

bool Key::is_signed(std::string_view text, std::string_view signature) const {
  if (signature.size() != 2 * scalar_size) return false;
  const Signature pair(ECDSA_SIG_new());
  Number r = number_of(signature.substr(0, scalar_size)), s = number_of(signature.substr(scalar_size));
  expect(ECDSA_SIG_set0(pair.get(), r.release(), s.release()) == 1);
  unsigned char* der = nullptr;
  const int size = i2d_ECDSA_SIG(pair.get(), &der);
  expect(size > 0);
  const DigestContext context(EVP_MD_CTX_new());
  expect(EVP_DigestVerifyInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1);
  const int verdict = EVP_DigestVerify(context.get(), der, static_cast<std::size_t>(size), bytes_of(text), text.size());
  OPENSSL_free(der);
  return verdict == 1;
}

}  // namespace springtide::push
