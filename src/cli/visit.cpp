#include "cli/visit.h"

#include <fmt/core.h>

#include <cstdlib>

#include "cli/files.h"
#include "text/json.h"
#include "text/json_value.h"

namespace springtide::cli {
namespace {

client::Url url_by(const std::string& address, const std::string& flag) {
  const auto url = client::parse_url(address);
  if (!url) throw Failure(flag + ": " + url.error(), 2);
  return *url;
}

std::string member_of(const std::string& body, std::string_view key) {
  const auto json = parse_json(body);
  const Json* found = json ? json->find(key) : nullptr;
  return found != nullptr ? found->as_string() : "";
}

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
