import { expect, test } from 'vitest'
import { slotAccepts } from '#core/formats/lookup.ts'
import { placeInSlots } from '#core/lineups/place-in-slots.ts'
import { slateLocks, slotStates } from '#core/lineups/slot-states.ts'
import { below } from '#core/numbers/testing/random-choice.ts'
import { objectiveTerms, sumOfTerms } from '#core/objective/objective.ts'
import { locksAtOf } from '#core/players/games.ts'
import { isOut, type Player, personKey } from '#core/players/player.ts'
import { type BuildRule, isSingleLineupRule } from '#core/rules/build-rule.ts'
import { ruleTest } from '#core/rules/judging/obeys-rule.ts'
import { rulePool } from '#core/rules/rule-pool.ts'
import type { BuildRequest } from './build-request.ts'
import { loadKernel } from './kernel.node.ts'
import {
  bestCompletions,
  completionsOf,
  type RepairRequest,
  type RepairWay,
  repairLineups,
} from './repair.ts'
import { type Random, seededRandom } from './testing/random-requests.ts'
import { everySet, shapedBuild } from './testing/shaped-slates.ts'
import { share } from './testing/share.ts'

const kernel = await loadKernel()

/** 1 PM in New York; the games of the pools begin then and in the hours after it. */
const FIRST = Date.parse('2025-09-14T17:00:00Z')
const HOUR = 3_600_000

type Case = {
  request: BuildRequest
  /** Rows in slot order. */
  before: number[]
  locked: number[]
  begun: Set<number>
}

/** A lineup that was legal, some of whose games have begun and some of whose players are out now; null where there is none. */
function startedLineup(seed: number): Case | null {
  const random = seededRandom(70_000 + seed)
  const made = shapedBuild(seed)
  const healthy = {
    ...made,
    playerPool: made.playerPool.map((row) => ({ ...row, injuryStatus: 'Healthy' as const })),
  }
  const sets = everySet(healthy)
  if (sets.length === 0) return null
  const set = sets[below(random, sets.length)]!
  const players = set.map((row) => healthy.playerPool[row]!)
  const placed = placeInSlots(players, made.format, {
    locksAt: random() < 0.5 ? locksAtOf(players) : () => 0,
  })!
  const before = placed.map((player) => healthy.playerPool.indexOf(player!))
  const gone = new Set(random() < 0.7 ? [before[below(random, 9)]!, before[below(random, 9)]!] : [])
  const playerPool = healthy.playerPool.map(
    (row, index): Player => (gone.has(index) ? { ...row, injuryStatus: 'Out' } : row),
  )
  const now = FIRST + HOUR * below(random, 4) - 30 * 60_000
  const locks = slateLocks(playerPool, made.format, { now })
  const states = slotStates(
    before.map((row) => ({ player: playerPool[row]! })),
    locks,
  )
  return {
    request: { ...made, playerPool },
    before,
    locked: [...states.keys()].filter((slot) => states[slot] !== 'open'),
    begun: new Set(playerPool.flatMap(({ id }, row) => (locks.begun.has(id) ? [row] : []))),
  }
}

/** Every legal set of nine that keeps the locked players in their slots and takes nobody who is out or whose game has begun. */
function everySwap({ request, before, locked, begun }: Case, rules: readonly BuildRule[]): number[][] {
  const { format, playerPool } = request
  const stays = locked.map((slot) => before[slot]!)
  const fits = (slot: number, left: readonly number[]): boolean => {
    if (slot === format.rosterSlots.length) return true
    const own = locked.includes(slot)
      ? left.filter((row) => row === before[slot])
      : left.filter((row) => !stays.includes(row))
    return own.some(
      (row) =>
        slotAccepts(format.rosterSlots[slot]!, playerPool[row]!) &&
        fits(
          slot + 1,
          left.filter((other) => other !== row),
        ),
    )
  }
  const context = { format, pool: rulePool(playerPool, format), mostPoints: null }
  const tests = rules.filter(isSingleLineupRule).map((rule) => ruleTest(rule, context))
  const healthy = {
    ...request,
    playerPool: playerPool.map((row) => ({ ...row, injuryStatus: 'Healthy' as const })),
  }
  return everySet(healthy).filter(
    (set) =>
      stays.every((row) => set.includes(row)) &&
      set.every((row) => stays.includes(row) || !(begun.has(row) || isOut(playerPool[row]!))) &&
      fits(0, set) &&
      tests.every((obeys) => obeys(set.map((row) => playerPool[row]!)) !== false),
  )
}

