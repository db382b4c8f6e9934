import { expect, test } from 'vitest'
import type { PlayerWire } from '#contract/player.ts'
import { playerToWire } from '#contract/player.ts'
import type { OptimizeRequest } from '#optimizer/optimize-request.ts'
import { hardPools, unprovedPools } from '#optimizer/testing/hard-pools.ts'
import { bigLeaguePlayers } from '#workers/testing/lineups.ts'
import { type Client, signedIn } from '#workers/testing/make-user.ts'

type Answer = {
  lineup: PlayerWire[]
  captainIndex: number
  projectedPoints: number
  totalSalary: number
  objective: number
  optimal: boolean
  gap: number
  examinedIsExact: boolean
  examined: number
  runnerUpGap?: number | null
  reason?: string
}

const PLAIN = { strategy: 'max_points', gameMode: 'cash', creativity: 50 }

/** Eight people at $7,500, averaging 20 down to 13 points, of two teams in turn; each as captain and as flex row. */
function showdownPool(): PlayerWire[] {
  return Array.from({ length: 8 }, (_, i) => {
    const person = {
      name: `Player ${i}`,
      team: i % 2 ? 'MIN' : 'LAC',
      opponent: i % 2 ? 'LAC' : 'MIN',
      fppg: 20 - i,
    }
    return [
      { ...person, id: `cpt-${i}`, position: 'CPT', actualPosition: 'WR', salary: 11_250 },
      { ...person, id: `flex-${i}`, position: 'WR', salary: 7_500 },
    ]
  }).flat()
}

