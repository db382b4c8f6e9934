import { expect, test } from 'vitest'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { lineupOf } from '#core/lineups/lineup.ts'
import { brokenRules } from '#core/lineups/lineup-rules.ts'
import { below } from '#core/numbers/testing/random-choice.ts'
import { objectiveTerms, sumOfTerms } from '#core/objective/objective.ts'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { gamesOf } from '#core/players/games.ts'
import { type Player, personKey } from '#core/players/player.ts'
import type { BuildRule } from '#core/rules/build-rule.ts'
import { isSingleLineupRule } from '#core/rules/build-rule.ts'
import { ruleTest } from '#core/rules/judging/obeys-rule.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import { buildLineups } from './build.ts'
import type { BuildRequest } from './build-request.ts'
import { countLegalLineups } from './counting/count-lineups.ts'
import { drawLineups } from './counting/draw-lineups.ts'
import { loadKernel } from './kernel.node.ts'
import type { OptimizeRequest } from './optimize-request.ts'
import { optimizeLineup } from './optimizer.ts'
import { preparePool } from './prepared-pool.ts'
import { seededRandom } from './testing/random-requests.ts'
import { everySet, peopleKey, shapedBuild } from './testing/shaped-slates.ts'
import { share } from './testing/share.ts'

const kernel = await loadKernel()

/** The oracle's lineups, the best first; equal ones by dollars. */
function ranked(request: BuildRequest, obeys: (players: Player[]) => boolean = () => true) {
  const { playerPool: rows, format, settings } = request
  const terms = objectiveTerms(rows, format, settings)
  return everySet(request)
    .filter((set) => obeys(set.map((row) => rows[row]!)))
    .map((set) => ({
      set,
      objective: sumOfTerms(set, terms),
      dollars: set.reduce((sum, row) => sum + rows[row]!.salary, 0),
    }))
    .sort((a, b) => b.objective - a.objective || b.dollars - a.dollars)
}

test('best lineup, runner-up and count are those of all sets of nine, in pools of two formats with overlapping slots', () => {
  const counts = { none: 0, some: 0, flexes: new Set<string>() }
  for (let seed = 0; seed < share(360); seed++) {
    const request = shapedBuild(seed)
    const all = ranked(request)
    const found = optimizeLineup({ ...single(request), withRunnerUp: true }, kernel)
    expect(found.ok, `seed ${seed}`).toBe(all.length > 0)
    if (!found.ok) {
      counts.none++
      continue
    }
    counts.some++
    const { players, objective, optimal, runnerUpGap, examined, totalSalary } = found.value
    const [best, second] = all as [(typeof all)[0], (typeof all)[0] | undefined]
    expect(Math.round(objective * 10_000), `seed ${seed}`).toBe(best.objective)
    expect(totalSalary).toBe(best.dollars)
    expect(optimal).toBe(true)
    expect(examined, `seed ${seed}`).toBe(all.length)
    const gap = second ? (best.objective - second.objective) / 10_000 : null
    if (gap === null) expect(runnerUpGap).toBeNull()
    else expect(runnerUpGap).toBeCloseTo(gap, 6)
    const broken = brokenRules({
      ...lineupOf(request.format, players),
      format: { ...request.format, budget: request.budget },
    })
    expect(broken.filter((rule) => rule !== 'one_side')).toEqual([])
    counts.flexes.add(players.at(request.format === STANDARD ? 7 : 8)!.position)
  }
  expect(counts.some).toBeGreaterThan(share(250))
  expect(counts.none).toBeGreaterThan(share(5))
  expect(counts.flexes.size).toBeGreaterThan(4)
})

test('kept players stay, and the best lineup with them is found', () => {
  let checked = 0
  for (let seed = 0; seed < share(120); seed++) {
    const request = shapedBuild(seed)
    const random = seededRandom(seed + 5_000)
    const rows = request.playerPool.filter(({ injuryStatus }) => injuryStatus !== 'Out')
    const kept = [rows[below(random, rows.length)]!, rows[below(random, rows.length)]!]
    if (kept[0] === kept[1]) continue
    const all = ranked(request, (players) => kept.every((each) => players.includes(each)))
    const found = optimizeLineup({ ...single(request), keptPlayers: kept }, kernel)
    expect(found.ok, `seed ${seed}`).toBe(all.length > 0)
    if (!found.ok) continue
    checked++
    expect(Math.round(found.value.objective * 10_000), `seed ${seed}`).toBe(all[0]!.objective)
    expect(found.value.examined).toBe(all.length)
    for (const each of kept) expect(found.value.players).toContain(each)
  }
  expect(checked).toBeGreaterThan(share(50))
})

