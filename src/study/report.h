// The report of a study: a page of Markdown and its charts.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "study/tally.h"

namespace springtide::study {

// What stands before the sections.
struct Preface {
  std::string title;
  std::string command;                  // that makes the report again
  std::vector<std::string> facts;       // what was played
  std::vector<std::string> highlights;  // the most striking numbers, in sentences
};

struct ChartFile {
  std::string name;
  std::string svg;
};

struct Report {
  std::string text;
  std::vector<ChartFile> charts;
};

// Charts are named `stem-section.svg`. Sections without observations are left out.
Report write_report(const Preface& preface, std::span<const Section> sections, const Tally& tally, const std::string& stem);

}  // namespace springtide::study
