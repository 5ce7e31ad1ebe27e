// What a link to a table shows before it is opened. Pages must come whatever happens: where a preview cannot be had, they
// come without one.
#include "server/call.h"
#include "server/handlers.h"
#include "server/previews.h"

namespace springtide::server {
namespace {

using wire::Answer;

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
  std::optional<Preview> preview;
  try {
    preview = co_await preview_for(call);
  } catch (const Busy&) {
  } catch (const std::runtime_error& error) {
    call.parts.log.error("no preview", {{"reason", error.what()}});
  }
  const Language language = language_of(call.request.accept_language);
  co_return page_answer(preview ? page_with(page, *preview, link, language) : page);
}

}  // namespace springtide::server
