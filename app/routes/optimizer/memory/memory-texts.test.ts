import { expect, test } from 'vitest'
import { carriedTexts } from './carried-texts.ts'
import { conflictText } from './conflict-text.ts'

const nothing = {
  ...{ fileName: 'a.csv', locks: 0, leftOut: 0, edited: 0, injuries: 0, enriched: 0, files: 0 },
  slots: 0,
  settings: false,
  ...{ gone: [], repriced: [], newStatus: [] },
}

test('what came over is counted, and what is different is named, three names at most', () => {
  expect(carriedTexts(nothing)).toEqual({ kept: 'choices.', changed: '' })
  expect(
    carriedTexts({
      ...nothing,
      ...{ slots: 6, locks: 1, leftOut: 2, edited: 3, injuries: 1, enriched: 12, files: 1, settings: true },
      gone: ['Ann Archer', 'Bob Baker', 'Cid Cook', 'Dan Dean', 'Eve Ely'],
      repriced: [{ name: 'Flo Fox', before: 9000, now: 9400 }],
      newStatus: ['Gus Gray'],
    }),
  ).toEqual({
    kept: 'a lineup of 6, 1 lock, 2 exclusions, 3 players edited by hand, 1 injury status, figures of 12 enriched players, 1 projection file, settings.',
    changed:
      'Not listed any more: Ann Archer, Bob Baker, Cid Cook and 2 more. New prices: Flo Fox $9,000 → $9,400. Injury status from the new file: Gus Gray.',
  })
})

test('a conflict names the field with both values', () => {
  const names = new Map([['ann-archer@KC', 'Ann Archer']])
  const conflicts = [
    { field: 'settings.strategy', mine: 'max_points', theirs: 'best_value' },
    { field: 'lock:ann-archer@KC', mine: 'captain', theirs: null },
    { field: 'lineup.slots', mine: [], theirs: ['x'] },
  ]
  expect(conflictText(conflicts, names)).toBe(
    'strategy (here max points, there best value), lock of Ann Archer (here captain, there not set) and 1 more.',
  )
  expect(conflictText(conflicts.slice(2), names)).toBe('the lineup.')
  expect(conflictText([{ field: 'rules.oneQb', mine: true, theirs: null }], names)).toBe(
    'a setting (here set, there not set).',
  )
})
