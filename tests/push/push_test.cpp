// push: messages for closed browsers, against the RFCs' own examples.
#include <gtest/gtest.h>

#include <string>

#include "push/base64url.h"
#include "push/encryption.h"
#include "push/key.h"
#include "push/vapid.h"

namespace springtide::push {
namespace {

std::string bytes(std::string_view text) { return bytes_in_base64url(text).value(); }

// RFC 8291, section 5 and appendix A.
constexpr std::string_view plaintext = "When I grow up, I want to be a watermelon";
constexpr std::string_view reader_point =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
constexpr std::string_view reader_secret = "BTBZMqHH6r4Tts7J_aSIgg";
constexpr std::string_view sender_scalar = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
constexpr std::string_view salt = "DGv6ra1nlYgDCS1FRnbzlw";
constexpr std::string_view body =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95b"
    "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

TEST(base64url, is_that_of_rfc_4648) {
  EXPECT_EQ(base64url_of(""), "");
  EXPECT_EQ(base64url_of("f"), "Zg");
  EXPECT_EQ(base64url_of("fo"), "Zm8");
  EXPECT_EQ(base64url_of("foo"), "Zm9v");
  EXPECT_EQ(base64url_of("foob"), "Zm9vYg");
  EXPECT_EQ(base64url_of("\xff\xef\xbe"), "_---");
  EXPECT_EQ(bytes("_---"), "\xff\xef\xbe");
}

TEST(base64url, refuses_what_no_bytes_are_written_as) {
  for (const std::string_view text : {"Z", "Zg==", "Zm9v+", "Zm9v/", "Zh", "Zm9", " Zg"})
    EXPECT_FALSE(bytes_in_base64url(text)) << text;
}

TEST(base64url, reads_what_it_writes) {
  std::string every;
  for (int i = 0; i < 256; ++i) every += static_cast<char>(i * 7);
  for (std::size_t size = 0; size < every.size(); ++size)
    EXPECT_EQ(bytes(base64url_of(every.substr(0, size))), every.substr(0, size));
}

TEST(encrypted, is_the_example_of_rfc_8291) {
  const auto reader = reader_of(reader_point, reader_secret);
  ASSERT_TRUE(reader);
  const auto once = Key::from_private(bytes(sender_scalar));
  ASSERT_TRUE(once);
  EXPECT_EQ(base64url_of(encrypted(plaintext, *reader, *once, bytes(salt))), body);
}

TEST(encrypted, is_never_the_same_twice) {
  const auto reader = reader_of(reader_point, reader_secret);
  EXPECT_NE(encrypted(plaintext, *reader), encrypted(plaintext, *reader));
}

TEST(encrypted, fits_what_every_service_takes) {
  const auto reader = reader_of(reader_point, reader_secret);
  EXPECT_EQ(encrypted(std::string(most_plaintext, 'x'), *reader).size(), 4096u);
}

TEST(reader_of, refuses_keys_that_are_none) {
  std::string elsewhere = bytes(reader_point);
  elsewhere.back() = static_cast<char>(elsewhere.back() ^ 1);  // not on the curve
  EXPECT_FALSE(reader_of(base64url_of(elsewhere), reader_secret));
  EXPECT_FALSE(reader_of(base64url_of(bytes(reader_point).substr(1)), reader_secret));
  EXPECT_FALSE(reader_of("", reader_secret));
  EXPECT_FALSE(reader_of(reader_point, "BTBZMqHH6r4Tts7J_aSI"));
  EXPECT_FALSE(reader_of(reader_point, "no*base64"));
}

TEST(key, comes_back_from_its_scalar) {
  const Key key = Key::made();
  const auto again = Key::from_private(key.private_scalar());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->public_point(), key.public_point());
  EXPECT_FALSE(Key::from_private(std::string(scalar_size, '\0')));
  EXPECT_FALSE(Key::from_private(std::string(scalar_size, '\xff')));  // more than the curve has
  EXPECT_FALSE(Key::from_private("short"));
}

TEST(key, agrees_with_the_other_side) {
  const Key one = Key::made(), other = Key::made();
  EXPECT_EQ(one.shared_with(*Key::from_public(other.public_point())),
            other.shared_with(*Key::from_public(one.public_point())));
}

TEST(key, signs_so_that_others_can_see_it) {
  const Key key = Key::made();
  const std::string signature = key.signature_of("a text");
  const auto known = Key::from_public(key.public_point());
  EXPECT_EQ(signature.size(), 64u);
  EXPECT_TRUE(known->is_signed("a text", signature));
  EXPECT_FALSE(known->is_signed("another text", signature));
  EXPECT_FALSE(known->is_signed("a text", signature.substr(1)));
}

// RFC 8292, section 2.4: a token and its key.
TEST(key, sees_the_signature_of_rfc_8292) {
  const std::string_view text =
      "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9."
      "eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0b"
      "zpwdXNoQGV4YW1wbGUuY29tIn0";
  const auto key =
      Key::from_public(bytes("BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"));
  ASSERT_TRUE(key);
  EXPECT_TRUE(
      key->is_signed(text, bytes("i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA")));
}

TEST(authorization, is_a_token_signed_with_the_key_beside_it) {
  const Key sender = Key::made();
  const std::string value = authorization(sender, "https://push.example", 1'453'523'768, "mailto:host@example.org");
  const std::size_t begin = value.find("t=") + 2, comma = value.find(", k="), dot = value.rfind('.', comma);
  ASSERT_EQ(begin, std::string("vapid t=").size());
  const std::string signed_text = value.substr(begin, dot - begin);
  const auto key = Key::from_public(bytes(value.substr(comma + 4)));
  EXPECT_TRUE(key->is_signed(signed_text, bytes(value.substr(dot + 1, comma - dot - 1))));
  EXPECT_EQ(bytes(signed_text.substr(0, signed_text.find('.'))), R"({"typ":"JWT","alg":"ES256"})");
  EXPECT_EQ(bytes(signed_text.substr(signed_text.find('.') + 1)),
            R"({"aud":"https://push.example","exp":1453523768,"sub":"mailto:host@example.org"})");
}

}  // namespace
}  // namespace springtide::push
