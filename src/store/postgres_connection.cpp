#include "store/postgres_connection.h"

#include <poll.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>

namespace springtide::store {
namespace {

constexpr int binary_results = 1;
constexpr std::chrono::milliseconds between_tries{300};
constexpr std::chrono::milliseconds between_looks{100};  // whether somebody still waits

using Result = PostgresResult;

struct FreeOptions {
  void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
};

std::string one_line(const char* message) {
  std::string text = message == nullptr ? "" : message;
  while (!text.empty() && text.back() == '\n') text.pop_back();
  for (char& c : text)
    if (c == '\n') c = ' ';
  return text.empty() ? "no reason given" : text;
}

// libpq repeats the address, password included, after a colon.
std::string reason_without_address(char* message) {
  const std::string reason = one_line(message);
  PQfreemem(message);
  return reason.substr(0, reason.find(": \""));
}

// `PostgreSQL at host:port, database name`, for messages.
std::string place_of(const std::string& address) {
  char* message = nullptr;
  const std::unique_ptr<PQconninfoOption, FreeOptions> options(PQconninfoParse(address.c_str(), &message));
  if (options == nullptr) throw Failure("the PostgreSQL address is wrong: " + reason_without_address(message));
  std::string host = "localhost", port = "5432", database = "default";
  for (const PQconninfoOption* option = options.get(); option->keyword != nullptr; ++option) {
    if (option->val == nullptr) continue;
    if (std::strcmp(option->keyword, "host") == 0) host = option->val;
    if (std::strcmp(option->keyword, "port") == 0) port = option->val;
    if (std::strcmp(option->keyword, "dbname") == 0) database = option->val;
  }
  return "PostgreSQL at " + host + ":" + port + ", database " + database;
}

// What the address does not say. A server that is gone, or that does not answer, is noticed within seconds, and of several
// hosts the next one is tried.
PGconn* connect_to(const std::string& address) {
  constexpr std::array keys{"connect_timeout",           "tcp_user_timeout", "keepalives_idle",
                            "keepalives_interval",       "keepalives_count", "client_encoding",
                            "fallback_application_name", "dbname",           static_cast<const char*>(nullptr)};
  const std::array values{
      "3", "10000", "10", "5", "3", "UTF8", "springtide", address.c_str(), static_cast<const char*>(nullptr)};
  return PQconnectdbParams(keys.data(), values.data(), 1);
}

bool is_lost(const PGresult* result) {
  const char* severity = PQresultErrorField(result, PG_DIAG_SEVERITY_NONLOCALIZED);
  return severity == nullptr || std::strcmp(severity, "ERROR") != 0;
}

}  // namespace

PostgresConnection::PostgresConnection(std::string address, std::function<void(PostgresConnection&)> set_up,
                                       GivenUp given_up, Pooling pooling)
    : address_(std::move(address)),
      place_(place_of(address_)),
      set_up_(std::move(set_up)),
      given_up_(std::move(given_up)),
      pooling_(pooling) {}

void PostgresConnection::connect() {
  if (connection_ != nullptr) return;
  if (*given_up_) throw Failure(place_ + ": nobody waits any more");
  if (Clock::now() < next_try_) throw Failure(trouble_);
  connection_.reset(connect_to(address_));
  try {
    if (PQstatus(raw()) != CONNECTION_OK || PQsetnonblocking(raw(), 1) != 0) fail();
    PQsetNoticeProcessor(raw(), [](void*, const char*) {}, nullptr);
    set_up_(*this);
  } catch (const Failure& failure) {
    close();
    trouble_ = failure.what();
    next_try_ = Clock::now() + between_tries;
    throw;
  }
}

void PostgresConnection::close() {
  connection_.reset();
  prepared_.clear();
  unanswered_ = 0;
}

void PostgresConnection::fail() {
  const std::string reason = place_ + ": " + one_line(PQerrorMessage(raw()));
  close();
  throw Failure(reason);
}

void PostgresConnection::lose(const std::string& reason) {
  close();
  throw Failure(place_ + ": " + reason);
}

void PostgresConnection::wait_for(short events) {
  while (true) {
    if (*given_up_) lose("nobody waits any more");
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline_ - Clock::now());
    if (left.count() <= 0) lose("no answer for " + std::to_string(patience_.count() / 1000) + " seconds");
    pollfd watched{.fd = PQsocket(raw()), .events = events, .revents = 0};
    if (poll(&watched, 1, static_cast<int>(std::min(left, between_looks).count())) > 0) return;
  }
}

