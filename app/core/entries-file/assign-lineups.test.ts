import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cheapLineups, SHOWDOWN_POOL } from '../entries/testing/made-uploads.ts'
import { type AssignmentRequest, assignLineups, FILLS } from './assign-lineups.ts'
import { entryExposures } from './entry-exposures.ts'
import { type MadeEntry, madeEntries, readMade, reservedIn } from './testing/made-entries.ts'

/** Lineups A, B, C ... of six ids each; the captain's id is its own. */
const lineup = (place: number) => [0, 1, 2, 3, 4, 5].map((slot) => `${10 * (place + 1) + slot}`)
const lineups = (count: number) => Array.from({ length: count }, (_, place) => lineup(place))
const letter = (place: number) => String.fromCharCode('A'.charCodeAt(0) + place)

function dealt(entries: readonly MadeEntry[], asked: Partial<AssignmentRequest>) {
  const file = readMade(madeEntries(entries))
  const groups = [[...new Set(entries.map(({ contest }) => contest))]]
  const assignment = assignLineups({
    ...{ file, groups, fill: 'rank', keepsFilled: true, lineups: lineups(5), allowsTwice: false },
    ...asked,
  })
  const letters: Record<string, string> = {}
  for (const { row, contestKey } of file.entries) {
    const place = assignment.lineupOfRow.get(row)
    letters[contestKey] = `${letters[contestKey] ?? ''}${place === undefined ? '-' : letter(place)}`
  }
  return { letters, assignment, file }
}

describe('three contests of 3, 2 and 2 entries and five lineups A to E', () => {
  const entries = reservedIn({ 81: 3, 82: 2, 83: 2 })

  test('Rank: each contest gets the best ones', () => {
    expect(dealt(entries, { fill: 'rank' }).letters).toEqual({ 81: 'ABC', 82: 'AB', 83: 'AB' })
  })

  test('Unique: each lineup once, and what they do not reach stays empty', () => {
    const { letters, assignment } = dealt(entries, { fill: 'unique' })
    expect(letters).toEqual({ 81: 'ABC', 82: 'DE', 83: '--' })
    expect(assignment.contests.map(({ filled, short, kept }) => [filled, short, kept])).toEqual([
      [3, 0, 0],
      [2, 0, 0],
      [0, 2, 0],
    ])
  })

  test('Unique: the dearest contest comes first', () => {
    const fees = entries.map((entry) => ({ ...entry, fee: entry.contest === '83' ? '$20' : '$5' }))
    expect(dealt(fees, { fill: 'unique' }).letters).toEqual({ 81: 'CDE', 82: '--', 83: 'AB' })
  })

  test('Round robin: the contests take turns, and the deal begins again without a lineup twice in a contest', () => {
    expect(dealt(entries, { fill: 'round_robin' }).letters).toEqual({ 81: 'ADB', 82: 'BE', 83: 'CA' })
  })

  test('groups begin anew; a contest in no group is left as it is', () => {
    const groups = [['82', '81'], ['83']]
    expect(dealt(entries, { fill: 'unique', groups }).letters).toEqual({ 81: 'ABC', 82: 'DE', 83: 'AB' })
    expect(dealt(entries, { groups: [['83']] }).letters).toEqual({ 81: '---', 82: '--', 83: 'AB' })
  })

  test('a lineup is twice in a contest on purpose alone', () => {
    const asked = { lineups: lineups(2) }
    expect(dealt(entries, asked).letters).toEqual({ 81: 'AB-', 82: 'AB', 83: 'AB' })
    expect(dealt(entries, { ...asked, allowsTwice: true }).letters).toEqual({ 81: 'ABA', 82: 'AB', 83: 'AB' })
    // Each lineup once means once, whatever else is allowed.
    expect(dealt(entries, { ...asked, fill: 'unique', allowsTwice: true }).letters[81]).toBe('AB-')
  })
})

test('a contest takes from its own places alone, in whichever way it is filled', () => {
  const entries = reservedIn({ 81: 2, 82: 3 })
  const placesOf = new Map([['82', new Set([1, 3])]])
  expect(dealt(entries, { placesOf }).letters).toEqual({ 81: 'AB', 82: 'BD-' })
  expect(dealt(entries, { placesOf, fill: 'unique' }).letters).toEqual({ 81: 'AB', 82: 'D--' })
  expect(dealt(entries, { placesOf, fill: 'round_robin' }).letters).toEqual({ 81: 'AC', 82: 'BD-' })
})