function randomRules(random: Random, { format }: BuildRequest): BuildRule[] {
  const [leader, mate] = format.id === 'standard' ? (['QB', 'WR'] as const) : (['G', 'W'] as const)
  const rules: BuildRule[] = [
    {
      ...{ kind: 'group', players: { positions: [mate as 'WR'] }, slots: 'any', per: 'lineup' },
      count: { min: 1, max: null },
      when: {
        players: { positions: [leader as 'QB'] },
        slots: 'any',
        team: random() < 0.5 ? 'same' : 'other',
      },
    },
    {
      ...{ kind: 'group', players: { positions: [mate as 'WR'] }, slots: 'any', per: 'team', when: null },
      count: { min: null, max: 1 + below(random, 2) },
    },
    { kind: 'salary', dollars: { min: 100 * (380 + below(random, 60)), max: null } },
    { kind: 'ownership_sum', pct: { min: null, max: 150 + below(random, 60) } },
  ]
  return rules.filter(() => random() < 0.35)
}

function asked({ request, before, locked, begun }: Case, way: RepairWay, rules: BuildRule[]): RepairRequest {
  const { playerPool } = request
  return {
    ...request,
    rules,
    way,
    lineups: [before.map((row) => playerPool[row]!.id)],
    lockedSlots: [locked],
    closedIds: [...begun].map((row) => playerPool[row]!.id),
    stepBudget: 1e12,
  }
}

test('against every swap of small pools: least change, and the best within the locked slots where each change is worth its gain', () => {
  const seen = { fixed: 0, improved: 0, left: 0, impossible: 0, locked: 0, flexLocked: 0 }
  for (let seed = 0; seed < share(400); seed++) {
    const started = startedLineup(seed)
    if (!started) continue
    const random = seededRandom(seed)
    const { request, before, locked } = started
    const { playerPool, format, settings } = request
    const rules = randomRules(random, request)
    const swaps = everySwap(started, rules)
    const terms = objectiveTerms(playerPool, format, settings)
    const changes = (set: readonly number[]) => set.filter((row) => !before.includes(row)).length
    const outs = before.filter((row, slot) => !locked.includes(slot) && isOut(playerPool[row]!))
    const at = `seed ${seed}`
    seen.locked += locked.length
    if (locked.includes(7)) seen.flexLocked++

    const repair = repairLineups(asked(started, { kind: 'best' }, rules), kernel)
    const gain = [0, 0.5, 2][below(random, 3)]!
    const improved = repairLineups(asked(started, { kind: 'improve', gain }, rules), kernel)
    for (const { repaired } of [repair, improved]) {
      for (const { after } of repaired) {
        for (const slot of locked) expect(after[slot], at).toBe(playerPool[before[slot]!]!.id)
        for (const [slot, id] of after.entries())
          expect(slotAccepts(format.rosterSlots[slot]!, playerPool.find((row) => row.id === id)!), at).toBe(
            true,
          )
      }
    }
    const rowsOf = (ids: readonly string[]) =>
      ids.map((id) => playerPool.findIndex((row) => row.id === id)).sort((a, b) => a - b)

    if (outs.length > 0) {
      const fewest = Math.min(...swaps.map(changes))
      const best = Math.max(
        ...swaps.filter((set) => changes(set) === fewest).map((set) => sumOfTerms(set, terms)),
      )
      expect(repair.repaired.length, at).toBe(swaps.length > 0 ? 1 : 0)
      expect(repair.unrepairable.length, at).toBe(swaps.length > 0 ? 0 : 1)
      for (const { after, further } of repair.repaired) {
        const set = rowsOf(after)
        expect(swaps.map(String), at).toContain(String(set))
        expect(changes(set), at).toBe(fewest)
        expect(further, at).toBe(fewest - outs.length)
        expect(sumOfTerms(set, terms), at).toBe(best)
        seen.fixed++
      }
    } else expect(repair.repaired, at).toEqual([])

    const worth = (set: readonly number[]) =>
      sumOfTerms(set, terms) - Math.round(gain * 10_000) * changes(set)
    const most = Math.max(...swaps.map(worth))
    const isChanged = swaps.length > 0 && (outs.length > 0 || most > worth(before))
    expect(improved.repaired.length, at).toBe(isChanged ? 1 : 0)
    if (swaps.length === 0 && outs.length > 0) seen.impossible++
    if (!isChanged) seen.left++
    for (const { after } of improved.repaired) {
      const set = rowsOf(after)
      expect(swaps.map(String), at).toContain(String(set))
      expect(worth(set), at).toBe(most)
      seen.improved++
    }
  }
  expect(seen.fixed).toBeGreaterThan(share(25))
  expect(seen.improved).toBeGreaterThan(share(30))
  expect(seen.left).toBeGreaterThan(share(10))
  expect(seen.impossible).toBeGreaterThan(share(5))
  expect(seen.flexLocked).toBeGreaterThan(share(25))
})

