#include "client/http.h"

#include <optional>
#include <utility>

#include "client/http_parser.h"

namespace springtide::client {
namespace {

constexpr Milliseconds answer_time{40'000};

std::string request_text(const Url& url, const HttpRequest& request) {
  std::string text = request.method + " " + request.path + " HTTP/1.1\r\nHost: " + url.host_field() +
                     "\r\nUser-Agent: springtide\r\nAccept: application/json, text/plain\r\n";
  if (!request.token.empty()) text += "Authorization: Bearer " + request.token + "\r\n";
  if (!request.body.empty()) text += "Content-Type: application/json\r\n";
  if (!request.body.empty() || request.method == "POST")
    text += "Content-Length: " + std::to_string(request.body.size()) + "\r\n";
  return text + "\r\n" + request.body;
}

}  // namespace

// One connection; it has at most one job at a time.
class Http::Line final : private Stream::Owner {
 public:
  explicit Line(Http& http) : http_(http) {}

  bool is_free() const { return !job_; }

  void begin(Job job) {
    job_ = std::move(job);
    parser_ = HttpParser(HttpParser::Body::as_told);
    is_reused_ = stream_ != nullptr;
    if (!stream_) stream_ = std::make_unique<Stream>(http_.loop_, http_.url_, static_cast<Stream::Owner&>(*this));
    stream_->write(job_->text);
    timer_ = http_.loop_.after(answer_time, [this] { fail("no answer within 40 seconds"); });
  }

 private:
  void connected() override {}

  void received(std::string_view bytes) override {
    if (!job_) return stream_.reset();  // nobody asked
    parser_.take(bytes);
    if (!parser_.trouble().empty()) return fail(parser_.trouble());
    if (!parser_.is_done()) return;
    const bool is_kept = parser_.keeps_alive();
    if (!is_kept) stream_.reset();
    finish({.status = parser_.status(), .body = parser_.body(), .trouble = {}});
  }

  void disconnected(const std::string& reason) override {
    stream_.reset();
    if (!job_) return;
    if (is_reused_ && !parser_.has_begun() && !job_->is_second_try) return try_again();
    parser_.end();
    if (parser_.is_done()) return finish({.status = parser_.status(), .body = parser_.body(), .trouble = {}});
    fail(reason);
  }

  // A kept connection may end just when it is used: that says nothing about the server.
  void try_again() {
    Job job = *std::exchange(job_, std::nullopt);
    job.is_second_try = true;
    timer_.cancel();
    http_.waiting_.push_front(std::move(job));
    http_.loop_.post([this] { http_.hand_out(); });
  }

  void fail(const std::string& reason) {
    stream_.reset();
    finish({.status = 0, .body = {}, .trouble = reason});
  }

  void finish(const HttpAnswer& answer) {
    timer_.cancel();
    const Job job = *std::exchange(job_, std::nullopt);
    http_.hand_out();
    job.done(answer);
  }

  Http& http_;
  std::unique_ptr<Stream> stream_{};
  HttpParser parser_{HttpParser::Body::as_told};
  std::optional<Job> job_{};
  bool is_reused_ = false;
  Timer timer_{};
};

Http::Http(Loop& loop, Url url, std::size_t connections) : loop_(loop), url_(std::move(url)) {
  while (lines_.size() < connections) lines_.push_back(std::make_unique<Line>(*this));
}

Http::~Http() = default;

void Http::ask(HttpRequest request, Done done) {
  waiting_.push_back({.text = request_text(url_, request), .done = std::move(done)});
  hand_out();
}

HttpAnswer Http::ask_and_wait(HttpRequest request) {
  std::optional<HttpAnswer> answer;
  ask(std::move(request), [&answer](const HttpAnswer& given) { answer = given; });
  loop_.run_until([&answer] { return answer.has_value(); });
  return *answer;
}

void Http::hand_out() {
  for (const auto& line : lines_) {
    if (waiting_.empty()) return;
    if (!line->is_free()) continue;
    Job job = std::move(waiting_.front());
    waiting_.pop_front();
    line->begin(std::move(job));
  }
}

}  // namespace springtide::client
