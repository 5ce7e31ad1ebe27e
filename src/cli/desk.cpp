#include "cli/desk.h"

#include <arpa/inet.h>
#include <fmt/core.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <thread>

#include "cli/browser.h"
#include "cli/files.h"
#include "cli/serving.h"
#include "client/http.h"
#include "client/loop.h"
#include "server/config_values.h"
#include "store/hold.h"
#include "text/lines.h"

namespace springtide::cli {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using server::Config;
using server::Milliseconds;

// A browser keeps who one is by address and port, so the port should be the same every time.
constexpr std::uint16_t first_port = 8463;
constexpr std::uint16_t usual_ports = 10;

constexpr auto starting_time = 5s;  // for another process to say where it is
constexpr auto look_again_for_it = 100ms;
constexpr Milliseconds glance{1000};             // how often is looked whether a page is open
constexpr Milliseconds usual_patience{600'000};  // with a desk that nobody can end by Ctrl-C

bool has_terminal() { return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0; }

// A path that is not absolute is to be ignored (XDG Base Directory Specification).
fs::path data_folder() {
  const fs::path data = environment_value("XDG_DATA_HOME").value_or("");
  if (data.is_absolute()) return data / "springtide";
  const fs::path home = environment_value("HOME").value_or("");
  if (home.is_absolute()) return home / ".local/share/springtide";
  throw Failure("neither HOME nor XDG_DATA_HOME names a folder where games can be kept", 1);
}

// The folder, which others have no business in.
void make_own(const fs::path& folder) {
  std::error_code error;
  if (fs::is_directory(folder, error)) return;
  fs::create_directories(folder, error);
  if (!error) fs::permissions(folder, fs::perms::owner_all, error);
  if (error)
    throw Failure(fmt::format("games cannot be kept in {}: {}; XDG_DATA_HOME can name another folder", folder.string(),
                              error.message()),
                  1);
}

std::string web_folder() {
  if (const auto named = environment_value("SPRINGTIDE_WEB")) return *named;
  if (auto folder = client_folder()) return *std::move(folder);
  throw Failure(
      "the client for the browser is not installed beside this program (SPRINGTIDE_WEB can name its folder); "
      "`springtide play` plays in the terminal",
      1);
}

// Where a desk is, for the next one: a line of a file beside the games.
class Place {
 public:
  explicit Place(const fs::path& folder) : path_(folder / "address") {}

  // Nothing: it is not known.
  std::optional<client::Url> url() const {
    std::error_code error;
    if (!fs::exists(path_, error)) return std::nullopt;
    const std::string text = read_file(path_.string());
    const auto url = client::parse_url(std::string_view(text).substr(0, text.find('\n')));
    return url ? std::optional(*url) : std::nullopt;
  }
  // 0: it was never anywhere.
  std::uint16_t port() const {
    const auto known = url();
    int port = 0;
    return known && server::read(known->port, port) && port < 65536 ? static_cast<std::uint16_t>(port) : std::uint16_t{0};
  }
  void keep(const std::string& page) const { write_file(path_, page + "\n"); }
  void forget() const {
    std::error_code ignored;
    fs::remove(path_, ignored);
  }

 private:
  fs::path path_;
};

// A socket that listens on this port of this computer alone; -1: the port is taken.
int listening_on(std::uint16_t port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket < 0) throw Failure(fmt::format("there is no network, not even of this computer: {}", std::strerror(errno)), 1);
  const int on = 1;
  setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 && listen(socket, SOMAXCONN) == 0)
    return socket;
  close(socket);
  return -1;
}

std::uint16_t port_of(int socket) {
  sockaddr_in address{};
  socklen_t size = sizeof address;
  getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
  return ntohs(address.sin_port);
}

// The port of last time, else the first of the usual ones that is free, else any.
server::Endpoint free_place(std::uint16_t last) {
  std::vector<std::uint16_t> ports;
  if (last != 0) ports.push_back(last);
  for (std::uint16_t i = 0; i < usual_ports; ++i) ports.push_back(static_cast<std::uint16_t>(first_port + i));
  ports.push_back(0);
  for (const std::uint16_t port : ports)
    if (const int socket = listening_on(port); socket >= 0) return {.port = port_of(socket), .socket = socket};
  throw Failure("no port of this computer can be listened on", 1);
}

