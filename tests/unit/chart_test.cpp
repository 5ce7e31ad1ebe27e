// chart: SVG that is well-formed, says everything, and draws in proportion.
#include "chart/chart.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chart/axis.h"
#include "chart/svg.h"

namespace springtide {
namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double undefined = std::numeric_limits<double>::quiet_NaN();

// --- a small reader of XML ---

struct Element {
  std::string name;
  std::map<std::string, std::string> attributes;

  double number(const std::string& attribute) const { return std::strtod(attributes.at(attribute).c_str(), nullptr); }
};

bool is_escaped(std::string_view text) {
  for (std::size_t at = text.find('&'); at != std::string_view::npos; at = text.find('&', at + 1)) {
    const std::string_view rest = text.substr(at);
    if (!rest.starts_with("&amp;") && !rest.starts_with("&lt;") && !rest.starts_with("&gt;") && !rest.starts_with("&quot;"))
      return false;
  }
  return text.find('<') == std::string_view::npos;
}

// name="value" and so on; nothing if that is not what it is, or if a name comes twice.
std::optional<std::map<std::string, std::string>> attributes_of(std::string_view text) {
  std::map<std::string, std::string> attributes;
  while (!text.empty()) {
    const std::size_t equals = text.find("=\"");
    if (text.front() != ' ' || equals == std::string_view::npos) return std::nullopt;
    const std::size_t end = text.find('"', equals + 2);
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view value = text.substr(equals + 2, end - equals - 2);
    if (!is_escaped(value) || !attributes.emplace(text.substr(1, equals - 1), value).second) return std::nullopt;
    text.remove_prefix(end + 1);
  }
  return attributes;
}

// The elements in the order of their start tags; nothing if tags are not balanced or something is not escaped.
std::optional<std::vector<Element>> elements_of(std::string_view text) {
  std::vector<Element> elements;
  std::vector<std::string> open;
  while (!text.empty()) {
    const std::size_t start = std::min(text.find('<'), text.size());
    if (!is_escaped(text.substr(0, start))) return std::nullopt;
    if (start == text.size()) break;
    const std::size_t end = text.find('>', start);
    if (end == std::string_view::npos) return std::nullopt;
    std::string_view tag = text.substr(start + 1, end - start - 1);
    text.remove_prefix(end + 1);
    if (tag.starts_with('/')) {
      if (open.empty() || open.back() != tag.substr(1)) return std::nullopt;
      open.pop_back();
      continue;
    }
    const bool is_closed = tag.ends_with('/');
    if (is_closed) tag.remove_suffix(1);
    const std::size_t name_end = std::min(tag.find(' '), tag.size());
    const auto attributes = attributes_of(tag.substr(name_end));
    if (!attributes || (open.empty() && !elements.empty())) return std::nullopt;
    elements.push_back({std::string(tag.substr(0, name_end)), *attributes});
    if (!is_closed) open.push_back(elements.back().name);
  }
  return open.empty() && !elements.empty() ? std::optional(elements) : std::nullopt;
}

TEST(xml_reader, sees_what_is_not_well_formed) {
  EXPECT_TRUE(elements_of("<a><b c=\"1 &lt; 2\"/>d &amp; e</a>\n"));
  for (const char* bad : {"", "<a>", "<a></b>", "<a><b></a></b>", "</a>", "<a b=1/>", "<a b=\"&\"/>", "<a>&nbsp</a>",
                          "<a/><b/>", "<a b=\"<\"/>", "<a b=\"1\" b=\"2\"/>", "<a b=\"1\"\"/>", "<a"})
    EXPECT_FALSE(elements_of(bad)) << bad;
}

std::vector<Element> elements(const std::string& svg) {
  const auto found = elements_of(svg);
  EXPECT_TRUE(found) << "not well-formed: " << svg.substr(0, 2000);
  return found.value_or(std::vector<Element>{});
}

std::vector<Element> of_class(const std::string& svg, const std::string& name) {
  std::vector<Element> result;
  for (const Element& element : elements(svg)) {
    const auto found = element.attributes.find("class");
    if (found != element.attributes.end() && found->second == name) result.push_back(element);
  }
  return result;
}

std::vector<Element> of_name(const std::string& svg, const std::string& name) {
  std::vector<Element> result;
  for (const Element& element : elements(svg))
    if (element.name == name) result.push_back(element);
  return result;
}

bool has(const std::string& svg, const std::string& text) { return svg.find(text) != std::string::npos; }

// Every chart: a picture with a size, a title, no script, and no coordinate that is not a number.
void expect_sound(const std::string& svg) {
  const std::vector<Element> all = elements(svg);
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all[0].name, "svg");
  EXPECT_EQ(all[0].attributes.at("xmlns"), "http://www.w3.org/2000/svg");
  EXPECT_EQ(all[0].attributes.count("viewBox") + all[0].attributes.count("width"), 2u);
  EXPECT_EQ(all[1].name, "title");
  for (const Element& element : all) {
    EXPECT_NE(element.name, "script");
    for (const auto& [name, value] : element.attributes) {
      EXPECT_FALSE(has(value, "nan") || has(value, "inf")) << name << "=" << value;
      EXPECT_TRUE((name != "width" && name != "height") || element.number(name) >= 0) << name << "=" << value;
    }
  }
}