test('the N best under rules are those of all sets that obey, each once, and equal ones by dollars', () => {
  let lineups = 0
  for (let seed = 0; seed < share(300); seed++) {
    const request = shapedBuild(seed)
    const random = seededRandom(seed + 9_000)
    const rules = Array.from({ length: below(random, 3) }, () => randomRule(random, request))
    const { playerPool, format } = request
    const context = { format, pool: rulePool(playerPool, format), mostPoints: null }
    const tests = rules.filter(isSingleLineupRule).map((rule) => ruleTest(rule, context))
    const all = ranked(request, (players) => tests.every((obeys) => obeys(players) !== false))
    const prepared = preparePool({ ...request, rules }, kernel)
    if (!prepared.ok) {
      expect(everySet(request), `seed ${seed}`).toEqual([])
      continue
    }
    const wanted = 1 + below(random, 60)
    const found = prepared.value.bestLineups({ wanted, stepBudget: 1e9 })
    const keys = found.lineups.map(({ rows }) => [...rows].sort((a, b) => a - b).join())
    expect(new Set(keys).size, `seed ${seed}`).toBe(keys.length)
    expect(found.isProved).toBe(true)
    expect(
      found.lineups.map(({ rows, objective }) => [
        Math.round(objective * 10_000),
        rows.reduce((sum, row) => sum + playerPool[row]!.salary, 0),
      ]),
      `seed ${seed}`,
    ).toEqual(all.slice(0, wanted).map(({ objective, dollars }) => [objective, dollars]))
    // A longer list begins with the shorter one: the order of equal lineups does not change by their number.
    const longer = prepared.value.bestLineups({ wanted: wanted + 25, stepBudget: 1e9 })
    expect(longer.lineups.slice(0, wanted).map(({ rows }) => rows)).toEqual(
      found.lineups.map(({ rows }) => rows),
    )
    lineups += found.lineups.length
  }
  expect(lineups).toBeGreaterThan(share(3_000))
})

test('stacks: the N best are those of all sets in which the quarterback has his catchers and a man from the other side', () => {
  const found = { lineups: 0, quarterbacks: new Set<string>() }
  for (let seed = 0; seed < share(150); seed++) {
    const random = seededRandom(seed + 13_000)
    const mates = 1 + below(random, 2)
    const backs = below(random, 2)
    const request = { ...stackable(shapedBuild(3 * seed + (seed % 2))), rules: stack(mates, backs) }
    const { playerPool } = request
    const all = ranked(request, (players) => {
      const quarterback = players.find(({ position }) => position === 'QB')!
      const of = (team: string | null, positions: string[]) =>
        players.filter((each) => each.team === team && positions.includes(each.position)).length
      return (
        of(quarterback.team, ['WR', 'TE']) >= mates &&
        of(quarterback.opponent, ['RB', 'WR', 'TE']) >= backs &&
        of(quarterback.opponent, ['DST']) === 0
      )
    })
    const prepared = preparePool(request, kernel)
    if (!prepared.ok) continue
    const wanted = 1 + below(random, 40)
    const { lineups, isProved } = prepared.value.bestLineups({ wanted, stepBudget: 1e9 })
    expect(isProved).toBe(true)
    expect(
      lineups.map(({ objective }) => Math.round(objective * 10_000)),
      `seed ${seed}`,
    ).toEqual(all.slice(0, wanted).map(({ objective }) => objective))
    found.lineups += lineups.length
    for (const { rows } of lineups)
      found.quarterbacks.add(`${seed}/${rows.find((row) => playerPool[row]!.position === 'QB')}`)
  }
  expect(found.lineups).toBeGreaterThan(share(1_000))
  expect(found.quarterbacks.size).toBeGreaterThan(share(100))
})

