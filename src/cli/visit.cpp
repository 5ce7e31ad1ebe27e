#include "cli/visit.h"

#include <fmt/core.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>

#include "cli/files.h"
#include "text/json.h"
#include "text/json_value.h"
#include "text/lines.h"

namespace springtide::cli {
namespace {

client::Url url_by(const std::string& address, const std::string& flag) {
  const auto url = client::parse_url(address);
  if (!url) throw Failure(flag + ": " + url.error(), 2);
  return *url;
}

std::string member_of(const std::string& body, std::string_view key) {
  const auto json = parse_json(body);
  return json ? text_at(*json, key) : "";
}

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

std::filesystem::path state_folder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  const char* home = std::getenv("HOME");
  std::filesystem::path folder = ".";
  if (state != nullptr && *state != '\0')
    folder = std::filesystem::path(state) / "springtide";
  else if (home != nullptr && *home != '\0')
    folder = std::filesystem::path(home) / ".local/state/springtide";
  std::error_code ignored;  // if it cannot be made, writing the file will say so
  std::filesystem::create_directories(folder, ignored);
  return folder;
}

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

Visit::Visit(const std::string& address, const std::filesystem::path& folder, const std::string& flag)
    : url_(url_by(address, flag)), http_(loop_, url_), tokens_(folder, url_) {}

client::HttpAnswer Visit::answer_to(client::HttpRequest request) {
  request.token = tokens_.token();
  return http_.ask_and_wait(std::move(request));
}

std::string Visit::good(const client::HttpAnswer& answer) const {
  if (answer.status == 0) throw Failure(url_.text() + ": " + answer.trouble, 1);
  if (answer.status / 100 == 2) return answer.body;
  const std::string sentence = member_of(answer.body, "sentence");
  throw Failure(fmt::format("{}: {}", url_.text(), sentence.empty() ? fmt::format("status {}", answer.status) : sentence),
                1);
}

std::string Visit::ask(client::HttpRequest request) { return good(answer_to(std::move(request))); }

std::string Visit::ask_for(std::string_view member, client::HttpRequest request) {
  return member_of(ask(std::move(request)), member);
}

bool Visit::is_known() {
  if (tokens_.token().empty()) return false;
  const client::HttpAnswer answer = answer_to({.path = "/api/me"});
  if (answer.status == 401) return false;
  good(answer);
  return true;
}

void Visit::become_guest(const std::string& name) {
  JsonWriter json;
  json.begin_object().field("name", name).end_object();
  const auto made = http_.ask_and_wait({.method = "POST", .path = "/api/guests", .body = json.text()});
  tokens_.keep_guest(name, member_of(good(made), "token"));
}

}  // namespace springtide::cli
