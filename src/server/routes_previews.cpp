// What a link to a table shows before it is opened. Pages must come whatever happens, and soon: where a preview cannot be
// had, or not at once, they come without one.
#include <functional>
#include <memory>

#include "server/call.h"
#include "server/handlers.h"
#include "server/previews.h"

namespace springtide::server {
namespace {

using wire::Answer;

constexpr Milliseconds page_patience{500};                         // of a page, which comes without its preview then
constexpr std::string_view picture_lasts = "public, max-age=300";  // a game that is being played will be over

// What may be told of the table that the request names.
Task<Preview> preview_for(Call& call) {
  const auto row =
      co_await call.parts.store.asked_of(call.name, [name = call.name](store::Store& store) { return store.table(name); });
  Preview preview = preview_of(row, call.settings.games);
  if (preview.kind != Preview::Kind::over) co_return preview;
  auto journal = co_await journal_of(call);
  co_return co_await call.parts.desk.done(call.parts.loop, household_of(call),
                                          [journal = std::move(journal), preview = std::move(preview)]() mutable {
                                            if (const auto table = table_of(journal)) add_result(preview, *table);
                                            return std::move(preview);
                                          });
}

// What comes first: the preview, or the end of patience. Whoever waits is told once.
struct Race {
  std::function<void(std::optional<Preview>)> tell{};  // nothing once it is decided
  Timer timer{};

  void end(std::optional<Preview> preview) {
    timer.cancel();
    if (const auto told = std::exchange(tell, nullptr)) told(std::move(preview));
  }
  // The server stops; whoever waits ends with Stopped.
  void give_up() {
    timer.cancel();
    tell = nullptr;
  }
};

// With a request of its own: it may go on when nobody waits for it any more.
Detached find_preview(Call call, std::shared_ptr<Race> race) {
  std::optional<Preview> preview;
  try {
    preview = co_await preview_for(call);
  } catch (const Stopped&) {
    race->give_up();
    co_return;
  } catch (const Busy&) {
  } catch (const std::runtime_error& error) {
    call.parts.log.error("no_preview", {{"reason", error.what()}});
  }
  race->end(std::move(preview));
}

// Nothing where it cannot be had in time.
auto preview_in_time(Call& call) {
  return answered<std::optional<Preview>>([&call](auto tell) {
    auto race = std::make_shared<Race>();
    race->tell = std::move(tell);
    race->timer = call.parts.loop.after(page_patience, [race] { race->end(std::nullopt); });
    find_preview(call, race);
  });
}

std::string address_for(const Call& call) {
  if (!call.settings.address.empty()) return call.settings.address;
  if (!is_host(call.request.host)) return {};
  return (call.request.is_secure ? "https://" : "http://") + call.request.host;
}

Answer page_answer(std::string page) {
  return {.type = "text/html; charset=utf-8", .body = std::move(page), .cache = "no-cache", .vary = "Accept-Language"};
}

}  // namespace

Task<Answer> send_picture(Call& call) {
  const Preview preview = co_await preview_for(call);
  const auto picture =
      co_await call.parts.desk.done(call.parts.loop, household_of(call),
                                    [&pictures = call.parts.pictures, &preview] { return pictures.of(preview.card); });
  co_return Answer{.type = "image/png", .body = *picture, .cache = std::string(picture_lasts)};
}

Task<Answer> send_page(Call& call) {
  const std::string& page = *call.settings.page;
  call.name = table_of_page(call.request.path).value_or("");
  const PageLink link{.address = address_for(call), .table = call.name, .path = call.request.path};
  if (link.address.empty() || call.parts.store.is_failing(call.name)) co_return page_answer(page);
  const std::optional<Preview> preview = co_await preview_in_time(call);
  const Language language = language_of(call.request.accept_language);
  co_return page_answer(preview ? page_with(page, *preview, link, language) : page);
}

}  // namespace springtide::server
