import { expect, test } from 'vitest'
import { BIG_LEAGUE } from './big-league.ts'
import { STANDARD } from './dk-classic.ts'
import { SHOWDOWN } from './dk-showdown.ts'
import { type Format, rosterSlots } from './format.ts'
import { slotAccepts } from './lookup.ts'
import { kindsOf, leaderKind, shapesOf } from './shapes.ts'
import { FANDUEL_SINGLE_GAME } from './testing/fanduel-single-game.ts'
import { HOCKEY } from './testing/hockey.ts'

const NFL = ['QB', 'RB', 'WR', 'TE', 'K', 'DST']
/** DraftKings NBA: most people have two positions. */
const BASKETBALL = rosterSlots([
  ['PG', 'PG', ['PG']],
  ['SG', 'SG', ['SG']],
  ['SF', 'SF', ['SF']],
  ['PF', 'PF', ['PF']],
  ['C', 'C', ['C']],
  ['G', 'G', ['PG', 'SG']],
  ['F', 'F', ['SF', 'PF']],
  ['UTIL', 'UTIL', ['PG', 'SG', 'SF', 'PF', 'C']],
])

const FORMATS: [string, Format['rosterSlots'], string[]][] = [
  ['Showdown', SHOWDOWN.rosterSlots, ['CPT', ...NFL]],
  ['an MVP and four', FANDUEL_SINGLE_GAME.rosterSlots, ['MVP', ...NFL]],
  ['Big League', BIG_LEAGUE.rosterSlots, NFL],
  ['Classic', STANDARD.rosterSlots, NFL],
  ['Classic with a man of two positions', STANDARD.rosterSlots, [...NFL, 'WR/QB']],
  ['hockey', HOCKEY.rosterSlots, ['C', 'W', 'D', 'G']],
  ['hockey with men of two positions', HOCKEY.rosterSlots, ['C', 'W', 'D', 'G', 'C/W']],
  ['basketball', BASKETBALL, ['PG', 'SG', 'SF', 'PF', 'C']],
]

function kindsAndShapes(slots: Format['rosterSlots'], positions: readonly string[]) {
  const { kinds, kindOfRow } = kindsOf(
    positions.map((position) => ({ position })),
    slots,
  )
  return { kinds, kindOfRow, shapes: shapesOf(kinds, slots.length) }
}

test.each(FORMATS)(
  '%s: a shape is each count of kinds that fills every slot, and no other one',
  (_, slots, positions) => {
    const { kinds, kindOfRow, shapes } = kindsAndShapes(slots, positions)
    // Every way to give each slot a position that it takes, counted by kind.
    const filled = new Set<string>()
    const fill = (slot: number, counts: readonly number[]) => {
      if (slot === slots.length) {
        filled.add(counts.join())
        return
      }
      const kindsHere = new Set(
        positions.flatMap((position, at) =>
          slotAccepts(slots[slot]!, { position }) ? [kindOfRow[at]!] : [],
        ),
      )
      for (const kind of kindsHere) fill(slot + 1, counts.with(kind, counts[kind]! + 1))
    }
    fill(
      0,
      kinds.map(() => 0),
    )
    expect(new Set(shapes.map((shape) => shape.join()))).toEqual(filled)
    expect(shapes).toHaveLength(filled.size)
  },
)

test('Classic has five kinds and three shapes, 3-3-1, 2-4-1 and 2-3-2', () => {
  const { kinds, kindOfRow, shapes } = kindsAndShapes(STANDARD.rosterSlots, NFL)
  expect(kinds.map(({ code }) => code)).toEqual(['QB', 'RB', 'WR', 'TE', 'DST'])
  expect(shapes).toEqual([
    [1, 3, 3, 1, 1],
    [1, 2, 4, 1, 1],
    [1, 2, 3, 2, 1],
  ])
  expect(kindOfRow).toEqual([0, 1, 2, 3, -1, 4])
  expect(leaderKind(shapes)).toBe(0)
})

test('Showdown has one shape, a captain and five; the captain leads', () => {
  const { kinds, shapes } = kindsAndShapes(SHOWDOWN.rosterSlots, ['CPT', ...NFL])
  expect(kinds.map(({ code }) => code)).toEqual(['CPT', 'FLEX'])
  expect(shapes).toEqual([[1, 5]])
  expect(leaderKind(shapes)).toBe(0)
})

test('where a man of two positions may be quarterback, the defense leads; in basketball nobody does', () => {
  const classic = kindsAndShapes(STANDARD.rosterSlots, [...NFL, 'WR/QB'])
  expect(classic.kinds[leaderKind(classic.shapes)]!.code).toBe('DST')
  expect(leaderKind(kindsAndShapes(BASKETBALL, ['PG', 'SG', 'SF', 'PF', 'C']).shapes)).toBe(-1)
})

test('a slot that nobody of the pool may fill is of every shape all the same', () => {
  const { kinds, shapes } = kindsAndShapes(STANDARD.rosterSlots, ['RB', 'WR', 'TE', 'DST'])
  expect(kinds[0]!.code).toBe('QB')
  expect(shapes.every((shape) => shape[0] === 1)).toBe(true)
})
