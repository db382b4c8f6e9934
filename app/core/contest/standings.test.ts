import { expect, test } from 'vitest'
import type { FileRefusal } from '../files/file-refusal.ts'
import { contestAnalytics } from './analytics.ts'
import { captainOf, entryNames, lineupPlayers, screenNameOf } from './field.ts'
import { contestLessons, learningStats } from './learning.ts'
import { tryStandings } from './testing/every-figure.ts'

const HEADER = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS'
const ANN_UP = 'CPT Ann One FLEX Bo Two FLEX Bears '
const BO_UP = 'CPT Bo Two FLEX Ann One FLEX Bears '

/** Three entries and an empty one: 1.5 x 20 + 10 + 4, 1.5 x 10 + 20 + 4. The left table is the longer one. */
const SHOWDOWN = [
  HEADER,
  `1,11,ann (1/2),0,44,${ANN_UP},,Ann One,FLEX,75.00%,20`,
  `2,12,bob,0,39,${BO_UP},,Bo Two,CPT,75.00%,15`,
  `2,13,ann (2/2),0,39.000004,${BO_UP},,Bears ,FLEX,75.00%,4`,
  '4,14,cyd,0,0,,,,',
].join('\r\n')

test('two tables side by side: captains, points, ownership and an empty lineup', () => {
  const { field, best } = read(`\uFEFF${SHOWDOWN}\r\n`.slice(1))
  expect(contestAnalytics(field)).toEqual({
    entries: 4,
    lineups: 3,
    winningPoints: 44,
    averagePoints: (44 + 39 + 39 + 0) / 4,
    mostCommonCpt: { player: 'Bo Two', count: 2 },
    topCpts: [
      { player: 'Bo Two', count: 2, avgRank: 2 },
      { player: 'Ann One', count: 1, avgRank: 1 },
    ],
    ownershipDistribution: [
      { range: '75-80%', count: 3 },
      { range: 'No lineup shown', count: 1 },
    ],
  })
  expect(field.players.map(({ name, pointsMilli }) => [name, pointsMilli])).toEqual([
    ['Ann One', 20_000],
    ['Bo Two', 10_000],
    ['Bears', 4_000],
  ])
  expect(best.map(({ entry, rank }) => [entry, rank])).toEqual([
    [0, 1],
    [1, 2],
    [2, 2],
    [3, 4],
  ])
  expect(entryNames(field).map(screenNameOf)).toEqual(['ann', 'bob', 'ann', 'cyd'])
  expect(field.isLive).toBe(false)
})

test('a player name with an unquoted comma, and a player table longer than the entries', () => {
  const { field } = read(
    `${HEADER}\n1,11,ann,0,44,${ANN_UP},,Smith, Jr. Joe,FLEX,0.00%,3\n,,,,,,,Zed Last,FLEX,0.00%,7`,
  )
  expect(field.entries).toBe(1)
  const late = field.players.slice(-2)
  expect(late).toMatchObject([
    { name: 'Smith, Jr. Joe', draftedPct: 0, pointsMilli: 3000 },
    { name: 'Zed Last', pointsMilli: 7000 },
  ])
})

test('other header spellings: quoted and re-saved with NA, six columns, semicolons', () => {
  const resaved = read(
    '"Rank","EntryId","EntryName","TimeRemaining","Points","Lineup","X","Player","X.Drafted","FPTS"\n' +
      '1,9,"ann",0,12,"QB Ann One DST Bears ",NA,"Ann One","100%",12\n2,8,"bob",0,1,"",NA,"","",NA',
  )
  expect(resaved.field.players[0]).toEqual({
    name: 'Ann One',
    position: 'QB',
    draftedPct: 100,
    pointsMilli: 12_000,
  })
  expect(resaved.field.players).toHaveLength(2)
  const old = read('Rank,EntryId,EntryName,TimeRemaining,Points,Lineup\n1,9,ann,0,12,QB Ann One DST Bears \n')
  expect(old.field.players.map(({ pointsMilli }) => pointsMilli)).toEqual([null, null])
  for (const delimiter of [';', '\t', '|'])
    expect(read(SHOWDOWN.replaceAll(',', delimiter)).field).toEqual(read(SHOWDOWN).field)
  expect(read(`The contest of Sunday\n\n${SHOWDOWN}`).field.entries).toBe(4)
})

