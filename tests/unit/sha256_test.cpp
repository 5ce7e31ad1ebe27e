// SHA-256 and HMAC-SHA-256 against the published vectors; digests as text.
#include "base/sha256.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "text/hex.h"

namespace springtide {
namespace {

std::vector<std::uint8_t> bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

std::string hash(std::string_view text) { return hex_of(sha256(text)); }

// NIST, examples of FIPS 180-4 and SHA256ShortMsg.
TEST(sha256, gives_the_published_digests) {
  EXPECT_EQ(hash(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hash("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrst"
                 "nopqrstu"),
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
  EXPECT_EQ(hash(std::string(1'000'000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

// Around the lengths where the padding needs a second block.
TEST(sha256, does_not_care_how_a_text_comes_in_parts) {
  for (std::size_t size : {0u, 1u, 54u, 55u, 56u, 57u, 63u, 64u, 65u, 119u, 120u, 128u, 200u}) {
    const std::string text(size, 'x');
    for (std::size_t cut = 0; cut <= size; cut += 7)
      EXPECT_EQ(Sha256().add(text.substr(0, cut)).add(bytes_of(text.substr(cut))).digest(), sha256(text)) << size;
  }
}

TEST(sha256, goes_on_after_a_digest) {
  Sha256 hash_so_far;
  EXPECT_EQ(hash_so_far.add("ab").digest(), sha256("ab"));
  EXPECT_EQ(hash_so_far.add("c").digest(), sha256("abc"));
}

std::string hmac(const std::vector<std::uint8_t>& key, const std::vector<std::uint8_t>& message) {
  return hex_of(HmacSha256(key).of(message));
}

// RFC 4231, cases 1 to 4, 6 and 7; case 5 truncates.
TEST(hmac_sha256, gives_the_published_codes) {
  const auto repeated = [](std::size_t n, std::uint8_t byte) { return std::vector<std::uint8_t>(n, byte); };
  std::vector<std::uint8_t> counting;
  for (std::uint8_t i = 1; i <= 25; ++i) counting.push_back(i);
  EXPECT_EQ(hmac(repeated(20, 0x0b), bytes_of("Hi There")),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(hmac(bytes_of("Jefe"), bytes_of("what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  EXPECT_EQ(hmac(repeated(20, 0xaa), repeated(50, 0xdd)),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe");
  EXPECT_EQ(hmac(counting, repeated(50, 0xcd)), "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b");
  EXPECT_EQ(hmac(repeated(131, 0xaa), bytes_of("Test Using Larger Than Block-Size Key - Hash Key First")),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
  EXPECT_EQ(hmac(repeated(131, 0xaa),
                 bytes_of("This is a test using a larger than block-size key and a larger than block-size data. The key "
                          "needs to be hashed before being used by the HMAC algorithm.")),
            "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
}

TEST(hex, digests_are_written_and_read) {
  Digest digest{};
  digest[0] = 0x0f;
  digest[1] = 0xa0;
  digest[31] = 0xff;
  const std::string text = "0fa0" + std::string(58, '0') + "ff";
  EXPECT_EQ(hex_of(digest), text);
  EXPECT_EQ(digest_of(text), digest);
}

TEST(hex, has_one_spelling) {
  const std::string text(64, 'a');
  EXPECT_TRUE(digest_of(text));
  EXPECT_FALSE(digest_of(""));
  EXPECT_FALSE(digest_of(text.substr(1)));
  EXPECT_FALSE(digest_of(text + "a"));
  EXPECT_FALSE(digest_of("A" + text.substr(1)));
  EXPECT_FALSE(digest_of("g" + text.substr(1)));
  EXPECT_FALSE(digest_of(text.substr(1) + " "));
}

}  // namespace
}  // namespace springtide
