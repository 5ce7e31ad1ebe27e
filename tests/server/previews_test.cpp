// What a link to a table shows before it is opened: its picture, and who may know what.
#include "server/previews.h"

#include <gtest/gtest.h>

#include "preview/canvas.h"

namespace springtide::server {
namespace {

constexpr std::string_view bare_page = "<html>\n  <head>\n    <title>x</title>\n  </head>\n</html>\n";

store::TableRow preview_row(store::Life life, bool has_spectators) {
  return {
      .id = "harbour",
      .game = "vineta",
      .life = life,
      .summary = std::string(R"({"game":"vineta","spectators":)") + (has_spectators ? "true" : "false") +
                 R"(,"seats":[{"seat":"p1","kind":"player","name":"A<b>"},{"seat":"p2","kind":"bot","name":"","level":3},)"
                 R"({"seat":"p3","kind":"open","name":"","held":true}]})"};
}

TEST(previews, tell_of_a_table_what_its_visitors_see) {
  const Preview open = preview_of(preview_row(store::Life::open, false), "Chess");
  EXPECT_EQ(open.kind, Preview::Kind::full) << "the free seat is kept for somebody";
  ASSERT_EQ(open.card.rows.size(), 3U);
  EXPECT_EQ(open.card.rows[0].name, "A<b>");
  EXPECT_EQ(open.card.rows[1].name, "Bot 3");
  EXPECT_EQ(open.card.rows[2].name, "");
  EXPECT_EQ(preview_of(preview_row(store::Life::playing, true), "Chess").kind, Preview::Kind::playing);
}

TEST(previews, of_what_may_not_be_told_look_like_those_of_nothing) {
  const preview::Card nothing = preview_of(std::nullopt, "Chess").card;
  EXPECT_EQ(nothing, (preview::Card{.title = "Springtide", .note = "Chess"}));
  EXPECT_EQ(preview_of(preview_row(store::Life::playing, false), "Chess").card, nothing);
  EXPECT_EQ(preview_of(preview_row(store::Life::abandoned, true), "Chess").card, nothing);
  store::TableRow damaged = preview_row(store::Life::open, true);
  damaged.summary = "{";
  EXPECT_EQ(preview_of(damaged, "Chess").card, nothing);
}

TEST(previews, stand_in_the_head_of_the_page_as_text) {
  const PageLink link{.address = "https://games.example.org", .table = "harbour", .path = "/told/harbour"};
  const std::string whole =
      page_with(bare_page, preview_of(preview_row(store::Life::playing, true), "Chess"), link, Language::de);
  EXPECT_TRUE(whole.starts_with("<html>\n  <head>\n    <title>x</title>\n    <meta property=\"og:type\""));
  EXPECT_TRUE(whole.ends_with("/>\n  </head>\n</html>\n"));
  EXPECT_NE(whole.find("content=\"Vineta: A&lt;b&gt;, Bot 3\""), std::string::npos);
  EXPECT_NE(whole.find("content=\"Die Partie läuft: Schau zu!\""), std::string::npos);
  EXPECT_NE(whole.find("content=\"https://games.example.org/told/harbour\""), std::string::npos);
  EXPECT_EQ(page_with("no head", preview_of(std::nullopt, "Chess"), link, Language::en), "no head");
}

TEST(previews, are_of_pages_that_name_a_table) {
  EXPECT_EQ(table_of_page("/table/Xy-7_"), "Xy-7_");
  EXPECT_EQ(table_of_page("/told/a"), "a");
  for (const char* path :
       {"/", "/table", "/table/", "/table/a/b", "/rules/vineta", "/api/tables/a", "/table/a b", "/tables/a"})
    EXPECT_FALSE(table_of_page(path)) << path;
  EXPECT_FALSE(table_of_page("/table/" + std::string(65, 'a')));
}

TEST(previews, speak_the_first_language_that_is_known) {
  EXPECT_EQ(language_of("fr-CH, fr;q=0.9, en;q=0.8"), Language::fr);
  EXPECT_EQ(language_of("pl, nl;q=0.5"), Language::nl);
  EXPECT_EQ(language_of("frr"), Language::en);
  EXPECT_EQ(language_of(""), Language::en);
}

TEST(previews, keep_the_pictures_that_were_wanted_last) {
  Pictures pictures(2);
  const preview::Card card{.title = "Vineta",
                           .rows = {{.name = "Anna", .has_won = true, .points = 7}, {.name = "Ben", .points = 3}}};
  const auto first = pictures.of(card);
  EXPECT_EQ(pictures.of(card), first);
  for (int i = 0; i < 2; ++i) pictures.of({.title = std::to_string(i)});
  const auto again = pictures.of(card);
  EXPECT_NE(again, first) << "it was forgotten";
  EXPECT_EQ(*again, *first) << "and is drawn the same";
}

TEST(hosts, are_names_and_ports) {
  for (const char* host : {"games.example.org", "127.0.0.1:8080", "[::1]:8080", "localhost"})
    EXPECT_TRUE(is_host(host)) << host;
  for (const char* text : {"", "a b", "a/b", "a\"b", "a<b", "a@b", "a\r\nb"}) EXPECT_FALSE(is_host(text)) << text;
}

TEST(canvas, cuts_what_is_too_wide_and_draws_what_no_face_has) {
  preview::Canvas canvas(200, 60, {});
  const preview::Type type{.size = 20};
  EXPECT_EQ(canvas.fitted("Anna", type, 100), "Anna");
  const std::string cut = canvas.fitted("Annabella of the far-away harbour", type, 100);
  EXPECT_TRUE(cut.starts_with("Anna") && cut.ends_with("…")) << cut;
  EXPECT_LE(canvas.width_of(cut, type), 100);
  EXPECT_EQ(canvas.fitted("林林林林林林林林林林", type, 100).substr(0, 3), "林");
  const std::string before = canvas.png();
  canvas.write({5, 40}, "林\xff\xc3", type, {255, 255, 255});
  EXPECT_NE(canvas.png(), before);
  canvas.write({-500, 4000}, "outside", type, {255, 255, 255});
  EXPECT_GT(canvas.width_of("Ж", type), 5);
  EXPECT_EQ(canvas.width_of("\u200d", type), 0);
}

}  // namespace
}  // namespace springtide::server