test('a running contest is recognised by hidden slots or time remaining, and nothing is learned from it', () => {
  const locked = read(`${HEADER}\n1,9,ann,0,5,CPT LOCKED FLEX Bo Two,,Bo Two,FLEX,100%,5`).field
  expect([locked.isLive, captainOf(locked, 0), lineupPlayers(locked, 0).length]).toEqual([true, null, 1])
  const playing = read(`${HEADER}\n1,9,ann,12.5,5,${ANN_UP},,Bo Two,FLEX,100%,5`).field
  expect(playing.isLive).toBe(true)
  expect(learningStats(contestLessons(playing, null))).toEqual({ players: 0, stacks: 0, matchups: 0 })
})

test('learned counts: lineups, captains, winners and pairs; salary and opponent from the slate', () => {
  const { field } = read(SHOWDOWN)
  const slate = new Map([['ann-one', { position: 'QB', salary: 10_000, opponent: 'CHI' }]])
  const lessons = contestLessons(field, slate)
  expect([lessons.lineups, lessons.winningLineups]).toEqual([3, 1])
  expect(lessons.players[0]).toEqual({
    playerName: 'Ann One',
    position: 'QB',
    lineups: 3,
    captainLineups: 1,
    winningLineups: 1,
    pointsMilli: 20_000,
    salary: 10_000,
    opponent: 'CHI',
  })
  expect(lessons.stacks).toEqual([
    { player1Name: 'Ann One', player2Name: 'Bears', lineups: 3, winningLineups: 1, combinedMilli: 24_000 },
    { player1Name: 'Ann One', player2Name: 'Bo Two', lineups: 3, winningLineups: 1, combinedMilli: 30_000 },
    { player1Name: 'Bears', player2Name: 'Bo Two', lineups: 3, winningLineups: 1, combinedMilli: 14_000 },
  ])
  expect(learningStats(lessons)).toEqual({ players: 3, stacks: 3, matchups: 1 })
})

test.each<[string, string, FileRefusal]>([
  ['nothing', '', { kind: 'empty' }],
  ['blank lines', '\n\n\n', { kind: 'empty' }],
  ['a header alone', HEADER, { kind: 'no_rows', headerRow: 1, first: null }],
  [
    'another table',
    'a,Rank,c\n1,2,3',
    {
      kind: 'missing_columns',
      missing: ['EntryId', 'Points', 'Lineup'],
      header: { row: 1, cells: ['a', 'Rank', 'c'] },
    },
  ],
  [
    'a salary file',
    'Position,Name + ID,Name,ID,Roster Position,Salary,Game Info\nQB,x,x,1,QB,5,y',
    { kind: 'other_file', file: 'salaries' },
  ],
  [
    'an entries file',
    'Entry ID,Contest Name,Contest ID,Entry Fee,CPT\n1,x,2,$1,',
    { kind: 'other_file', file: 'salaries' },
  ],
  [
    'a history',
    'Sport,Game_Type,Entry_Key,Entry,Contest_Key,Place\nNFL,x,1,y,2,3',
    { kind: 'other_file', file: 'history' },
  ],
  ['an open quote', `${HEADER}\n1,9,"ann,0,5,x`, { kind: 'open_quote', row: 2 }],
  ['an endless line', `${HEADER}\n${'x'.repeat(40_000)}`, { kind: 'line_too_long' }],
  [
    'an entry twice',
    `${HEADER}\n1,9,a,0,5,${ANN_UP},\n2,9,b,0,4,${BO_UP},`,
    { kind: 'entry_twice', entryId: 9 },
  ],
  ['lineups of another kind', `${HEADER}\n1,9,a,0,5,Ann / Bo,`, { kind: 'no_roster_slots' }],
  [
    'a roster of 41',
    `${HEADER}\n1,9,a,0,5,${'QB Ann '.repeat(41)},`,
    { kind: 'too_many', what: 'players of a lineup', most: 40 },
  ],
  [
    '3,001 players',
    `${HEADER}\n${Array.from({ length: 3001 }, (_, i) => `${i + 1},${i + 1},a,0,5,QB P${i},`).join('\n')}`,
    { kind: 'too_many', what: 'players', most: 3000 },
  ],
  [
    '3,001 players in the right table',
    `${HEADER}\n1,9,a,0,5,QB P0,,P0,QB,1%,1\n${Array.from({ length: 3000 }, (_, i) => `,,,,,,,P${i + 1},QB,1%,1`).join('\n')}`,
    { kind: 'too_many', what: 'players', most: 3000 },
  ],
])('%s is refused by name', (_what, text, refusal) => {
  expect(tryStandings(text, { keepBest: 10 })).toEqual({ ok: false, error: refusal })
})

