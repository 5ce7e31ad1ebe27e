#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "chart/frame.h"

namespace springtide {
namespace {

constexpr double histogram_height = 280;

bool is_drawable_bin(const Bin& bin) {
  return is_drawable(bin.low) && is_drawable(bin.high) && bin.low < bin.high && is_drawable(bin.value);
}

std::vector<Bin> drawable(const std::vector<Bin>& bins) {
  std::vector<Bin> result;
  std::copy_if(bins.begin(), bins.end(), std::back_inserter(result), is_drawable_bin);
  return result;
}

Range x_range(const std::vector<Bin>& bins) {
  Extent extent;
  for (const Bin& bin : bins) {
    extent.include(bin.low);
    extent.include(bin.high);
  }
  return extent.range();
}

Range y_range(const std::vector<Bin>& bins) {
  Extent extent;
  extent.include(0);
  for (const Bin& bin : bins) extent.include(bin.value);
  return rounded(extent.range(), y_parts);
}

void draw_bin(Svg& svg, const Bin& bin, const Scale& x, const Scale& y) {
  const auto [top, bottom] = std::minmax({y(bin.value), y(0)});
  svg.explained("rect",
                {{"class", "bin"},
                 {"x", x(bin.low)},
                 {"y", top},
                 {"width", x(bin.high) - x(bin.low)},
                 {"height", bottom - top},
                 {"fill", bar_colour},
                 {"stroke", "#ffffff"}},
                readable(bin.low) + " to " + readable(bin.high) + ": " + readable(bin.value));
}

}  // namespace

std::string histogram(const Histogram& chart) {
  const std::vector<Bin> bins = drawable(chart.bins);
  if (bins.empty()) return chart_without_data(chart.title);
  const Range values = y_range(bins);
  const Plot plot{.left = page_margin + y_axis_width(values),
                  .top = title_height,
                  .right = page_width - page_margin,
                  .bottom = title_height + histogram_height};
  const Scale x(x_range(bins), plot.left, plot.right);
  const Scale y(values, plot.bottom, plot.top);
  Svg svg(chart.title, page_width, plot.bottom + foot_height);
  draw_title(svg, chart.title);
  draw_y_axis(svg, plot, y, chart.y_label);
  draw_x_axis(svg, plot, x, chart.x_label);
  for (const Bin& bin : bins) draw_bin(svg, bin, x, y);
  svg.line(plot.left, y(0), plot.right, y(0), axis_colour, 1);
  return std::move(svg).finish();
}

}  // namespace springtide
