import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { withCaptainTwins } from '#core/players/captain-twins.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { type Player, personKey } from '#core/players/player.ts'
import type { OptimizeRequest } from '../optimize-request.ts'
import { everyLineupUnder } from '../testing/every-lineup-under.ts'
import { bigLeagueSlate } from '../testing/generated-slates.ts'
import { countLegalLineups } from './count-lineups.ts'
import { drawLineups } from './draw-lineups.ts'

const settings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 } as const
const DRAWS = 20_000

/** Eight people, six of them of one team; `cents` makes prices without a common unit. */
function pool(cents: boolean): Player[] {
  const people = Array.from({ length: 8 }, (_, number) =>
    makePlayer({
      id: `p${number}`,
      name: `p${number}`,
      team: number < 6 ? 'KC' : 'BUF',
      salary: 4000 + 1300 * number + (cents ? 0.37 * number * number : 0),
    }),
  )
  return withCaptainTwins(people, SHOWDOWN)
}

function request(playerPool: readonly Player[], more: Partial<OptimizeRequest> = {}): OptimizeRequest {
  return { playerPool, format: SHOWDOWN, budget: 56_000, settings, keptPlayers: [], ...more }
}

function costOf(lineup: readonly Player[]): number {
  return lineup.reduce((sum, { salary }) => sum + salary, 0)
}

function keyOf([captain, ...others]: readonly Player[]): string {
  return [captain!.id, ...others.map(({ id }) => id).sort()].join(' ')
}

test.each([
  ['round prices', false],
  ['prices without a common unit, which the table rounds', true],
])('every legal lineup is drawn with the same chance, no other one: %s', (_, cents) => {
  const rows = pool(cents)
  const all = everyLineupUnder({ ...request(rows, { budget: Number.POSITIVE_INFINITY }), rules: [] })
    .lineups.map((lineup) => lineup.rows.map((row) => rows[row]!))
    .sort((a, b) => costOf(a) - costOf(b))
  // One lineup is a cent too dear, which a table of rounded prices does not see.
  const budget = costOf(all[100]!) - 0.01
  const legal = all.filter((lineup) => costOf(lineup) <= budget).map(keyOf)
  expect(legal.length).toBeGreaterThan(60)
  const times = new Map(legal.map((key) => [key, 0]))
  for (const lineup of drawLineups(request(rows, { budget }), DRAWS, 7)) {
    expect(times.has(keyOf(lineup))).toBe(true)
    times.set(keyOf(lineup), times.get(keyOf(lineup))! + 1)
  }
  const expected = DRAWS / legal.length
  const chiSquare = [...times.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const freedom = legal.length - 1
  expect(Math.abs(chiSquare - freedom)).toBeLessThan(4 * Math.sqrt(2 * freedom))
})

test('the same seed draws the same lineups, another seed others', () => {
  const ids = (seed: number) => drawLineups(request(pool(false)), 50, seed).map(keyOf)
  expect(ids(1)).toEqual(ids(1))
  expect(ids(1)).not.toEqual(ids(2))
})

test('kept players stay and excluded ones are left out; without a legal lineup nothing is drawn', () => {
  const rows = pool(false)
  const kept = rows.filter(({ id }) => id === 'p2-cpt' || id === 'p0')
  const lineups = drawLineups(request(rows, { keptPlayers: kept, excludedIds: ['p4'] }), 200, 1)
  expect(lineups).toHaveLength(200)
  for (const lineup of lineups) {
    expect(lineup[0]!.id).toBe('p2-cpt')
    expect(lineup.map(({ id }) => id)).toContain('p0')
    expect(lineup.map(({ id }) => id)).not.toContain('p4')
  }
  expect(drawLineups(request(rows, { budget: 20_000 }), 10, 1)).toEqual([])
  expect(drawLineups(request(rows.filter(({ team }) => team === 'KC').slice(0, 8)), 10, 1)).toEqual([])
})

test('lineups of a large Big League pool are legal, and captain-like slots hold their positions', () => {
  const rows = bigLeagueSlate(300, 3)
  const asked: OptimizeRequest = request(rows, { format: BIG_LEAGUE, budget: 100 })
  expect(countLegalLineups(asked).count).toBeGreaterThan(1e15)
  const lineups = drawLineups(asked, 300, 1)
  expect(lineups).toHaveLength(300)
  for (const lineup of lineups) {
    expect(lineup.map(({ position }) => position).join(' ')).toBe('QB RB RB RB WR WR WR TE K DST')
    expect(new Set(lineup.map(personKey)).size).toBe(10)
    expect(costOf(lineup)).toBeLessThanOrEqual(100)
  }
})

test('as many of them spend more than $85 as the counts of both budgets say', () => {
  const rows = bigLeagueSlate(300, 3)
  const count = (budget: number) => countLegalLineups(request(rows, { format: BIG_LEAGUE, budget })).count
  const share = 1 - count(85) / count(100)
  expect(share).toBeGreaterThan(0.1)
  const lineups = drawLineups(request(rows, { format: BIG_LEAGUE, budget: 100 }), 4_000, 1)
  const dear = lineups.filter((lineup) => costOf(lineup) > 85).length
  expect(Math.abs(dear / 4_000 - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / 4_000))
})
