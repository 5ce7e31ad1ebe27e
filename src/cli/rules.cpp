// rules: what a rule id says.
#include <fmt/core.h>

#include <algorithm>
#include <memory>

#include "cli/commands.h"
#include "cli/table_flags.h"
#include "text/catalogue.h"

namespace springtide::cli {

void add_rules(CLI::App& app) {
  struct Flags {
    std::string id;
    bool json = false;
  };
  const auto flags = std::make_shared<Flags>();
  CLI::App* command = app.add_subcommand("rules", "Print every rule in a sentence, or those whose id starts with ID");
  command->add_option("ID", flags->id, "A rule id such as VN-FLD-1, or its beginning such as VN-FLD");
  command->add_flag("--json", flags->json, "Print JSON");
  command->callback([flags] {
    std::string wanted = flags->id;
    std::transform(wanted.begin(), wanted.end(), wanted.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    std::vector<std::string_view> ids;
    Games::for_each([&]<Game G>() {
      for (std::string_view id : Notation<G>::rule_ids())
        if (id.starts_with(wanted)) ids.push_back(id);
    });
    // An exact id is that rule alone: RU-1 does not mean RU-10 too.
    if (std::find(ids.begin(), ids.end(), wanted) != ids.end()) ids = {wanted};
    if (ids.empty()) throw Failure("unknown rule id '" + flags->id + "'; `springtide rules` lists them all", 2);
    JsonWriter json;
    json.begin_object();
    for (std::string_view id : ids) {
      const std::string sentence = english().text("rule." + std::string(id));
      if (flags->json)
        json.field(id, sentence);
      else
        fmt::print("{:<9} {}\n", id, sentence);
    }
    json.end_object();
    if (flags->json) fmt::print("{}\n", json.text());
  });
}

}  // namespace springtide::cli