// --- axes ---

std::string joined(const std::vector<Tick>& ticks) {
  std::string text;
  for (const Tick& tick : ticks) text += (text.empty() ? "" : " ") + tick.text;
  return text;
}

TEST(axis, ticks_are_round_numbers) {
  EXPECT_EQ(joined(ticks({0, 1}, 5)), "0.0 0.2 0.4 0.6 0.8 1.0");
  EXPECT_EQ(joined(ticks({0.31, 0.52}, 5)), "0.35 0.40 0.45 0.50");
  EXPECT_EQ(joined(ticks({-300, 250}, 5)), "\u2212200 0 200");
  EXPECT_EQ(joined(ticks({0, 45000}, 5)), "0 10,000 20,000 30,000 40,000");
  EXPECT_EQ(joined(ticks({0, 3e10}, 3)), "0 1.00e+10 2.00e+10 3.00e+10");
}

TEST(axis, rounded_ranges_end_at_ticks) {
  const Range range = rounded({-3.2, 17.1}, 5);
  EXPECT_DOUBLE_EQ(range.low, -5);
  EXPECT_DOUBLE_EQ(range.high, 20);
  const Range exact = rounded({0, 0.3}, 3);
  EXPECT_DOUBLE_EQ(exact.low, 0);
  EXPECT_DOUBLE_EQ(exact.high, 0.3);
}

TEST(axis, equal_values_have_room_around_them) {
  Extent extent;
  EXPECT_TRUE(extent.empty());
  extent.include(undefined);
  extent.include(infinite);
  EXPECT_TRUE(extent.empty());
  for (int i = 0; i < 3; ++i) extent.include(50);
  EXPECT_LT(extent.range().low, 50);
  EXPECT_GT(extent.range().high, 50);
}

TEST(axis, numbers_are_readable) {
  EXPECT_EQ(readable(0), "0");
  EXPECT_EQ(readable(-0.0), "0");
  EXPECT_EQ(readable(0.25), "0.25");
  EXPECT_EQ(readable(-12.5), "\u221212.5");
  EXPECT_EQ(readable(1234567), "1,234,567");
  EXPECT_EQ(readable(1.0 / 3), "0.3333");
  EXPECT_EQ(readable(infinite), "\u221e");
  EXPECT_EQ(readable(3, 412.7), "3.0");
}

TEST(axis, scale_is_linear_and_bounded) {
  const Scale upward({10, 20}, 300, 100);
  EXPECT_DOUBLE_EQ(upward(10), 300);
  EXPECT_DOUBLE_EQ(upward(20), 100);
  EXPECT_DOUBLE_EQ(upward(12.5), 250);
  EXPECT_DOUBLE_EQ(upward.within(-infinite), 300);
  EXPECT_DOUBLE_EQ(upward.within(infinite), 100);
}

TEST(svg, coordinates_have_two_decimals_at_most) {
  EXPECT_EQ(coordinate(1.0 / 3), "0.33");
  EXPECT_EQ(coordinate(-0.001), "0");
  EXPECT_EQ(coordinate(-17.5), "-17.5");
  EXPECT_EQ(coordinate(720), "720");
}

// --- bars ---

