import { expect, test } from 'vitest'
import type { ContestLineupItem } from '#contract/contests.ts'
import { foldRows } from './fold-rows.ts'

const row = (rank: number, lineupText: string, copies: number): ContestLineupItem => ({
  rank,
  entryId: `${rank}${lineupText.length}${Math.random()}`,
  points: 100 - rank,
  cptPlayer: lineupText ? 'Ann' : null,
  ownershipAvg: 20,
  lineupText,
  copies,
})

test('copies are one row, in whatever order the file lists their players; tied lineups share their places', () => {
  const folded = foldRows(
    [
      row(1, 'CPT Ann FLEX Bo FLEX Cy', 2),
      row(1, 'FLEX Cy FLEX Bo CPT Ann', 2),
      row(1, 'CPT Ann FLEX Bo FLEX Di', 1),
      row(4, 'CPT Ann FLEX Di FLEX Ed', 37),
      row(41, '', 0),
      row(41, '', 0),
    ],
    10,
  )
  expect(folded.map(({ rank, lastPlace, copies, players }) => [rank, lastPlace, copies, players])).toEqual([
    [1, 3, 2, ['Ann', 'Bo', 'Cy']],
    [1, 3, 1, ['Ann', 'Bo', 'Di']],
    [4, 40, 37, ['Ann', 'Di', 'Ed']],
    [41, 42, 0, []],
    [41, 42, 0, []],
  ])
})

test('another captain is another lineup, a hidden slot is kept, and no more than asked for are given', () => {
  const rows = [row(1, 'CPT Ann FLEX Bo', 1), row(2, 'CPT Bo FLEX Ann', 1), row(3, 'CPT LOCKED FLEX Bo', 1)]
  expect(foldRows(rows, 10).map(({ players }) => players)).toEqual([
    ['Ann', 'Bo'],
    ['Bo', 'Ann'],
    [null, 'Bo'],
  ])
  expect(foldRows(rows, 2)).toHaveLength(2)
})
