import { expect, test } from 'vitest'
import { storeBefore } from '../testing/store-before.ts'

test('figures learned before are summed again by format from the lessons of the contests', () => {
  const { db, migrate } = storeBefore('_learned_by_format.sql')
  db.exec(`insert into games (id, user_id, sport, game_mode, slate_name, content_hash, created_at)
    values (1, 1, 'NFL', 'showdown', 'a', 'a', 0)`)
  // Two contests of one slate are one game; another Showdown, a Classic one, and one of an unknown format.
  const contests: [format: string | null, slate: number | null, points: number][] = [
    ['showdown', 1, 10],
    ['showdown', 1, 10],
    ['showdown', null, 20],
    ['standard', null, 40],
    [null, null, 90],
  ]
  for (const [index, [format, slate, points]] of contests.entries()) {
    const id = index + 1
    db.prepare(
      `insert into contests (id, user_id, game_id, name, entries, uploaded_at, file_hash, has_captain, format, lineups,
        winning_lineups) values (?, 1, ?, 'c', 100, ?, ?, 1, ?, 100, 1)`,
    ).run(id, slate, id, `hash-${id}`, format)
    db.prepare(
      `insert into contest_player_lessons (contest_id, user_id, player_name, position, lineups, captain_lineups,
        winning_lineups, points_milli, salary, opponent) values (?, 1, 'Ann', 'QB', 50, 10, 1, ?, 10000, 'CHI')`,
    ).run(id, points * 1000)
    db.prepare(
      `insert into contest_stack_lessons (contest_id, user_id, player1_name, player2_name, lineups, winning_lineups,
        combined_milli) values (?, 1, 'Ann', 'Bo', 20, 1, ?)`,
    ).run(id, points * 1000)
  }
  db.exec(
    `insert into player_learning_stats (user_id, player_name, games_played, last_updated) values (1, 'Ann', 4, 5)`,
  )
  migrate()
  const rows = (query: string) =>
    db
      .prepare(query)
      .all()
      .map((row) => ({ ...row }))
  expect(
    rows(`select format, games_played as games, avg_points as points, points_std_dev as deviation, value_score as value,
      captain_frequency as captain, last_updated as at from player_learning_stats order by format`),
  ).toEqual([
    { format: 'showdown', games: 2, points: 15, deviation: Math.sqrt(50), value: 1.5, captain: 10, at: 3 },
    { format: 'standard', games: 1, points: 40, deviation: null, value: 4, captain: 10, at: 4 },
  ])
  expect(
    rows(`select format, games, times_stacked as held, avg_combined_points as points, success_rate as won
      from stack_correlations order by format`),
  ).toEqual([
    { format: 'showdown', games: 2, held: 60, points: 15, won: 5 },
    { format: 'standard', games: 1, held: 20, points: 40, won: 5 },
  ])
  expect(
    rows(`select format, opponent_team as opponent, games_vs_opponent as games, avg_points_vs_opponent as points
      from matchup_history order by format`),
  ).toEqual([
    { format: 'showdown', opponent: 'CHI', games: 2, points: 15 },
    { format: 'standard', opponent: 'CHI', games: 1, points: 40 },
  ])
})