const BarChart ratings{
    .title = "Ratings",
    .x_label = "points",
    .items = {{"search", 200, 180.0, 220.0}, {"greedy", 50, 30.0, 70.0}, {"random", -100, -130.0, -70.0}}};

TEST(bar_chart, says_everything) {
  const std::string svg = bar_chart(ratings);
  expect_sound(svg);
  for (const char* text : {">Ratings<", ">points<", ">search<", ">greedy<", ">random<", ">200.0<", ">50.0<", ">\u2212100.0<",
                           "search: 200 (180 to 220)"})
    EXPECT_TRUE(has(svg, text)) << text;
}

TEST(bar_chart, bars_are_as_long_as_their_values) {
  const std::vector<Element> bars = of_class(bar_chart(ratings), "bar");
  ASSERT_EQ(bars.size(), 3u);
  EXPECT_NEAR(bars[0].number("width") / bars[1].number("width"), 4, 0.01);
  EXPECT_NEAR(bars[0].number("width") / bars[2].number("width"), 2, 0.01);
  EXPECT_NEAR(bars[2].number("x") + bars[2].number("width"), bars[0].number("x"), 0.011) << "negative bars end at zero";
  EXPECT_DOUBLE_EQ(bars[0].number("x"), bars[1].number("x"));
  EXPECT_LT(bars[0].number("y") + bars[0].number("height"), bars[1].number("y"));
}

// The line between the bounds of the first bar, which starts at zero: 200 points are as long as the bar.
TEST(bar_chart, whiskers_reach_from_low_to_high) {
  const std::string svg = bar_chart(ratings);
  const Element bar = of_class(svg, "bar")[0];
  const double middle = bar.number("y") + bar.number("height") / 2;
  const double point = bar.number("width") / 200;
  int found = 0;
  for (const Element& line : of_name(svg, "line")) {
    if (line.number("y1") != middle || line.number("y2") != middle) continue;
    ++found;
    EXPECT_NEAR(line.number("x1"), bar.number("x") + 180 * point, 0.02);
    EXPECT_NEAR(line.number("x2"), bar.number("x") + 220 * point, 0.02);
  }
  EXPECT_EQ(found, 1);
}

TEST(bar_chart, the_reference_is_a_line_of_its_own) {
  BarChart chart = ratings;
  const std::size_t without = of_name(bar_chart(chart), "line").size();
  chart.reference = 123;
  const std::string svg = bar_chart(chart);
  expect_sound(svg);
  EXPECT_EQ(of_name(svg, "line").size(), without + 1);
  EXPECT_TRUE(has(svg, ">123<"));
  chart.reference = 900;
  EXPECT_TRUE(has(bar_chart(chart), ">800<")) << "the axis reaches a reference beyond the bars";
}

TEST(bar_chart, escapes_text) {
  const std::string svg =
      bar_chart({.title = "a<b & \"c\"", .x_label = "x>y", .items = {{"<script>&", 1}, {"two\nlines", 2}}});
  expect_sound(svg);
  EXPECT_TRUE(has(svg, "a&lt;b &amp; &quot;c&quot;"));
  EXPECT_TRUE(has(svg, "x&gt;y"));
  EXPECT_TRUE(has(svg, "&lt;script&gt;&amp;"));
  EXPECT_TRUE(has(svg, "two lines"));
}

TEST(bar_chart, without_data_says_so) {
  const std::string empty = bar_chart({.title = "Nothing yet", .x_label = "", .items = {}});
  expect_sound(empty);
  EXPECT_TRUE(has(empty, "no data"));
  EXPECT_TRUE(has(empty, ">Nothing yet<"));
  EXPECT_TRUE(has(bar_chart({.title = "", .x_label = "", .items = {{"a", undefined}}}), "no data"));
  EXPECT_FALSE(has(bar_chart(ratings), "no data"));
}

TEST(bar_chart, endless_intervals_and_missing_values_are_drawable) {
  const std::string svg = bar_chart(
      {.title = "t", .x_label = "x", .items = {{"one deal", 5, -infinite, infinite}, {"none", undefined}, {"b", 2}}});
  expect_sound(svg);
  EXPECT_EQ(of_class(svg, "bar").size(), 2u);
  EXPECT_TRUE(has(svg, ">none<"));
}

