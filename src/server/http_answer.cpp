// How a request is answered or refused, and how the answer is written.
#include "server/http_session.h"
#include "server/routes.h"

namespace springtide::server::net {
namespace {

constexpr std::size_t chunk_bytes = 256 << 10;
constexpr std::size_t drained_bytes = 256 << 10;

// What the application says later is kept here; the waiting coroutine is woken by cancelling its timer.
struct Reply {
  explicit Reply(const asio::any_io_executor& executor) : timer(executor) {}
  asio::steady_timer timer;
  std::optional<Response> response{};
};

}  // namespace

// An error while reading: what is the client's fault is answered, a lost connection is not.
asio::awaitable<void> HttpSession::refuse_read(error_code error, Limit time_limit) {
  const Limits& limits = context_.setup.limits;
  if (std::exchange(is_expired_, false)) {
    context_.counters.met(time_limit);
    co_await refuse(refusal(408, "too_slow", "The request did not arrive in time."));
  } else if (error == http::error::body_limit) {
    context_.counters.met(Limit::body_size);
    co_await refuse(refusal(413, "too_large", "A body may have " + std::to_string(limits.body_bytes) + " bytes."));
  } else if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    context_.counters.met(Limit::header_size);
    co_await refuse(
        refusal(431, "headers_too_large", "Headers may have " + std::to_string(limits.header_bytes) + " bytes."));
  } else if (error.category() == http::make_error_code(http::error::bad_method).category() &&
             error != http::error::end_of_stream && error != http::error::partial_message) {
    context_.counters.malformed.add();
    co_await refuse(refusal(400, "malformed", "This is not a well-formed HTTP request."));
  }
}

asio::awaitable<void> HttpSession::refuse(Response response) {
  context_.counters.answered(response.status, 0);
  if (!co_await write(response, false, false)) co_return;
  allow(context_.setup.limits.close_timeout);
  co_await end_gently(stream_.channel());
}

asio::awaitable<Response> HttpSession::application_answer(Request request) {
  const auto answer = std::make_shared<Reply>(stream_.get_executor());
  answer->timer.expires_after(context_.setup.limits.answer_timeout);
  const auto respond = [waiting = std::weak_ptr(answer)](Response response) {
    const auto held = waiting.lock();
    if (!held || held->response) return;
    held->response = std::move(response);
    held->timer.cancel();
  };
  context_.application->request(std::move(request), respond);
  answer_timer_ = &answer->timer;
  if (!answer->response) co_await answer->timer.async_wait(as_result);
  answer_timer_ = nullptr;
  if (answer->response) co_return std::move(*answer->response);
  context_.counters.met(Limit::answer_time);
  co_return refusal(503, "no_answer", "The server did not find an answer in time.");
}

asio::awaitable<Response> HttpSession::answer(Request request) {
  try {
    const bool is_ready = !context_.is_stopping && (request.path != "/readyz" || context_.application->is_ready());
    if (context_.application->wants(request)) co_return co_await application_answer(std::move(request));
    auto own = own_answer(
        request, {.setup = context_.setup, .metrics = context_.metrics, .files = context_.files, .is_ready = is_ready});
    if (own) co_return std::move(*own);
    co_return co_await application_answer(std::move(request));
  } catch (const std::exception& error) {
    context_.log.error("request_failed", {{"reason", error.what()}});
    co_return refusal(500, "failed", "Something went wrong here.");
  }
}

// Large answers are written in pieces, each with the time-out of its own.
asio::awaitable<bool> HttpSession::write(const Response& response, bool is_head, bool is_kept) {
  const std::string head = head_of(response, {.is_kept_alive = is_kept, .is_tls = peer_.is_tls});
  const std::string_view content = is_head ? std::string_view() : response.content();
  std::string_view rest = content;
  Pieces pieces{asio::buffer(head), {}};
  do {
    allow(context_.setup.limits.write_timeout);
    pieces[1] = asio::buffer(rest.substr(0, chunk_bytes));
    if (co_await done_by([&](Completion done) { stream_.channel().write(pieces, std::move(done)); })) {
      if (is_expired_) context_.counters.met(Limit::write_time);
      co_return false;
    }
    rest.remove_prefix(std::min(chunk_bytes, rest.size()));
    pieces[0] = {};
  } while (!rest.empty());
  co_return true;
}

asio::awaitable<void> end_gently(Channel& channel) {
  co_await done_by([&](Completion done) { channel.finish(std::move(done)); });
  std::array<char, 4096> bytes{};
  for (std::size_t reads = 0; reads < drained_bytes / bytes.size(); ++reads)
    if (co_await done_by([&](Completion done) { channel.read_some(asio::buffer(bytes), std::move(done)); })) break;
  channel.close();
}

}  // namespace springtide::server::net
