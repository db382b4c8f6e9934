import { expect, test } from 'vitest'
import { filesFor, ownershipFor, ownershipInUseText } from './contest-ownership.ts'
import type { OwnershipContest, PersonNumbers, ProjectionFile } from './slate-numbers.ts'

const large = { maxEntries: 150, size: 20_000, feeCents: 1000 }
const single = { ...large, maxEntries: 1 }
const small = { ...large, size: 2500 }
const high = { ...large, feeCents: 10_000 }

const pick = (columns: readonly (OwnershipContest | null)[], contest: typeof large | null) =>
  ownershipFor(
    columns.map((each) => ({ contest: each })),
    contest,
  )?.contest

test('one entry or a small field is single entry, a fee of $100 is high stakes, everything else a large field', () => {
  const all = ['mass', 'single', 'high'] as const
  expect([single, small, high, large, null].map((contest) => pick(all, contest))).toEqual([
    ...['single', 'single', 'high', 'mass', 'mass'],
  ])
  // $99.99 and 2,501 entries are neither.
  expect(pick(all, { ...large, size: 2501, feeCents: 9999 })).toBe('mass')
  expect(pick(all, { ...single, feeCents: 50_000 })).toBe('single')
})

test('without its own column a contest takes the next that fits, then the one for any contest, then the first', () => {
  expect(pick(['single', 'mass'], high)).toBe('mass')
  expect(pick(['mass', 'high'], { ...single, feeCents: 50_000 })).toBe('high')
  expect(pick(['high', 'mass', null], single)).toBeNull()
  expect(pick(['high', 'mass'], single)).toBe('high')
  expect(pick([], single)).toBeUndefined()
})

const numbers: PersonNumbers = {
  ...{ points: 12, ceiling: 20, spread: null },
  ...{ flexOwnershipPct: 40, captainOwnershipPct: 9 },
}
const file: ProjectionFile = {
  ...{ name: 'own.csv', importedAt: 1, weight: 1, ownershipFrom: 'Own MME' },
  people: { a: numbers, b: { ...numbers, flexOwnershipPct: null } },
  ownerships: [
    { contest: 'mass', header: 'Own MME', shares: { a: [40, 9], b: [null, 9] } },
    { contest: 'single', header: 'Own SE', shares: { a: [55, null] } },
  ],
}

test('another contest replaces the shares and nothing else, and the first one brings them back', () => {
  const one = filesFor([file], single)[0]!
  expect(one.ownershipFrom).toBe('Own SE')
  expect(one.people).toEqual({
    a: { ...numbers, flexOwnershipPct: 55, captainOwnershipPct: null },
    b: { ...numbers, flexOwnershipPct: null, captainOwnershipPct: null },
  })
  expect(filesFor([one], large)[0]).toEqual(file)
  expect(ownershipInUseText([file, { ...one, weight: 0 }])).toBe('Ownership: Own MME')
})

test('files without several ownerships, or with the right one, are the same objects', () => {
  const { ownerships: _none, ownershipFrom: _no, ...plain } = file
  const files = [file, plain]
  expect(filesFor(files, large)).toBe(files)
  expect(filesFor(files, single)[1]).toBe(plain)
  expect(ownershipInUseText([plain])).toBeNull()
})