test('a build of lineups two apart takes each time the best of all sets that differ by two people', () => {
  let built = 0
  for (let seed = 0; seed < share(90); seed++) {
    const request = { ...shapedBuild(seed), count: 6 }
    const rules: BuildRule[] = [{ kind: 'uniques', players: 2, captainSwapCounts: false }]
    const made = buildLineups({ ...request, rules }, kernel)
    const left = ranked(request)
    if (!made.ok) continue
    const taken: number[][] = []
    for (const { players, objective } of made.value.lineups) {
      const best = left.find(({ set }) =>
        taken.every((other) => set.filter((row) => !other.includes(row)).length >= 2),
      )!
      expect(Math.round(objective * 10_000), `seed ${seed}`).toBe(best.objective)
      taken.push(players.map((player) => request.playerPool.indexOf(player)))
      built++
    }
  }
  expect(built).toBeGreaterThan(share(200))
})

test('shares hold: nobody is in more than 7 of 10 lineups where the build says that it is met', () => {
  let met = 0
  for (let seed = 0; seed < share(90); seed++) {
    const request = { ...shapedBuild(seed), count: 10 }
    const pct = { min: null, max: 70 }
    const people = request.playerPool.filter(({ position }) => 'RBWRCD'.includes(position)).map(personKey)
    const rules: BuildRule[] = [
      { kind: 'exposure', players: { people }, slots: 'any', pct, isStrict: false, each: true },
    ]
    const made = buildLineups({ ...request, rules }, kernel)
    if (!made.ok || made.value.lineups.length < 10) continue
    const { lineups, unmet } = made.value
    expect(new Set(lineups.map(({ players }) => peopleKey(players))).size).toBe(10)
    const most = Math.max(
      ...people.map(
        (person) => lineups.filter(({ players }) => players.map(personKey).includes(person)).length,
      ),
    )
    if (unmet.length === 0) {
      expect(most, `seed ${seed}`).toBeLessThanOrEqual(7)
      met++
    } else expect(most).toBeGreaterThan(7)
  }
  expect(met).toBeGreaterThan(share(5))
})

test('drawn lineups are legal sets, each as often as another', () => {
  const request = { ...shapedBuild(0), budget: 60_000 }
  const legal = new Set(everySet(request).map((set) => set.join()))
  expect(legal.size).toBe(countLegalLineups(single(request)).count)
  const draws = 30_000
  const times = new Map<string, number>()
  for (const lineup of drawLineups(single(request), draws, 3)) {
    const key = lineup
      .map((player) => request.playerPool.indexOf(player))
      .sort((a, b) => a - b)
      .join()
    expect(legal.has(key)).toBe(true)
    times.set(key, (times.get(key) ?? 0) + 1)
    expect(
      brokenRules({ ...lineupOf(request.format, lineup), format: { ...request.format, budget: 60_000 } }),
    ).toEqual([])
  }
  const expected = draws / legal.size
  const chiSquare = [...legal].reduce(
    (sum, key) => sum + ((times.get(key) ?? 0) - expected) ** 2 / expected,
    0,
  )
  expect(Math.abs(chiSquare - legal.size)).toBeLessThan(5 * Math.sqrt(2 * legal.size))
})

test('a lineup of one game is refused where there are two, though it has two teams and the most points', () => {
  const nine = ['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'RB', 'DST']
  const game = (first: number, points: number) =>
    nine.map((position, number) =>
      makePlayer({
        id: `g${first}-${number}`,
        name: `Man ${first} ${number}`,
        position,
        fppg: points,
        team: `T${first + (number % 2)}`,
        opponent: `T${first + 1 - (number % 2)}`,
      }),
    )
  const settings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 } as const
  const playerPool = [...game(0, 20), ...game(2, 10)]
  expect(gamesOf(playerPool)).toHaveLength(2)
  const request = { playerPool, format: STANDARD, budget: 50_000, settings, keptPlayers: [] }
  const found = optimizeLineup(request, kernel)
  if (!found.ok) throw new Error(found.error.message)
  expect(found.value.projectedPoints).toBe(8 * 20 + 10)
  const kept = optimizeLineup({ ...request, keptPlayers: game(0, 20) }, kernel)
  expect(kept.ok ? null : kept.error).toEqual({
    reason: 'one_side',
    message: 'A lineup needs players of at least two games; all available players are of one game.',
  })
})

