// Analyses of records, as jobs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/jobs.h"
#include "text/text_error.h"

namespace springtide::server {

inline constexpr std::string_view analysis_kind = "analysis";

// What is wrong with a record, if anything is.
std::optional<TextError> trouble_in_record(const std::string& record);

// Requires: a record without trouble.
std::string analysis_of(const std::string& record, const Jobs::Pulse& pulse);

// JSON: {"state":"waiting|running|done|failed", "done":n, "of":m}, with the "analysis":{…} or the "sentence" that says why
// not.
std::string progress_text(const store::Job& job, store::Time now);

}  // namespace springtide::server
