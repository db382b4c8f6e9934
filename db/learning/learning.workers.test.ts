import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { ContestLessons } from '#core/contest/learning.ts'
import { makeUserId } from '#workers/testing/made-contests.ts'
import { createDb } from '../client.ts'
import { countContestsWith } from './learned.ts'
import { findLearnedShares } from './learned-shares.ts'
import { replaceLessons, takeOutLessons } from './learning.ts'

const db = createDb(env.DB)

test('learned figures over several contests equal a calculation by hand', async () => {
  const userId = await makeUserId()
  // Ann scores 10, 20 and, on the second slate once more, 20 again: two games, 15 on average.
  await teach(userId, {
    contest: { lineups: 100, winning: 1, slate: null },
    ann: 10,
    both: [50, 1],
    annCaptain: 10,
  })
  const slate = await makeSlate(userId)
  await teach(userId, {
    contest: { lineups: 200, winning: 2, slate },
    ann: 20,
    both: [20, 0],
    annCaptain: 30,
  })
  await teach(userId, {
    contest: { lineups: 300, winning: 3, slate },
    ann: 20,
    both: [30, 3],
    annCaptain: 20,
  })

  const ann = await first(
    'select * from player_learning_stats where user_id = ? and player_name = ?',
    userId,
    'Ann',
  )
  expect(ann).toMatchObject({
    position: 'QB',
    games_played: 2,
    avg_points: 15,
    avg_salary: 10_000,
    value_score: 1.5,
    captain_frequency: (100 * (10 + 30 + 20)) / 600,
    winning_lineup_count: 4,
    last_updated: 3,
  })
  // Sample deviation of 10 and 20.
  expect(ann.points_std_dev).toBeCloseTo(Math.sqrt(50), 12)

  const stack = await first('select * from stack_correlations where user_id = ?', userId)
  expect(stack).toMatchObject({
    player1_name: 'Ann',
    player2_name: 'Bo',
    format: 'showdown',
    games: 2,
    times_stacked: 100,
    success_rate: 4,
  })
  expect(stack.avg_combined_points).toBe((15 + 25) / 2)
  const [n, w, p, v] = [600, 6, 100, 4]
  expect(stack.correlation_strength).toBeCloseTo((n * v - p * w) / Math.sqrt(p * (n - p) * w * (n - w)), 12)

  const matchup = await first(
    'select * from matchup_history where user_id = ? and player_name = ?',
    userId,
    'Ann',
  )
  expect(matchup).toMatchObject({
    opponent_team: 'CHI',
    games_vs_opponent: 2,
    avg_points_vs_opponent: 15,
  })
  expect(matchup.points_variance).toBeCloseTo(50, 12)
})

test('relearning or removing a contest keeps the lessons of the others', async () => {
  const userId = await makeUserId()
  const other = await makeUserId()
  const options = {
    contest: { lineups: 100, winning: 1, slate: null },
    ann: 10,
    both: [50, 1],
    annCaptain: 10,
  } as const
  await teach(userId, options)
  const alone = await digest(userId)
  const contestId = await teach(userId, { ...options, ann: 33, annCaptain: 5 })
  await teach(other, options)
  await batch(replaceLessons(db, { contestId, userId }, lessonsOf({ ...options, ann: 44 })))
  const together = await digest(userId)
  await batch(replaceLessons(db, { contestId, userId }, lessonsOf({ ...options, ann: 44 })))
  expect(await digest(userId)).toBe(together)
  await batch(takeOutLessons(db, { contestId, userId }))
  expect(await digest(userId)).toBe(alone)
  expect(
    (await first('select * from player_learning_stats where user_id = ? limit 1', other)).games_played,
  ).toBe(1)
})

test('formats are kept apart, and a contest of an unknown format teaches nothing', async () => {
  const userId = await makeUserId()
  const common = { both: [50, 1], annCaptain: 10 } as const
  const contest = { lineups: 100, winning: 1, slate: null }
  await teach(userId, { ...common, contest, ann: 10 })
  await teach(userId, { ...common, contest: { ...contest, format: 'standard' }, ann: 30 })
  await teach(userId, { ...common, contest: { ...contest, format: null }, ann: 90 })
  for (const [table, figure] of [
    ['player_learning_stats', 'avg_points'],
    ['matchup_history', 'avg_points_vs_opponent'],
    ['stack_correlations', 'avg_combined_points - 5'],
  ]) {
    const { results } = await env.DB.prepare(
      `select format, ${figure} as points from ${table} where user_id = ?
        and ${table === 'stack_correlations' ? "player1_name = 'Ann'" : "player_name = 'Ann'"} order by format`,
    )
      .bind(userId)
      .all()
    expect(results, table).toEqual([
      { format: 'showdown', points: 10 },
      { format: 'standard', points: 30 },
    ])
  }
})

