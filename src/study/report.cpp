#include "study/report.h"

#include <algorithm>
#include <cctype>

#include "chart/chart.h"
#include "study/figures.h"

namespace springtide::study {
namespace {

// `Points by source` as part of a file name: `points-by-source`.
std::string file_name(const std::string& stem, const std::string& title) {
  std::string name = stem + "-";
  for (char c : title) {
    const auto code = static_cast<unsigned char>(c);
    if (std::isalnum(code) != 0)
      name += static_cast<char>(std::tolower(code));
    else if (name.back() != '-')
      name += '-';
  }
  return name + ".svg";
}

std::string table_line(const std::vector<std::string>& cells) {
  std::string line = "|";
  for (const std::string& cell : cells) line += " " + cell + " |";
  return line + "\n";
}

std::string table(const std::vector<std::vector<std::string>>& lines) {
  std::string text = table_line(lines[0]) + "|---|";
  for (std::size_t i = 1; i < lines[0].size(); ++i) text += "---:|";
  text += "\n";
  for (std::size_t i = 1; i < lines.size(); ++i) text += table_line(lines[i]);
  return text;
}

// One number if all columns rest on as many, otherwise one for each.
std::string observations_text(const std::vector<std::int64_t>& counts) {
  std::string text = std::to_string(counts[0]);
  if (std::all_of(counts.begin(), counts.end(), [&counts](std::int64_t n) { return n == counts[0]; })) return text;
  for (std::size_t i = 1; i < counts.size(); ++i) text += " / " + std::to_string(counts[i]);
  return text;
}

double scale_of(Measure measure) { return measure == Measure::mean || measure == Measure::rate ? 1 : 100; }

// The least value that at least this part of the observations does not exceed.
int quantile(const Frequencies& frequencies, double part) {
  std::int64_t total = 0;
  for (const auto& [value, times] : frequencies) total += times;
  std::int64_t seen = 0;
  for (const auto& [value, times] : frequencies)
    if (seen += times; static_cast<double>(seen) >= part * static_cast<double>(total)) return value;
  return 0;
}

class Writer {
 public:
  Writer(std::span<const Section> sections, const Tally& tally, const std::string& stem)
      : sections_(sections), tally_(tally), stem_(stem) {}

  Report write(const Preface& preface) {
    write_preface(preface);
    for (std::size_t i = 0; i < sections_.size(); ++i) write_section(static_cast<int>(i));
    write_reading();
    return std::move(report_);
  }

 private:
  void write_preface(const Preface& preface) {
    report_.text = "# " + preface.title + "\n\nMade by\n\n    " + preface.command + "\n\n";
    for (const std::string& fact : preface.facts) report_.text += "- " + fact + "\n";
    report_.text += "\n## In short\n\nWith these bots:\n\n";
    for (const std::string& sentence : preface.highlights) report_.text += "- " + sentence + "\n";
  }

  void write_section(int number) {
    const Section& section = sections_[static_cast<std::size_t>(number)];
    const auto rows = tally_.rows(number);
    if (rows.empty()) return;
    report_.text += "\n## " + section.title + "\n\n" + section.text + "\n\n";
    if (section.bin > 0 || section.charted >= 0) {
      const std::string name = file_name(stem_, section.title);
      report_.charts.push_back({.name = name, .svg = section.bin > 0 ? bins(number) : bars(number)});
      report_.text += "![" + section.title + "](" + name + ")\n\n";
    }
    report_.text += section.bin > 0 ? distribution(number) : figures(number);
  }

