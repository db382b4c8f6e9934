import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { placesOf, withChoice, withChosenColumns } from './chosen-columns.ts'
import { parseSlateCsv, type Slate } from './slate-csv.ts'

const FILE = [
  'Saved on Sunday,"a note',
  'of two lines"',
  'Name,Pos,Salary,Season Avg,"Last, 3",Team',
  'Ada B,QB,30,20,25,KC',
  '"Cy, D",WR,20,10,12,LAC',
].join('\r\n')

function slateOf(text: string): Slate {
  const slate = parseSlateCsv(text, { format: BIG_LEAGUE })
  if (!slate.ok) throw new Error(slate.error.kind)
  return slate.value
}

test('a chosen column is found by every later reader of the text; the players stay as they are', () => {
  const guessed = slateOf(FILE)
  expect(guessed).toMatchObject({ columns: { points: 'Season Avg' }, guesses: ['points'] })
  expect(guessed.headers).toEqual(['Name', 'Pos', 'Salary', 'Season Avg', 'Last, 3', 'Team'])
  const text = withChosenColumns(FILE, new Map([['points', 4]]))
  const chosen = slateOf(text)
  expect(chosen.players.map(({ name, fppg }) => [name, fppg])).toEqual([
    ['Ada B', 25],
    ['Cy, D', 12],
  ])
  expect(chosen.guesses).toEqual([])
  expect(text.split('\n').slice(3)).toEqual(FILE.split('\r\n').slice(3))
  expect(text).toContain('Column 4')
})

test('a column may be said not to be in the file, or to be another one with a known header', () => {
  const without = slateOf(withChosenColumns(FILE, new Map([['team', null]])))
  expect(without.players.map(({ team }) => team)).toEqual([null, null])
  const two = 'Name,Pos,Salary,FPPG,AvgPointsPerGame\nAda B,QB,30,20,25\n'
  expect(slateOf(two).players[0]!.fppg).toBe(25)
  expect(slateOf(withChosenColumns(two, new Map([['points', 3]]))).players[0]!.fppg).toBe(20)
})

test('without a choice, or without a header, the text is as it was', () => {
  expect(withChosenColumns(FILE, new Map())).toBe(FILE)
  expect(withChosenColumns('rubbish\nmore', new Map([['points', 3]]))).toBe('rubbish\nmore')
})

test('a column that is chosen for another meaning loses its own', () => {
  const slate = slateOf(FILE)
  const chosen = withChoice(slate, new Map(), 'points', 5)
  expect([...chosen]).toEqual([
    ['team', null],
    ['points', 5],
  ])
  expect(placesOf(slate, chosen).has('team')).toBe(false)
  expect([...withChoice(slate, chosen, 'team', 5)]).toEqual([
    ['team', 5],
    ['points', null],
  ])
})
