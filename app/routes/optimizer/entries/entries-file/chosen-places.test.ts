import { expect, test } from 'vitest'
import { chosenPlaces } from './chosen-places.ts'

const DOUBLE_UP = 'NFL Showdown $5 Double Up (DEN @ KC)'
const lineups = [0, 1, 2, 3].map((row) => ({ kept: [row] }))

function contest(contestKey: string, contestName: string, entries: number) {
  return { contestKey, contestName, entries: Array(entries).fill({}) } as unknown as Contest
}

type Contest = Parameters<typeof chosenPlaces>[1][number]

test('of two contests of one name each takes what was chosen for as many entries as it has', () => {
  // Chosen by stake: the contest of three entries came before that of one.
  const contests = [
    { name: DOUBLE_UP, lineups: [[0], [1], [2]] },
    { name: DOUBLE_UP, lineups: [[3]] },
  ]
  const inFile = [contest('7', DOUBLE_UP, 1), contest('8', DOUBLE_UP, 3), contest('9', 'Another', 2)]
  const places = chosenPlaces({ contests }, inFile, lineups)
  expect([...places]).toEqual([
    ['7', new Set([3])],
    ['8', new Set([0, 1, 2])],
  ])
  // Entries that were reserved since.
  expect([...chosenPlaces({ contests }, [contest('7', DOUBLE_UP, 5)], lineups).keys()]).toEqual(['7'])
})