  std::string figures(int number) const {
    const Section& section = sections_[static_cast<std::size_t>(number)];
    std::vector<std::vector<std::string>> lines{{section.row_title}};
    for (const Column& column : section.columns) lines[0].push_back(column.name);
    lines[0].push_back("observations");
    for (const RowName& row : tally_.rows(number)) {
      std::vector<std::string> line{row.text};
      std::vector<std::int64_t> counts;
      for (std::size_t i = 0; i < section.columns.size(); ++i) {
        const Cell& cell = tally_.cell(number, row, static_cast<int>(i));
        const Measure measure = section.columns[i].measure;
        line.push_back(cell.games() == 0 ? "–" : figure(cell.interval(measure), measure));
        counts.push_back(cell.observations());
      }
      line.push_back(observations_text(counts));
      lines.push_back(line);
    }
    return table(lines);
  }

  std::string distribution(int number) const {
    const Section& section = sections_[static_cast<std::size_t>(number)];
    std::vector<std::vector<std::string>> lines{
        {section.row_title, "mean", "least", "quarter", "half", "three quarters", "most", "observations"}};
    for (const RowName& row : tally_.rows(number)) {
      const Frequencies& seen = tally_.frequencies(number, row);
      std::vector<std::string> line{row.text, figure(tally_.cell(number, row, 0).interval(Measure::mean), Measure::mean)};
      line.push_back(std::to_string(seen.begin()->first));
      for (double part : {0.25, 0.5, 0.75}) line.push_back(std::to_string(quantile(seen, part)));
      line.push_back(std::to_string(seen.rbegin()->first));
      line.push_back(std::to_string(tally_.cell(number, row, 0).observations()));
      lines.push_back(line);
    }
    return table(lines);
  }

  std::string bars(int number) const {
    const Section& section = sections_[static_cast<std::size_t>(number)];
    const Column& column = section.columns[static_cast<std::size_t>(section.charted)];
    const double scale = scale_of(column.measure);
    BarChart chart{.title = section.title, .x_label = column.name + (scale == 1 ? "" : ", %"), .items = {}};
    if (section.reference) chart.reference = scale * *section.reference;
    for (const RowName& row : tally_.rows(number)) {
      const Cell& cell = tally_.cell(number, row, section.charted);
      if (cell.games() == 0) continue;
      const arena::Interval interval = cell.interval(column.measure);
      chart.items.push_back(
          {.label = row.text, .value = scale * interval.value, .low = scale * interval.low, .high = scale * interval.high});
    }
    return bar_chart(chart);
  }

  // All rows together.
  std::string bins(int number) const {
    const Section& section = sections_[static_cast<std::size_t>(number)];
    std::map<int, std::int64_t> heights;
    const auto bin_of = [&section](int value) {
      return value >= 0 ? value / section.bin : -((section.bin - 1 - value) / section.bin);
    };
    for (const RowName& row : tally_.rows(number))
      for (const auto& [value, times] : tally_.frequencies(number, row)) heights[bin_of(value)] += times;
    Histogram chart{.title = section.title, .x_label = section.columns[0].name, .y_label = "observations", .bins = {}};
    for (int bin = heights.begin()->first; bin <= heights.rbegin()->first; ++bin)
      chart.bins.push_back({.low = static_cast<double>(bin) * section.bin,
                            .high = static_cast<double>(bin + 1) * section.bin,
                            .value = static_cast<double>(heights[bin])});
    return histogram(chart);
  }

  void write_reading() {
    report_.text +=
        "\n## How to read this\n\n"
        "Numbers in brackets are 95 % intervals. Games are the independent units: what happens within one game depends on "
        "the rest of it, and the intervals allow for that. Shares have Wilson's interval, other figures Student's. "
        "Observations are given for each column where they differ. A sentence under *In short* names a row only if what "
        "would be even lies outside its interval by another half of the interval's reach. Players who win together share "
        "the win. A win rate of 1 means the fair share: one win in as many games as there are players. All of it is about "
        "these bots: people play otherwise.\n";
  }

  std::span<const Section> sections_;
  const Tally& tally_;
  const std::string& stem_;
  Report report_;
};

}  // namespace

Report write_report(const Preface& preface, std::span<const Section> sections, const Tally& tally, const std::string& stem) {
  return Writer(sections, tally, stem).write(preface);
}

}  // namespace springtide::study
