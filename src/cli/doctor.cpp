// doctor: whether a server would be well here, and what to do where it would not.
#include <arpa/inet.h>
#include <fmt/core.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/timex.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <memory>

#include "cli/commands.h"
#include "cli/date.h"
#include "cli/files.h"
#include "cli/serving.h"
#include "cli/visit.h"
#include "client/socket.h"
#include "server/config.h"
#include "server/now.h"
#include "store/look.h"
#include "store/store.h"
#include "text/lines.h"

namespace springtide::cli {
namespace {

using server::Config;

enum class Verdict : std::uint8_t { well, worth_a_look, ill };
constexpr std::array<std::string_view, 3> verdict_names{"ok", "look", "bad"};

// What is said of one thing: how it is, and what to do about it.
class Findings {
 public:
  void add(Verdict verdict, std::string_view what, const std::string& how, const std::string& advice = {}) {
    worst_ = std::max(worst_, verdict);
    fmt::print("{:<5}{}: {}\n", verdict_names[static_cast<std::size_t>(verdict)], what, how);
    if (!advice.empty()) fmt::print("     {}\n", advice);
  }
  Verdict worst() const { return worst_; }

 private:
  Verdict worst_ = Verdict::well;
};

// --- settings ---

std::optional<Config> checked_config(const std::string& path, Findings& findings) {
  server::ConfigFile file{.name = path};
  try {
    if (!path.empty()) file.text = read_file(path);
  } catch (const Failure& failure) {
    findings.add(Verdict::ill, "settings", failure.what(),
                 "Name the file with --config, and let the server's user read it.");
    return std::nullopt;
  }
  const auto config = server::read_config({}, environment_value, file);
  if (!config) {
    findings.add(Verdict::ill, "settings", config.error().message(), "`springtide serve --help` lists every setting.");
    return std::nullopt;
  }
  findings.add(Verdict::well, "settings", path.empty() ? "those of the environment, else the defaults" : path);
  return *config;
}

void check_user(Findings& findings) {
  if (geteuid() == 0)
    findings.add(Verdict::worth_a_look, "user", "this is root",
                 "A server needs no such rights; ask again as its own user: runuser -u springtide -- springtide doctor …");
  else
    findings.add(Verdict::well, "user", "not root");
}

// --- who reaches it, and how ---

// Why nothing could listen there; empty: it could.
std::string trouble_listening(const server::Endpoint& endpoint) {
  const bool is_v6 = endpoint.address.find(':') != std::string::npos;
  sockaddr_in v4{};
  sockaddr_in6 v6{};
  v4.sin_family = AF_INET;
  v4.sin_port = v6.sin6_port = htons(endpoint.port);
  v6.sin6_family = AF_INET6;
  void* const place = is_v6 ? static_cast<void*>(&v6.sin6_addr) : static_cast<void*>(&v4.sin_addr);
  if (inet_pton(is_v6 ? AF_INET6 : AF_INET, endpoint.address.c_str(), place) != 1)
    return {};  // a name: the server finds out
  const int socket = ::socket(is_v6 ? AF_INET6 : AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket < 0) return std::strerror(errno);
  const int yes = 1;
  setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  const auto* address = is_v6 ? reinterpret_cast<const sockaddr*>(&v6) : reinterpret_cast<const sockaddr*>(&v4);
  const socklen_t size = is_v6 ? sizeof v6 : sizeof v4;
  const bool is_free = bind(socket, address, size) == 0 && listen(socket, 1) == 0;
  const int trouble = errno;
  close(socket);
  return is_free ? std::string() : std::string(std::strerror(trouble));
}

void check_listening(const Config& config, Findings& findings) {
  server::Endpoints all = config.setup.listen;
  all.insert(all.end(), config.setup.tls_listen.begin(), config.setup.tls_listen.end());
  for (const server::Endpoint& each : all) {
    const std::string where = fmt::format("{}:{}", each.address, each.port);
    const std::string trouble = trouble_listening(each);
    if (trouble.empty())
      findings.add(Verdict::well, "listen", where + " is free");
    else if (trouble == std::strerror(EADDRINUSE))
      findings.add(Verdict::worth_a_look, "listen", where + " is taken",
                   "Good if the server is running; else find who has it: ss -ltnp");
    else if (trouble == std::strerror(EACCES))
      findings.add(
          Verdict::worth_a_look, "listen", where + ": ports below 1024 are not for this user",
          "Good if systemd opens it and hands it over: systemctl enable --now springtide.socket, with the same address; "
          "else put a proxy in front.");
    else
      findings.add(Verdict::ill, "listen", where + ": " + trouble, "Name an address of this machine: ip address");
  }
}

void check_proxy(const Config& config, Findings& findings) {
  const server::Networks& proxies = config.setup.trusted_proxies;
  const auto is_all = [](const server::Network& network) { return network.bits == 0 || network.bits == 96; };
  const bool is_behind = config.setup.tls_listen.empty() && std::ranges::all_of(config.setup.listen, is_local);
  if (std::ranges::any_of(proxies, is_all))
    findings.add(Verdict::ill, "proxy headers", "trusted-proxies names the whole world: anybody can claim any address",
                 "Name the proxies alone: trusted-proxies = 127.0.0.1");
  else if (is_behind && proxies.empty())
    findings.add(
        Verdict::worth_a_look, "proxy headers",
        "only this machine can connect, and no proxy is trusted: all players would share one address and its limits",
        "If a proxy stands in front: trusted-proxies = 127.0.0.1, and have it send X-Forwarded-For and X-Forwarded-Proto "
        "as packaging/proxy does for nginx, Caddy and Apache (docs/operations.md, Behind a proxy).");
  else if (!is_behind && !proxies.empty() && config.setup.tls_listen.empty())
    findings.add(Verdict::worth_a_look, "proxy headers",
                 "a proxy is trusted, and others can connect beside it, in the clear",
                 "Listen where the proxy alone connects: listen = 127.0.0.1:8080");
  else
    findings.add(Verdict::well, "proxy headers",
                 proxies.empty() ? "no proxy is believed" : "believed of trusted-proxies alone");
}

// --- the certificate ---

using Bio = std::unique_ptr<BIO, decltype(&BIO_free)>;
using Certificate = std::unique_ptr<X509, decltype(&X509_free)>;
using PrivateKey = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;

constexpr int soon = 14;  // days

void check_dates(const X509* certificate, const std::string& path, Findings& findings) {
  int days = 0, seconds = 0;
  ASN1_TIME_diff(&days, &seconds, nullptr, X509_get0_notAfter(certificate));
  const bool is_over = days < 0 || seconds < 0;
  int begun = 0, begun_seconds = 0;
  ASN1_TIME_diff(&begun, &begun_seconds, nullptr, X509_get0_notBefore(certificate));
  if (is_over)
    findings.add(Verdict::ill, "certificate", path + " has run out", "Renew it, then kill -HUP the server.");
  else if (begun > 0 || begun_seconds > 0)
    findings.add(Verdict::ill, "certificate", path + " is not valid yet", "Look at the clock of this machine: timedatectl");
  else if (days < soon)
    findings.add(Verdict::worth_a_look, "certificate", fmt::format("{} runs out in {} days", path, days),
                 "Renew it, then kill -HUP the server.");
  else
    findings.add(Verdict::well, "certificate", fmt::format("{} is good for {} days", path, days));
}

void check_certificate(const Config& config, Findings& findings) {
  if (config.setup.tls_listen.empty()) {
    const bool is_open = !std::ranges::all_of(config.setup.listen, is_local);
    if (is_open && config.setup.trusted_proxies.empty())
      return findings.add(Verdict::worth_a_look, "certificate", "there is none: passwords travel in the clear",
                          "Set tls-listen, tls-certificate and tls-key, or put a proxy with TLS in front.");
    return findings.add(Verdict::well, "certificate", "none is needed here: TLS is the proxy's");
  }
  const std::string& path = config.setup.tls_certificate;
  const Bio file(BIO_new_file(path.c_str(), "r"), BIO_free);
  const Certificate certificate(file ? PEM_read_bio_X509(file.get(), nullptr, nullptr, nullptr) : nullptr, X509_free);
  if (!certificate)
    return findings.add(Verdict::ill, "certificate", in_quotes(path, 200) + " cannot be read as PEM",
                        "tls-certificate names the chain, the server's own first; its user must be able to read it.");
  const Bio key_file(BIO_new_file(config.setup.tls_key.c_str(), "r"), BIO_free);
  const PrivateKey key(key_file ? PEM_read_bio_PrivateKey(key_file.get(), nullptr, nullptr, nullptr) : nullptr,
                       EVP_PKEY_free);
  if (!key)
    return findings.add(Verdict::ill, "certificate", in_quotes(config.setup.tls_key, 200) + " cannot be read as PEM",
                        "tls-key names the private key, without a password; the server's user must be able to read it.");
  if (X509_check_private_key(certificate.get(), key.get()) != 1)
    return findings.add(Verdict::ill, "certificate", "certificate and key do not belong together",
                        "Name the two of one renewal in tls-certificate and tls-key.");
  check_dates(certificate.get(), path, findings);
}

// --- the store ---

constexpr std::uint64_t little_room = std::uint64_t{1} << 30;

// The write-ahead log does not work over these.
bool is_remote(const std::string& folder) {
  struct statfs found{};
  constexpr std::array<std::uint64_t, 4> remote{0x6969, 0xFF534D42, 0x517B, 0xFE534D42};  // NFS, CIFS, SMB, SMB2
  return statfs(folder.c_str(), &found) == 0 &&
         std::ranges::find(remote, static_cast<std::uint32_t>(found.f_type)) != remote.end();
}

void check_file(const std::string& path, Findings& findings) {
  const std::filesystem::path parent = std::filesystem::path(path).parent_path();
  const std::string folder = parent.empty() ? "." : parent.string();
  if (access(folder.c_str(), W_OK | X_OK) != 0)
    return findings.add(Verdict::ill, "store", folder + ": " + std::strerror(errno),
                        "Make the folder and give it to the server's user; the log lies beside the file.");
  if (std::filesystem::exists(path) && access(path.c_str(), R_OK | W_OK) != 0)
    return findings.add(Verdict::ill, "store", path + ": " + std::strerror(errno), "Give the file to the server's user.");
  if (is_remote(folder))
    findings.add(Verdict::ill, "store", folder + " is on a network file system",
                 "Put it on a local disk, or use a PostgreSQL.");
  struct stat mode{};
  if (stat(path.c_str(), &mode) == 0 && (mode.st_mode & 077) != 0)
    findings.add(Verdict::worth_a_look, "store", path + " can be read by others: it holds hidden cards",
                 "chmod 600 " + path);
  struct statvfs room{};
  if (statvfs(folder.c_str(), &room) == 0 && room.f_bavail * room.f_frsize < little_room)
    findings.add(Verdict::worth_a_look, "store",
                 fmt::format("{} MB are free on its disk", room.f_bavail * room.f_frsize >> 20), "Make room.");
}

void check_clock_of(const std::string& place, store::Time clock, Findings& findings) {
  constexpr store::Time much = 2'000;
  const store::Time own =
      std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
  if (const store::Time apart = own > clock ? own - clock : clock - own; apart > much)
    findings.add(Verdict::worth_a_look, "clock", fmt::format("{} s apart from that of {}", apart / 1000, place),
                 "Nodes go by the database's; set both by NTP: timedatectl set-ntp true");
}

void check_store(const std::string& address, Findings& findings) {
  const std::string place = place_of(address);
  if (store::is_file(address)) check_file(address, findings);
  try {
    const store::Look look = store::look_at(address);
    if (look.clock) check_clock_of(place, *look.clock, findings);
    if (!look.schema)
      findings.add(Verdict::well, "store", place + " is new: the first start makes it");
    else if (*look.schema > look.newest)
      findings.add(Verdict::ill, "store",
                   fmt::format("{} has schema {}, this program knows {}", place, *look.schema, look.newest),
                   "Install the version that made it, or a newer one; or restore the backup from before.");
    else if (*look.schema < look.newest)
      findings.add(Verdict::worth_a_look, "store",
                   fmt::format("{} has schema {}, the next start migrates it to {}", place, *look.schema, look.newest),
                   "Make a backup first: there is no way back (docs/operations.md).");
    else
      findings.add(Verdict::well, "store", fmt::format("{} has schema {}", place, *look.schema));
  } catch (const store::Failure& failure) {
    findings.add(Verdict::ill, "store", failure.what(),
                 store::is_file(address)
                     ? "Name the file of the server, or restore a backup."
                     : "Look whether the database runs, and whether this user may connect: psql ADDRESS");
  }
}

// --- the machine ---

void check_open_files(const Config& config, Findings& findings) {
  constexpr rlim_t own_files = 200;
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  const rlim_t needed = static_cast<rlim_t>(config.setup.limits.connections) + own_files;
  if (files.rlim_max >= needed)
    return findings.add(Verdict::well, "open files",
                        fmt::format("enough for {} connections", config.setup.limits.connections));
  findings.add(
      Verdict::worth_a_look, "open files",
      fmt::format("{} may be open here, {} connections need {}", files.rlim_max, config.setup.limits.connections, needed),
      fmt::format("LimitNOFILE={} of the unit, or ulimit -n, or lower `connections`.", needed));
}

void check_clock(Findings& findings) {
  timex asked{};
  const int state = adjtimex(&asked);
  if (state < 0) return;  // not to be known here
  const std::string now = date_text(server::now());
  if (state == TIME_ERROR || (asked.status & STA_UNSYNC) != 0)
    return findings.add(Verdict::worth_a_look, "clock", now + " UTC, and nobody sets it", "timedatectl set-ntp true");
  findings.add(Verdict::well, "clock", now + " UTC, set by the network");
}

void check_web(const Config& config, Findings& findings) {
  if (config.web.empty())
    return findings.add(Verdict::worth_a_look, "web client", "none is served",
                        "web = FOLDER names the folder of the client.");
  if (!std::filesystem::exists(std::filesystem::path(config.web) / "index.html"))
    return findings.add(Verdict::ill, "web client", config.web + " has no index.html",
                        "web = FOLDER names the built client.");
  findings.add(Verdict::well, "web client", config.web);
}

// Waits for a WebSocket to open.
class Knock final : public client::Channel::Owner {
 public:
  // Why none has opened; empty: one has.
  std::string trouble(client::Loop& loop, const client::Url& url) {
    constexpr client::Milliseconds patience{10'000};
    const client::Timer timer = loop.after(patience, [this] { closed("no answer"); });
    const auto channel = client::over_socket(loop, url)(*this);
    loop.run_until([this] { return reason_.has_value(); });
    channel->mute();
    return *reason_;
  }
  void opened() override { reason_.emplace(); }
  void received(std::string_view) override {}
  void closed(const std::string& reason) override {
    if (!reason_) reason_ = reason.empty() ? "it was closed" : reason;
  }

 private:
  std::optional<std::string> reason_{};
};

// The way that players come, through whatever stands in front.
void check_address(const std::string& url, Findings& findings) try {
  Visit visit(url, std::filesystem::temp_directory_path(), "--url");
  visit.ask({.path = "/healthz"});
  if (const std::string trouble = Knock().trouble(visit.loop(), visit.url()); !trouble.empty())
    return findings.add(
        Verdict::ill, "address", fmt::format("{} leads to a server, but no WebSocket gets there: {}", url, trouble),
        "Have the proxy let them through at /ws, as packaging/proxy does (docs/operations.md, Behind a proxy).");
  findings.add(Verdict::well, "address", url + " leads to a server, with WebSockets");
} catch (const Failure& failure) {
  findings.add(Verdict::ill, "address", failure.what(), "Start the server, and look at the proxy's own log.");
}

struct DoctorFlags {
  std::string config{};
  std::string url{};
};

void run_doctor(const DoctorFlags& flags) {
  Findings findings;
  const auto config = checked_config(flags.config, findings);
  check_user(findings);
  check_clock(findings);
  if (config) {
    for (const std::string& each : config->store.all) check_store(each, findings);
    check_listening(*config, findings);
    check_certificate(*config, findings);
    check_proxy(*config, findings);
    check_open_files(*config, findings);
    check_web(*config, findings);
  }
  if (!flags.url.empty()) check_address(flags.url, findings);
  if (findings.worst() == Verdict::ill) throw Failure("something must be mended before the server can be well", 1);
}

}  // namespace

void add_doctor(CLI::App& app) {
  const auto flags = std::make_shared<DoctorFlags>();
  CLI::App* command =
      app.add_subcommand("doctor", "Look whether a server would be well here, and say what to do where it would not");
  command->add_option("--config", flags->config, "The server's file of settings; the environment goes before it");
  command->add_option("--url", flags->url, "Where players reach it, to try the way: https://…");
  command->callback([flags] { run_doctor(*flags); });
}

}  // namespace springtide::cli
