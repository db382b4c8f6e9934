import { expect, test } from 'vitest'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { type LineupRows, rowsOfLineup } from '../contest-pool/lineup-rows.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { lineupOf } from '../lineups/lineup.ts'
import { brokenRules } from '../lineups/lineup-rules.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { personKey } from '../players/player.ts'
import { nearChanges, nearWithFewerDupes } from './near-lineups.ts'

const people = Array.from({ length: 9 }, (_, i) =>
  makePlayer({
    id: `p${i}`,
    name: `Person ${i}`,
    team: i < 5 ? 'AAA' : 'BBB',
    salary: 9000 - 700 * i,
    projectedPoints: 18 - 1.5 * i,
    projectedBy: 'projection',
  }),
)
const pool = contestPoolOf(people, SHOWDOWN)
const rowOf = (id: string) => pool.rows.findIndex((row) => row.id === id)
const lineup = ['p4-cpt', 'p0', 'p1', 'p2', 'p5', 'p8'].map(rowOf)

test('near lineups are all legal lineups with one other player or another captain', () => {
  const wanted = new Set<string>()
  const rows = pool.rows.map((_, row) => row)
  const flexes = rows.filter((row) => pool.rows[row]!.position !== 'CPT')
  for (const captain of rows.filter((row) => pool.rows[row]!.position === 'CPT'))
    for (const flex of choices(flexes, 5)) {
      const players = [captain, ...flex].map((row) => pool.rows[row]!)
      if (brokenRules(lineupOf(SHOWDOWN, players)).length > 0) continue
      const same = [captain, ...flex].filter((row) => lineup.includes(row)).length
      const samePeople = players.every((player) =>
        lineup.some((row) => personKey(pool.rows[row]!) === personKey(player)),
      )
      const isCaptainMoved = same === 4 && samePeople
      if (same === 5 || isCaptainMoved) wanted.add([captain, ...flex].sort((a, b) => a - b).join())
    }
  const found = nearChanges(pool, lineup).map(({ rows: near }) => near.toSorted((a, b) => a - b).join())
  expect(found.length).toBeGreaterThan(10)
  expect(new Set(found).size).toBe(found.length)
  expect(new Set(found)).toEqual(wanted)
})

/** The chance falls with the points, as a crowd that likes points has it. */
function chances(lineups: LineupRows): Float64Array {
  return Float64Array.from({ length: lineups.count }, (_, i) =>
    Math.exp(-9 + 0.2 * (points([...rowsOfLineup(lineups, i)]) - points(lineup))),
  )
}
function points(rows: readonly number[]): number {
  return rows.reduce((sum, row) => {
    const { projectedPoints, position } = pool.rows[row]!
    return sum + projectedPoints! * (position === 'CPT' ? 1.5 : 1)
  }, 0)
}

test('fewer Dupes are listed by what they cost, each step with fewer than all cheaper ones', () => {
  const near = nearWithFewerDupes({ pool, lineup, probabilitiesOf: chances, entries: 10_001 })
  // Twice as many as the chance says: the lineup is entered.
  const own = 2 * 10_000 * Math.exp(-9)
  expect(near.length).toBeGreaterThan(2)
  let last = { points: Number.POSITIVE_INFINITY, dupes: own }
  for (const each of near) {
    expect(each.points).toBeCloseTo(points(each.rows) - points(lineup), 9)
    expect(each.dupes.expected).toBeCloseTo(own * Math.exp(0.2 * each.points), 9)
    expect(each.points).toBeLessThanOrEqual(last.points)
    expect(each.dupes.expected).toBeLessThan(last.dupes)
    expect(each.out.every((row) => lineup.includes(row) && !each.rows.includes(row))).toBe(true)
    expect(each.in.every((row) => each.rows.includes(row))).toBe(true)
    last = { points: each.points, dupes: each.dupes.expected }
  }
})

test('who is used in no lineup comes into none, and what that player was better than is listed', () => {
  const request = { pool, lineup, probabilitiesOf: chances, entries: 10_001 }
  const [first] = nearWithFewerDupes(request)
  const unused = new Set(first!.in)
  const others = nearWithFewerDupes({ ...request, unused })
  expect(others.length).toBeGreaterThan(2)
  expect(others.flatMap((each) => each.in).filter((row) => unused.has(row))).toEqual([])
  expect(others[0]!.points).toBeLessThanOrEqual(first!.points)
})

test('a lineup that is the rarest has none with fewer', () => {
  const probabilitiesOf = ({ count }: LineupRows) =>
    Float64Array.from({ length: count }, (_, i) => (i === 0 ? 0.001 : 0.01))
  expect(nearWithFewerDupes({ pool, lineup, probabilitiesOf, entries: 1000 })).toEqual([])
})

test('where slots are by position, a player changes for one of the position', () => {
  const positions = ['QB', 'QB', 'RB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'K', 'DST']
  const plain = contestPoolOf(
    positions.map((position, i) => makePlayer({ id: `${i}`, name: `Person ${i}`, position, salary: 10 })),
    BIG_LEAGUE,
  )
  const near = nearChanges(plain, [0, 2, 3, 4, 6, 7, 8, 9, 10, 11])
  expect(near.map(({ out, in: coming }) => [...out, ...coming])).toEqual([
    [0, 1],
    [2, 5],
    [3, 5],
    [4, 5],
  ])
})

test('where slots overlap, a change of position leaves everybody a place: no fourth back, no third tight end', () => {
  const positions = ['QB', 'RB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'WR', 'TE', 'TE', 'DST']
  const slate = contestPoolOf(
    positions.map((position, i) =>
      makePlayer({
        id: `${i}`,
        name: `Person ${i}`,
        position,
        salary: 5000,
        team: `T${i % 4}`,
        opponent: `T${(i % 4) ^ 1}`,
      }),
    ),
    STANDARD,
  )
  // Three backs, three receivers and a tight end; left out are back 4, receiver 8 and tight end 10.
  const near = nearChanges(slate, [0, 1, 2, 3, 5, 6, 7, 9, 11])
  const wanted = [1, 2, 3].flatMap((back) => [4, 8, 10].map((other) => `${back} ${other}`))
  const ofOne = [5, 6, 7].map((receiver) => `${receiver} 8`)
  expect(near.map(({ out, in: coming }) => [...out, ...coming].join(' ')).sort()).toEqual(
    [...wanted, ...ofOne, '9 10'].sort(),
  )
})

function choices(values: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return values.flatMap((value, i) => choices(values.slice(i + 1), count - 1).map((rest) => [value, ...rest]))
}
