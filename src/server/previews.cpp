#include "server/previews.h"

#include <algorithm>
#include <array>

#include "text/json_value.h"
#include "text/lines.h"
#include "wire/command_json.h"

namespace springtide::server {
namespace {

using PreviewKind = Preview::Kind;

constexpr std::string_view site_name = "Springtide";
constexpr std::array<std::string_view, 3> table_pages{"/table/", "/replay/", "/told/"};

bool is_name_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

bool is_free_chair(const Json& chair) { return text_at(chair, "kind") == "open" && !at(chair, "held").as_bool(); }

preview::CardRow row_of_chair(const Json& chair) {
  if (text_at(chair, "kind") == "open") return {};
  if (text_at(chair, "kind") == "bot" && text_at(chair, "name").empty())
    return {.name = "Bot " + std::to_string(number_at(chair, "level"))};
  const std::string& name = text_at(chair, "name");
  return {.name = name.empty() ? text_at(chair, "seat") : name};
}

PreviewKind kind_of_row(const store::TableRow& row, const Json& summary) {
  switch (row.life) {
    case store::Life::open:
      return std::ranges::any_of(at(summary, "seats").items(), is_free_chair) ? PreviewKind::free : PreviewKind::full;
    case store::Life::playing:
      return at(summary, "spectators").as_bool() ? PreviewKind::playing : PreviewKind::nothing;
    case store::Life::finished:
      return PreviewKind::over;
    default:
      return PreviewKind::nothing;
  }
}

std::string result_text(const preview::Card& card) {
  std::vector<const preview::CardRow*> rows;
  for (const preview::CardRow& each : card.rows) rows.push_back(&each);
  std::ranges::stable_sort(rows, [](const preview::CardRow* a, const preview::CardRow* b) {
    return a->has_won != b->has_won ? a->has_won : *a->points > *b->points;
  });
  return joined(rows, ", ", [](const preview::CardRow* each) { return each->name + " " + std::to_string(*each->points); });
}

std::string title_in_words(const Preview& preview) {
  std::vector<std::string> names;
  for (const preview::CardRow& each : preview.card.rows)
    if (!each.name.empty()) names.push_back(each.name);
  return names.empty() ? preview.card.title : preview.card.title + ": " + joined(names, ", ");
}

std::string description_of(const Preview& preview, const PreviewWords& words) {
  switch (preview.kind) {
    case PreviewKind::free:
      return std::string(words.free);
    case PreviewKind::full:
      return std::string(words.full);
    case PreviewKind::playing:
      return std::string(words.playing);
    case PreviewKind::given_up:
      return std::string(words.given_up);
    case PreviewKind::over: {
      const bool has_result =
          std::ranges::all_of(preview.card.rows, [](const auto& each) { return each.points.has_value(); });
      return has_result ? std::string(words.result) + result_text(preview.card) : std::string(words.over);
    }
    default:
      return std::string(words.site);
  }
}

// The value of an attribute.
std::string in_attribute(std::string_view text) {
  std::string written;
  for (const char c : text) {
    constexpr std::string_view special = "&<>\"'";
    constexpr std::array<std::string_view, special.size()> names{"&amp;", "&lt;", "&gt;", "&quot;", "&#39;"};
    const std::size_t found = special.find(c);
    if (found == std::string_view::npos)
      written += c;
    else
      written += names[found];
  }
  return written;
}

void add_tag(std::string& tags, std::string_view kind, std::string_view name, std::string_view content) {
  tags += "    <meta " + std::string(kind) + "=\"" + std::string(name) + "\" content=\"" + in_attribute(content) + "\" />\n";
}

std::string tags_of(const Preview& preview, const PageLink& link, const PreviewWords& words) {
  std::string tags;
  const auto property = [&tags](std::string_view name, std::string_view content) {
    add_tag(tags, "property", name, content);
  };
  property("og:type", "website");
  property("og:site_name", site_name);
  property("og:title", title_in_words(preview));
  property("og:description", description_of(preview, words));
  property("og:url", link.address + link.path);
  property("og:image", link.address + "/api/tables/" + link.table + "/picture");
  property("og:image:type", "image/png");
  property("og:image:width", std::to_string(preview::card_width));
  property("og:image:height", std::to_string(preview::card_height));
  property("og:image:alt", title_in_words(preview));
  add_tag(tags, "name", "twitter:card", "summary_large_image");
  return tags;
}

}  // namespace

Language language_of(std::string_view accept_language) {
  constexpr std::array<std::string_view, enum_size<Language>> tags{"en", "de", "nl", "fr"};
  for (const std::string_view part : split(accept_language, ',')) {
    const std::string_view tag = part.substr(0, part.find_first_of("-;"));
    const auto found = std::ranges::find(tags, trim(tag));
    if (found != tags.end()) return static_cast<Language>(found - tags.begin());
  }
  return Language::en;
}

Preview preview_of(const std::optional<store::TableRow>& row, const std::string& games) {
  const auto summary = row ? parse_json(row->summary) : Result<Json, TextError>(Json{});
  const PreviewKind kind = row && summary ? kind_of_row(*row, *summary) : PreviewKind::nothing;
  if (kind == PreviewKind::nothing) return {.card = {.title = std::string(site_name), .note = games}};
  Preview preview{.kind = kind, .card = {.title = title_of(row->game)}};
  for (const Json& chair : at(*summary, "seats").items()) preview.card.rows.push_back(row_of_chair(chair));
  return preview;
}

void add_result(Preview& preview, const match::Table& table) {
  if (preview.kind != PreviewKind::over || !table.is_over()) return;
  if (table.life() != match::Life::finished) {
    preview.kind = PreviewKind::given_up;
    return;
  }
  const Ending ending = table.play().ending();
  std::size_t i = 0;
  for (Seat seat : players_of(table.players())) {
    if (i == preview.card.rows.size()) return;
    preview::CardRow& row = preview.card.rows[i++];
    row.points = ending.points[seat];
    row.has_won = ending.winners.contains(seat);
  }
}

std::optional<std::string> table_of_page(std::string_view path) {
  for (const std::string_view page : table_pages) {
    if (!path.starts_with(page)) continue;
    const std::string_view name = path.substr(page.size());
    if (name.empty() || name.size() > wire::id_limit || !std::ranges::all_of(name, is_name_character)) return std::nullopt;
    return std::string(name);
  }
  return std::nullopt;
}

std::string page_with(std::string_view page, const Preview& preview, const PageLink& link, Language language) {
  const std::size_t end = page.find("</head>");
  if (end == std::string_view::npos) return std::string(page);
  const std::size_t line = page.find_last_not_of(' ', end == 0 ? 0 : end - 1) + 1;
  return std::string(page.substr(0, line)) + tags_of(preview, link, preview_words[language]) +
         std::string(page.substr(line));
}

std::shared_ptr<const std::string> Pictures::known(const preview::Card& card) {
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find(drawn_, card, &Drawn::card);
  if (found == drawn_.end()) return nullptr;
  std::rotate(found, found + 1, drawn_.end());
  return drawn_.back().picture;
}

std::shared_ptr<const std::string> Pictures::of(const preview::Card& card) {
  if (auto picture = known(card)) return picture;
  auto picture = std::make_shared<const std::string>(preview::picture_of(card));
  const std::lock_guard lock(mutex_);
  if (drawn_.size() >= kept_) drawn_.erase(drawn_.begin());
  drawn_.push_back({.card = card, .picture = picture});
  return picture;
}

}  // namespace springtide::server
