// The queries about shared studies that both engines share, word for word; but for json_each($1), as in store/queries.h.
#pragma once

namespace springtide::store::query {

// Columns in the order of SharedStudy.
inline constexpr char add_study[] =
    "WITH own AS (SELECT value AS id FROM json_each($1)) "
    "INSERT INTO studies (id, owner, text, created) SELECT $2, $3, $4, $5 "
    "WHERE (SELECT count(*) FROM studies WHERE owner IN (SELECT id FROM own)) < $6";
inline constexpr char study[] = "SELECT id, owner, text, created FROM studies WHERE id = $1";
inline constexpr char studies_of[] =
    "SELECT id, owner, text, created FROM studies WHERE owner IN (SELECT value FROM json_each($1)) "
    "ORDER BY created DESC, id";
inline constexpr char remove_study[] = "DELETE FROM studies WHERE owner IN (SELECT value FROM json_each($1)) AND id = $2";

}  // namespace springtide::store::query
