import { expect, test } from 'vitest'
import { storeBefore } from '../testing/store-before.ts'

test('contests that were stored before get the format of their best lineup, and lose a slate of another one', () => {
  const { db, migrate } = storeBefore('_contest_format.sql')
  db.exec(`insert into games (id, user_id, sport, game_mode, slate_name, content_hash, created_at)
    values (1, 1, 'NFL', 'showdown', 'a', 'a', 0), (2, 1, 'NFL', 'bigleague', 'b', 'b', 0)`)
  const contests: [slate: number, hasCaptain: number, lineup: string, players: number][] = [
    [1, 1, 'CPT A FLEX B FLEX C FLEX D FLEX E FLEX F', 6],
    [2, 0, 'QB A RB B RB C WR D WR E WR F TE G FLEX H DST I', 9],
    [2, 0, 'QB A RB B RB C RB D WR E WR F WR G TE H K I DST J', 10],
    [2, 0, 'PG A SG B SF C PF D C E G F F G UTIL H', 8],
    [1, 1, 'CPT A TOP B JNG C MID D ADC E SUP F TEAM G', 7],
  ]
  for (const [index, [slate, hasCaptain, lineup, players]] of contests.entries()) {
    const id = index + 1
    db.prepare(
      `insert into contests (id, user_id, game_id, name, entries, uploaded_at, file_hash, has_captain)
        values (?, 1, ?, 'c', 2, 0, ?, ?)`,
    ).run(id, slate, `hash-${id}`, hasCaptain)
    db.prepare(
      `insert into contest_lineups (entry_id, contest_id, rank, points, lineup_text, players)
        values ('1', ?, 2, 0, '', '[]'), ('2', ?, 1, 9, ?, ?)`,
    ).run(id, id, lineup, JSON.stringify(Array.from({ length: players }, (_, i) => `P${i}`)))
  }
  migrate()
  expect(
    db
      .prepare('select format, game_id as slate from contests order by id')
      .all()
      .map((row) => ({ ...row })),
  ).toEqual([
    { format: 'showdown', slate: 1 },
    { format: 'standard', slate: null },
    { format: 'bigleague', slate: 2 },
    { format: null, slate: null },
    { format: null, slate: null },
  ])
})