test('lineups that are improved together stay different and pass no maximum, and locked ones are as they came', () => {
  let several = 0
  const gained = { held: 0, without: 0 }
  for (let seed = 0; seed < share(60); seed++) {
    const started = startedLineup(seed)
    if (!started) continue
    const { request, begun } = started
    const { playerPool, format } = request
    const lists = everySet(request)
      .filter((_, number) => number % 7 === 0)
      .slice(0, 12)
      .map((set) => {
        const players = set.map((row) => playerPool[row]!)
        return placeInSlots(players, format, { locksAt: locksAtOf(players) })!.map((player) => player!)
      })
    if (lists.length < 2) continue
    const lockedSlots = lists.map((players) =>
      [...players.keys()].filter((slot) => begun.has(playerPool.indexOf(players[slot]!))),
    )
    const lineups = lists.map((players) => players.map(({ id }) => id))
    let gainFree = 0
    for (const rules of [[], [HALF]]) {
      const repair = repairLineups(
        {
          ...request,
          ...{ lineups, lockedSlots, rules, way: { kind: 'improve', gain: 0 }, stepBudget: 1e12 },
          closedIds: [...begun].map((row) => playerPool[row]!.id),
        },
        kernel,
      )
      const [before, after] = [lineups, repair.lineups].map((ids) => heldBy(ids, playerPool))
      for (const [person, held] of rules.length > 0 ? after! : [])
        expect(held).toBeLessThanOrEqual(Math.max(lists.length / 2, before!.get(person) ?? 0))
      const keys = repair.lineups.map((ids) => [...ids].sort().join())
      expect(new Set(keys).size, `seed ${seed}`).toBe(lists.length)
      // Lineups that the share holds back gain more without it.
      const gain = repair.repaired.reduce((sum, each) => sum + each.pointsAfter - each.pointsBefore, 0)
      if (rules.length === 0) {
        expect(repair.heldBack ?? [], `seed ${seed}`).toEqual([])
        gainFree = gain
      } else if (!repair.heldBack?.length) expect(gain, `seed ${seed}`).toBeCloseTo(gainFree, 9)
      else {
        gained.held += gain
        gained.without += gainFree
        expect(repair.heldBack, `seed ${seed}`).toEqual([{ rule: 0, lineups: expect.any(Number) }])
      }
      for (const { index, after, pointsBefore, pointsAfter } of repair.repaired) {
        for (const slot of lockedSlots[index]!) expect(after[slot]).toBe(lineups[index]![slot])
        const points = (ids: readonly string[]) =>
          ids.reduce((sum, id) => sum + playerPool.find((row) => row.id === id)!.fppg, 0)
        expect(pointsBefore).toBeCloseTo(points(lineups[index]!), 9)
        expect(pointsAfter).toBeCloseTo(points(after), 9)
        several++
      }
    }
  }
  expect(several).toBeGreaterThan(share(60))
  expect(gained.without).toBeGreaterThan(gained.held)
})

const HALF: BuildRule = {
  ...{ kind: 'exposure', players: {}, slots: 'any', pct: { min: null, max: 50 } },
  ...{ isStrict: false, each: true },
}

/** How many lineups hold each person. */
function heldBy(
  lineups: readonly (readonly (string | null)[])[],
  pool: readonly Player[],
): Map<string, number> {
  const held = new Map<string, number>()
  for (const ids of lineups)
    for (const person of new Set(pool.flatMap((row) => (ids.includes(row.id) ? personKey(row) : []))))
      held.set(person, 1 + (held.get(person) ?? 0))
  return held
}

