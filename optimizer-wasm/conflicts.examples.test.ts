import { describe, expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import type { BuildRule, PlayerSet, Range } from '#core/rules/build-rule.ts'
import { buildLineups } from './build.ts'
import type { BuildRequest } from './build-request.ts'
import { withChanges } from './conflicts/with-changes.ts'
import { explainConflict } from './conflicts.ts'
import { loadKernel } from './kernel.node.ts'
import { bigLeagueSlate, showdownSlate } from './testing/generated-slates.ts'

const kernel = await loadKernel()

const COMMON = {
  settings: { strategy: 'max_points', contestFormat: 'cash', creativity: 50 },
  rules: [],
} satisfies Partial<BuildRequest>
const KICKERS: PlayerSet = { positions: ['K'] }
const slate = showdownSlate(30, 3)
const league = bigLeagueSlate(300, 4)
/** A pool all of whose lineups are within the budget. */
const cheap = (people: number) =>
  showdownSlate(people, 6).map((row) => ({ ...row, salary: isCaptainRow(row) ? 1_500 : 1_000 }))
const personAt = (pool: readonly Player[], position: string, place = 0) =>
  personKey(pool.filter((row) => row.position === position)[place]!)
const lock = (person: string): BuildRule => ({ kind: 'person', person, slots: 'any', use: 'lock' })
const group = (players: PlayerSet, count: Range): BuildRule => ({
  kind: 'group',
  players,
  slots: 'any',
  count,
  per: 'lineup',
  when: null,
})
const salaryFrom = (min: number): BuildRule => ({ kind: 'salary', dollars: { min, max: null } })
const uniques = (players: number): BuildRule => ({ kind: 'uniques', players, captainSwapCounts: true })

test('two locked kickers and at most one kicker: the two rules and each lock, and the nearest number that builds', () => {
  const kickers = [0, 1].map((place) => lock(personAt(slate, 'K', place)))
  const mostOne = group(KICKERS, { min: null, max: 1 })
  const report = explainConflict(showdown({ rules: [mostOne, ...kickers, uniques(2)], count: 20 }), kernel)
  const [first, second] = [0, 1].map((place) => nameAt(slate, 'K', place))
  expect(report).toMatchObject({ wanted: 20, got: 0, needed: 1, isComplete: true })
  expect(report.conflicts).toHaveLength(1)
  expect(report.sentence).toBe(
    `These 3 rules can’t hold together: “No more than 1 kicker”, “${first} in every lineup” and “${second} in every lineup”. Any one of these changes gives 20 lineups: Change “No more than 1 kicker” to “No more than 2 kickers”; Switch off “No more than 1 kicker”; Switch off “${first} in every lineup”.`,
  )
  expect(report.relaxations.map(({ lineups }) => lineups)).toEqual([20, 20, 20, 20])
  expect(report.reasons).toEqual([report.conflicts[0]!.sentence])
})

test('conflicts that read alike, of two equal rules, are named once', () => {
  const none = group(KICKERS, { min: null, max: 0 })
  const rules = [none, none, lock(personAt(slate, 'K'))]
  const { conflicts, reasons, sentence } = explainConflict(showdown({ rules, count: 1 }), kernel)
  expect(conflicts).toHaveLength(2)
  expect(reasons).toEqual([
    `These 2 rules can’t hold together: “No kicker” and “${nameAt(slate, 'K')} in every lineup”.`,
  ])
  expect(sentence.split('can’t hold together')).toHaveLength(2)
})

test('two conflicts that have nothing in common are reported together, and each change cures both', () => {
  const [a, b] = [personAt(slate, 'QB'), personAt(slate, 'RB')]
  const rules: BuildRule[] = [
    { kind: 'person', person: a, slots: 'captain', use: 'lock' },
    { kind: 'captain_pool', people: [b] },
    lock(personAt(slate, 'DST')),
    group({ positions: ['DST'] }, { min: null, max: 0 }),
  ]
  const request = showdown({ rules, count: 5 })
  const { conflicts, relaxations } = explainConflict(request, kernel)
  expect(conflicts.map(({ causes }) => causes)).toEqual([
    [
      { kind: 'rule', rule: 0 },
      { kind: 'rule', rule: 1 },
    ],
    [
      { kind: 'rule', rule: 2 },
      { kind: 'rule', rule: 3 },
    ],
  ])
  expect(relaxations.length).toBeGreaterThanOrEqual(4)
  for (const { changes, lineups } of relaxations) {
    expect(changes).toHaveLength(2)
    expect(lineups).toBe(lineupsOf(withChanges(request, changes)))
    expect(lineups).toBe(5)
  }
})

describe('the nearest number that works: one step nearer does not', () => {
  test.each([20, 150])('least salary, %i lineups', (count) => {
    const request = showdown({ rules: [salaryFrom(49_900), uniques(3)], count })
    const { relaxations } = explainConflict(request, kernel)
    const change = relaxations
      .flatMap(({ changes }) => changes)
      .find((made) => made.kind === 'rule' && made.rule === 0 && made.to !== null)
    const nearest = change?.kind === 'rule' && change.to?.kind === 'salary' ? change.to.dollars.min! : 0
    expect(nearest).toBeGreaterThan(0)
    expect(lineupsOf({ ...request, rules: [salaryFrom(nearest), uniques(3)] })).toBe(count)
    expect(lineupsOf({ ...request, rules: [salaryFrom(nearest + 100), uniques(3)] })).toBeLessThan(count)
  })

  test('players by which lineups differ', () => {
    const request = showdown({ playerPool: cheap(9), rules: [uniques(3)], count: 10 })
    const { sentence, relaxations } = explainConflict(request, kernel)
    expect(sentence).toContain('“Any two lineups differ by at least 3 players')
    const nearest = [2, 1].find((players) => lineupsOf({ ...request, rules: [uniques(players)] }) === 10)!
    expect(relaxations[0]!.changes).toEqual([{ kind: 'rule', rule: 0, to: uniques(nearest) }])
  })
})

describe('people who are excluded', () => {
  test('too many for a slot: as few come back as needed', () => {
    const kickers = league.filter(({ position }) => position === 'K').map(({ id }) => id)
    const others = league.filter(({ position }) => position === 'WR').slice(0, 5)
    const request = bigLeague({ excludedIds: [...kickers, ...others.map(({ id }) => id)], count: 3 })
    const report = explainConflict(request, kernel)
    expect(report.conflicts.map(({ causes }) => causes)).toEqual([[{ kind: 'excluded' }]])
    const [one, all] = report.relaxations
    expect(one!.changes[0]).toMatchObject({ kind: 'put_back' })
    expect(one!.sentence).toMatch(/^Put back Player \d+$/)
    expect(one!.lineups).toBe(3)
    expect(all!.lineups).toBe(3)
  })

  test('all of one team: one of them comes back', () => {
    const excludedIds = slate.filter(({ team }) => team === 'T0').map(({ id }) => id)
    const { conflicts, relaxations } = explainConflict(showdown({ excludedIds, count: 1 }), kernel)
    expect(conflicts[0]!.causes).toEqual([{ kind: 'excluded' }])
    expect(relaxations[0]!.changes).toMatchObject([{ kind: 'put_back', people: [expect.any(String)] }])
  })

  test('a locked player who is excluded too: either gives way', () => {
    const person = personAt(slate, 'QB')
    const excludedIds = slate.filter((row) => personKey(row) === person).map(({ id }) => id)
    const report = explainConflict(showdown({ excludedIds, rules: [lock(person)], count: 2 }), kernel)
    expect(report.conflicts.map(({ causes }) => causes)).toEqual([
      [{ kind: 'rule', rule: 0 }, { kind: 'excluded' }],
    ])
    const name = nameAt(slate, 'QB')
    expect(report.relaxations.map(({ sentence }) => sentence)).toEqual([
      `Switch off “${name} in every lineup”`,
      `Put back ${name}`,
    ])
  })
})

test('a budget below the format’s is to blame like a rule', () => {
  const report = explainConflict(showdown({ budget: 1_000, count: 1 }), kernel)
  expect(report.conflicts.map(({ causes }) => causes)).toEqual([[{ kind: 'budget' }]])
  const [nearest, all] = report.relaxations
  expect(all!.sentence).toBe('Raise the budget to $50,000')
  const dollars = nearest!.changes[0]?.kind === 'budget' ? nearest!.changes[0].dollars : 0
  expect(lineupsOf(showdown({ budget: dollars, count: 1 }))).toBe(1)
  expect(lineupsOf(showdown({ budget: dollars - 100, count: 1 }))).toBe(0)
})

describe('lineups of the user', () => {
  const small = cheap(6)

  test('lineups that were removed can come back', () => {
    const total = 6
    const first = built(showdown({ playerPool: small, count: 3 }))
    const request = showdown({ playerPool: small, count: total, bannedLineups: first })
    const report = explainConflict(request, kernel)
    expect(report.got).toBe(total - 3)
    expect(report.conflicts.map(({ causes }) => causes)).toEqual([[{ kind: 'banned_lineups' }]])
    expect(report.relaxations.map(({ sentence, lineups }) => `${lineups}: ${sentence}`)).toEqual([
      `${total}: Allow the 3 lineups removed`,
      `${total - 3}: Ask for ${total - 3} lineups instead of ${total}`,
    ])
  })
})

describe('what no rule is to blame for', () => {
  test('a pool without a captain: the reason, and nothing to change', () => {
    const [first] = slate.filter(isCaptainRow)
    const playerPool = [
      ...slate.filter((row) => !isCaptainRow(row)),
      { ...first!, injuryStatus: 'Out' as const },
    ]
    const report = explainConflict(showdown({ playerPool, rules: [uniques(2)], count: 20 }), kernel)
    expect(report).toMatchObject({ got: 0, needed: 0, conflicts: [], relaxations: [] })
    expect(report.sentence).toBe('The pool has no available captain.')
  })

  test('a pool with fewer lineups than asked for: so many can be asked for', () => {
    // Six people: one lineup for each captain.
    const [playerPool, total] = [cheap(6), 6]
    const report = explainConflict(showdown({ playerPool, count: 150 }), kernel)
    expect(report).toMatchObject({ got: total, needed: total, conflicts: [], isComplete: true })
    expect(report.sentence).toBe(
      `Without rules the pool has ${total} lineups. Ask for ${total} lineups instead of 150.`,
    )
    expect(report.reasons).toEqual([`Without rules the pool has ${total} lineups.`])
  })

  test('soft shares that can’t be met are no conflict', () => {
    const share: BuildRule = {
      kind: 'exposure',
      players: KICKERS,
      slots: 'any',
      pct: { min: 100, max: null },
      isStrict: false,
    }
    const rules = [share, group(KICKERS, { min: null, max: 0 })]
    const report = explainConflict(showdown({ rules, count: 20 }), kernel)
    expect(report).toMatchObject({ got: 20, conflicts: [], relaxations: [], isComplete: true })
    expect(report.sentence).toBe('There are 20 lineups, as asked for.')
  })
})

describe('within its limits', () => {
  const rules: BuildRule[] = [
    ...[0, 1].map((place) => lock(personAt(slate, 'K', place))),
    group(KICKERS, { min: null, max: 1 }),
    uniques(3),
    { kind: 'salary', dollars: { min: 49_000, max: null } },
  ]

  test.each([1, 2, 4, 8, 16])('with %i builds it says no more than it knows', (builds) => {
    const request = showdown({ rules, count: 20 })
    const report = explainConflict(request, kernel, { builds, steps: 40_000_000, stepsOfABuild: 10_000_000 })
    for (const { causes } of report.conflicts) {
      const kept = causes.flatMap((cause) => (cause.kind === 'rule' ? [rules[cause.rule]!] : []))
      expect(lineupsOf({ ...request, rules: kept })).toBe(0)
    }
    for (const { changes, lineups } of report.relaxations)
      expect(lineupsOf(withChanges(request, changes))).toBe(lineups)
    if (builds < 8) {
      expect(report.isComplete).toBe(false)
      expect(report.sentence).toMatch(/ended early|ended before/)
    }
  })

  test('where even the first build is cut off, changes that help are offered all the same', () => {
    const playerPool = showdownSlate(60, 5)
    const rules = [uniques(4), group(KICKERS, { min: null, max: 0 }), salaryFrom(49_000)]
    const limits = { builds: 100, steps: 40_000_000, stepsOfABuild: 10_000 }
    const report = explainConflict(showdown({ playerPool, rules, count: 150 }), kernel, limits)
    expect(report).toMatchObject({ conflicts: [], isComplete: false })
    expect(report.sentence).toMatch(/^Only 1 lineup was found, but the search ended before it was certain/)
    expect(report.relaxations.length).toBeGreaterThan(0)
    for (const { changes, lineups } of report.relaxations) {
      const asked = withChanges(showdown({ playerPool, rules, count: 150 }), changes)
      expect(lineupsOf(asked)).toBeGreaterThanOrEqual(lineups)
    }
  })
})

function nameAt(pool: readonly Player[], position: string, place = 0): string {
  return pool.filter((row) => row.position === position)[place]!.name
}

function lineupsOf(request: BuildRequest): number {
  return built(request).length
}

function built(request: BuildRequest): string[][] {
  const result = buildLineups(request, kernel)
  return result.ok ? result.value.lineups.map(({ players }) => players.map(({ id }) => id)) : []
}

function showdown(request: Partial<BuildRequest> & { count: number }): BuildRequest {
  return { ...COMMON, playerPool: slate, format: SHOWDOWN, budget: 50_000, ...request }
}

function bigLeague(request: Partial<BuildRequest> & { count: number }): BuildRequest {
  return { ...COMMON, playerPool: league, format: BIG_LEAGUE, budget: 100, ...request }
}