test('why there is no lineup: too few backs, too many kept', () => {
  const request = single(shapedBuild(0))
  const { playerPool } = request
  const fit = playerPool.map((player) => ({ ...player, injuryStatus: 'Healthy' as const }))
  const backs = fit.filter(({ position }) => position === 'RB')
  const ask = (pool: Player[], keptPlayers: Player[] = []) => {
    const found = optimizeLineup({ ...request, budget: 90_000, playerPool: pool, keptPlayers }, kernel)
    return found.ok ? null : found.error.message
  }
  const enough: Player[] = [
    ...fit,
    ...['T0', 'T2'].map((team) => makePlayer({ id: team, name: team, team, opponent: 'T1' })),
  ]
  expect(ask(enough.filter((each) => each.position !== 'RB' || each === backs[0]))).toBe(
    'The pool has too few running backs: 1 of the 2 a lineup needs.',
  )
  expect(ask(enough.filter((each) => !backs.slice(2).some(({ id }) => id === each.id)))).toBeNull()
  expect(ask(fit, backs)).toBe('More RB players are kept than the lineup has places for.')
  const receivers = fit.filter(({ position }) => position === 'WR').slice(0, 4)
  expect(ask(fit, [...backs.slice(0, 3), ...receivers])).toBe(
    'More RB and WR players are kept than the lineup has places for.',
  )
})

/** The question for one lineup under the same terms. */
function single({ playerPool, format, budget, settings, excludedIds = [] }: BuildRequest): OptimizeRequest {
  return { playerPool, format, budget, settings, excludedIds, keptPlayers: [] }
}

/** A pool of Standard in which two thirds of the people play in one game, so that its quarterbacks have catchers. */
function stackable(request: BuildRequest): BuildRequest {
  const playerPool = request.playerPool.map((row, number) => {
    const isOfFirst = number % 3 > 0
    const position = row.position === 'WR/QB' || row.position === 'K' ? 'QB' : row.position
    const side = isOfFirst ? { team: number % 2 ? 'T1' : 'T0', opponent: number % 2 ? 'T0' : 'T1' } : {}
    return { ...row, ...side, position, actualPosition: position, injuryStatus: 'Healthy' as const }
  })
  return { ...request, format: STANDARD, playerPool }
}

/** Rules of a stack: a quarterback with so many catchers of the same team, so many opponents, and no opposing defense. */
function stack(mates: number, backs: number): BuildRule[] {
  const group = (
    positions: ('RB' | 'WR' | 'TE' | 'DST')[],
    team: 'same' | 'other',
    count: { min: number | null; max: number | null },
  ): BuildRule => ({
    kind: 'group',
    players: { positions },
    slots: 'any',
    count,
    per: 'lineup',
    when: { players: { positions: ['QB'] }, slots: 'any', team },
  })
  return [
    group(['WR', 'TE'], 'same', { min: mates, max: null }),
    group(['DST'], 'other', { min: null, max: 0 }),
    ...(backs > 0 ? [group(['RB', 'WR', 'TE'], 'other', { min: backs, max: null })] : []),
  ]
}

function randomRule(random: () => number, { playerPool, budget }: BuildRequest): BuildRule {
  const player = () => playerPool[below(random, playerPool.length)]!
  const positions = () => [...new Set([player().actualPosition, player().actualPosition])] as ('RB' | 'WR')[]
  const none = { min: null, max: null }
  switch (below(random, 7)) {
    case 0:
      return {
        kind: 'person',
        person: personKey(player()),
        slots: 'any',
        use: random() < 0.5 ? 'lock' : 'exclude',
      }
    case 1:
      return { kind: 'salary', dollars: { min: 0.9 * budget, max: random() < 0.5 ? null : 0.97 * budget } }
    case 2:
      return { kind: 'ownership_sum', pct: { min: null, max: 150 + 100 * random() } }
    case 3:
      return {
        kind: 'group',
        players: { positions: positions() },
        slots: 'any',
        count: { ...none, max: 1 + below(random, 2) },
        per: 'team',
        when: null,
      }
    case 5:
      return {
        kind: 'group',
        players: random() < 0.5 ? {} : { positions: positions() },
        slots: 'any',
        count: random() < 0.7 ? { ...none, max: 1 + below(random, 5) } : { ...none, min: 1 },
        per: 'game',
        when: null,
      }
    case 4:
      return {
        kind: 'group',
        players: { positions: positions() },
        slots: 'any',
        count: random() < 0.6 ? { ...none, min: 1 } : { ...none, max: 0 },
        per: 'lineup',
        when: { players: { positions: positions() }, slots: 'any', team: random() < 0.5 ? 'same' : 'other' },
      }
    default:
      return {
        kind: 'group',
        players: { positions: positions() },
        slots: 'any',
        count: { min: 1, max: 3 + below(random, 2) },
        per: 'lineup',
        when: null,
      }
  }
}
