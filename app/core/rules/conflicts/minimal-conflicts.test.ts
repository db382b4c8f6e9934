import { expect, test } from 'vitest'
import { randomFrom } from '../../numbers/random-from.ts'
import { type CanHold, cureWith, minimalConflicts } from './minimal-conflicts.ts'

/** What can hold where these sets of rules are in conflict, written as bits. */
const holdsWithout =
  (conflicts: readonly number[]): CanHold =>
  (rules) =>
    !conflicts.some((conflict) => (bitsOf(rules) & conflict) === conflict)

test('300 sets of rules with conflicts at random: all conflicts and cures, none else, the smallest first', () => {
  for (const seed of seeds(300)) {
    const { count, conflicts } = randomConflicts(seed)
    const found = minimalConflicts(count, holdsWithout(conflicts))
    const sets = allSets(count)
    const isConflict = (set: number) => conflicts.some((conflict) => (set & conflict) === conflict)
    const isCure = (set: number) => conflicts.every((conflict) => (set & conflict) !== 0)
    expect(found.isComplete).toBe(true)
    expect(found.conflicts.map(({ rules }) => bitsOf(rules)).sort()).toEqual(
      smallest(sets.filter(isConflict)),
    )
    expect(found.conflicts.every(({ isMinimal }) => isMinimal)).toBe(true)
    expect(found.cures.map(bitsOf).sort()).toEqual(smallest(sets.filter(isCure)))
    for (const sizes of [found.conflicts.map(({ rules }) => rules.length), found.cures.map((c) => c.length)])
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  }
})

test('with few tries or some that do not end, what is found is true, and it says that there may be more', () => {
  let endedEarly = 0
  for (const seed of seeds(200)) {
    const { count, conflicts } = randomConflicts(seed)
    const random = randomFrom(seed)
    const known = holdsWithout(conflicts)
    const neverEnds = new Set(allSets(count).filter(() => random() < 0.2))
    const mostTries = 1 + Math.floor(40 * random())
    let tries = 0
    const found = minimalConflicts(count, (rules) => {
      tries++
      return tries > mostTries || neverEnds.has(bitsOf(rules)) ? 'unknown' : known(rules)
    })
    for (const { rules, isMinimal } of found.conflicts) {
      expect(known(rules)).toBe(false)
      if (isMinimal) for (const rule of rules) expect(known(rules.filter((r) => r !== rule))).toBe(true)
    }
    const all = allSets(count).filter((set) => conflicts.some((conflict) => (set & conflict) === conflict))
    const isEvery = found.conflicts.length === smallest(all).length
    if (found.isComplete) expect(isEvery).toBe(true)
    else endedEarly++
    for (const cure of found.cures)
      expect(known(Array.from({ length: count }, (_, r) => r).filter((r) => !cure.includes(r)))).toBe(true)
  }
  expect(endedEarly).toBeGreaterThan(100)
})

test('a small conflict among many rules takes few tries', () => {
  let tries = 0
  const found = minimalConflicts(64, (rules) => {
    tries++
    return !(rules.includes(7) && rules.includes(50))
  })
  expect(found).toEqual({
    conflicts: [{ rules: [7, 50], isMinimal: true }],
    cures: [[7], [50]],
    isComplete: true,
  })
  expect(tries).toBeLessThan(30)
})

test('rules that can hold have no conflict; where even none can hold there is no cure', () => {
  expect(minimalConflicts(3, () => true)).toEqual({ conflicts: [], cures: [[]], isComplete: true })
  expect(minimalConflicts(3, () => false)).toEqual({
    conflicts: [{ rules: [], isMinimal: true }],
    cures: [],
    isComplete: true,
  })
})

test('a conflict is minimal also where fewer rules can be worse than more', () => {
  // Rules 0 and 1 can't hold, but with 2 and without 3 they can; 3 alone can't either.
  const canHold: CanHold = (rules) =>
    !rules.includes(3) && !(rules.includes(0) && rules.includes(1) && !rules.includes(2))
  const { conflicts } = minimalConflicts(4, canHold)
  for (const { rules, isMinimal } of conflicts) {
    expect(canHold(rules)).toBe(false)
    expect(isMinimal).toBe(rules.every((rule) => canHold(rules.filter((other) => other !== rule)) === true))
  }
  expect(conflicts.map(({ rules }) => rules)).toContainEqual([3])
})

test('of ten rules any seven can’t hold: within the limits some conflicts, and a cure for each rule of the first', () => {
  const canHold: CanHold = (rules) => rules.length < 7
  let tries = 0
  const found = minimalConflicts(10, (rules) => (tries++ < 60 ? canHold(rules) : 'unknown'))
  expect(found.isComplete).toBe(false)
  const [first] = found.conflicts
  expect(first).toMatchObject({ isMinimal: true })
  expect(first!.rules).toHaveLength(7)
  for (const rule of first!.rules) {
    const cure = cureWith(rule, first!.rules, 10, canHold)
    expect(cure).toHaveLength(4)
    expect(cure).toContain(rule)
  }
})

test('a cure with each rule of each conflict, none of whose rules could stay', () => {
  for (const seed of seeds(100)) {
    const { count, conflicts } = randomConflicts(seed)
    const canHold = holdsWithout(conflicts)
    const found = minimalConflicts(count, canHold)
    for (const { rules } of found.conflicts)
      for (const rule of rules) {
        const cure = cureWith(rule, rules, count, canHold)
        expect(cure).toContain(rule)
        expect(found.cures).toContainEqual(cure)
      }
  }
})

/** Up to five conflicts of one to four rules, among up to eight. */
function randomConflicts(seed: number): { count: number; conflicts: number[] } {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(limit * random())
  const count = 1 + below(8)
  const conflicts = Array.from({ length: below(6) }, () =>
    Array.from({ length: 1 + below(4) }, () => 1 << below(count)).reduce((set, bit) => set | bit, 0),
  )
  return { count, conflicts }
}

function smallest(sets: readonly number[]): number[] {
  return sets.filter((set) => !sets.some((other) => other !== set && (set & other) === other)).sort()
}

function allSets(count: number): number[] {
  return Array.from({ length: 1 << count }, (_, set) => set)
}

function bitsOf(rules: readonly number[]): number {
  return rules.reduce((set, rule) => set | (1 << rule), 0)
}

function seeds(count: number): number[] {
  return Array.from({ length: count }, (_, seed) => seed)
}
