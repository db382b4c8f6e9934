import { expect, test } from 'vitest'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import type { Player } from '../players/player.ts'
import { type ScoreModel, scoreModelOf } from './score-model.ts'
import { QUANTILES } from './score-table.ts'

const ROLES = [
  ['QB', 17],
  ['RB', 15],
  ['RB', 6],
  ['WR', 14],
  ['WR', 10],
  ['WR', 6],
  ['TE', 8],
  ['K', 8],
  ['DST', 7],
  ['QB', 3],
  ['WR', 2],
  ['QB', 0.5],
] as const

/** A team with starters and backups; `name` begins the names of its people. */
function teamOf(team: string, opponent: string | null): Player[] {
  return ROLES.map(([position, fppg], index) =>
    makePlayer({
      id: `${team}${index}`,
      name: `${team} ${position} ${fppg}`,
      team,
      opponent,
      position,
      fppg,
      salary: 300 + 400 * fppg,
    }),
  )
}

/** The correlation of two normal numbers of the model, by people of the pool. */
function correlationIn(model: ScoreModel, a: number, b: number): number {
  const [first, second] = [rowOf(model, a), rowOf(model, b)]
  if (first.block !== second.block) return 0
  return first.row.reduce((sum, value, column) => sum + value * (second.row[column] ?? 0), 0)
}

function rowOf({ scorers, blocks, factors }: ScoreModel, person: number) {
  const place = scorers.indexOf(person)
  const block = blocks.findIndex((start, index) => start <= place && place < blocks[index + 1]!)
  const rows = place - blocks[block]!
  let start = (rows * (rows + 1)) / 2
  for (let before = 0; before < block; before += 1) {
    const size = blocks[before + 1]! - blocks[before]!
    start += (size * (size + 1)) / 2
  }
  return { block, row: [...factors.subarray(start, start + rows + 1)] }
}

const pool = contestPoolOf([...teamOf('AAA', 'BBB'), ...teamOf('BBB', 'AAA')], SHOWDOWN)
const model = scoreModelOf(pool)

test('a single game is one block of all people, each with a variance of 1', () => {
  expect([...model.blocks]).toEqual([0, 24])
  expect([...model.scorers].sort((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, index) => index))
  for (let person = 0; person < 24; person += 1)
    expect(correlationIn(model, person, person)).toBeCloseTo(1, 6)
})

// Indexes: QB 0, RB1 1, WR1 3, TE1 6, K 7, DST 8 of AAA; the same plus 12 of BBB. Skewed scores need a little more of their normal numbers.
test.each([
  { pair: 'QB and WR1', a: 0, b: 3, measured: 0.38 },
  { pair: 'QB and TE1', a: 0, b: 6, measured: 0.28 },
  { pair: 'QB and opposing QB', a: 0, b: 12, measured: 0.2 },
  { pair: 'QB and opposing DST', a: 0, b: 20, measured: -0.4 },
  { pair: 'K and DST', a: 7, b: 8, measured: 0.28 },
  { pair: 'RB1 and opposing DST', a: 1, b: 20, measured: -0.27 },
])(
  '$pair: the normal numbers have the measured correlation, or up to an eighth more',
  ({ a, b, measured }) => {
    const ratio = correlationIn(model, a, b) / measured
    expect(ratio).toBeGreaterThan(1)
    expect(ratio).toBeLessThan(1.125)
  },
)

test('a third quarterback gives way where not all correlations can hold; the starters keep theirs', () => {
  const third = rowOf(model, 11).row
  expect(third.at(-1)! ** 2).toBeGreaterThanOrEqual(0.25 - 1e-6)
  expect(correlationIn(model, 0, 9)).toBeLessThan(-0.1)
})

test('a league is a block for each game; people of two games share none', () => {
  const rows = [
    ...teamOf('AAA', 'BBB'),
    ...teamOf('CCC', null),
    ...teamOf('BBB', 'AAA'),
    ...teamOf('DDD', 'CCC'),
  ]
  const league = scoreModelOf(contestPoolOf(rows, BIG_LEAGUE))
  expect([...league.blocks]).toEqual([0, 24, 48])
  expect(correlationIn(league, 0, 24 + 3)).not.toBe(0)
  expect(correlationIn(league, 0, 12 + 3)).toBe(0)
})

