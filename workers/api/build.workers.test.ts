import { expect, test } from 'vitest'
import type { BuildAnswer } from '#contract/build.ts'
import { type PlayerWire, playerFromWire } from '#contract/player.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { rulesByDefault } from '#core/rules/default-rules.ts'
import { buildLineups } from '#optimizer/build.ts'
import { loadKernel } from '#optimizer/kernel.worker.ts'
import { bigLeaguePlayers } from '#workers/testing/lineups.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'

const PLAIN = { strategy: 'max_points', gameMode: 'cash', creativity: 50 }
const POINTS = [21, 19.5, 17.2, 16.1, 14.4, 13.3, 11.7, 10.9]
const TEAMS = ['LAC', 'MIN']

/** Eight people at $7,500 of two teams in turn, each as captain and as flex row. */
const POOL: PlayerWire[] = POINTS.flatMap((fppg, i) => {
  const person = { name: `Player ${i}`, team: TEAMS[i % 2]!, opponent: TEAMS[1 - (i % 2)]!, fppg }
  return [
    { ...person, id: `cpt-${i}`, position: 'CPT', actualPosition: 'WR', salary: 11_250 },
    { ...person, id: `flex-${i}`, position: 'WR', salary: 7_500 },
  ]
})

/** The players of one legal Big League lineup, $100 in all. */
function leaguePool() {
  return bigLeaguePlayers().map((player, i) => ({
    id: `p${i}`,
    name: player.player_name,
    position: player.position,
    team: player.team,
    salary: player.salary,
    fppg: player.fantasy_points,
  }))
}

