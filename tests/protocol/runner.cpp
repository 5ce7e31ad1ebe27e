#include "protocol/runner.h"

#include <algorithm>

#include "protocol/pattern.h"
#include "text/notation.h"
#include "wire/message.h"

namespace springtide::protocol {
namespace {

using Trouble = std::optional<std::string>;

constexpr std::string_view token_word = "token-of-";

std::string in_marks(const std::string& text) { return "\"" + text + "\""; }

void replace_all(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

class Run {
 public:
  Run(const Transcript& transcript, Driver& driver) : transcript_(transcript), driver_(driver) {}

  Report report() {
    if (Trouble trouble = prepare()) return {.outcome = Outcome::failed, .reason = transcript_.source + ": " + *trouble};
    for (const Step& step : transcript_.steps) {
      if (step.kind == Step::Kind::wait && !driver_.wait(step.time))
        return {.outcome = Outcome::left_out, .reason = at(step) + "this driver cannot wait so long"};
      if (Trouble trouble = take(step)) return {.outcome = Outcome::failed, .reason = at(step) + *trouble};
    }
    if (Trouble trouble = driver_.trouble())
      return {.outcome = Outcome::failed, .reason = transcript_.source + ": " + *trouble};
    return {};
  }

 private:
  std::string at(const Step& step) const { return transcript_.source + ":" + std::to_string(step.line) + ": "; }

  const std::string secret = R"(,"secret":"0f1e2d3c4b5a69788796a5b4c3d2e1f0")";

  // Everyone the header names sits down, watches, and has read what came so far.
  Trouble prepare() {
    names_[transcript_.setup.table] = driver_.open_table(transcript_.setup);
    for (const Seated& each : transcript_.seated) {
      if (Trouble trouble = enter(each.player)) return trouble;
      const std::string seat = seat_name(each.seat);
      if (Trouble trouble = carry_out(each.player, "seat-" + seat,
                                      R"("type":"sit","seat":")" + seat + R"(","name":")" + each.player + '"' + secret))
        return trouble;
    }
    if (transcript_.is_started)
      if (Trouble trouble = carry_out(transcript_.setup.host, "started", R"("type":"start")" + secret)) return trouble;
    for (const Seated& each : transcript_.seated) skip(each.player);
    return std::nullopt;
  }

  Trouble enter(const std::string& player) {
    if (std::find(entered_.begin(), entered_.end(), player) != entered_.end()) return std::nullopt;
    entered_.push_back(player);
    driver_.connect(player);
    send(player, R"({"type":"hello","version":)" + std::to_string(wire::protocol_version) + R"(,"token":"token-of-)" +
                     player + "\"}");
    if (Trouble trouble = receive(player, R"({"type":"welcome"})")) return trouble;
    send(player, R"({"type":"watch","table":")" + transcript_.setup.table + "\"}");
    return std::nullopt;
  }

  Trouble carry_out(const std::string& player, const std::string& id, const std::string& members) {
    skip(player);
    send(player, R"({"table":")" + transcript_.setup.table + R"(","id":")" + id + "\"," + members + "}");
    return receive(player, R"({"type":"acknowledged","id":")" + id + "\"}");
  }

  Trouble take(const Step& step) {
    switch (step.kind) {
      case Step::Kind::send:
        return send(step.name, step.text), std::nullopt;
      case Step::Kind::receive:
        return receive(step.name, step.text);
      case Step::Kind::quiet:
        return quiet(step.name);
      case Step::Kind::skip:
        return skip(step.name), std::nullopt;
      case Step::Kind::connect:
        return driver_.connect(step.name), std::nullopt;
      case Step::Kind::cut:
        return driver_.cut(step.name), std::nullopt;
      case Step::Kind::vacation:
        return driver_.take_vacation(step.name, step.days), std::nullopt;
      case Step::Kind::wait:
        return std::nullopt;
    }
    return "an unknown step";
  }

  // The transcript's words for tables and tokens become those of the other side; the rest is sent as it stands.
  void send(const std::string& name, std::string text) {
    for (const auto& [word, meant] : names_) replace_all(text, in_marks(word), write(meant));
    if (const std::size_t begin = text.find('"' + std::string(token_word)); begin != std::string::npos) {
      const std::size_t end = text.find('"', begin + 1);
      const std::string player = text.substr(begin + 1 + token_word.size(), end - begin - 1 - token_word.size());
      text.replace(begin, end - begin + 1, in_marks(driver_.token_of(player)));
    }
    driver_.send(name, text);
  }

  Trouble receive(const std::string& name, const std::string& expected) {
    const auto pattern = parse_json(expected);
    if (!pattern) return "the expectation is no JSON: " + pattern.error().message();
    const auto text = driver_.receive(name);
    if (!text) return name + " has received nothing";
    const auto message = parse_json(*text);
    if (!message) return name + " has received what is no JSON: " + *text;
    Trouble trouble = difference(*pattern, *message, names_);
    if (trouble) *trouble += "\n  in " + *text;
    return trouble;
  }

  Trouble quiet(const std::string& name) {
    const auto text = driver_.receive(name);
    if (!text) return std::nullopt;
    return name + " has received " + *text;
  }

  void skip(const std::string& name) {
    while (driver_.receive(name)) continue;
  }

  const Transcript& transcript_;
  Driver& driver_;
  Names names_{};
  std::vector<std::string> entered_{};
};

}  // namespace

Report play(const Transcript& transcript, Driver& driver) { return Run(transcript, driver).report(); }

}  // namespace springtide::protocol
