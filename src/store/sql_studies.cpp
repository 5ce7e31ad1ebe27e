#include "store/queries_studies.h"
#include "store/rows.h"
#include "store/sql_store.h"

namespace springtide::store {
namespace {

SharedStudy study_in(const Row& row) {
  return {.id = text_in(row, 0), .owner = text_in(row, 1), .text = text_in(row, 2), .created = number_in(row, 3)};
}

}  // namespace

bool SqlStore::add_study(const SharedStudy& study, const std::vector<std::string>& players, int most) {
  const std::string list = json_list(players);
  return run(query::add_study, {list, study.id, study.owner, study.text, study.created, most}).changed > 0;
}

std::optional<SharedStudy> SqlStore::study(std::string_view id) {
  const Answer answer = run(query::study, {id});
  return answer.rows.empty() ? std::nullopt : std::optional(study_in(answer.rows[0]));
}

std::vector<SharedStudy> SqlStore::studies_of(const std::vector<std::string>& players) {
  const std::string list = json_list(players);
  return each(run(query::studies_of, {list}), study_in);
}

bool SqlStore::remove_study(std::string_view id, const std::vector<std::string>& players) {
  const std::string list = json_list(players);
  return run(query::remove_study, {list, id}).changed > 0;
}

}  // namespace springtide::store
