#include "cli/tokens.h"

#include <sys/stat.h>

#include <algorithm>

#include "cli/files.h"
#include "text/lines.h"

namespace springtide::cli {
namespace {

std::string file_name(const client::Url& url) {
  std::string name = "server-" + url.host + "-" + url.port + ".txt";
  std::replace(name.begin(), name.end(), ':', '_');
  return name;
}

// Files made meanwhile are the owner's alone.
class OwnerOnly {
 public:
  OwnerOnly() : before_(umask(077)) {}
  ~OwnerOnly() { umask(before_); }
  OwnerOnly(const OwnerOnly&) = delete;
  OwnerOnly& operator=(const OwnerOnly&) = delete;

 private:
  mode_t before_;
};

}  // namespace

Tokens::Tokens(const std::filesystem::path& folder, const client::Url& url) : path_(folder / file_name(url)) {
  std::error_code ignored;
  if (!std::filesystem::exists(path_, ignored)) return;
  const std::string text = read_file(path_.string());
  for (const Line& line : lines_of(text)) {
    const std::size_t space = std::min(line.text.find(' '), line.text.size());
    const std::string_view key = line.text.substr(0, space);
    const std::string rest(trim(line.text.substr(space)));
    if (key == "name") name_ = rest;
    if (key == "token") token_ = rest;
    if (key != "table") continue;
    if (const auto words = words_of(rest); words.size() == 2) tables_[std::string(words[0])] = words[1];
  }
}

std::string Tokens::table_of(const std::string& game) const {
  const auto found = tables_.find(game);
  return found != tables_.end() ? found->second : "";
}

void Tokens::keep_guest(const std::string& name, const std::string& token) {
  name_ = name;
  token_ = token;
  tables_.clear();
  save();
}

void Tokens::keep_table(const std::string& game, const std::string& table) {
  tables_[game] = table;
  save();
}

void Tokens::save() const {
  std::string text = "name " + name_ + "\ntoken " + token_ + "\n";
  for (const auto& [game, table] : tables_) text += "table " + game + " " + table + "\n";
  const OwnerOnly mode;
  write_file(path_, text);
}

}  // namespace springtide::cli
