// Writes SVG: elements with attributes, text with escapes, coordinates with few digits.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace springtide {

// A coordinate: at most two decimals.
inline std::string coordinate(double value) {
  const double hundredths = std::round(value * 100);
  std::array<char, 40> digits{};
  const double clean = hundredths == 0 ? 0 : hundredths / 100;
  return {digits.begin(), std::to_chars(digits.begin(), digits.end(), clean).ptr};
}

// The text of an element or an attribute. Characters that XML does not allow become spaces.
inline std::string escaped(std::string_view text) {
  constexpr std::string_view special = "&<>\"";
  constexpr std::array<std::string_view, special.size()> names{"&amp;", "&lt;", "&gt;", "&quot;"};
  std::string result;
  for (char c : text) {
    const std::size_t at = special.find(c);
    if (at != std::string_view::npos) result += names[at];
    if (at == std::string_view::npos) result += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return result;
}

// About how wide a text is; a font is not at hand.
inline double text_width(std::string_view text, double size) {
  const auto starts_character = [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; };
  return 0.58 * size * static_cast<double>(std::count_if(text.begin(), text.end(), starts_character));
}

struct Attribute {
  Attribute(std::string_view attribute, std::string_view text) : name(attribute), value(text) {}
  Attribute(std::string_view attribute, const char* text) : name(attribute), value(text) {}
  Attribute(std::string_view attribute, double number) : name(attribute), value(coordinate(number)) {}

  std::string_view name;
  std::string value;
};
using Attributes = std::initializer_list<Attribute>;

enum class Anchor { start, middle, end };

struct TextStyle {
  double size = 12;
  Anchor anchor = Anchor::start;
  std::string_view colour = "#333333";
  bool is_bold = false;
  bool has_halo = false;  // white around the letters, over lines
  double most_width = 0;  // longer text is squeezed; 0 is no limit
};

inline constexpr std::array<std::string_view, 3> anchors{"start", "middle", "end"};

inline std::string quoted_attribute(std::string_view name, std::string_view value) {
  return std::string(" ").append(name).append("=\"").append(escaped(value)).append("\"");
}

class Svg {
 public:
  // White paper of this size; the title is also for those who cannot see the chart.
  Svg(std::string_view title, double width, double height) {
    const std::string size = coordinate(width) + " " + coordinate(height);
    open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                 {"viewBox", "0 0 " + size},
                 {"width", width},
                 {"role", "img"},
                 {"font-family", "system-ui, 'Segoe UI', 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"}});
    text_ += "<title>" + escaped(title) + "</title>\n";
    element("rect", {{"width", width}, {"height", height}, {"fill", "#ffffff"}});
  }

  void open(std::string_view name, Attributes attributes) {
    start_tag(name, attributes);
    text_ += ">\n";
  }

  void close(std::string_view name) { text_.append("</").append(name).append(">\n"); }

  void element(std::string_view name, Attributes attributes) {
    start_tag(name, attributes);
    text_ += "/>\n";
  }

  // The sentence appears when the pointer rests on the element.
  void explained(std::string_view name, Attributes attributes, std::string_view sentence) {
    start_tag(name, attributes);
    text_.append("><title>").append(escaped(sentence)).append("</title></").append(name).append(">\n");
  }

  void line(double x1, double y1, double x2, double y2, std::string_view colour, double width, std::string_view dash = {}) {
    start_tag("line", {{"x1", x1}, {"y1", y1}, {"x2", x2}, {"y2", y2}, {"stroke", colour}, {"stroke-width", width}});
    if (!dash.empty()) text_ += quoted_attribute("stroke-dasharray", dash);
    text_ += "/>\n";
  }

  void text(double x, double y, std::string_view text, const TextStyle& style) {
    write_text(quoted_attribute("x", coordinate(x)) + quoted_attribute("y", coordinate(y)), text, style);
  }

  // Written from below upward around a point.
  void upward_text(double x, double y, std::string_view text, const TextStyle& style) {
    const std::string move = "translate(" + coordinate(x) + " " + coordinate(y) + ") rotate(-90)";
    write_text(quoted_attribute("transform", move), text, style);
  }

  // Ends the document.
  std::string finish() && {
    close("svg");
    return std::move(text_);
  }

 private:
  void start_tag(std::string_view name, Attributes attributes) {
    text_.append("<").append(name);
    for (const Attribute& attribute : attributes) text_ += quoted_attribute(attribute.name, attribute.value);
  }

  void write_text(std::string_view place, std::string_view text, const TextStyle& style) {
    text_.append("<text").append(place).append(quoted_attribute("font-size", coordinate(style.size)));
    text_ += quoted_attribute("fill", style.colour);
    if (style.anchor != Anchor::start)
      text_ += quoted_attribute("text-anchor", anchors[static_cast<std::size_t>(style.anchor)]);
    if (style.is_bold) text_ += quoted_attribute("font-weight", "600");
    if (style.has_halo) text_ += " stroke=\"#ffffff\" stroke-width=\"3\" paint-order=\"stroke\"";
    if (style.most_width > 0 && text_width(text, style.size) > style.most_width)
      text_ += quoted_attribute("textLength", coordinate(style.most_width)) + " lengthAdjust=\"spacingAndGlyphs\"";
    text_.append(">").append(escaped(text)).append("</text>\n");
  }

  std::string text_;
};

}  // namespace springtide
