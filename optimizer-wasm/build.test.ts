import { describe, expect, test } from 'vitest'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { type Player, personKey } from '#core/players/player.ts'
import type { BuildRule, Range, SlotKind } from '#core/rules/build-rule.ts'
import { rulesByDefault } from '#core/rules/default-rules.ts'
import { buildLineups } from './build.ts'
import type { Build, BuildRequest, BuiltLineup } from './build-request.ts'
import { loadKernel } from './kernel.node.ts'
import { showdownSlate } from './testing/generated-slates.ts'

const kernel = await loadKernel()

const playerPool = showdownSlate(40, 3)
const byPoints = playerPool
  .filter(({ position }) => position !== 'CPT')
  .sort((a, b) => b.fppg - a.fppg)
  .map(personKey)

describe('minimums', () => {
  test('players who cost most together are planned apart, so that the last lineups do not pay for the first', () => {
    // Two of the least points: each is worth less in a lineup than the player whose place is taken.
    const [a, b] = byPoints.slice(-2) as [string, string]
    const { lineups, unmet } = build(10, [exposure(a, half), exposure(b, half)])
    expect(unmet).toEqual([])
    const both = lineups.filter((lineup) => holds(lineup, a) && holds(lineup, b))
    expect(lineups.filter((lineup) => holds(lineup, a))).toHaveLength(5)
    expect(lineups.filter((lineup) => holds(lineup, b))).toHaveLength(5)
    expect(both).toHaveLength(0)
  })

  test('so many captains, each of a few in a share of the lineups', () => {
    const rules: BuildRule[] = [
      { kind: 'captains', atLeast: 8 },
      {
        kind: 'exposure',
        players: {},
        slots: 'captain',
        pct: { min: null, max: 20 },
        isStrict: true,
        each: true,
      },
    ]
    const { lineups, unmet } = build(20, rules)
    expect(unmet).toEqual([])
    const captains = lineups.map(({ players }) => personKey(players[0]!))
    expect(new Set(captains).size).toBeGreaterThanOrEqual(8)
    expect(
      Math.max(
        ...[...new Set(captains)].map((captain) => captains.filter((other) => other === captain).length),
      ),
    ).toBe(4)
  })
})

