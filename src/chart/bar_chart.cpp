#include <algorithm>
#include <cmath>
#include <utility>

#include "chart/frame.h"

namespace springtide {
namespace {

constexpr double row_height = 28;
constexpr double bar_height = 16;
constexpr double label_size = 12.5;
constexpr double most_label_width = 240;
constexpr double reference_height = 18;  // for the number of the reference line, above the plot

bool has_interval(const Bar& bar) { return bar.low && bar.high && *bar.low <= *bar.high && is_drawable(bar.value); }

bool has_reference(const BarChart& chart) { return chart.reference && is_drawable(*chart.reference); }

bool has_values(const BarChart& chart) {
  return std::any_of(chart.items.begin(), chart.items.end(), [](const Bar& bar) { return is_drawable(bar.value); });
}

double largest_of(const BarChart& chart) {
  double largest = 0;
  for (const Bar& bar : chart.items)
    if (is_drawable(bar.value)) largest = std::max(largest, std::abs(bar.value));
  return largest;
}

// What a bar shows, in words: `greedy: 0.31 (0.28 to 0.34)`.
std::string sentence(const Bar& bar) {
  const std::string text = bar.label + ": " + readable(bar.value);
  return has_interval(bar) ? text + " (" + readable(*bar.low) + " to " + readable(*bar.high) + ")" : text;
}

Range range_of(const BarChart& chart) {
  Extent extent;
  extent.include(0);
  if (chart.reference) extent.include(*chart.reference);
  for (const Bar& bar : chart.items) {
    extent.include(bar.value);
    if (!has_interval(bar)) continue;
    extent.include(*bar.low);
    extent.include(*bar.high);
  }
  return rounded(extent.range(), x_parts);
}

Plot plot_of(const BarChart& chart) {
  double labels = 0;
  double values = 0;
  for (const Bar& bar : chart.items) {
    labels = std::max(labels, text_width(bar.label, label_size));
    values = std::max(values, text_width(readable(bar.value, largest_of(chart)), label_size));
  }
  const double top = title_height + (has_reference(chart) ? reference_height : 0);
  return {.left = page_margin + std::min(labels, most_label_width) + 10,
          .top = top,
          .right = page_width - page_margin - values - 14,
          .bottom = top + row_height * static_cast<double>(chart.items.size())};
}

void draw_interval(Svg& svg, const Bar& bar, const Scale& scale, double middle) {
  const double low = scale.within(*bar.low);
  const double high = scale.within(*bar.high);
  svg.line(low, middle, high, middle, ink, 1.5);
  svg.line(low, middle - 4, low, middle + 4, ink, 1.5);
  svg.line(high, middle - 4, high, middle + 4, ink, 1.5);
}

void draw_texts(Svg& svg, const Bar& bar, const Plot& plot, double largest, double middle) {
  svg.text(plot.left - 10, middle + 4.5, bar.label,
           {.size = label_size, .anchor = Anchor::end, .most_width = most_label_width});
  svg.text(page_width - page_margin, middle + 4.5, readable(bar.value, largest),
           {.size = label_size, .anchor = Anchor::end});
}

void draw_bar(Svg& svg, const Bar& bar, const Scale& scale, double middle) {
  if (!is_drawable(bar.value)) return;
  const auto [low, high] = std::minmax({scale(0), scale(bar.value)});
  svg.explained("rect",
                {{"class", "bar"},
                 {"x", low},
                 {"y", middle - bar_height / 2},
                 {"width", high - low},
                 {"height", bar_height},
                 {"fill", bar_colour}},
                sentence(bar));
  if (has_interval(bar)) draw_interval(svg, bar, scale, middle);
}

void draw_reference(Svg& svg, double value, const Plot& plot, const Scale& scale) {
  const double x = scale(value);
  svg.line(x, plot.top - 4, x, plot.bottom, vermilion, 1.5, "5 3");
  svg.text(x, plot.top - 8, readable(value), {.size = 11.5, .anchor = Anchor::middle, .colour = vermilion});
}

}  // namespace

std::string bar_chart(const BarChart& chart) {
  if (!has_values(chart)) return chart_without_data(chart.title);
  const Plot plot = plot_of(chart);
  const Scale scale(range_of(chart), plot.left, plot.right);
  Svg svg(chart.title, page_width, plot.bottom + foot_height);
  draw_title(svg, chart.title);
  draw_x_axis(svg, plot, scale, chart.x_label);
  double middle = plot.top + row_height / 2;
  for (const Bar& bar : chart.items) {
    draw_texts(svg, bar, plot, largest_of(chart), middle);
    draw_bar(svg, bar, scale, middle);
    middle += row_height;
  }
  svg.line(scale(0), plot.top, scale(0), plot.bottom, axis_colour, 1);
  if (has_reference(chart)) draw_reference(svg, *chart.reference, plot, scale);
  return std::move(svg).finish();
}

}  // namespace springtide