test('who is Out, left out or without points does not score, and those behind take the roles', () => {
  const rows = teamOf('AAA', 'BBB').map((row, index) =>
    index === 3 ? { ...row, injuryStatus: 'Out' as const } : index === 4 ? { ...row, fppg: 0 } : row,
  )
  const changed = scoreModelOf(contestPoolOf([...rows, ...teamOf('BBB', 'AAA')], SHOWDOWN))
  expect(changed.people).toBe(23)
  expect(changed.scorers).toHaveLength(22)
  // Without WR1, WR2 (no points), WR3 is the first receiver: .38 with the quarterback instead of .24.
  expect(correlationIn(changed, 0, 4)).toBeGreaterThan(0.38)
})

test('scores follow the points that count: a questionable player has 90% of them, a projection comes first', () => {
  const [first, second, ...others] = teamOf('AAA', 'BBB')
  const rows = [
    { ...first!, projectedPoints: 25, projectedBy: 'projection' as const, spreadPoints: 0 },
    {
      ...second!,
      injuryStatus: 'Questionable' as const,
      projectedPoints: 10,
      projectedBy: 'projection' as const,
      spreadPoints: 0,
    },
    ...others,
  ]
  const changed = scoreModelOf(contestPoolOf([...rows, ...teamOf('BBB', 'AAA')], SHOWDOWN))
  const tableOf = (person: number) => {
    const place = changed.scorers.indexOf(person)
    return changed.quantiles.subarray(place * QUANTILES, (place + 1) * QUANTILES)
  }
  expect(new Set(tableOf(0))).toEqual(new Set([2500]))
  expect(new Set(tableOf(1))).toEqual(new Set([900]))
})

test('people of another sport score independently', () => {
  const guards = ['g1', 'g2', 'g3'].map((id) => makePlayer({ id, name: id, position: 'PG', fppg: 30 }))
  expect([...scoreModelOf(contestPoolOf(guards, BIG_LEAGUE)).blocks]).toEqual([0, 1, 2, 3])
})

test('people keep their random numbers when the pool changes; no two share one', () => {
  const rows = [...teamOf('AAA', 'BBB'), ...teamOf('BBB', 'AAA')]
  const smaller = contestPoolOf(rows.slice(2), SHOWDOWN)
  const streams = (of: typeof pool) => {
    const { scorers, streams: own } = scoreModelOf(of)
    return new Map([...scorers].map((person, index) => [of.people[person]!.key, own[index]]))
  }
  const [before, after] = [streams(pool), streams(smaller)]
  expect(new Set(before.values()).size).toBe(24)
  expect(after.size).toBe(22)
  for (const [key, stream] of after) expect(before.get(key)).toBe(stream)
})

test('of a game that has begun points so far count, and the games to come are drawn as before', () => {
  const league = contestPoolOf(
    [...teamOf('AAA', 'BBB'), ...teamOf('BBB', 'AAA'), ...teamOf('CCC', 'DDD'), ...teamOf('DDD', 'CCC')],
    BIG_LEAGUE,
  )
  // Someone of whom nothing was expected is in no game's block.
  const nobody = makePlayer({ id: 'nobody', name: 'No Body', team: 'AAA', opponent: 'BBB', fppg: 0 })
  const before = contestPoolOf([...league.rows, nobody], BIG_LEAGUE)
  const soFar = Object.fromEntries(
    before.people
      .filter(({ row }) => row.team === 'AAA' || row.team === 'BBB')
      .map(({ key }, i) => [key, { points: 3 * i, left: 0 }]),
  )
  const [was, is] = [scoreModelOf(before), scoreModelOf({ ...before, soFar })]
  expect(is.scorers.length).toBe(was.scorers.length + 1)
  for (const [person, { key }] of before.people.entries()) {
    const [old, now] = [was, is].map(({ scorers, streams, quantiles }) => {
      const place = scorers.indexOf(person)
      return {
        stream: streams[place],
        scores: [...quantiles.slice(place * QUANTILES, (place + 1) * QUANTILES)],
      }
    })
    const played = soFar[key]
    if (played) expect(new Set(now!.scores)).toEqual(new Set([100 * played.points]))
    else expect(now).toEqual(old)
  }
})