describe('shares that can not be met', () => {
  const [locked] = byPoints as [string]
  const lock: BuildRule = { kind: 'person', person: locked, slots: 'captain', use: 'lock' }

  test('soft: as many lineups as asked for, and what is missing', () => {
    const rules = [
      lock,
      exposure(byPoints[1]!, { min: 30, max: null }, 'captain'),
      exposure(locked, { min: null, max: 40 }),
    ]
    const { lineups, unmet } = build(10, rules)
    expect(lineups).toHaveLength(10)
    expect(unmet).toEqual([
      { rule: 1, wanted: 3, got: 0 },
      { rule: 2, wanted: 4, got: 10 },
    ])
  })

  test('two rules about the number of captains are one demand, and each is told', () => {
    const rules: BuildRule[] = [
      ...rulesByDefault({ format: SHOWDOWN, playerPool: [], lineups: 20, contestFormat: 'cash' }),
      { kind: 'captains', atLeast: 8 },
    ]
    const all = build(20, rules)
    expect(all.unmet).toEqual([])
    expect(new Set(all.lineups.map(({ players }) => players[0]!.id)).size).toBe(8)
    const captains = playerPool.filter(({ position }) => position === 'CPT').map(({ id }) => id)
    const { unmet } = build(20, rules, playerPool, { excludedIds: captains.slice(4) })
    expect(unmet).toEqual([
      { rule: 2, wanted: 6, got: 4 },
      { rule: 4, wanted: 8, got: 4 },
    ])
  })

  test('the default rules of a pool with too few captains take what there is', () => {
    const captainsOf = (lineups: readonly BuiltLineup[]) =>
      new Set(lineups.map(({ players }) => players[0]!.id))
    const rules = rulesByDefault({ format: SHOWDOWN, playerPool: [], lineups: 20, contestFormat: 'cash' })
    const closed = (left: number) =>
      playerPool
        .filter(({ position }) => position === 'CPT')
        .map(({ id }) => id)
        .slice(left)
    for (const captains of [1, 2, 3, 5, 6]) {
      const { lineups, unmet, shortfall } = build(20, rules, playerPool, { excludedIds: closed(captains) })
      expect([lineups.length, captainsOf(lineups).size, shortfall]).toEqual([20, captains, null])
      expect(unmet.find(({ rule }) => rule === 2)).toEqual(
        captains < 6 ? { rule: 2, wanted: 6, got: captains } : undefined,
      )
      // 35% of 20 lineups are 7, so three captains are enough.
      expect(unmet.some(({ rule }) => rule === 3)).toBe(captains < 3)
    }
    const six = playerPool.filter((row) => byPoints.slice(0, 6).includes(personKey(row)))
    const cheap = six.map((row) => ({ ...row, salary: row.position === 'CPT' ? 9_000 : 6_000 }))
    const few = build(20, rules, cheap)
    expect(few.lineups.length).toBeGreaterThan(0)
    expect(few.shortfall?.message).toMatch(/ of the 20 lineups: /)
  })

  test('each player of a rule is named', () => {
    const rule: BuildRule = {
      kind: 'exposure',
      players: { people: [locked, byPoints[1]!] },
      slots: 'captain',
      pct: { min: 50, max: null },
      isStrict: false,
      each: true,
    }
    const { unmet } = build(10, [lock, rule])
    expect(unmet).toEqual([{ rule: 1, person: byPoints[1], wanted: 5, got: 0 }])
  })

  test('strict: the most lineups of which the share holds', () => {
    const pool = showdownSlate(7, 1)
    const one = personKey(pool[0]!)
    const free = build(150, [], pool)
    const having = free.lineups.filter((lineup) => isCaptain(lineup, one)).length
    expect(having).toBeGreaterThan(0)
    const { lineups, unmet, shortfall } = build(150, [exposure(one, half, 'captain', true)], pool)
    const got = lineups.filter((lineup) => isCaptain(lineup, one)).length
    // All lineups with this captain and as many others.
    expect(got).toBe(having)
    expect(lineups).toHaveLength(2 * having)
    expect(unmet).toEqual([])
    expect(shortfall).toEqual({
      reason: 'no_more',
      message: `${2 * having} of the 150 lineups: with more of them a strict share would be broken.`,
    })
  })

  test('strict, and the steps are used up: that is the reason, since the share is not shown to be impossible', () => {
    const rules = byPoints.slice(0, 5).map((person) => exposure(person, { min: 10, max: 50 }, 'any', true))
    expect(build(50, rules)).toMatchObject({ unmet: [], shortfall: null })
    const { lineups, shortfall, isProved } = build(50, rules, playerPool, { stepBudget: 3_000 })
    expect(lineups.length).toBeLessThan(50)
    expect([shortfall?.reason, isProved]).toEqual(['budget', false])
  })

  test('strict, of every player: the lineups of which it holds, not none', () => {
    const most: BuildRule = {
      ...(exposure('', { min: null, max: 8 }, 'any', true) as object),
      players: {},
      each: true,
    } as BuildRule
    const { lineups, unmet, shortfall } = build(150, [most])
    expect(lineups.length).toBeGreaterThan(0)
    expect(unmet).toEqual([])
    expect(shortfall).not.toBeNull()
    const most8 = Math.max(1, Math.floor(lineups.length * 0.08))
    for (const person of byPoints)
      expect(lineups.filter((lineup) => holds(lineup, person)).length).toBeLessThanOrEqual(most8)
  })

  test('more captains than lineups', () => {
    expect(build(3, [{ kind: 'captains', atLeast: 5 }]).unmet).toEqual([{ rule: 0, wanted: 5, got: 3 }])
  })

  test('strict and impossible: no lineup rather than a broken share', () => {
    const { lineups, unmet, shortfall } = build(10, [lock, exposure(byPoints[1]!, half, 'captain', true)])
    expect(lineups).toEqual([])
    expect(unmet).toEqual([{ rule: 1, wanted: 5, got: 0 }])
    expect(shortfall?.reason).toBe('no_more')
  })
})

test('where a soft maximum has to be passed, a strict one still holds', () => {
  const strict = exposure(byPoints[0]!, { min: null, max: 50 }, 'any', true)
  const everyone: BuildRule = {
    kind: 'exposure',
    players: {},
    slots: 'any',
    pct: { min: null, max: 10 },
    isStrict: false,
  }
  const { lineups, unmet } = build(10, [strict, everyone])
  expect(lineups).toHaveLength(10)
  expect(lineups.filter((lineup) => holds(lineup, byPoints[0]!))).toHaveLength(5)
  expect(unmet).toEqual([{ rule: 1, wanted: 1, got: 10 }])
})

describe('few steps', () => {
  const unlikely = byPoints.slice(20, 30).map((person) => exposure(person, { min: 20, max: null }))

  test('more lineups count before shares, and what is missing is said', () => {
    const rules: BuildRule[] = [{ kind: 'uniques', players: 2, captainSwapCounts: true }, ...unlikely]
    const whole = build(60, rules)
    expect(whole).toMatchObject({ isProved: true, unmet: [], shortfall: null })
    const short = build(60, rules, playerPool, { stepBudget: whole.steps / 4 })
    expect(short.lineups.length).toBeGreaterThan(30)
    expect(short.isProved).toBe(false)
    expect(short.steps).toBeLessThan(whole.steps)
  })
})

describe('fewer lineups than asked for', () => {
  test('the pool has no more', () => {
    const pool = showdownSlate(6, 1)
    const { lineups, shortfall } = build(150, [], pool)
    expect(lineups.length).toBeLessThanOrEqual(6)
    expect(shortfall).toEqual({
      reason: 'no_more',
      message: `${lineups.length} of the 150 lineups: no other lineup obeys the rules.`,
    })
  })

  test('not even one obeys', () => {
    const rules: BuildRule[] = [{ kind: 'salary', dollars: { min: null, max: 100 } }]
    const { lineups, shortfall } = build(10, rules)
    expect(lineups).toEqual([])
    expect(shortfall).toEqual({ reason: 'no_lineup', message: 'No lineup obeys all the rules.' })
  })

  test('the steps are used up', () => {
    const { shortfall, isProved } = build(10, [], playerPool, { stepBudget: 10 })
    expect(isProved).toBe(false)
    expect(shortfall?.reason).toBe('budget')
  })
})