// Null after the last one.
Result PostgresConnection::next_result() {
  while (true) {
    const int unsent = PQflush(raw());
    if (unsent < 0) fail();
    if (PQisBusy(raw()) == 0) return Result(PQgetResult(raw()));
    wait_for(unsent == 0 ? POLLIN : POLLIN | POLLOUT);
    if (PQconsumeInput(raw()) == 0) fail();
  }
}

// Of several statements the last one's; what fails is the last.
Result PostgresConnection::only_result() {
  begin_waiting();
  Result result;
  for (Result next = next_result(); next != nullptr; next = next_result()) result = std::move(next);
  return result;
}

void PostgresConnection::fail(const PGresult* result) {
  const char* found = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string state = found == nullptr ? "" : found;
  const std::string reason = place_ + ": " + one_line(PQresultErrorMessage(result));
  if (is_lost(result)) close();
  if (state == "23505") throw Taken(reason);
  if (state == "40001" || state == "40P01") throw Clash(reason);
  if (state == "42883" || state == "42601" || state == "0A000") throw Missing(reason);
  throw Failure(reason);
}

void PostgresConnection::prepare(Query query, const PostgresParameters& parameters) {
  connect();
  if (pooling_ == Pooling::transactions || prepared_.contains(query)) return;
  const std::string name = "q" + std::to_string(prepared_.size());
  if (PQsendPrepare(raw(), name.c_str(), query, parameters.size(), parameters.types()) == 0) fail();
  const Result result = only_result();
  if (PQresultStatus(result.get()) != PGRES_COMMAND_OK) fail(result.get());
  prepared_.emplace(query, name);
}

Answer PostgresConnection::answer_of(const PGresult* result) {
  const ExecStatusType status = PQresultStatus(result);
  if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK) fail(result);
  Answer answer{.changed = std::atoll(PQcmdTuples(const_cast<PGresult*>(result)))};
  for (int row = 0; row < PQntuples(result); ++row) {
    Row& cells = answer.rows.emplace_back();
    for (int column = 0; column < PQnfields(result); ++column) cells.push_back(cell_in(result, row, column));
  }
  return answer;
}

// What is prepared belongs to a connection of the server's.
void PostgresConnection::send_query(Query query, const PostgresParameters& p) {
  const int is_sent =
      pooling_ == Pooling::transactions
          ? PQsendQueryParams(raw(), query, p.size(), p.types(), p.values(), p.lengths(), p.formats(), binary_results)
          : PQsendQueryPrepared(raw(), prepared_.at(query).c_str(), p.size(), p.values(), p.lengths(), p.formats(),
                                binary_results);
  if (is_sent == 0) fail();
}

Answer PostgresConnection::run(Query query, std::span<const Value> values) {
  const PostgresParameters parameters(values);
  prepare(query, parameters);
  send_query(query, parameters);
  const Result result = only_result();
  return answer_of(result.get());
}

void PostgresConnection::script(const std::string& sql) {
  connect();
  if (PQsendQuery(raw(), sql.c_str()) == 0) fail();
  const Result result = only_result();
  answer_of(result.get());
}

void PostgresConnection::begin_pipeline() {
  connect();
  if (PQenterPipelineMode(raw()) == 0) fail();
}

void PostgresConnection::send(Query query, const PostgresParameters& parameters) {
  send_query(query, parameters);
  ++unanswered_;
}

// After each query's result comes a null; after them all the sync.
std::vector<Answer> PostgresConnection::receive() {
  if (PQpipelineSync(raw()) == 0) fail();
  begin_waiting();
  std::vector<Answer> answers;
  for (; unanswered_ > 0; --unanswered_) {
    const Result result = next_result();
    if (result == nullptr) fail();
    answers.push_back(answer_of(result.get()));
    if (const Result end = next_result(); end != nullptr) fail(end.get());
  }
  const Result sync = next_result();
  if (PQresultStatus(sync.get()) != PGRES_PIPELINE_SYNC) fail();
  return answers;
}

void PostgresConnection::end_pipeline() {
  if (PQexitPipelineMode(raw()) == 0) fail();
}

}  // namespace springtide::store
