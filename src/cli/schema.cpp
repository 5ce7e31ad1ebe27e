// schema: what crosses the border of the program, described for other programs.
#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <memory>

#include "cli/commands.h"
#include "schema/documents.h"

namespace springtide::cli {
namespace {

namespace fs = std::filesystem;
using schema::Document;

struct SchemaFlags {
  std::string name;
  std::string out;
  std::string check;
};

void write_all(const fs::path& folder, const std::vector<Document>& documents) {
  for (const Document& each : documents) {
    fs::create_directories((folder / each.path).parent_path());
    write_file((folder / each.path).string(), each.text);
  }
}

void check_all(const fs::path& folder, const std::vector<Document>& documents) {
  for (const Document& each : documents) {
    const fs::path file = folder / each.path;
    if (!fs::exists(file) || read_file(file.string()) != each.text)
      throw Failure(each.path + " is not what the program says; run make schema", 1);
  }
}

void print_one(const std::string& name, const std::vector<Document>& documents) {
  const auto found = std::ranges::find(documents, name, &Document::name);
  if (found != documents.end()) return fmt::print("{}", found->text);
  throw Failure("unknown description " + in_quotes(name) + "; known: " + joined(documents, ", ", &Document::name), 2);
}

}  // namespace

void add_schema(CLI::App& app) {
  const auto flags = std::make_shared<SchemaFlags>();
  CLI::App* command = app.add_subcommand("schema", "Describe messages, requests and words for other programs");
  command->add_option("WHAT", flags->name, "json (JSON Schema), openapi, asyncapi, ts (TypeScript), ts-GAME [json]");
  command->add_option("--out", flags->out, "Write all of them into this copy of the repository");
  command->add_option("--check", flags->check, "Compare all of them with this copy of the repository");
  command->callback([flags] {
    const std::vector<Document> documents = schema::all_documents();
    if (!flags->out.empty()) write_all(flags->out, documents);
    if (!flags->check.empty()) check_all(flags->check, documents);
    if (flags->out.empty() && flags->check.empty()) print_one(flags->name.empty() ? "json" : flags->name, documents);
  });
}

}  // namespace springtide::cli