test('filled entries keep their lineup unless chosen, and what they have is not dealt once more', () => {
  const [captain, ...others] = lineup(1)
  const entries: MadeEntry[] = [
    { key: '501', contest: '81', cells: [captain!, ...others.toReversed()] },
    { key: '502', contest: '81' },
    { key: '503', contest: '81', cells: ['77', '78'] },
    { key: '504', contest: '82' },
    { key: '505', contest: '82' },
  ]
  const kept = dealt(entries, { fill: 'rank' })
  expect(kept.letters).toEqual({ 81: '-AC', 82: 'AB' })
  expect(kept.assignment.contests[0]).toMatchObject({ kept: 1, filled: 2, short: 0 })
  expect(dealt(entries, { fill: 'unique' }).letters).toEqual({ 81: '-AC', 82: 'DE' })
  expect(dealt(entries, { keepsFilled: false }).letters).toEqual({ 81: 'ABC', 82: 'AB' })
})

test('an entry with a locked slot is never filled anew', () => {
  const locked = lineup(7).with(0, 'Ann One (70) (LOCKED)')
  const entries = [{ key: '501', contest: '81', cells: locked }, ...reservedIn({ 81: 1 })]
  expect(dealt(entries, { keepsFilled: false }).letters).toEqual({ 81: '-A' })
})

test('any file: no contest has a lineup twice, no entry stays empty while a lineup is left, all are used evenly', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 15 }), fc.constantFrom(...FILLS), (sizes, have, fill) => {
      const contests = Object.fromEntries(sizes.map((size, i) => [`${81 + i}`, size]))
      const { letters } = dealt(reservedIn(contests), { fill, lineups: lineups(have) })
      const all = Object.values(letters).join('').replaceAll('-', '')
      for (const own of Object.values(letters)) {
        const used = own.replaceAll('-', '')
        expect(new Set(used).size).toBe(used.length)
        if (fill === 'rank') expect(used).toBe('ABCDEFGHIJKLMNO'.slice(0, Math.min(have, own.length)))
        if (fill === 'round_robin') expect(used.length).toBe(Math.min(have, own.length))
      }
      const entries = sizes.reduce((sum, size) => sum + size, 0)
      if (fill === 'unique')
        expect([...all].sort().join('')).toBe('ABCDEFGHIJKLMNO'.slice(0, Math.min(have, entries)))
      if (fill !== 'round_robin' || sizes.some((size) => size > have)) return
      const uses = lineups(have).map((_, place) => [...all].filter((each) => each === letter(place)).length)
      // A contest can't take a lineup twice, so that a short list may end two apart.
      expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(2)
    }),
    { numRuns: 300 },
  )
})

test('150 lineups fill 500 entries in three contests', () => {
  const { assignment, file } = dealt(reservedIn({ 81: 150, 82: 150, 83: 200 }), { lineups: lineups(150) })
  expect(file.entries).toHaveLength(500)
  expect(assignment.filled.size).toBe(450)
  expect(assignment.contests.map(({ short }) => short)).toEqual([0, 0, 50])
  expect(assignment.filled.get(2)).toEqual(lineup(0))
})

test('the two exposures are counted apart: a lineup once, an entry each time', () => {
  const [one, two] = cheapLineups(SHOWDOWN_POOL, 2)
  const exposures = entryExposures([one!, two!], [one!, one!, one!, two!])
  const captain = exposures.find(({ name }) => name === one![0]!.name)!
  expect([captain.lineups, captain.captainLineups, captain.entries, captain.captainEntries]).toEqual([
    2, 2, 4, 4,
  ])
  const onlyOne = one!.find((player) => !two!.includes(player))!
  expect(exposures.find(({ name }) => name === onlyOne.name)).toMatchObject({
    lineups: 1,
    entries: 3,
    captainEntries: 0,
  })
  expect(exposures.reduce((sum, { entries }) => sum + entries, 0)).toBe(4 * 6)
  expect(exposures.map(({ entries }) => entries)).toEqual(
    exposures.map(({ entries }) => entries).sort((a, b) => b - a),
  )
})