TEST(bar_chart, any_values_are_drawable) {
  for (double value : {0.0, 1e-12, -1e-7, 3.0, -4e5, 7e13}) {
    BarChart chart{.title = "t", .x_label = "x", .items = {}};
    for (int i = 0; i < 60; ++i) chart.items.push_back({"bar " + std::to_string(i), value});
    const std::string svg = bar_chart(chart);
    expect_sound(svg);
    EXPECT_EQ(of_class(svg, "bar").size(), 60u) << value;
  }
}

TEST(bar_chart, long_labels_are_squeezed_and_kept) {
  const std::string label(200, 'm');
  const std::string svg = bar_chart({.title = "t", .x_label = "x", .items = {{label, 1}}});
  EXPECT_TRUE(has(svg, ">" + label + "<"));
  EXPECT_GT(of_class(svg, "bar")[0].number("width"), 200);
  EXPECT_TRUE(has(svg, "textLength"));
}

// --- lines ---

LineChart learning() {
  return {.title = "Learning",
          .x_label = "games",
          .y_label = "share of wins",
          .series = {{"first", {{0, 0}, {50, 2}, {100, 4}}}, {"second", {{0, 4}, {100, 0}}}},
          .markers = {{25, "new prior"}}};
}

TEST(line_chart, says_everything) {
  const std::string svg = line_chart(learning());
  expect_sound(svg);
  for (const char* text : {">Learning<", ">games<", ">share of wins<", ">first<", ">second<", ">new prior<", ">100<", ">4<"})
    EXPECT_TRUE(has(svg, text)) << text;
}

std::vector<double> coordinates(const std::string& path) {
  std::vector<double> numbers;
  const char* at = path.c_str();
  while (*at != '\0') {
    char* end = nullptr;
    const double number = std::strtod(at, &end);
    if (end != at) numbers.push_back(number);
    at = end != at ? end : at + 1;
  }
  return numbers;
}

// The paths of the series, which are not filled.
std::vector<Element> curves(const std::string& svg) {
  std::vector<Element> result;
  for (const Element& path : of_name(svg, "path"))
    if (path.attributes.at("fill") == "none") result.push_back(path);
  return result;
}

TEST(line_chart, points_lie_in_proportion) {
  const std::vector<Element> paths = curves(line_chart(learning()));
  ASSERT_EQ(paths.size(), 2u);
  const std::vector<double> first = coordinates(paths[0].attributes.at("d"));
  const std::vector<double> second = coordinates(paths[1].attributes.at("d"));
  ASSERT_EQ(first.size(), 6u);
  ASSERT_EQ(second.size(), 4u);
  EXPECT_NEAR(first[2], (first[0] + first[4]) / 2, 0.02);
  EXPECT_NEAR(first[3], (first[1] + first[5]) / 2, 0.02);
  EXPECT_LT(first[5], first[1]) << "more is higher";
  EXPECT_DOUBLE_EQ(second[1], first[5]);
  EXPECT_DOUBLE_EQ(second[3], first[1]);
}

TEST(line_chart, series_differ_in_more_than_colour) {
  const std::vector<Element> paths = curves(line_chart(learning()));
  ASSERT_EQ(paths.size(), 2u);
  EXPECT_NE(paths[0].attributes.at("stroke"), paths[1].attributes.at("stroke"));
  EXPECT_NE(paths[0].attributes.at("stroke-dasharray"), paths[1].attributes.at("stroke-dasharray"));
}

TEST(line_chart, a_fixed_range_is_kept_and_cuts_lines_off) {
  LineChart chart = learning();
  chart.y_range = Range{1, 2};
  const std::string svg = line_chart(chart);
  expect_sound(svg);
  EXPECT_TRUE(has(svg, ">1.0<") && has(svg, ">2.0<"));
  EXPECT_FALSE(has(svg, ">4<") || has(svg, ">4.0<"));
  EXPECT_TRUE(has(svg, "overflow=\"hidden\""));
  EXPECT_FALSE(has(line_chart(learning()), "overflow=\"hidden\""));
}

TEST(line_chart, breaks_where_a_point_is_missing) {
  LineChart chart = learning();
  chart.series = {{"gap", {{0, 1}, {1, 2}, {2, undefined}, {3, 2}, {4, 1}}}};
  const std::string svg = line_chart(chart);
  expect_sound(svg);
  const std::string path = curves(svg).at(0).attributes.at("d");
  EXPECT_EQ(std::count(path.begin(), path.end(), 'M'), 2);
  EXPECT_EQ(std::count(path.begin(), path.end(), 'L'), 2);
}

