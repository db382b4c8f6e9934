import { expect, test } from 'vitest'
import { captainOf, entryNames, lineupPlayers, lineupSlots } from './field.ts'
import { FieldBuilder } from './field-builder.ts'
import type { StandingsEntry } from './rows.ts'

let lastId = 0
function entry(lineupText: string, more: Partial<StandingsEntry> = {}): StandingsEntry {
  lastId += 1
  return {
    rank: 1,
    entryId: lastId,
    entryName: 'ann',
    pointsMilli: 0,
    lineupText,
    stillPlaying: false,
    ...more,
  }
}

function build(...entries: StandingsEntry[]) {
  const builder = new FieldBuilder()
  for (const each of entries) {
    const added = builder.addEntry(each)
    if (!added.ok) throw new Error(added.error.kind)
  }
  const built = builder.finish()
  if (!built.ok) throw new Error(built.error.kind)
  return { field: built.value, builder }
}

test('columns in the order of the file', () => {
  const { field } = build(
    entry('CPT Ann FLEX Bo', {
      rank: 2,
      entryId: 7_000_000_001,
      entryName: 'ann (1/2)',
      pointsMilli: 44_250,
    }),
    entry('CPT Bo FLEX Ann', { rank: 1, entryId: 7_000_000_002, entryName: 'bo\nb', pointsMilli: -500 }),
  )
  expect(field).toMatchObject({ entries: 2, lineupSize: 2, hasCaptain: true, isLive: false })
  expect([[...field.ranks], [...field.entryIds], [...field.pointsMilli]]).toEqual([
    [2, 1],
    [7_000_000_001, 7_000_000_002],
    [44_250, -500],
  ])
  expect(entryNames(field)).toEqual(['ann (1/2)', 'bo b'])
  expect([lineupPlayers(field, 0), lineupPlayers(field, 1)]).toEqual([
    [0, 1],
    [1, 0],
  ])
})

test('the captain comes first, the others by number, so equal lineups have equal slots', () => {
  const { field } = build(entry('CPT Cy FLEX Ann FLEX Bo'), entry('FLEX Bo FLEX Ann CPT Cy'))
  // Cy is player 0, Ann 1, Bo 2.
  expect(lineupPlayers(field, 0)).toEqual([0, 1, 2])
  expect([...lineupSlots(field, 1)]).toEqual([...lineupSlots(field, 0)])
})

test('a player who is in a lineup twice is in it once', () => {
  const { field } = build(entry('CPT Ann FLEX Ann FLEX Bo FLEX Bo'))
  expect(lineupPlayers(field, 0)).toEqual([0, 1])
})

test('positions come from slots that tell them', () => {
  const { field } = build(entry('QB Ann FLEX Bo'), entry('QB Ann RB Bo'))
  expect(field.players.map(({ name, position }) => [name, position])).toEqual([
    ['Ann', 'QB'],
    ['Bo', 'RB'],
  ])
  expect([field.hasCaptain, captainOf(field, 0)]).toEqual([false, null])
})

test('a longer lineup later in the file widens the rows before it', () => {
  const { field, builder } = build(entry(''), entry('CPT Ann FLEX Bo'), entry('CPT Ann FLEX Bo FLEX Cy'))
  expect(field.lineupSize).toBe(3)
  expect([0, 1, 2].map((i) => lineupPlayers(field, i))).toEqual([[], [0, 1], [0, 1, 2]])
  expect(builder.slotCodes).toEqual(['CPT', 'FLEX', 'FLEX'])
})

test('the first known figure of a listed player is kept', () => {
  const builder = new FieldBuilder()
  builder.addPlayer({ name: 'Ann', draftedPct: null, pointsMilli: 5_000 })
  builder.addPlayer({ name: 'Ann', draftedPct: 12.5, pointsMilli: 7_500 })
  const built = builder.finish()
  expect(built.ok && built.value.players).toEqual([
    { name: 'Ann', position: null, draftedPct: 12.5, pointsMilli: 5_000 },
  ])
})