test('against every swap of small pools: the best completions in order, and of several lineups those that gain most and stay apart', () => {
  const seen = { several: 0, none: 0, out: 0 }
  for (let seed = 0; seed < share(120); seed++) {
    const started = startedLineup(seed)
    if (!started) continue
    const { request, before, locked, begun } = started
    const { playerPool, format, settings } = request
    const rules = randomRules(seededRandom(seed), request)
    // The objective compares prices among the rows that may be in a lineup.
    const isIn = (row: number) => !begun.has(row) || locked.some((slot) => before[slot] === row)
    const places = playerPool.flatMap((_, row) => (isIn(row) ? [row] : []))
    const terms = objectiveTerms(
      places.map((row) => playerPool[row]!),
      format,
      settings,
    )
    const objectiveOf = (set: readonly number[]) =>
      sumOfTerms(
        set.map((row) => places.indexOf(row)),
        terms,
      )
    const key = (set: readonly number[]) => set.toSorted((a, b) => a - b).join()
    const swaps = everySwap(started, rules).filter((set) => key(set) !== key(before))
    const { way: _, ...ask } = asked(started, { kind: 'best' }, rules)
    const { found, isProved } = completionsOf(ask, 5, kernel)
    const rowsOf = (ids: readonly string[]) => ids.map((id) => playerPool.findIndex((row) => row.id === id))
    const sets = found[0]!.map(({ after }) => rowsOf(after))
    const at = `seed ${seed}`
    expect(isProved, at).toBe(true)
    const isAllLocked = locked.length === before.length
    const best = swaps.map((set) => objectiveOf(set)).sort((a, b) => b - a)
    expect(sets.map(objectiveOf), at).toEqual(isAllLocked ? [] : best.slice(0, 5))
    for (const set of sets) {
      expect(swaps.map(key), at).toContain(key(set))
      for (const slot of locked) expect(set[slot], at).toBe(before[slot])
    }
    expect(new Set(sets.map(key)).size, at).toBe(sets.length)
    if (sets.length === 0) seen.none++
    if (sets.length < 3) continue
    seen.several++

    // Twice the same completions: the lineup of the larger gain has the best one, the other the next.
    const other = found[0]![2]!.after
    const two = { ...ask, rules: [], lineups: [...ask.lineups, other], lockedSlots: [locked, locked] }
    const both = {
      found: [0, 1].map((index) => found[0]!.slice(0, 2).map((each) => ({ ...each, index }))),
      isProved,
    }
    const sure = (value: number) => ({ value, error: 1 })
    const swapped = bestCompletions(two, both, [sure(5), sure(4), sure(9), sure(3)])
    const [first, second] = found[0]!.map(({ after }) => after)
    // The first one comes first, and changes whatever it gains, if a player in an open slot is out.
    const holdsOut = before.some(
      (row, slot) => !locked.includes(slot) && playerPool[row]!.injuryStatus === 'Out',
    )
    if (holdsOut) seen.out++
    expect(swapped.lineups, at).toEqual(holdsOut ? [first, second] : [second, first])
    // Gains within two errors and losses change nothing else.
    const unsure = bestCompletions(two, both, [sure(2), sure(-4), sure(0), sure(1)])
    expect(unsure.lineups, at).toEqual([holdsOut ? first : two.lineups[0], two.lineups[1]])
    expect(unsure.repaired, at).toHaveLength(holdsOut ? 1 : 0)
    // A lineup that must change and finds nothing is named.
    const nothing = bestCompletions(two, { found: [[], []], isProved }, [])
    expect(nothing.unrepairable, at).toEqual(holdsOut ? [{ index: 0, why: { kind: 'rules' } }] : [])
    // So is one with a player whom the pool does not list, since its own worth is not known.
    const open = before.findIndex((_, slot) => !locked.includes(slot))
    const unlisted = { ...two, lineups: [two.lineups[0]!.with(open, null), other] }
    expect(bestCompletions(unlisted, { found: [[], []], isProved }, []).unrepairable, at).toEqual([
      { index: 0, why: { kind: 'unknown' } },
    ])
  }
  expect(seen.out).toBeGreaterThan(share(5))
  expect(seen.several).toBeGreaterThan(share(15))
  expect(seen.none).toBeGreaterThan(share(10))
})
