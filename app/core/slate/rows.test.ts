import { expect, test } from 'vitest'
import { atOnce } from '../collections/at-once.ts'
import { rowPersonKey, slateRows } from './rows.ts'
import { readSlateTable } from './table.ts'

const HEADER = 'Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame'

function read(...lines: string[]) {
  return readWith(HEADER, ...lines)
}

function readWith(...lines: string[]) {
  const table = readSlateTable(lines.join('\n'))
  if (!table.ok) throw new Error(`Refused: ${table.error.kind}`)
  const rows = atOnce(slateRows(table.value))
  if (!rows.ok) throw new Error(`Refused: ${JSON.stringify(rows.error)}`)
  return rows.value
}

test('a captain is known by its roster position, in any case, or by its position, in any tool’s spelling', () => {
  const { rows } = read(
    'QB,,Ada,1,cpt,9000,,KC,10',
    'CPT,,Bea,2,,9000,,KC,10',
    'QB,,Ada,3,FLEX,6000,,KC,10',
    'cptn,,Cora,4,,9000,,KC,10',
    'QB,,Dora,5,Captain,9000,,KC,10',
  )
  expect(rows.map(({ captainCode }) => captainCode)).toEqual(['CPT', 'CPT', null, 'CPT', 'CPT'])
})

test('without a position the first roster position counts', () => {
  expect(read(',,Ada,1,RB/FLEX,9000,,KC,10').rows[0]).toMatchObject({ position: 'RB' })
})

test('the id is that of its column, else that behind the name', () => {
  const { rows } = read(
    'QB,Ada (41),Ada,7,FLEX,9000,,KC,10',
    'QB,Bea (42),Bea,,FLEX,9000,,KC,10',
    'QB,,Cora (43),,FLEX,9000,,KC,10',
    'QB,,Dora,,FLEX,9000,,KC,10',
  )
  expect(rows.map(({ name, providerId }) => [name, providerId])).toEqual([
    ['Ada', '7'],
    ['Bea', '42'],
    ['Cora', '43'],
    ['Dora', null],
  ])
})

test('cells that hold no number are null, not 0', () => {
  expect(read('QB,,Ada,1,FLEX,free,,,-').rows[0]).toMatchObject({ salary: null, points: null, team: null })
})

test('in a file divided by semicolons a comma is a decimal sign, except before three digits of a price', () => {
  const { rows } = readWith(
    ...['Name;Position;Salary;Avg', 'Ada;QB;9000,0;18,55', 'Bea;WR;$5,400;7', 'Cora;TE;5400,50 $;.5'],
  )
  expect(rows.map(({ salary, points }) => [salary, points])).toEqual([
    [9000, 18.55],
    [5400, 7],
    [5400.5, 0.5],
  ])
})

test('the captain row and the flex row of a person have one key', () => {
  const [flex, captain, other] = read(
    'QB,,Ada Brook,1,FLEX,9000,,KC,10',
    'QB,,Ada Brook,3,CPT,13500,,KC,10',
    'QB,,Ada Brook,4,FLEX,9000,,,10',
  ).rows.map(rowPersonKey)
  expect([flex, captain, other]).toEqual(['ada-brook@KC', 'ada-brook@KC', 'ada-brook@'])
})

test('the name beside the provider’s own is not read where a tool has shortened it', () => {
  const row = 'DST,WAS Football Team  (15),Team,15.0,DST,3400,NYG@WAS 11/08/2020 01:00PM ET,WAS,6.71'
  expect(read(row).rows).toMatchObject([
    { name: 'WAS Football Team', basePlayerId: 'was-football-team', providerId: '15' },
  ])
})

test('a quote that is never closed is refused with its row', () => {
  expect(() => read('QB,,Ada,1,FLEX,9000,,KC,10', 'QB,,"Ada,1,FLEX,9000,,KC,10')).toThrow(
    JSON.stringify({ kind: 'open_quote', row: 3 }),
  )
})

test('a tab, a semicolon or a bar inside a cell divides nothing', () => {
  expect(read('QB,,Ada\tBrook;|,1,FLEX,9000,,KC,10').rows[0]).toMatchObject({
    basePlayerId: 'ada-brook',
    salary: 9000,
  })
})

test('a large file is read in steps', () => {
  const table = readSlateTable([HEADER, ...Array(5000).fill('QB,,Ada,1,FLEX,9000,,KC,10')].join('\n'))
  const steps = slateRows(table.ok ? table.value : expect.fail())
  expect([...steps]).toHaveLength(2)
})
