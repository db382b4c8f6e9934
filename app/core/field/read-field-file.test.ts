import { expect, test } from 'vitest'
import { contestPoolOf } from '../contest-pool/contest-pool.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { type FieldFile, readFieldFile } from './read-field-file.ts'

const NAMES = ['Ann Arm', 'Bo Back', 'Cy Catch', 'Di Deep', 'Ed End', 'Flo Foot', 'Gil Green', 'Hal Hand']
const pool = contestPoolOf(
  NAMES.flatMap((name, i) => {
    const facts = { name, team: i % 2 ? 'KC' : 'BUF', salary: 6000 }
    return [
      makePlayer({ ...facts, id: `f${i}`, providerId: `${100 + i}` }),
      makePlayer({ ...facts, id: `c${i}`, providerId: `${200 + i}`, position: 'CPT', salary: 9000 }),
    ]
  }),
  SHOWDOWN,
  { leftOut: new Set(['hal-hand@KC']) },
)
const cell = (i: number, isCaptain = false) => `${NAMES[i]} (${(isCaptain ? 200 : 100) + i})`
const line = (captain: number, ...others: number[]) =>
  [cell(captain, true), ...others.map((i) => cell(i))].join(',')
const HEADER = 'CPT,FLEX,FLEX,FLEX,FLEX,FLEX'

function read(text: string): FieldFile {
  const file = readFieldFile(text, pool)
  if (!file.ok) throw new Error(file.error)
  return file.value
}
/** Lineups as texts with their copies: `Ann Arm* Bo Back ...`. */
function counted(file: FieldFile): Record<string, number> {
  const { size, rows } = file.lineups
  return Object.fromEntries(
    [...file.copies].map((copies, i) => [
      [...rows.subarray(i * size, (i + 1) * size)].map((row) => pool.rows[row]!.id).join(' '),
      copies,
    ]),
  )
}
const A = 'c0 f1 f2 f3 f4 f5'
const B = 'c1 f0 f2 f3 f4 f5'

test('an upload file is a field: equal lineups in any order of flex are counted', () => {
  const file = read(
    [HEADER, line(0, 1, 2, 3, 4, 5), line(1, 0, 2, 3, 4, 5), line(0, 5, 4, 3, 2, 1)].join('\r\n'),
  )
  expect(counted(file)).toEqual({ [A]: 2, [B]: 1 })
  expect(file).toMatchObject({ entries: 3, copiesFrom: null, bad: [] })
})

test('Dupes are the other entries with the lineup, copies are all of them', () => {
  const rows = (header: string, a: string, b: string) =>
    [
      `${HEADER},Proj,${header}`,
      `${line(0, 1, 2, 3, 4, 5)},100,${a}`,
      `${line(1, 0, 2, 3, 4, 5)},99,${b}`,
    ].join('\n')
  expect(counted(read(rows('Dupes', '3', '0')))).toEqual({ [A]: 4, [B]: 1 })
  expect(counted(read(rows('Num Dupes', '2.6', '')))).toEqual({ [A]: 4, [B]: 1 })
  expect(counted(read(rows('Count', '7', '0')))).toEqual({ [A]: 7 })
  expect(read(rows('Count', '7', '2'))).toMatchObject({ entries: 9, copiesFrom: 'Count' })
})

test('lineups stand after other columns, with other headers, with tabs, by id, by name or in one cell', () => {
  const entries = [
    `Entry ID,Contest Name,Contest ID,Entry Fee,${HEADER},,Instructions`,
    `1,Milly,9,$5,${line(0, 1, 2, 3, 4, 5)},,1. Locate`,
    `2,Milly,9,$5,200,101,102,103,104,105,,2. Save`,
    ',,,,,,,,,,,3. More',
  ].join('\n')
  const texts = [
    entries,
    [
      'Captain\tFlex1\tFlex2\tFlex3\tFlex4\tFlex5',
      ...[1, 2].map(() => line(0, 1, 2, 3, 4, 5).replaceAll(',', '\t')),
    ].join('\n'),
    ['x,y,a,b,c,d,e', ...[1, 2].map((i) => `${i},${line(0, 1, 2, 3, 4, 5)}`)].join('\n'),
    'Lineup,Count\nCPT Ann Arm FLEX Bo Back FLEX Cy Catch FLEX Di Deep FLEX Ed End FLEX Flo Foot,2\n',
    [HEADER, ...[1, 2].map(() => NAMES.slice(0, 6).join(','))].join('\n'),
  ]
  for (const text of texts) expect(counted(read(text))).toEqual({ [A]: 2 })
})

test('a name is read in its other spellings, unless they are two people', () => {
  const twins = contestPoolOf(
    [...pool.rows, makePlayer({ id: 'twin', name: 'Bo Back Sr.', team: 'BUF', salary: 6000 })],
    SHOWDOWN,
    { leftOut: new Set() },
  )
  const lineup = 'CPT Ann Arm III FLEX Bo Back FLEX C.Y. Catch Jr. FLEX Di Deep FLEX Ed End FLEX Flo Foot'
  expect(counted(read(`Lineup,Count\n${lineup},2\n`))).toEqual({ [A]: 2 })
  const other = readFieldFile(`Lineup\n${lineup.replace('Bo Back', 'Bo Back II')}\n`, twins)
  expect(other).toEqual({
    ok: false,
    error: 'No lineup can be read. Row 2: "Bo Back II" is no Flex 1 of this slate.',
  })
})