test('learned shares: contests of a slate are one game, older games count less, other formats not at all', async () => {
  const userId = await makeUserId()
  const now = Date.parse('2026-02-26T00:00:00Z')
  const common = { ann: 10, both: [50, 1] } as const
  // On one slate of 56 days ago 50 + 50 of 100 + 300 lineups, 10 + 30 with Ann as captain: 10% and 15%. Weight 1/2.
  const slate = await makeSlate(userId, '2026-01-01')
  await teach(userId, { ...common, contest: { lineups: 100, winning: 1, slate }, annCaptain: 10 })
  await teach(userId, { ...common, contest: { lineups: 300, winning: 1, slate }, annCaptain: 30 })
  // Uploaded today without a slate: 50 of 50, all as captain. Weight 1.
  await teach(userId, {
    ...common,
    contest: { lineups: 50, winning: 1, slate: null, uploadedAt: now },
    annCaptain: 50,
  })
  const other = { lineups: 50, winning: 1, slate: null, uploadedAt: now, format: 'standard' }
  await teach(userId, { ...common, contest: other, annCaptain: 0 })
  const query = { userId, format: 'showdown', playerNames: ['Ann', 'Unknown Player'], now }
  expect(await findLearnedShares(db, query)).toEqual([
    {
      playerName: 'Ann',
      games: 2,
      weight: expect.closeTo(1.5, 9),
      captainPct: expect.closeTo((0.5 * 10 + 100) / 1.5, 9),
      flexPct: expect.closeTo((0.5 * 15) / 1.5, 9),
    },
  ])
  expect(await findLearnedShares(db, { ...query, userId: await makeUserId() })).toEqual([])
  expect(await countContestsWith(db, query)).toBe(3)
})

type Options = {
  contest: {
    lineups: number
    winning: number
    slate: number | null
    format?: string | null
    uploadedAt?: number
  }
  ann: number
  /** Lineups with both, and how many of them won. */
  both: readonly [number, number]
  annCaptain: number
}

function lessonsOf({ contest, ann, both: [lineups, winningLineups], annCaptain }: Options): ContestLessons {
  const player = { lineups, winningLineups, salary: 10_000, opponent: 'CHI' }
  return {
    lineups: contest.lineups,
    winningLineups: contest.winning,
    players: [
      { ...player, playerName: 'Ann', position: 'QB', captainLineups: annCaptain, pointsMilli: ann * 1000 },
      { ...player, playerName: 'Bo', position: 'WR', captainLineups: 0, pointsMilli: 5000, opponent: null },
    ],
    stacks: [
      { player1Name: 'Ann', player2Name: 'Bo', lineups, winningLineups, combinedMilli: (ann + 5) * 1000 },
    ],
  }
}

let uploads = 0

async function teach(userId: number, options: Options): Promise<number> {
  uploads += 1
  const { lineups, winning, slate, format = 'showdown', uploadedAt = null } = options.contest
  const { id } = await first<{ id: number }>(
    `insert into contests (user_id, game_id, name, entries, uploaded_at, file_hash, lineups, winning_lineups, has_captain,
        format)
      values (?, ?, 'c', ?, coalesce(?, (select count(*) + 1 from contests where user_id = ?)), ?, ?, ?, 1, ?)
      returning id`,
    userId,
    slate,
    lineups,
    uploadedAt,
    userId,
    String(uploads),
    lineups,
    winning,
    format,
  )
  await batch(replaceLessons(db, { contestId: id, userId }, lessonsOf(options)))
  return id
}

async function makeSlate(userId: number, gameDate: string | null = null): Promise<number> {
  const row = await first<{ id: number }>(
    `insert into games (user_id, slate_name, content_hash, game_date, created_at) values (?, 's', ?, ?, 0)
      returning id`,
    userId,
    crypto.randomUUID(),
    gameDate,
  )
  return row.id
}

async function batch(statements: ReturnType<typeof replaceLessons>): Promise<void> {
  const [head, ...rest] = statements
  await db.batch([head!, ...rest])
}

async function digest(userId: number): Promise<string> {
  const { results } = await env.DB.prepare(
    'select * from player_learning_stats where user_id = ? order by player_name',
  )
    .bind(userId)
    .all()
  return JSON.stringify(results)
}

async function first<Row = Record<string, number | string>>(
  query: string,
  ...values: unknown[]
): Promise<Row> {
  return (await env.DB.prepare(query)
    .bind(...values)
    .first<Row>())!
}
