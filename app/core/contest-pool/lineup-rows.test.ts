import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { randomFrom } from '../numbers/random-from.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { contestPoolOf } from './contest-pool.ts'
import { distinctLineups, findLineup, indexLineups, isSameLineup } from './distinct-lineups.ts'
import { joinLineups, lineupRowsOf, lineupRowsOfPlayers, pickLineups, rowsOfLineup } from './lineup-rows.ts'

const people = Array.from({ length: 20 }, (_, i) =>
  makePlayer({ id: `p${i}`, name: `Person ${i}`, team: i % 2 ? 'AAA' : 'BBB', salary: 5000 }),
)
// Row 2i is person i, row 2i + 1 the same person as captain.
const pool = contestPoolOf(people, SHOWDOWN)

test('the captain stands first, the others ascending, whatever the order given', () => {
  const { rows, size, count } = lineupRowsOf(
    [
      [0, 2, 4, 6, 8, 11],
      [8, 11, 0, 6, 4, 2],
      [3, 38, 0, 36, 4, 8],
    ],
    pool,
  )
  expect([size, count]).toEqual([6, 3])
  expect([...rows]).toEqual([11, 0, 2, 4, 6, 8, 11, 0, 2, 4, 6, 8, 3, 0, 4, 8, 36, 38])
})

test('without a captain the rows ascend', () => {
  const plain = contestPoolOf(people, BIG_LEAGUE)
  const lineups = lineupRowsOf([[9, 8, 7, 6, 5, 4, 3, 2, 1, 0]], plain)
  expect([...lineups.rows]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('players become rows of the pool; unknown rows and lineups of another length are errors', () => {
  const players = [5, 0, 2, 4, 6, 8].map((row) => pool.rows[row]!)
  expect([...lineupRowsOfPlayers([players.toReversed()], pool).rows]).toEqual([5, 0, 2, 4, 6, 8])
  expect(() => lineupRowsOfPlayers([[{ id: 'unknown' }]], pool)).toThrow('The pool has no row unknown')
  expect(() => lineupRowsOf([[1, 2]], pool)).toThrow('A lineup has 6 rows, not 2')
})

test('lists are joined, and lineups picked from them', () => {
  const a = lineupRowsOf([[1, 2, 4, 6, 8, 10]], pool)
  const b = lineupRowsOf([[3, 0, 4, 6, 8, 10]], pool)
  const both = joinLineups(6, [a, b])
  expect(both.count).toBe(2)
  const picked = pickLineups(both, [1, 0, 1])
  expect(picked.count).toBe(3)
  expect([...rowsOfLineup(picked, 0)]).toEqual([3, 0, 4, 6, 8, 10])
  expect(isSameLineup(picked, 2, b, 0)).toBe(true)
  expect(isSameLineup(picked, 1, b, 0)).toBe(false)
})

test('distinct lineups with copies are those that a map of texts finds', () => {
  const random = randomFrom(5)
  const lineups = lineupRowsOf(
    Array.from({ length: 3000 }, () => {
      const chosen = new Set<number>()
      while (chosen.size < 6) chosen.add(Math.floor(random() * 9))
      return [...chosen].map((person, place) => 2 * person + (place === 0 ? 1 : 0))
    }),
    pool,
  )
  const copiesByText = new Map<string, number>()
  const texts = Array.from({ length: lineups.count }, (_, i) => rowsOfLineup(lineups, i).join())
  for (const text of texts) copiesByText.set(text, (copiesByText.get(text) ?? 0) + 1)

  const distinct = distinctLineups(lineups)
  const found = Array.from({ length: distinct.lineups.count }, (_, i) =>
    rowsOfLineup(distinct.lineups, i).join(),
  )
  expect(found).toEqual([...copiesByText.keys()])
  expect([...distinct.copies]).toEqual([...copiesByText.values()])
  expect([...distinct.placeOf].map((place) => found[place])).toEqual(texts)

  const twice = distinctLineups(distinct.lineups, distinct.copies)
  expect([...twice.copies]).toEqual([...distinct.copies])
  const index = indexLineups(distinct.lineups)
  for (let i = 0; i < lineups.count; i++) expect(findLineup(index, lineups, i)).toBe(distinct.placeOf[i])
  expect(findLineup(index, lineupRowsOf([[39, 0, 2, 4, 6, 8]], pool), 0)).toBe(-1)
})

test('an empty list has no lineups', () => {
  const none = lineupRowsOf([], pool)
  expect(distinctLineups(none)).toMatchObject({ lineups: { size: 6, count: 0 } })
  expect(findLineup(indexLineups(none), lineupRowsOf([[39, 0, 2, 4, 6, 8]], pool), 0)).toBe(-1)
})