test('a roster of 40 slots and a file of 3,000 players are read', () => {
  const rosters = Array.from({ length: 75 }, (_, entry) =>
    Array.from({ length: 40 }, (_, slot) => `QB P${40 * entry + slot} `).join(''),
  )
  const { field } = read(
    [HEADER, ...rosters.map((roster, i) => `${i + 1},${i + 1},a,0,5,${roster},`)].join('\n'),
  )
  expect([field.players.length, field.lineupSize]).toEqual([3000, 40])
})

test('rows are numbered as in a spreadsheet, in any pieces; a blank row is not passed over', () => {
  const text = `${HEADER}\r\n\r\n,,,,,,,,,,\r\nTotal\r\n1,9,a,0,5,${ANN_UP},\n,,a note,,,\n\n\nx,10,b,0,5,,`
  for (const pieceSize of [1, 7, 1000]) {
    const standings = tryStandings(text, { keepBest: 10, pieceSize })
    expect(standings.ok && standings.value.passedOver, `${pieceSize}`).toEqual([
      { reason: 'the rank is not a whole number from 1', rows: 2, first: { row: 4, text: 'Total' } },
      { reason: 'neither an entry nor a player', rows: 1, first: { row: 6, text: 'a note' } },
    ])
  }
})

test('a file whose entries are all unreadable is refused with the first of them', () => {
  const refused = tryStandings(`${HEADER}\nfirst,9,a,0,5,${ANN_UP},`, { keepBest: 10 })
  expect(refused).toEqual({
    ok: false,
    error: {
      kind: 'no_rows',
      headerRow: 1,
      first: { row: 2, column: null, reason: 'the rank is not a whole number from 1' },
    },
  })
})

test('rows with unreadable figures are counted by reason with an example, and hostile names are kept as text', () => {
  const { field, passedOver } = read(
    `${HEADER}\n1,9,__proto__,0,5,CPT __proto__ FLEX constructor,,toString,FLEX,0%,1\nx,10,b,0,5,${BO_UP},\n3,1e3,b,0,5,${BO_UP},\n0,11,b,0,5,,\n4,12,b,0,NaN,,`,
  )
  expect(field.entries).toBe(1)
  expect(passedOver).toEqual([
    {
      reason: 'the rank is not a whole number from 1',
      rows: 2,
      first: { row: 3, text: 'x, 10, b, 0, 5, CPT Bo Two FLEX Ann One FLEX Bears' },
    },
    {
      reason: 'the entry id is not a whole number',
      rows: 1,
      first: { row: 4, text: '3, 1e3, b, 0, 5, CPT Bo Two FLEX Ann One FLEX Bears' },
    },
    { reason: 'the points are not a number', rows: 1, first: { row: 6, text: '4, 12, b, 0, NaN' } },
  ])
  expect(field.players.map(({ name }) => name)).toEqual(['__proto__', 'constructor', 'toString'])
})

function read(text: string) {
  const standings = tryStandings(text, { keepBest: 10 })
  if (!standings.ok) throw new Error(standings.error.kind)
  return standings.value
}
