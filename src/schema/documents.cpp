#include "schema/documents.h"

#include <algorithm>
#include <cctype>

#include "text/lines.h"
#include "wire/message.h"
#include "wire/routes.h"

namespace springtide::schema {
namespace {

constexpr std::string_view defined = "#/$defs/";
constexpr std::string_view component = "#/components/schemas/";
constexpr std::size_t longest_line = 110;

// JSON as people read it: what fits on a line stands on one.
std::string pretty(const Json& json, std::size_t indent = 0) {
  std::string flat = write(json);
  if (flat.size() + indent <= longest_line || (json.members().empty() && json.items().empty())) return flat;
  const std::string margin(indent + 2, ' ');
  std::string text;
  const auto add = [&](const std::string& item) { text += (text.empty() ? "\n" : ",\n") + margin + item; };
  for (const auto& [key, value] : json.members()) add(write(Json(key)) + ": " + pretty(value, indent + 2));
  for (const Json& item : json.items()) add(pretty(item, indent + 2));
  const std::string end = "\n" + std::string(indent, ' ');
  return json.is_object() ? "{" + text + end + "}" : "[" + text + end + "]";
}

Json info(std::string_view title, std::string_view description) {
  return Json::Members{{"title", title},
                       {"version", std::to_string(wire::protocol_version)},
                       {"description", description},
                       {"license", Json::Members{{"name", "MIT"}, {"url", "https://opensource.org/license/mit"}}}};
}

// --- HTTP ---

std::vector<std::string_view> alternatives(std::string_view bodies) {
  return bodies.empty() ? std::vector<std::string_view>{} : split(bodies, '|');
}

Json content_of(std::string_view bodies) {
  Json::Members content;
  Json::Items schemas;
  for (const std::string_view body : alternatives(bodies))
    if (body == wire::plain_text)
      content.emplace_back("text/plain", Json::Members{{"schema", Json::Members{{"type", "string"}}}});
    else if (body == wire::png_picture)
      content.emplace_back("image/png", Json::Members{});
    else
      schemas.push_back(reference_to(body, component));
  const Json schema = schemas.size() == 1 ? schemas[0] : Json(Json::Members{{"anyOf", schemas}});
  if (!schemas.empty()) content.emplace_back("application/json", Json::Members{{"schema", schema}});
  return content;
}

// `/api/tables/*/record` as `/api/tables/{name}/record`.
std::string template_of(std::string_view path) {
  std::string text(path);
  if (const std::size_t star = text.find('*'); star != std::string::npos) text.replace(star, 1, "{name}");
  return text;
}

Json parameters_of(const wire::RouteInfo& route) {
  Json::Items all;
  const Json text = Json::Members{{"type", "string"}};
  if (route.path.find('*') != std::string_view::npos)
    all.push_back(Json::Members{{"name", "name"}, {"in", "path"}, {"required", true}, {"schema", text}});
  for (const wire::Parameter& each : route.query)
    if (!each.name.empty())
      all.push_back(Json::Members{{"name", each.name},
                                  {"in", "query"},
                                  {"description", each.about},
                                  {"schema", each.shape.empty() ? text : reference_to(each.shape, component)}});
  return all;
}

Json security_of(wire::Token token) {
  const Json bearer = Json::Members{{"token", Json::Items{}}};
  if (token == wire::Token::needed) return Json::Items{bearer};
  return token == wire::Token::welcome ? Json::Items{Json::Members{}, bearer} : Json::Items{};
}

Json operation_of(const wire::RouteInfo& route) {
  Json::Members operation{{"operationId", route.name}, {"summary", route.about}, {"security", security_of(route.token)}};
  if (Json parameters = parameters_of(route); !parameters.items().empty()) operation.emplace_back("parameters", parameters);
  if (!route.body.empty())
    operation.emplace_back("requestBody", Json::Members{{"required", true}, {"content", content_of(route.body)}});
  operation.emplace_back(
      "responses", Json::Members{{std::to_string(route.status),
                                  Json::Members{{"description", "Done."}, {"content", content_of(route.answer)}}},
                                 {"4XX", Json::Members{{"description", "Refused."}, {"content", content_of("Refusal")}}},
                                 {"5XX", Json::Members{{"description", "Try again."}, {"content", content_of("Refusal")}}}});
  return operation;
}

std::string lower(std::string_view text) {
  std::string all(text);
  for (char& c : all) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return all;
}

void add_operation(Json::Members& paths, const wire::RouteInfo& route) {
  const std::string path = template_of(route.path);
  auto at = std::ranges::find(paths, path, &std::pair<std::string, Json>::first);
  if (at == paths.end()) at = paths.emplace(paths.end(), path, Json::Members{});
  Json::Members methods = at->second.members();
  methods.emplace_back(lower(route.method), operation_of(route));
  at->second = std::move(methods);
}

Json paths() {
  Json::Members all;
  for (const wire::RouteInfo& route : wire::routes) add_operation(all, route);
  for (const wire::RouteInfo& probe : wire::probes) add_operation(all, probe);
  return all;
}

std::vector<std::string> all_bodies() {
  std::vector<std::string> names{"Refusal", "Status", "Viewer"};
  for (const wire::RouteInfo& route : wire::routes)
    for (const auto bodies : {route.body, route.answer})
      for (const std::string_view body : alternatives(bodies))
        if (body != wire::plain_text && body != wire::png_picture) names.emplace_back(body);
  return names;
}

// --- the socket ---

std::vector<std::string> messages_in(const Catalogue& catalogue, std::string_view either) {
  std::vector<std::string> names;
  for (const Shape& part : catalogue.find(either, nullptr)->shape.parts) names.push_back(part.names[0]);
  return names;
}

Json references(const std::vector<std::string>& names, std::string_view place) {
  Json::Items all;
  for (const std::string& name : names) all.push_back(reference_to(name, place));
  return all;
}

Json operation(std::string_view action, const std::vector<std::string>& messages) {
  return Json::Members{{"action", action},
                       {"channel", reference_to("table", "#/channels/")},
                       {"messages", references(messages, "#/channels/table/messages/")}};
}

}  // namespace

std::string json_schema(const Catalogue& catalogue) {
  std::vector<std::string> names;
  for (const Definition& each : catalogue.shared().definitions) names.push_back(each.name);
  const Json schema = Json::Members{{"$schema", "https://json-schema.org/draft/2020-12/schema"},
                                    {"title", "Springtide: messages, bodies and files"},
                                    {"anyOf", references({"ServerMessage", "ClientMessage"}, defined)},
                                    {"$defs", schemas_for(names, catalogue, defined)}};
  return pretty(schema) + "\n";
}

std::string openapi(const Catalogue& catalogue) {
  const Json token = Json::Members{{"type", "http"}, {"scheme", "bearer"}};
  const Json document = Json::Members{
      {"openapi", "3.1.0"},
      {"info", info("Springtide over HTTP", "Players, lists of tables, records. docs/protocol.md has the words.")},
      {"servers", Json::Items{Json::Members{{"url", "/"}}}},
      {"paths", paths()},
      {"components", Json::Members{{"securitySchemes", Json::Members{{"token", token}}},
                                   {"schemas", schemas_for(all_bodies(), catalogue, component)}}}};
  return pretty(document) + "\n";
}

std::string asyncapi(const Catalogue& catalogue) {
  const std::vector<std::string> told = messages_in(catalogue, "ServerMessage");
  const std::vector<std::string> said = messages_in(catalogue, "ClientMessage");
  std::vector<std::string> all = told;
  all.insert(all.end(), said.begin(), said.end());
  Json::Members channel;
  Json::Members messages;
  for (const std::string& name : all) {
    channel.emplace_back(name, reference_to(name, "#/components/messages/"));
    messages.emplace_back(name, Json::Members{{"payload", reference_to(name, component)}});
  }
  const Json document = Json::Members{
      {"asyncapi", "3.0.0"},
      {"info", info("Springtide over a WebSocket", "Conversations with a table. docs/protocol.md has the words.")},
      {"defaultContentType", "application/json"},
      {"channels", Json::Members{{"table", Json::Members{{"address", "/ws"}, {"messages", channel}}}}},
      {"operations", Json::Members{{"tell", operation("send", told)}, {"hear", operation("receive", said)}}},
      {"components", Json::Members{{"messages", messages},
                                   {"schemas", schemas_for({"ServerMessage", "ClientMessage"}, catalogue, component)}}}};
  return pretty(document) + "\n";
}

std::vector<Document> all_documents() {
  const Catalogue catalogue;
  std::vector<Document> all{{"ts", "web/src/wire/schema.ts", shared_types(catalogue)},
                            {"json", "docs/schema/messages.schema.json", json_schema(catalogue)},
                            {"openapi", "docs/schema/openapi.json", openapi(catalogue)},
                            {"asyncapi", "docs/schema/asyncapi.json", asyncapi(catalogue)}};
  for (const GameDescription& game : catalogue.games())
    all.push_back({"ts-" + game.game, "web/src/games/" + game.game + "/schema.ts", game_types(catalogue, game)});
  return all;
}

}  // namespace springtide::schema
