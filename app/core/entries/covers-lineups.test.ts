import { expect, test } from 'vitest'
import { coversLineups } from './covers-lineups.ts'
import type { SetRow } from './entry-set.ts'

const row = (providerId: string | null, isCaptain = false): SetRow => ({
  ...{
    playerName: 'Ada Brook',
    position: 'QB',
    team: 'AAA',
    opponent: 'BBB',
    salary: 5000,
    fantasyPoints: 10,
  },
  isCaptain,
  providerId,
})

test('the order of lineups, players and rows says nothing, and more lineups may be there', () => {
  const all = {
    rows: ['a', 'b', 'c'].map((id) => row(id)),
    lineups: [
      [0, 1],
      [1, 2],
    ],
  }
  const some = { rows: ['c', 'b'].map((id) => row(id)), lineups: [[1, 0]] }
  expect([coversLineups(all, some), coversLineups(some, all)]).toEqual([true, false])
  expect(coversLineups(all, { ...some, lineups: [] })).toBe(false)
})

test('without ids a captain is another row than the same person elsewhere', () => {
  const [captain, flex] = [true, false].map((isCaptain) => ({ rows: [row(null, isCaptain)], lineups: [[0]] }))
  expect([coversLineups(captain!, captain!), coversLineups(captain!, flex!)]).toEqual([true, false])
})