std::string page_of(const server::Endpoint& endpoint) {
  return fmt::format("http://{}:{}/", endpoint.address, endpoint.port);
}

void tell_where(const std::string& page) {
  fmt::print("Springtide is at {}\n", page);
  if (!has_display())
    fmt::print(
        "There is no display here to open it on: give a browser this address, or play here with `springtide play`.\n");
  std::fflush(stdout);
}

void open_in_browser(const std::string& page, const std::stop_token& stop) {
  if (opens_page(page, stop)) return;
  fmt::print("No browser could be opened (neither $BROWSER nor xdg-open): give one the address {}\n", page);
  std::fflush(stdout);
}

// The page of the desk that holds the store. It may just be starting; whoever else holds the store does not say where it is.
void visit_running(const Place& place, const std::string& store) {
  const auto end = std::chrono::steady_clock::now() + starting_time;
  for (; std::chrono::steady_clock::now() < end; std::this_thread::sleep_for(look_again_for_it)) {
    const auto url = place.url();
    if (!url) continue;
    client::Loop loop;
    if (client::Http(loop, *url).ask_and_wait({.path = "/healthz"}).status != 200) continue;
    fmt::print("Springtide is running already.\n");
    tell_where(url->text() + "/");
    if (has_display()) open_in_browser(url->text() + "/", {});
    return;
  }
  throw Failure(store + ": another server uses it and does not say where; stop it first", 1);
}

Config config_for(const fs::path& folder) {
  Config config;
  config.web = web_folder();
  config.store.all = {(folder / "games.db").string()};
  config.log_level = server::LogLevel::error;
  return config;
}

Milliseconds desk_patience() {
  const auto text = environment_value("SPRINGTIDE_DESK_PATIENCE");
  Milliseconds time = usual_patience;
  if (text && !server::read(*text, time))
    throw Failure(fmt::format("SPRINGTIDE_DESK_PATIENCE: {} is not {}", in_quotes(*text), server::expected(time)), 2);
  return time;
}

// Without a terminal nobody can say that it is enough: then it is, once no page has been open for so long.
void end_when_left(Serving& serving) {
  serving.server().on_beat(glance, [&serving, left = Milliseconds{0}, most = desk_patience()]() mutable {
    left = serving.pages() > 0 ? Milliseconds{0} : left + glance;
    if (left >= most) serving.server().stop();
  });
}

void serve_desk(Config config, const Place& place) {
  const server::Log log(config.log_level);
  mind_open_files(config, log);
  const std::uint16_t last = place.port();
  place.forget();
  const server::Endpoint endpoint = free_place(last);
  config.setup.listen = {endpoint};
  Serving serving(config, log);
  serving.server().on_hangup([&serving] { serving.server().stop(); });  // the window of the terminal is closed
  if (!has_terminal()) end_when_left(serving);
  const std::string page = page_of(endpoint);
  place.keep(page);

  if (last != 0 && endpoint.port != last)
    fmt::print(
        "Port {} is taken, so it is another one now; to a browser that is another place, where it has yet to know you.\n",
        last);
  tell_where(page);
  fmt::print("Games are kept in {}. Ctrl-C ends it; `springtide --help` says what else there is.\n",
             config.store.all.front());
  std::fflush(stdout);
  std::jthread opening;
  if (has_display()) opening = std::jthread([page](const std::stop_token& stop) { open_in_browser(page, stop); });
  serving.run();
  fmt::print("Stopped. All games are kept.\n");
}

}  // namespace

bool has_desk() { return has_display() || has_terminal(); }

void run_desk() {
  std::signal(SIGPIPE, SIG_IGN);  // whoever read our output may be gone
  const fs::path folder = data_folder();
  Config config = config_for(folder);
  make_own(folder);
  const Place place(folder);
  const std::string& store = config.store.all.front();
  std::optional<store::Hold> hold;
  try {
    hold.emplace(store);
  } catch (const store::InUse&) {
    return visit_running(place, store);
  } catch (const store::Failure& failure) {
    throw Failure(fmt::format("games cannot be kept there: {}; XDG_DATA_HOME can name another folder", failure.what()), 1);
  }
  serve_desk(std::move(config), place);
}

}  // namespace springtide::cli