TEST(line_chart, without_data_says_so) {
  EXPECT_TRUE(has(line_chart({.title = "t", .x_label = "", .y_label = "", .series = {}}), "no data"));
  const std::string empty =
      line_chart({.title = "t", .x_label = "", .y_label = "", .series = {{"a", {}}, {"b", {{0, infinite}}}}});
  expect_sound(empty);
  EXPECT_TRUE(has(empty, "no data"));
}

TEST(line_chart, one_point_equal_points_and_many_points_are_drawable) {
  LineChart chart = learning();
  chart.series = {{"one", {{3, 3}}}};
  expect_sound(line_chart(chart));
  chart.series = {{"equal", {{1, 1e6}, {2, 1e6}, {3, 1e6}}}, {"empty", {}}};
  expect_sound(line_chart(chart));
  chart.series.clear();
  for (int i = 0; i < 20; ++i) chart.series.push_back({"a series with the number " + std::to_string(i), {}});
  for (auto& series : chart.series)
    for (int x = 0; x < 2000; ++x) series.points.push_back({static_cast<double>(x), std::sin(x / 100.0) - 5});
  const std::string svg = line_chart(chart);
  expect_sound(svg);
  for (const Series& series : chart.series) EXPECT_TRUE(has(svg, ">" + series.name + "<"));
}

TEST(line_chart, escapes_text) {
  LineChart chart = learning();
  chart.title = chart.x_label = chart.y_label = chart.series[0].name = chart.markers[0].label = "\"<&>\"";
  const std::string svg = line_chart(chart);
  expect_sound(svg);
  EXPECT_TRUE(has(svg, ">&quot;&lt;&amp;&gt;&quot;<"));
}

// --- histograms ---

const Histogram points_histogram{
    .title = "Points", .x_label = "points", .y_label = "games", .bins = {{0, 10, 30}, {10, 20, 60}, {20, 40, 15}}};

TEST(histogram, says_everything) {
  const std::string svg = histogram(points_histogram);
  expect_sound(svg);
  for (const char* text : {">Points<", ">points<", ">games<", "10 to 20: 60", ">60<", ">40<"})
    EXPECT_TRUE(has(svg, text)) << text;
}

TEST(histogram, bins_are_as_high_and_wide_as_they_should_be) {
  const std::vector<Element> bins = of_class(histogram(points_histogram), "bin");
  ASSERT_EQ(bins.size(), 3u);
  EXPECT_NEAR(bins[1].number("height") / bins[0].number("height"), 2, 0.01);
  EXPECT_NEAR(bins[1].number("height") / bins[2].number("height"), 4, 0.01);
  EXPECT_NEAR(bins[2].number("width") / bins[0].number("width"), 2, 0.01);
  EXPECT_NEAR(bins[0].number("x") + bins[0].number("width"), bins[1].number("x"), 0.02);
  EXPECT_NEAR(bins[0].number("y") + bins[0].number("height"), bins[1].number("y") + bins[1].number("height"), 0.02);
}

TEST(histogram, without_data_says_so) {
  const std::string svg = histogram({.title = "t", .x_label = "", .y_label = "", .bins = {{3, 3, 1}, {1, 2, undefined}}});
  expect_sound(svg);
  EXPECT_TRUE(has(svg, "no data"));
}

TEST(histogram, negative_and_empty_bins_are_drawable) {
  expect_sound(histogram({.title = "t", .x_label = "", .y_label = "", .bins = {{-2, -1, 0}, {-1, 0, -5}, {0, 1, 5}}}));
  expect_sound(histogram({.title = "t", .x_label = "", .y_label = "", .bins = {{0, 1, 0}, {1, 2, 0}}}));
}

TEST(charts, are_the_same_bytes_every_time) {
  EXPECT_EQ(bar_chart(ratings), bar_chart(BarChart(ratings)));
  EXPECT_EQ(line_chart(learning()), line_chart(learning()));
  EXPECT_EQ(histogram(points_histogram), histogram(Histogram(points_histogram)));
}

}  // namespace
}  // namespace springtide
