// What all charts share: measures, colours, the title, axes with their ticks, and the sheet without data.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "chart/axis.h"
#include "chart/svg.h"

namespace springtide {

inline constexpr double page_width = 720;
inline constexpr double page_margin = 20;
inline constexpr double title_height = 48;  // above the plot
inline constexpr double foot_height = 48;   // below it, for ticks and the label of the x axis
inline constexpr std::string_view ink = "#333333";
inline constexpr std::string_view pale_ink = "#666666";
inline constexpr std::string_view grid_colour = "#e4e4e4";
inline constexpr std::string_view axis_colour = "#8a8a8a";
// The colours of Okabe and Ito, which people who are colour-blind can tell apart.
inline constexpr std::string_view bar_colour = "#3d94c4";  // their blue, paler
inline constexpr std::string_view vermilion = "#d55e00";

// The rectangle of the plot on the page.
struct Plot {
  double left = 0;
  double top = 0;
  double right = 0;
  double bottom = 0;
};

inline void draw_title(Svg& svg, std::string_view title) {
  svg.text(page_margin, 28, title,
           {.size = 16, .colour = "#1a1a1a", .is_bold = true, .most_width = page_width - 2 * page_margin});
}

// About how many ticks an axis has, and how large their texts are.
inline constexpr int x_parts = 7;
inline constexpr int y_parts = 5;
inline constexpr double tick_size = 11.5;

// Grid lines, ticks and label of an axis.
inline void draw_x_axis(Svg& svg, const Plot& plot, const Scale& scale, std::string_view label) {
  for (const Tick& tick : ticks(scale.values(), x_parts)) {
    const double x = scale(tick.value);
    svg.line(x, plot.top, x, plot.bottom, grid_colour, 1);
    svg.text(x, plot.bottom + 17, tick.text, {.size = tick_size, .anchor = Anchor::middle, .colour = pale_ink});
  }
  const double width = plot.right - plot.left;
  svg.text((plot.left + plot.right) / 2, plot.bottom + 37, label,
           {.anchor = Anchor::middle, .colour = ink, .most_width = width});
}

inline void draw_y_axis(Svg& svg, const Plot& plot, const Scale& scale, std::string_view label) {
  for (const Tick& tick : ticks(scale.values(), y_parts)) {
    const double y = scale(tick.value);
    svg.line(plot.left, y, plot.right, y, grid_colour, 1);
    svg.text(plot.left - 8, y + 4, tick.text, {.size = tick_size, .anchor = Anchor::end, .colour = pale_ink});
  }
  const double height = plot.bottom - plot.top;
  svg.upward_text(page_margin + 6, (plot.top + plot.bottom) / 2, label,
                  {.anchor = Anchor::middle, .colour = ink, .most_width = height});
}

// The room that the ticks and the label of a y axis take.
inline double y_axis_width(Range range) {
  double widest = 0;
  for (const Tick& tick : ticks(range, y_parts)) widest = std::max(widest, text_width(tick.text, tick_size));
  return widest + 28;
}

inline std::string chart_without_data(std::string_view title) {
  Svg svg(title, page_width, 120);
  draw_title(svg, title);
  svg.text(page_width / 2, 76, "no data", {.size = 14, .anchor = Anchor::middle, .colour = pale_ink});
  return std::move(svg).finish();
}

}  // namespace springtide
