import { expect, test } from 'vitest'
import { contestsInFile } from '#core/entries-file/contests-in-file.ts'
import {
  madeContestName,
  madeEntries,
  readMade,
  reservedIn,
} from '#core/entries-file/testing/made-entries.ts'
import { chosenPlaces } from '../entries/entries-file/chosen-places.ts'
import { entryChanges } from '../entries/entries-file/entry-changes.ts'
import { fillingOf, groupOf, groupsOf, regrouped, withGroup } from './filling.ts'

const FILE = readMade(madeEntries(reservedIn({ 81: 2, 82: 1, 83: 1 })))
const CONTESTS = contestsInFile(FILE.entries)

test('contests are filled together until the user divides them; a held or left one is in no group', () => {
  const usual = fillingOf(null)
  expect(groupsOf(usual, CONTESTS)).toEqual([['81', '82', '83']])
  const apart = regrouped(usual, CONTESTS, true)
  expect(groupsOf(apart, CONTESTS)).toEqual([['81'], ['82'], ['83']])
  const left = withGroup(apart, CONTESTS[1]!, 'leave', new Map())
  expect(groupsOf(left, CONTESTS)).toEqual([['81'], ['83']])
  expect(groupsOf(regrouped(left, CONTESTS, false), CONTESTS)).toEqual([['81', '83']])
  expect(groupOf(withGroup(left, CONTESTS[1]!, 3, new Map()), '82')).toBe(3)
})

test('a contest that entries were chosen for takes those, by its name', () => {
  const lineups = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map((kept) => ({ kept }))
  const build = {
    contests: [
      {
        name: madeContestName('82'),
        lineups: [
          [1, 2],
          [0, 1],
        ],
      },
      { name: 'Gone', lineups: [[0, 2]] },
    ],
  }
  expect([...chosenPlaces(build, CONTESTS, lineups)]).toEqual([['82', new Set([0, 2])]])
  expect(chosenPlaces(null, CONTESTS, lineups).size).toBe(0)
})

test('holding a contest keeps the lineups that it has now, and letting go forgets them', () => {
  const ids = ['1', '2', '3', '4', '5', '6']
  const held = withGroup(fillingOf(null), CONTESTS[0]!, 'hold', new Map([[2, ids]]))
  expect(held.held).toEqual({ [FILE.entries[0]!.entryKey]: ids })
  expect(withGroup(held, CONTESTS[0]!, 1, new Map([[2, ids]])).held).toEqual({})
})

test('what another version kept is read with care', () => {
  const odd = { fill: 'best', groups: { 81: 'x' }, held: 7 } as unknown as Parameters<typeof fillingOf>[0]
  expect(fillingOf(odd)).toMatchObject({ fill: 'rank', keepsFilled: true, held: {} })
  expect(groupOf(fillingOf(odd), '81')).toBe(1)
})

test('an entry is new, changed, kept or empty', () => {
  const cells = ['11', '12', '13', '14', '15', '16']
  const file = readMade(
    madeEntries([
      { key: '501', contest: '81' },
      { key: '502', contest: '81', cells },
      { key: '503', contest: '81', cells },
      { key: '504', contest: '81', cells },
      { key: '505', contest: '81' },
    ]),
  )
  const filled = new Map([
    [2, cells],
    [3, cells],
    [4, cells.with(0, '21')],
  ])
  const kinds = entryChanges(file, filled, []).map(({ kind }) => kind)
  expect(kinds).toEqual(['new', 'kept', 'changed', 'kept', 'empty'])
})
