#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "chart/frame.h"

namespace springtide {
namespace {

constexpr double lines_height = 320;
constexpr double legend_row = 20;

// A series is told by colour, dash and mark. Seven colours, four dashes and five marks make 140 different series.
constexpr std::array<std::string_view, 7> colours{"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                                  "#e69f00", "#56b4e9", "#333333"};
constexpr std::array<std::string_view, 4> dashes{"", "7 3", "2 3", "9 3 2 3"};
// Paths relative to their middle: circle, square, triangle, diamond, saltire.
constexpr std::array<std::string_view, 5> marks{
    "m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z", "m-3 -3h6v6h-6z", "m0 -4l4 7h-8z",
    "m0 -4.5l4.5 4.5l-4.5 4.5l-4.5 -4.5z",
    "m-4 -2.5l1.5 -1.5l2.5 2.5l2.5 -2.5l1.5 1.5l-2.5 2.5l2.5 2.5l-1.5 1.5l-2.5 -2.5"
    "l-2.5 2.5l-1.5 -1.5l2.5 -2.5z"};

struct Look {
  std::string_view colour;
  std::string_view dash;
  std::string_view mark;
};

Look look_of(std::size_t series) {
  return {colours[series % colours.size()], dashes[series % dashes.size()], marks[series % marks.size()]};
}

struct Scales {
  Scale x;
  Scale y;
};

bool is_drawable_point(const Point& point) { return is_drawable(point.x) && is_drawable(point.y); }

Extent extent_of(const LineChart& chart, double Point::* axis) {
  Extent extent;
  for (const Series& series : chart.series)
    for (const Point& point : series.points)
      if (is_drawable_point(point)) extent.include(point.*axis);
  return extent;
}

Range x_range(const LineChart& chart) {
  Extent extent = extent_of(chart, &Point::x);
  for (const Marker& marker : chart.markers) extent.include(marker.x);
  return extent.range();
}

bool has_own_range(const LineChart& chart) {
  return chart.y_range && is_drawable(chart.y_range->low) && is_drawable(chart.y_range->high) &&
         chart.y_range->low < chart.y_range->high;
}

Range y_range(const LineChart& chart) {
  return has_own_range(chart) ? *chart.y_range : rounded(extent_of(chart, &Point::y).range(), y_parts);
}

std::string place(const Scales& scales, const Point& point) {
  return coordinate(scales.x(point.x)) + " " + coordinate(scales.y(point.y));
}

// Broken where a point cannot be drawn.
std::string path_of(const Series& series, const Scales& scales) {
  std::string path;
  bool is_broken = true;
  for (const Point& point : series.points) {
    const bool is_here = is_drawable_point(point);
    if (is_here) path.append(is_broken ? "M" : "L").append(place(scales, point));
    is_broken = !is_here;
  }
  return path;
}

// Each of few points, some of many.
std::string marks_of(const Series& series, const Scales& scales, std::string_view mark) {
  const std::size_t n = series.points.size();
  const std::size_t stride = n <= 30 ? 1 : n / 10;
  std::string path;
  for (std::size_t i = stride / 2; i < n; i += stride)
    if (is_drawable_point(series.points[i])) path.append("M").append(place(scales, series.points[i])).append(mark);
  return path;
}

void draw_path(Svg& svg, const std::string& path, const Look& look) {
  if (path.empty()) return;
  svg.element("path", {{"d", path},
                       {"fill", "none"},
                       {"stroke", look.colour},
                       {"stroke-width", "2"},
                       {"stroke-linejoin", "round"},
                       {"stroke-dasharray", look.dash.empty() ? "none" : look.dash}});
}

void draw_marks(Svg& svg, const std::string& path, const Look& look) {
  if (!path.empty())
    svg.element("path", {{"d", path}, {"fill", look.colour}, {"stroke", "#ffffff"}, {"stroke-width", "0.75"}});
}

// In a window of its own, so that lines beyond a fixed range are cut off; marks on the edge of a free one stay whole.
void draw_series(Svg& svg, const LineChart& chart, const Plot& plot, const Scales& scales) {
  const double width = plot.right - plot.left;
  const double height = plot.bottom - plot.top;
  const std::string corner = coordinate(plot.left) + " " + coordinate(plot.top);
  svg.open("svg", {{"x", plot.left},
                   {"y", plot.top},
                   {"width", width},
                   {"height", height},
                   {"viewBox", corner + " " + coordinate(width) + " " + coordinate(height)},
                   {"overflow", has_own_range(chart) ? "hidden" : "visible"}});
  for (std::size_t i = 0; i < chart.series.size(); ++i) draw_path(svg, path_of(chart.series[i], scales), look_of(i));
  for (std::size_t i = 0; i < chart.series.size(); ++i)
    draw_marks(svg, marks_of(chart.series[i], scales, look_of(i).mark), look_of(i));
  svg.close("svg");
}

void draw_marker(Svg& svg, const Marker& marker, const Plot& plot, const Scale& x) {
  if (!is_drawable(marker.x)) return;
  svg.line(x(marker.x), plot.top, x(marker.x), plot.bottom, pale_ink, 1, "4 3");
  svg.upward_text(
      x(marker.x) - 5, plot.top + 4, marker.label,
      {.size = 11, .anchor = Anchor::end, .colour = pale_ink, .has_halo = true, .most_width = plot.bottom - plot.top - 8});
}

struct LegendEntry {
  double x;
  double y;
  double room;  // for the name
};

// One entry for each series, in rows that break at the edge of the page.
std::vector<LegendEntry> legend_of(const LineChart& chart) {
  constexpr double sample = 40;
  constexpr double widest = page_width - 2 * page_margin - sample;
  std::vector<LegendEntry> entries;
  double x = page_margin;
  double y = title_height + 2;
  for (const Series& series : chart.series) {
    const double room = std::min(text_width(series.name, 12), widest);
    if (x > page_margin && x + sample + room > page_width - page_margin) {
      x = page_margin;
      y += legend_row;
    }
    entries.push_back({x, y, room});
    x += sample + room + 18;
  }
  return entries;
}

void draw_legend(Svg& svg, const LineChart& chart, const std::vector<LegendEntry>& entries) {
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto& [x, y, room] = entries[i];
    const Look look = look_of(i);
    svg.line(x, y, x + 32, y, look.colour, 2, look.dash);
    draw_marks(svg, "M" + coordinate(x + 16) + " " + coordinate(y) + std::string(look.mark), look);
    svg.text(x + 40, y + 4, chart.series[i].name, {.size = 12, .most_width = room + 1});
  }
}

Plot plot_of(Range values, const std::vector<LegendEntry>& legend) {
  const double top = legend.back().y + legend_row;
  return {.left = page_margin + y_axis_width(values),
          .top = top,
          .right = page_width - page_margin,
          .bottom = top + lines_height};
}

}  // namespace

std::string line_chart(const LineChart& chart) {
  if (extent_of(chart, &Point::y).empty()) return chart_without_data(chart.title);
  const std::vector<LegendEntry> legend = legend_of(chart);
  const Range values = y_range(chart);
  const Plot plot = plot_of(values, legend);
  const Scales scales{.x = Scale(x_range(chart), plot.left, plot.right), .y = Scale(values, plot.bottom, plot.top)};
  Svg svg(chart.title, page_width, plot.bottom + foot_height);
  draw_title(svg, chart.title);
  draw_legend(svg, chart, legend);
  draw_y_axis(svg, plot, scales.y, chart.y_label);
  draw_x_axis(svg, plot, scales.x, chart.x_label);
  svg.line(plot.left, plot.bottom, plot.right, plot.bottom, axis_colour, 1);
  draw_series(svg, chart, plot, scales);
  for (const Marker& marker : chart.markers) draw_marker(svg, marker, plot, scales.x);
  return std::move(svg).finish();
}

}  // namespace springtide