test('kept lineups stay, count for shares, and come first; removed ones do not come back', () => {
  const free = build(10, [])
  const ids = ({ players }: BuiltLineup) => players.map(({ id }) => id)
  const [first, second, , fourth] = free.lineups as [BuiltLineup, BuiltLineup, BuiltLineup, BuiltLineup]
  const [captain] = fourth.players as [Player]
  const progress: number[] = []
  const { lineups, exposures, exact } = build(
    4,
    [exposure(personKey(captain), { min: null, max: 25 }, 'captain')],
    playerPool,
    { keptLineups: [ids(fourth)], bannedLineups: [ids(first), ids(second)] },
    (count) => progress.push(count),
  )
  expect(lineups.map(({ isKept }) => isKept)).toEqual([true, false, false, false])
  expect(ids(lineups[0]!)).toEqual(ids(fourth))
  expect(lineups[0]).toEqual({ ...fourth, isKept: true })
  expect(exposures.find(({ person }) => person === personKey(captain))?.captain).toBe(1)
  expect(lineups.map(ids)).not.toContainEqual(ids(first))
  expect(lineups.map(ids)).not.toContainEqual(ids(second))
  expect(exact).toBe('sequential')
  expect(progress).toEqual([2, 3, 4])
})

test('a kept lineup of another pool is refused', () => {
  const built = buildLineups({ ...requestOf(5, []), keptLineups: [['elsewhere']] }, kernel)
  expect(built).toEqual({
    ok: false,
    error: { reason: 'kept_players', message: 'A kept lineup has a player who is not in the pool.' },
  })
})

test('more shares than can be counted are refused with their number', () => {
  const { length: people } = byPoints
  const pct = { min: null, max: 60 }
  const each: BuildRule = { kind: 'exposure', players: {}, slots: 'any', pct, isStrict: false, each: true }
  const shares = Array.from({ length: 60 }, () => each)
  expect(buildLineups(requestOf(20, shares), kernel)).toEqual({
    ok: false,
    error: {
      reason: 'rules',
      message: `The rules ask for ${60 * people} shares of lineups, more than the 2000 that can be counted.`,
    },
  })
})

test('rules for each team of a pool with a thousand teams are refused before their sums are made', () => {
  const pool = Array.from({ length: 1_200 }, (_, i) => {
    const name = `Player ${i}`
    return { ...playerPool[i % playerPool.length]!, id: `row-${i}`, name, basePlayerId: name, team: `T${i}` }
  })
  const count = { min: 0, max: 1 }
  const group = { kind: 'group', players: {}, slots: 'any', count, per: 'team', when: null } as const
  const when = { players: {}, slots: 'any', team: 'same' } as const
  const forEachTeam: BuildRule[] = [
    { ...group },
    { ...group, per: 'game' },
    { ...group, per: 'lineup', when },
    { kind: 'team_split', ofCaptainsTeam: [2] },
    { kind: 'split_share', ofCaptainsTeam: 2, pct: { min: 10, max: null }, isStrict: false },
  ]
  for (const rule of forEachTeam) {
    expect(buildLineups(requestOf(1, [rule], pool), kernel), rule.kind).toEqual({
      ok: false,
      error: {
        reason: 'rules',
        message: 'The rules are too many for a pool of this size. Switch some off, or exclude players.',
      },
    })
  }
  const six = { min: 6, max: 6 }
  expect(build(1, [{ ...group, per: 'lineup', count: six }], pool).lineups).toHaveLength(1)
})

const half: Range = { min: 50, max: null }

function requestOf(
  count: number,
  rules: readonly BuildRule[],
  pool: readonly Player[] = playerPool,
): BuildRequest {
  const settings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 } as const
  return { playerPool: pool, format: SHOWDOWN, budget: 50_000, settings, count, rules }
}

function build(
  count: number,
  rules: readonly BuildRule[],
  pool: readonly Player[] = playerPool,
  others: Partial<BuildRequest> = {},
  onLineup?: (lineups: number) => void,
): Build {
  const built = buildLineups({ ...requestOf(count, rules, pool), ...others }, kernel, onLineup)
  if (!built.ok) throw new Error(built.error.message)
  return built.value
}

function exposure(person: string, pct: Range, slots: SlotKind = 'any', isStrict = false): BuildRule {
  return { kind: 'exposure', players: { people: [person] }, slots, pct, isStrict }
}

function holds({ players }: BuiltLineup, person: string): boolean {
  return players.some((player) => personKey(player) === person)
}

function isCaptain({ players }: BuiltLineup, person: string): boolean {
  return personKey(players[0]!) === person
}
