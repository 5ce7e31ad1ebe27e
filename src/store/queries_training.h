// The queries about training that both engines share, word for word; but for json_each($1), as in store/queries.h.
#pragma once

namespace springtide::store::query {

// Columns: the name, then those of PuzzleAnswer and Exercise in their order.
inline constexpr char answers_after[] =
    "SELECT puzzle, time, is_solved, grade, rating FROM puzzle_answers WHERE player = $1 AND revision > $2";
inline constexpr char answers_among[] =
    "SELECT puzzle, time, is_solved, grade, rating FROM puzzle_answers "
    "WHERE puzzle IN (SELECT value FROM json_each($1)) AND player = $2";
inline constexpr char put_answer[] =
    "INSERT INTO puzzle_answers (player, puzzle, time, is_solved, grade, rating, revision) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (player, puzzle) DO UPDATE SET time = excluded.time, "
    "is_solved = excluded.is_solved, grade = excluded.grade, rating = excluded.rating, revision = excluded.revision";

inline constexpr char exercises_after[] =
    "SELECT id, is_removed, answers, due, step, move, added, game, record FROM exercises "
    "WHERE player = $1 AND revision > $2";
inline constexpr char exercises_among[] =
    "SELECT id, is_removed, answers, due, step, move, added, game, record FROM exercises "
    "WHERE id IN (SELECT value FROM json_each($1)) AND player = $2";
inline constexpr char put_exercise[] =
    "INSERT INTO exercises (player, id, is_removed, answers, due, step, move, added, game, record, revision) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (player, id) DO UPDATE SET "
    "is_removed = excluded.is_removed, answers = excluded.answers, due = excluded.due, step = excluded.step, "
    "move = excluded.move, added = excluded.added, game = excluded.game, record = excluded.record, "
    "revision = excluded.revision";
inline constexpr char exercises_added[] = "SELECT id, added FROM exercises WHERE player = $1";
inline constexpr char remove_exercise[] = "DELETE FROM exercises WHERE player = $1 AND id = $2";

inline constexpr char training_revision[] =
    "SELECT coalesce(max(revision), 0) FROM (SELECT max(revision) AS revision FROM puzzle_answers WHERE player = $1 "
    "UNION ALL SELECT max(revision) AS revision FROM exercises WHERE player = $1) AS each_of";

inline constexpr char count_answer[] =
    "INSERT INTO puzzle_counts (puzzle, band, asked, solved) VALUES ($1, $2, 1, $3) ON CONFLICT (puzzle, band) "
    "DO UPDATE SET asked = puzzle_counts.asked + 1, solved = puzzle_counts.solved + excluded.solved";
// Of the puzzles whose names begin so.
inline constexpr char puzzle_counts[] =
    "SELECT puzzle, band, asked, solved FROM puzzle_counts WHERE substr(puzzle, 1, length($1)) = $1 ORDER BY puzzle, band";

}  // namespace springtide::store::query