test('a defense is read by the names of its team, also those of earlier seasons', () => {
  const defense = { name: 'Team', team: 'WAS', salary: 3000, actualPosition: 'DST' as const }
  const washington = contestPoolOf([...pool.rows, makePlayer({ id: 'dst', ...defense })], SHOWDOWN, {
    leftOut: new Set(),
  })
  const lineup = 'CPT Ann Arm FLEX Bo Back FLEX Cy Catch FLEX Di Deep FLEX Ed End FLEX'
  const names = ['WAS Football Team', 'Redskins', 'Commanders', 'Team']
  const file = readFieldFile(
    ['Lineup', ...names.map((name) => `${lineup} ${name}`), `${lineup} Cowboys`].join('\n'),
    washington,
  )
  if (!file.ok) throw new Error(file.error)
  expect([...file.value.copies]).toEqual([4])
  expect(file.value.bad.map(({ row, reason }) => [row, reason])).toEqual([
    [6, '"Cowboys" is no Flex 5 of this slate'],
  ])
})

test('the user’s own entries are no opponents', () => {
  const rows = [
    ['7001', line(0, 1, 2, 3, 4, 5)],
    ['7002', line(1, 0, 2, 3, 4, 5)],
  ]
  const text = [`Entry ID,${HEADER}`, ...rows.map((row) => row.join())].join('\n')
  const other = readFieldFile(text, pool, new Set(['7001', '9']))
  if (!other.ok) throw new Error(other.error)
  expect(counted(other.value)).toEqual({ [B]: 1 })
  expect(other.value).toMatchObject({ entries: 1, own: 1 })
  expect(readFieldFile(text, pool, new Set(['7001', '7002']))).toEqual({
    ok: false,
    error: 'All entries of the file are your own.',
  })
})

test('a captain under the plain id is the captain', () => {
  expect(counted(read([HEADER, '100,101,102,103,104,105'].join('\n')))).toEqual({ [A]: 1 })
})

test('rows that are no lineup of the slate are told with their reason, and the others count', () => {
  const file = read(
    [
      `${HEADER},Dupes`,
      `${line(0, 1, 2, 3, 4, 5)},1`,
      `${line(0, 1, 2, 3, 4, 4)},1`,
      `${line(0, 1, 2, 3, 4, 7)},1`,
      `${cell(0, true)},,${cell(2)},${cell(3)},${cell(4)},${cell(5)},1`,
      `Zed Zone (999),${[1, 2, 3, 4, 5].map((i) => cell(i)).join(',')},1`,
      `${line(1, 0, 2, 3, 4, 5)},many`,
    ].join('\n'),
  )
  expect(file.entries).toBe(2)
  expect(file.bad).toEqual([
    { row: 3, column: null, reason: 'a player stands in it twice' },
    { row: 4, column: null, reason: 'Hal Hand is out' },
    { row: 5, column: null, reason: 'no player for Flex 1' },
    { row: 6, column: null, reason: '"Zed Zone (999)" is no Captain of this slate' },
    { row: 7, column: 'Dupes', reason: '"many" is no number of copies' },
  ])
})

test('a lineup over the budget is none', () => {
  const poor = contestPoolOf(pool.rows, SHOWDOWN, { budget: 38_000 })
  expect(readFieldFile([HEADER, line(0, 1, 2, 3, 4, 5)].join('\n'), poor)).toEqual({
    ok: false,
    error: 'No lineup can be read. Row 2: it costs $39,000, over the budget.',
  })
})

test.each([
  ['', 'The file is empty.'],
  [
    'Name,Salary\nAnn Arm,6000',
    'No row holds a lineup of this slate. Lineups are rows of CPT,FLEX,FLEX,FLEX,FLEX,FLEX with cells such as Name (id).',
  ],
  [`${HEADER}\n`, 'The file holds no lineup.'],
  [`${HEADER}\n"Ann`, 'A quote opens in row 2 and is never closed.'],
])('%j is refused', (text, sentence) => {
  expect(readFieldFile(text, pool)).toEqual({ ok: false, error: sentence })
})

test('standings say how many entries the contest has: the user’s own, and those that can’t be read, too', () => {
  const lineup = 'CPT Ann Arm FLEX Bo Back FLEX Cy Catch FLEX Di Deep FLEX Ed End FLEX Flo Foot'
  const entries = [lineup, lineup, lineup.replace('Ann Arm', 'Someone Else')]
  const text = [
    'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS',
    ...entries.map((each, i) => `${i + 1},${7001 + i},user-${i},0,${90 - i},${each},,,,,`),
  ].join('\n')
  const file = readFieldFile(text, pool, new Set(['7001']))
  expect(file).toMatchObject({ ok: true, value: { size: 3, entries: 1, own: 1 } })
  expect(read([HEADER, line(0, 1, 2, 3, 4, 5)].join('\n')).size).toBeNull()
})
