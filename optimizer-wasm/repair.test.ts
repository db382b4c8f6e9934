import { describe, expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { personKey } from '#core/players/player.ts'
import { buildLineups } from './build.ts'
import { loadKernel } from './kernel.node.ts'
import { plainRepair } from './repair/testing/plain-repair.ts'
import { randomRepair } from './repair/testing/random-repairs.ts'
import { type RepairRequest, repairLineups } from './repair.ts'
import { bigLeagueSlate, showdownSlate } from './testing/generated-slates.ts'
import { share } from './testing/share.ts'

const kernel = await loadKernel()
const SETTINGS = { strategy: 'balanced', contestFormat: 'gpp', creativity: 50 } as const

describe('against every lineup of small pools, listed one by one', () => {
  const tried = { repaired: 0, further: 0, unrepairable: 0 }

  test.each(Array.from({ length: share(20) }, (_, part) => part))('part %i', (part) => {
    for (let seed = 50 * part; seed < 50 * (part + 1); seed++) {
      const request = randomRepair(seed)
      if (request) isAsListed(request, seed)
    }
  })

  test('so many were compared that each outcome is met', () => {
    expect(tried.repaired).toBeGreaterThan(share(600))
    expect(tried.further).toBeGreaterThan(share(50))
    expect(tried.unrepairable).toBeGreaterThan(share(100))
  })

  function isAsListed(request: RepairRequest, seed: number): void {
    const { rows, repairs } = plainRepair(request)
    const found = repairLineups(request, kernel)
    const rowOf = new Map(rows.map(({ id }, row) => [id, row]))
    const sorted = (ids: readonly (string | null)[]) => ids.map((id) => rowOf.get(id!)!).sort((a, b) => a - b)
    for (const [index, lineup] of request.lineups.entries()) {
      const at = `seed ${seed}, lineup ${index}`
      const expected = repairs.get(index)
      if (!expected) {
        expect(found.lineups[index], at).toBe(lineup)
        expect(
          found.unrepairable.some((each) => each.index === index),
          at,
        ).toBe(expected === null)
        if (expected === null) tried.unrepairable++
        continue
      }
      expect(sorted(found.lineups[index]!), at).toEqual([...expected].sort((a, b) => a - b))
      const { changed, further } = found.repaired.find((each) => each.index === index)!
      tried.repaired++
      if (further > 0) tried.further++
      for (const [slot, id] of lineup.entries()) {
        const change = changed.find((each) => each.slot === slot)
        expect(found.lineups[index]![slot], at).toBe(change ? change.in : id)
        if (change) expect(change.out, at).toBe(id)
      }
    }
  }
})

/** 150 lineups of a pool, and the request that repairs them where these people are out. */
function builtList(format: typeof SHOWDOWN, out: (people: string[]) => string[]) {
  const playerPool = format === SHOWDOWN ? showdownSlate(60, 3) : bigLeagueSlate(300, 3)
  const base = { playerPool, format, budget: format.budget, settings: SETTINGS, rules: [] }
  const built = buildLineups({ ...base, count: 150 }, kernel)
  if (!built.ok) throw new Error(built.error.message)
  const gone = out(built.value.exposures.map(({ person }) => person))
  const lineups = built.value.lineups.map(({ players }) => players.map(({ id }) => id))
  const excludedIds = playerPool.filter((row) => gone.includes(personKey(row))).map(({ id }) => id)
  return { request: { ...base, excludedIds, lineups, way: { kind: 'best' } } as RepairRequest, excludedIds }
}

test.each([
  ['Showdown', SHOWDOWN],
  ['Big League', BIG_LEAGUE],
])('%s: of 150 lineups only those with the player who is out change, in one slot each', (_, format) => {
  const { request, excludedIds } = builtList(format, (people) => [people[2]!])
  const { lineups, repaired, unrepairable, isProved } = repairLineups(request, kernel)
  const affected = request.lineups.filter((ids) => ids.some((id) => excludedIds.includes(id!)))
  expect(affected.length).toBeGreaterThan(5)
  expect([repaired.length, unrepairable, isProved]).toEqual([affected.length, [], true])
  for (const [index, lineup] of request.lineups.entries()) {
    if (!affected.includes(lineup)) expect(lineups[index]).toBe(lineup)
    else expect(lineups[index]!.filter((id, slot) => id !== lineup[slot])).toHaveLength(1)
  }
  expect(new Set(lineups.map((ids) => [...ids].sort().join())).size).toBe(150)
})

describe('a player the pool lists no more', () => {
  const { request } = builtList(SHOWDOWN, () => [])
  const [first, second] = request.lineups
  const gone = first!.with(0, null)

  test('leaves a place that is filled; before, it counts 0', () => {
    const { lineups, repaired } = repairLineups({ ...request, lineups: [gone, second!] }, kernel)
    expect(lineups[0]!.slice(1)).toEqual(first!.slice(1))
    expect(repaired).toMatchObject([{ further: 0, changed: [{ slot: 0, out: null }] }])
    const own = first!.slice(1).map((id) => request.playerPool.find((row) => row.id === id)!)
    expect(repaired[0]!.pointsBefore).toBeCloseTo(
      own.reduce((sum, row) => sum + row.fppg, 0),
      4,
    )
    const [captain] = lineups[0]!.map((id) => request.playerPool.find((row) => row.id === id)!)
    expect(repaired[0]!.pointsAfter - repaired[0]!.pointsBefore).toBeCloseTo(1.5 * captain!.fppg, 4)
    expect(lineups[1]).toBe(second)
  })

  test('may be followed by a player of any team', () => {
    const { repaired } = repairLineups({ ...request, lineups: [gone], way: { kind: 'same_team' } }, kernel)
    expect(repaired[0]!.changed).toHaveLength(1)
  })
})

describe('a lineup that can not be repaired says why and stays', () => {
  const { request } = builtList(SHOWDOWN, (people) => [people[2]!])
  const out = personKey(request.playerPool.find(({ id }) => request.excludedIds!.includes(id))!)
  const why = (changes: Partial<RepairRequest>) =>
    new Set(
      repairLineups({ ...request, ...changes }, kernel).unrepairable.map(({ why }) => JSON.stringify(why)),
    )
  const only = (reason: object) => new Set([JSON.stringify(reason)])

  test('a rule that locks the player who is out', () => {
    const lock = { kind: 'person', person: out, slots: 'any', use: 'lock' } as const
    const salary = { kind: 'salary', dollars: { min: 30_000, max: null } } as const
    expect(why({ rules: [salary, lock] })).toEqual(only({ kind: 'rule', rule: 1 }))
  })

  test('a strict share of the player who is out; a soft one is missed without a word', () => {
    const share = {
      kind: 'exposure',
      players: { people: [out] },
      slots: 'any',
      pct: { min: 100, max: null },
    } as const
    expect(why({ rules: [{ ...share, isStrict: true }] })).toEqual(only({ kind: 'rule', rule: 0 }))
    expect(why({ rules: [{ ...share, isStrict: false }] })).toEqual(new Set())
  })

  test('a named player who is out, and one who is in the lineup already', () => {
    expect(why({ way: { kind: 'person', key: out } })).toEqual(only({ kind: 'person_out' }))
    expect(why({ way: { kind: 'person', key: 'stranger@KC' } })).toEqual(only({ kind: 'person_out' }))
    const lineup = request.lineups.find((ids) => ids.some((id) => request.excludedIds!.includes(id!)))!
    const mate = request.playerPool.find(
      ({ id }) => lineup.includes(id) && !request.excludedIds!.includes(id),
    )!
    const held = why({ way: { kind: 'person', key: personKey(mate) } })
    expect(held.has(JSON.stringify({ kind: 'holds_person' }))).toBe(true)
  })

  test('too near to another lineup of the list', () => {
    const playerPool = showdownSlate(9, 3)
    const small = { ...request, playerPool, budget: 55_000 }
    const built = buildLineups({ ...small, excludedIds: [], rules: [], count: 20 }, kernel)
    if (!built.ok) throw new Error(built.error.message)
    const lineups = built.value.lineups.map(({ players }) => players.map(({ id }) => id))
    const { person } = built.value.exposures[2]!
    const excludedIds = playerPool.filter((row) => personKey(row) === person).map(({ id }) => id)
    const uniques = { kind: 'uniques', players: 4, captainSwapCounts: true } as const
    expect(why({ ...small, lineups, excludedIds, rules: [uniques] })).toEqual(only({ kind: 'too_near' }))
  })

  test('no legal lineup at all', () => {
    const [reason] = [...why({ budget: 100 })].map((each) => JSON.parse(each))
    expect(reason).toMatchObject({ kind: 'pool', message: expect.stringContaining('$') })
  })

  test('steps that are used up', () => {
    expect(why({ stepBudget: 0 })).toEqual(only({ kind: 'steps' }))
  })
})