async function build(client: Client, request: object): Promise<BuildAnswer> {
  const answer = await client.post('/api/build', { players: POOL, ...PLAIN, ...request })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

const share = (name: string, slots: string, min: number | null, max: number | null, isStrict = false) => ({
  kind: 'exposure',
  players: { people: [name] },
  slots,
  pct: { min, max },
  isStrict,
})

test('a request without rules has the default ones, which give way where the pool has too few captains', async () => {
  const [ada] = await signedIn('ada-default')
  const { lineups, rules, unmet, exact, gap } = await build(ada, { count: 20 })
  expect(rules).toEqual(
    rulesByDefault({ format: SHOWDOWN, playerPool: [], lineups: 20, contestFormat: 'cash' }),
  )
  expect([unmet, exact, gap]).toEqual([[], 'sequential', 0])
  const used = (built: BuildAnswer['lineups']) => new Set(built.map(({ players }) => players[0])).size
  expect(used(lineups)).toBeGreaterThanOrEqual(6)
  expect((await build(ada, { count: 20, rules: null })).lineups).toEqual(lineups)
  const free = await build(ada, { count: 20, rules: [] })
  expect(free).not.toHaveProperty('rules')
  expect(free.exact).toBe('n_best')
  expect((await build(ada, { count: 19 })).rules).toEqual(
    rulesByDefault({ format: SHOWDOWN, playerPool: [], lineups: 19, contestFormat: 'cash' }),
  )
  const excludedIds = POINTS.flatMap((_, i) => (i < 4 ? [] : `cpt-${i}`))
  const small = await build(ada, { count: 20, excludedIds })
  expect(small.lineups).toHaveLength(20)
  expect(small).not.toHaveProperty('reason')
  // Each of the four captains can be in at most 7 of the 20 lineups.
  expect(small.unmet).toEqual([{ rule: 2, wanted: 6, got: 4 }])
})

test('rules, kept and removed lineups bind the answer', async () => {
  const [ada] = await signedIn('ada-rules')
  const rules = [
    share('player-0@LAC', 'captain', null, 20),
    { kind: 'uniques', players: 2, captainSwapCounts: false },
    { kind: 'person', person: 'player-7@MIN', slots: 'any', use: 'exclude' },
  ]
  const bound = await build(ada, { count: 5, rules })
  expect(bound.exact).toBe('sequential')
  const captained = bound.lineups.filter(({ players }) => players[0] === 'cpt-0').length
  expect(captained).toBeLessThanOrEqual(1)
  expect(bound.lineups.flatMap(({ players }) => players).some((id) => id.endsWith('-7'))).toBe(false)

  const [best, second] = (await build(ada, { count: 2 })).lineups
  const without = await build(ada, { count: 2, bannedLineups: [best!.players] })
  expect(without.lineups[0]!.players).toEqual(second!.players)
  const kept = without.lineups[1]!.players
  const after = await build(ada, { count: 3, keptLineups: [kept] })
  expect(after.lineups.map(({ players }) => players)).toEqual([kept, best!.players, second!.players])
})

test('fewer lineups than asked for, or none, come with the reason', async () => {
  const [ada] = await signedIn('ada-few')
  const seven = POOL.slice(0, 12)
  const few = await build(ada, { players: seven, count: 10 })
  expect(few.lineups).toHaveLength(6)
  expect(few.reason).toBe('6 of the 10 lineups: no other lineup obeys the rules.')
  const none = await build(ada, { budget: 1_000, count: 5 })
  expect(none).toMatchObject({ lineups: [], exposures: [], unmet: [] })
  expect(none.reason).toMatch(/\$48,750/)
  const locked = ['player-0@LAC', 'player-1@MIN'].map((person) => {
    return { kind: 'person', person, slots: 'captain', use: 'lock' }
  })
  const impossible = await build(ada, { rules: locked, count: 5 })
  expect(impossible.lineups).toEqual([])
  expect(impossible.reason).toMatch(/^[A-Z].*\.$/)
})

test('the answer is that of the engine for the same request', async () => {
  const [ada] = await signedIn('ada-engine')
  const rules = [{ kind: 'uniques' as const, players: 2, captainSwapCounts: true }]
  const answer = await build(ada, { count: 20, rules })
  const direct = buildLineups(
    {
      playerPool: POOL.map(playerFromWire),
      format: SHOWDOWN,
      budget: 50_000,
      settings: { strategy: 'max_points', contestFormat: 'cash', creativity: 50, priceGuard: false },
      count: 20,
      rules,
    },
    await loadKernel(),
  )
  if (!direct.ok) throw new Error(direct.error.message)
  const { lineups, exact, isProved } = direct.value
  expect(answer.lineups).toMatchObject(
    lineups.map(({ players, captainIndex, projectedPoints, totalSalary }) => ({
      ...{ players: players.map(({ id }) => id), captainIndex, projectedPoints, totalSalary },
    })),
  )
  expect([answer.exact, answer.proved]).toEqual([exact, isProved])
  expect(answer.exposures).toEqual(direct.value.exposures)
})

test.each([
  [{}, 'count must be a whole number from 1 to 150'],
  [{ count: 0 }, 'count must be a whole number from 1 to 150'],
  [{ count: 151 }, 'count must be a whole number from 1 to 150'],
  [{ count: 2.5 }, 'count must be a whole number from 1 to 150'],
  [{ count: 1, rules: [{ kind: 'dupes' }] }, 'rules.0.kind must be one of'],
  [{ count: 1, rules: 'none' }, 'rules must be a list of rules'],
  [
    { count: 1, rules: [share('player-9@LAC', 'any', 10, null)] },
    'rules.0: "player-9@LAC" is not in the pool',
  ],
  [{ count: 1, keptLineups: [['cpt-0'], ['cpt-1']] }, 'keptLineups must be at most count, 1'],
  [
    { count: 1, keptLineups: [['no-such-row']] },
    'keptLineups.0 has a row that is not in the pool: "no-such-row"',
  ],
  [{ count: 1, keptLineups: [['cpt-0', 'flex-1']] }, 'keptLineups.0 has too few players'],
  [
    { count: 1, keptLineups: [['cpt-0', 'flex-0', 'flex-1', 'flex-2', 'flex-3', 'flex-4']] },
    'keptLineups.0 has a player twice',
  ],
  [
    { count: 1, keptLineups: [['flex-0', 'flex-1', 'flex-2', 'flex-3', 'flex-4', 'flex-5']] },
    'keptLineups.0 has a player in a slot that does not take that row',
  ],
  [
    {
      count: 2,
      keptLineups: [
        ['cpt-0', 'flex-1', 'flex-2', 'flex-3', 'flex-4', 'flex-5'],
        ['cpt-0', 'flex-5', 'flex-4', 'flex-3', 'flex-2', 'flex-1'],
      ],
    },
    'keptLineups.1 is the lineup of keptLineups.0 once more',
  ],
  [{ count: 1, seed: 'x' }, 'seed must be a whole number'],
  [{ count: 1, bannedLineups: 'x' }, 'bannedLineups must be a list of lineups'],
])('%j is refused by name', async (request, sentence) => {
  const [ada] = await signedIn(`ada-${JSON.stringify(request).replace(/\W+/g, '-')}`.slice(0, 60))
  const refused = await ada.post('/api/build', { players: POOL, ...request })
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(sentence)])
})

test('a rule without a meaning in the format is refused', async () => {
  const [ada] = await signedIn('ada-unfit')
  const players = leaguePool()
  const rules = [{ kind: 'captains', atLeast: 2 }]
  const refused = await ada.post('/api/build', { players, format: 'bigleague', count: 2, rules })
  expect([refused.status, await refused.text()]).toEqual([
    400,
    'rules.0: A Big League lineup has no captain.',
  ])
})