async function optimize(client: Client, request: object): Promise<Answer> {
  const answer = await client.post('/api/optimize', { ...PLAIN, ...request })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

test('the best Showdown lineup comes back in slot order, with its figures', async () => {
  const [ada] = await signedIn('ada')
  const best = await optimize(ada, { players: showdownPool() })
  expect(best.lineup.map(({ id }) => id).toSorted()).toEqual(
    ['cpt-0', 'flex-1', 'flex-2', 'flex-3', 'flex-4', 'flex-5'].toSorted(),
  )
  expect(best.lineup[0]).toMatchObject({ id: 'cpt-0', position: 'CPT', actualPosition: 'WR' })
  expect(best).toMatchObject({
    captainIndex: 0,
    projectedPoints: 20 * 1.5 + 19 + 18 + 17 + 16 + 15,
    totalSalary: 11_250 + 5 * 7_500,
    optimal: true,
    gap: 0,
    examinedIsExact: true,
    // 8 captains, each with 5 of the 7 others; four a team, so that six of one can't be.
    examined: 8 * 21,
  })

  const again = await optimize(ada, { players: showdownPool() })
  expect(again).toEqual(best)
  const kept = await optimize(ada, {
    players: showdownPool(),
    existingPlayers: [showdownPool()[14], showdownPool()[13]],
  })
  expect(kept.lineup[0]?.id).toBe('cpt-7')
  expect(kept.lineup.map(({ id }) => id)).toContain('flex-6')
  expect(kept.projectedPoints).toBe(13 * 1.5 + 14 + 20 + 19 + 18 + 17)
})

test('rules and excluded rows are applied; without them the answer is that of SPEC.md', async () => {
  const [ada] = await signedIn('ada-rules')
  // Players 0 and 2 are quarterbacks of LAC.
  const players = showdownPool().map((row) =>
    ['Player 0', 'Player 2'].includes(row.name)
      ? { ...row, actualPosition: 'QB', position: row.position === 'CPT' ? 'CPT' : 'QB' }
      : row,
  )
  const rules = [{ kind: 'one_of_a_team', position: 'QB' }]
  expect((await optimize(ada, { players })).projectedPoints).toBe(20 * 1.5 + 19 + 18 + 17 + 16 + 15)
  expect(await optimize(ada, { players, rules })).toMatchObject({
    projectedPoints: 20 * 1.5 + 19 + 17 + 16 + 15 + 14,
    optimal: true,
    // The six others, or five of them with one of the quarterbacks; any of the six is the captain.
    examined: 6 * (1 + 2 * 6),
  })
  const without = await optimize(ada, { players, excludedIds: ['flex-1'] })
  expect(without.lineup.map(({ name }) => name)).not.toContain('Player 1')
  const noCaptain = await optimize(ada, { players, excludedIds: ['cpt-0'] })
  expect(noCaptain.lineup.map(({ id }) => id).slice(0, 2)).toEqual(['cpt-1', 'flex-0'])
  const unknown = await ada.post('/api/optimize', {
    players,
    rules: [{ kind: 'two_of_a_team', position: 'QB' }],
  })
  expect(unknown.status).toBe(400)
  expect(await unknown.text()).toContain('must be one_of_a_team')
})

test('without a format a budget of $100 means Big League', async () => {
  const [ada] = await signedIn('ada-league')
  const players = bigLeaguePlayers().map((player, i) => ({
    id: `player-${i}`,
    name: player.player_name,
    position: player.position === 'K' ? 'PK' : player.position,
    team: player.team,
    salary: player.salary,
    fppg: player.fantasy_points,
  }))
  const found = await optimize(ada, { players, budget: 100 })
  expect(found.lineup.map(({ position }) => position).join(' ')).toBe('QB RB RB RB WR WR WR TE K DST')
  expect(found).toMatchObject({ totalSalary: 100, projectedPoints: 145, examined: 1 })
  const named = await optimize(ada, { players, budget: 120, format: 'bigleague' })
  expect(named.lineup).toHaveLength(10)
})

test('no valid lineup is a 200 answer with a reason; invalid input is refused', async () => {
  const [ada] = await signedIn('ada-none')
  for (const request of [
    { players: showdownPool(), budget: 48_749 },
    { players: showdownPool().slice(0, 10) },
    { players: [] },
    { players: showdownPool().map((player) => ({ ...player, injury_status: 'Out' })) },
  ]) {
    const none = await optimize(ada, request)
    expect(none).toEqual({ lineup: [], captainIndex: 0, reason: expect.stringMatching(/\w/) })
  }
  const [first] = showdownPool()
  for (const [request, sentence] of [
    [{}, 'players is required'],
    [{ players: [{ ...first, salary: -1 }] }, /players\.0\.salary/],
    [{ players: [{ ...first, fppg: '20' }] }, /players\.0\.fppg/],
    [{ players: [{ ...first, name: '' }] }, /players\.0\.name/],
    [{ players: [first, first] }, 'players must have different ids'],
    [{ players: [first], strategy: 'luck' }, /strategy must be one of/],
    [{ players: [first], creativity: 101 }, 'creativity must be 0 to 100'],
    [{ players: [first], gameMode: 'showdown' }, /gameMode must be one of cash, gpp/],
    [
      { players: Array.from({ length: 1201 }, (_, i) => ({ ...first, id: `${i}` })) },
      'players must be at most 1200',
    ],
    [
      { players: [first], existingPlayers: Array.from({ length: 11 }, (_, i) => ({ ...first, id: `${i}` })) },
      'existingPlayers must be at most 10',
    ],
    [{ players: [first], budget: -1 }, 'budget must be non-negative'],
  ] as const) {
    const refused = await ada.post('/api/optimize', request)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toMatch(sentence)
  }
})

test('a hard pool is solved with proof; one that exceeds the step budget is answered with its gap', async () => {
  const [ada] = await signedIn('ada-hard')
  const wide = (request: OptimizeRequest) => ({
    players: request.playerPool.map(playerToWire),
    gameMode: request.settings.contestFormat,
    budget: request.budget,
    withRunnerUp: true,
  })
  const hard = hardPools().find(({ name }) => name === 'points are the price, 300 people')!
  expect(await optimize(ada, wide(hard.request))).toMatchObject({
    projectedPoints: 50,
    totalSalary: 50_000,
    optimal: true,
    gap: 0,
    runnerUpGap: 0,
    examinedIsExact: false,
  })
  const unproved = unprovedPools().find(({ name }) => name === 'gpp, 100 quarterbacks at 10 points')!
  const early = await optimize(ada, wide(unproved.request))
  expect(early.lineup).toHaveLength(6)
  expect(early).toMatchObject({ optimal: false, gap: expect.any(Number), runnerUpGap: null })
  expect(early.gap).toBeGreaterThan(0)
})

test('with prices in cents under a huge budget the number of lineups is a partial count, marked as such', async () => {
  const [ada] = await signedIn('ada-cents')
  const players = showdownPool().map((player, i) => ({
    ...player,
    salary: player.salary - ((48_271 * i) % 99_991) / 100,
  }))
  const found = await optimize(ada, { players, budget: 100_000 })
  expect(found).toMatchObject({ optimal: true, examinedIsExact: false })
  expect(found.examined).toBeGreaterThan(0)
  expect(found.examined).toBeLessThanOrEqual(8 * 21)
})

test('twenty concurrent requests are answered independently', async () => {
  const [ada] = await signedIn('ada-parallel')
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      optimize(ada, { players: showdownPool().slice(0, 16 - 2 * (i % 3)), budget: 50_000 }),
    ),
  )
  expect(answers.map((answer) => answer.examined)).toEqual(answers.map((_, i) => [8 * 21, 7 * 6, 6][i % 3]))
})

test('a player who is priced as inactive is left out with a warning, unless the request says who is excluded', async () => {
  const [ada] = await signedIn('ada-inactive')
  const players = showdownPool().map((row) =>
    row.name === 'Player 0' ? { ...row, salary: row.position === 'CPT' ? 300 : 200 } : row,
  )
  const quiet = await optimize(ada, { players })
  expect(quiet.lineup.map(({ name }) => name)).not.toContain('Player 0')
  expect(quiet).toMatchObject({
    warnings: ['Left out, priced as inactive: Player 0. Send excludedIds to choose yourself.'],
  })
  const asked = await optimize(ada, { players, excludedIds: [] })
  expect(asked.lineup[0]?.id).toBe('cpt-0')
  expect(asked).not.toHaveProperty('warnings')
})
