// languages: what a table refuses and what players say is there in every language, and is that language's own.
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>

#include "match/refusal.h"
#include "match/table.h"
#include "text/catalogue.h"
#include "text/json_value.h"
#include "text/lines.h"
#include "wire/service_code.h"

namespace springtide {
namespace {

constexpr std::array languages{"en", "nl", "de", "fr"};
constexpr std::array translated{"nl", "de", "fr"};
constexpr std::array families{"refusal.", "phrase."};

std::string source_of(const std::string& language) {
  std::ifstream file(std::string(SPRINGTIDE_SOURCE_DIR) + "/texts/" + language + ".txt", std::ios::binary);
  if (!file) throw std::runtime_error("no texts in " + language);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::set<std::string> keys_of(const std::string& source, const std::string& family) {
  const Catalogue catalogue(source);
  std::set<std::string> keys;
  for (const auto& [key, sentence] : catalogue.with_prefix(family)) keys.emplace(key);
  return keys;
}

std::set<std::string> keys_in_code(const std::string& family) {
  std::set<std::string> keys;
  if (family == "refusal.") {
    for (const std::string_view code : match::code_names.items) keys.insert(family + std::string(code));
    for (const auto code :
         {wire::ServiceCode::too_often, wire::ServiceCode::damaged_journal})  // of the room around the table
      keys.insert(family + std::string(wire::service_codes[code]));
  } else {
    for (const std::string_view phrase : match::phrases) keys.insert(family + std::string(phrase));
  }
  return keys;
}

TEST(languages, have_the_same_keys_which_are_those_of_the_code) {
  for (const char* language : languages)
    for (const char* family : families)
      EXPECT_EQ(keys_of(source_of(language), family), keys_in_code(family)) << language << " " << family;
}

TEST(languages, notice_a_key_that_is_missing) {
  std::string source = source_of("nl");
  source.erase(source.find("phrase.nice"), source.find("phrase.ouch") - source.find("phrase.nice"));
  EXPECT_NE(keys_of(source, "phrase."), keys_in_code("phrase."));
}

TEST(languages, say_each_thing_once) {
  for (const char* language : languages)
    for (const char* family : families) {
      const std::string source = source_of(language);
      const Catalogue catalogue(source);
      std::set<std::string_view> sentences;
      for (const auto& [key, sentence] : catalogue.with_prefix(family))
        EXPECT_TRUE(sentences.insert(sentence).second) << language << " " << key << ": said before";
    }
}

TEST(languages, write_whole_sentences_in_utf8) {
  for (const char* language : languages)
    for (const char* family : families) {
      const std::string source = source_of(language);
      const Catalogue catalogue(source);
      for (const auto& [key, sentence] : catalogue.with_prefix(family)) {
        EXPECT_TRUE(sentence.ends_with('.') || sentence.ends_with('!') || sentence.ends_with('?')) << language << " " << key;
        EXPECT_EQ(trim(sentence), sentence) << language << " " << key;
        EXPECT_TRUE(parse_json("\"" + std::string(sentence) + "\"")) << language << " " << key;
      }
    }
}

// A sentence that was forgotten in English would pass for a translation.
TEST(languages, are_translated) {
  for (const char* language : translated) {
    const std::string source = source_of(language);
    const Catalogue catalogue(source);
    for (const auto& [key, sentence] : catalogue.with_prefix("refusal."))
      EXPECT_NE(sentence, english().text(key)) << language << " " << key;
  }
}

}  // namespace
}  // namespace springtide
