#include "chart/frame.h"

#include <algorithm>
#include <utility>

namespace springtide {
namespace {

constexpr double tick_size = 11.5;

}  // namespace

void draw_title(Svg& svg, std::string_view title) {
  svg.text(page_margin, 28, title,
           {.size = 16, .colour = "#1a1a1a", .is_bold = true, .most_width = page_width - 2 * page_margin});
}

void draw_x_axis(Svg& svg, const Plot& plot, const Scale& scale, std::string_view label) {
  for (const Tick& tick : ticks(scale.values(), x_parts)) {
    const double x = scale(tick.value);
    svg.line(x, plot.top, x, plot.bottom, grid_colour, 1);
    svg.text(x, plot.bottom + 17, tick.text, {.size = tick_size, .anchor = Anchor::middle, .colour = pale_ink});
  }
  const double width = plot.right - plot.left;
  svg.text((plot.left + plot.right) / 2, plot.bottom + 37, label,
           {.anchor = Anchor::middle, .colour = ink, .most_width = width});
}

void draw_y_axis(Svg& svg, const Plot& plot, const Scale& scale, std::string_view label) {
  for (const Tick& tick : ticks(scale.values(), y_parts)) {
    const double y = scale(tick.value);
    svg.line(plot.left, y, plot.right, y, grid_colour, 1);
    svg.text(plot.left - 8, y + 4, tick.text, {.size = tick_size, .anchor = Anchor::end, .colour = pale_ink});
  }
  const double height = plot.bottom - plot.top;
  svg.upward_text(page_margin + 6, (plot.top + plot.bottom) / 2, label,
                  {.anchor = Anchor::middle, .colour = ink, .most_width = height});
}

double y_axis_width(Range range) {
  double widest = 0;
  for (const Tick& tick : ticks(range, y_parts)) widest = std::max(widest, text_width(tick.text, tick_size));
  return widest + 28;
}

std::string chart_without_data(std::string_view title) {
  Svg svg(title, page_width, 120);
  draw_title(svg, title);
  svg.text(page_width / 2, 76, "no data", {.size = 14, .anchor = Anchor::middle, .colour = pale_ink});
  return std::move(svg).finish();
}

}  // namespace springtide
