// Writes SVG: elements with attributes, text with escapes, coordinates with few digits.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace springtide {

// A coordinate: at most two decimals.
std::string coordinate(double value);

// The text of an element or an attribute. Characters that XML does not allow become spaces.
std::string escaped(std::string_view text);

// About how wide a text is; a font is not at hand.
double text_width(std::string_view text, double size);

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

class Svg {
 public:
  // White paper of this size; the title is also for those who cannot see the chart.
  Svg(std::string_view title, double width, double height);

  void open(std::string_view name, Attributes attributes);
  void close(std::string_view name);
  void element(std::string_view name, Attributes attributes);
  // The sentence appears when the pointer rests on the element.
  void explained(std::string_view name, Attributes attributes, std::string_view sentence);
  void line(double x1, double y1, double x2, double y2, std::string_view colour, double width, std::string_view dash = {});
  void text(double x, double y, std::string_view text, const TextStyle& style);
  // Written from below upward around a point.
  void upward_text(double x, double y, std::string_view text, const TextStyle& style);

  // Ends the document.
  std::string finish() &&;

 private:
  void start_tag(std::string_view name, Attributes attributes);
  void write_text(std::string_view place, std::string_view text, const TextStyle& style);

  std::string text_;
};

}  // namespace springtide
