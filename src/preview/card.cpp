#include "preview/card.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "preview/canvas.h"

namespace springtide::preview {
namespace {

// Those of the client by day (web/src/theme/tokens.css).
constexpr Colour ground{0x2c, 0x4d, 0x60};
constexpr Colour paper{0xf6, 0xf0, 0xe1};
constexpr Colour track{0xeb, 0xe2, 0xcd};
constexpr Colour ink{0x1b, 0x26, 0x30};
constexpr Colour soft{0x4a, 0x55, 0x5d};
constexpr Colour lamp{0xff, 0xd1, 0x66};
constexpr Colour foam{0xdc, 0xe9, 0xea};
constexpr std::array<Colour, 3> seas{{{0x5b, 0x84, 0x96}, {0x4a, 0x71, 0x86}, {0x2c, 0x4d, 0x60}}};
constexpr std::array<Colour, 6> seat_colours{{{0x3a, 0x55, 0xa0},
                                              {0xa0, 0x2a, 0x5c},
                                              {0x0d, 0x6f, 0x72},
                                              {0x8d, 0x53, 0x0c},
                                              {0x6a, 0x3f, 0xb0},
                                              {0x3f, 0x6b, 0x35}}};

constexpr double left = 96;
constexpr double right = card_width - left;
constexpr double rows_top = 172;
constexpr double rows_bottom = 484;

Shape swell(double y, double depth, double length, double shift) {
  Contour points;
  for (double x = 0; x <= card_width; x += 6) points.push_back({x, y + depth * std::sin((x + shift) / length)});
  points.push_back({card_width, card_height});
  points.push_back({0, card_height});
  return {points};
}

void draw_sea(Canvas& canvas) {
  for (std::size_t i = 0; i < seas.size(); ++i) {
    const auto each = static_cast<double>(i);
    const double y = 508 + 30 * each;
    canvas.fill(swell(y - 5, 9, 46 + 9 * each, 90 * each), foam);
    canvas.fill(swell(y, 9, 46 + 9 * each, 90 * each), seas[i]);
  }
}

void sign(Canvas& canvas) {
  const Type type{.face = Face::title, .size = 42};
  canvas.write({right - canvas.width_of("Springtide", type), 616}, "Springtide", type, paper);
}

// A seat that is free is a ring, a winner's has a star.
void draw_mark(Canvas& canvas, const CardRow& row, Colour colour, Point centre, double radius) {
  if (row.name.empty()) return canvas.fill(ring(centre, radius, 4), soft);
  canvas.fill(disk(centre, radius), colour);
  if (row.has_won) canvas.fill(star(centre, radius * 0.82), lamp);
}

struct Scale {
  double height = 0;  // of a row
  int most = 1;       // points
};

void draw_row(Canvas& canvas, const CardRow& row, std::size_t seat, const Scale& scale) {
  const double middle = rows_top + scale.height * (static_cast<double>(seat) + 0.5);
  const Type type{.size = scale.height * 0.56};
  const double baseline = middle + type.size * 0.33;
  const Colour colour = seat_colours[seat % seat_colours.size()];
  const double radius = scale.height * 0.3;
  draw_mark(canvas, row, colour, {left + radius, middle}, radius);
  constexpr double name_at = left + 64;
  constexpr double bar_from = 560;
  constexpr double bar_to = right - 96;
  const double room = (row.points ? bar_from - 24 : right) - name_at;
  if (row.name.empty()) return canvas.write({name_at, baseline}, "–", type, soft);
  canvas.write({name_at, baseline}, canvas.fitted(row.name, type, room), type, ink);
  if (!row.points) return;
  const double bar = (bar_to - bar_from) * std::clamp(*row.points, 0, scale.most) / scale.most;
  const double thickness = scale.height * 0.44;
  const Point corner{bar_from, middle - thickness / 2};
  canvas.fill(box({.corner = corner, .width = bar_to - bar_from, .height = thickness}, 6), track);
  if (bar > 0) canvas.fill(box({.corner = corner, .width = std::max(bar, 12.0), .height = thickness}, 6), colour);
  const std::string points = std::to_string(*row.points);
  canvas.write({right - canvas.width_of(points, type), baseline}, points, type, ink);
}

Scale scale_of(const Card& card) {
  constexpr double highest = 78;
  Scale scale{.height = std::min(highest, (rows_bottom - rows_top) / static_cast<double>(card.rows.size()))};
  for (const CardRow& row : card.rows) scale.most = std::max(scale.most, row.points.value_or(0));
  return scale;
}

}  // namespace

std::string picture_of(const Card& card) {
  Canvas canvas(card_width, card_height, ground);
  canvas.fill(box({.corner = {48, 40}, .width = card_width - 96, .height = 520}, 28), paper);
  if (card.rows.empty()) canvas.fill(disk({860, 500}, 220), lamp);
  const Type title{.face = Face::title, .size = 100};
  canvas.write({left, 138}, canvas.fitted(card.title, title, right - left), title, ink);
  const Type note{.size = 46};
  canvas.write({left, 220}, canvas.fitted(card.note, note, right - left), note, soft);
  const Scale scale = card.rows.empty() ? Scale{} : scale_of(card);
  for (std::size_t i = 0; i < card.rows.size(); ++i) draw_row(canvas, card.rows[i], i, scale);
  draw_sea(canvas);
  if (!card.rows.empty()) sign(canvas);
  return canvas.png();
}

}  // namespace springtide::preview
