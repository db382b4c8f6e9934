import { expect, test } from 'vitest'
import { makePlayer } from '#core/players/fixtures/make-player.ts'
import { ownershipWord, whoseFigures } from './whose-figures.ts'

const baseline = { projectedPoints: 12, projectedBy: 'baseline' } as const

test('a list says whose points and whose ownership it shows', () => {
  const estimated = makePlayer({ id: '1', ...baseline, ownershipPct: 20, ownershipBy: 'model' })
  const typed = makePlayer({
    id: '2',
    projectedPoints: 9,
    projectedBy: 'hand',
    ownershipPct: 31,
    ownershipBy: 'hand',
  })
  expect(whoseFigures([estimated])).toBe('Points: estimated. Ownership: estimated.')
  expect(whoseFigures([estimated, typed])).toBe('Points: mixed. Ownership: by hand.')
  expect(whoseFigures([makePlayer({ id: '3', ...baseline, ownershipPct: null })])).toBe('Points: estimated.')
  expect(whoseFigures([])).toBe('')
})

test('a file counts before what was typed, that before research and the estimates', () => {
  const by = (...sources: ('file' | 'hand' | 'research' | 'learned' | 'model')[]) =>
    ownershipWord(
      sources.map((ownershipBy, i) => makePlayer({ id: String(i), ownershipPct: 5, ownershipBy })),
    )
  expect([
    by('model', 'hand', 'file'),
    by('model', 'research', 'hand'),
    by('learned', 'research'),
    by('model', 'learned'),
  ]).toEqual(['from a file', 'by hand', 'found on the web', 'estimated with your contests'])
})
