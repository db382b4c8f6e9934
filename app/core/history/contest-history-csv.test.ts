import fc from 'fast-check'
import { expect, test } from 'vitest'
import { badRowText } from '#contract/file-refusals.ts'
import { HISTORY_HEADER, historyCsv, makeHistory } from '../fixtures/contest-history.ts'
import { wholeHistory } from './testing/whole-history.ts'

const HEADER = HISTORY_HEADER.join(',')
const ROW =
  'NFL,Showdown Captain Mode,4003,"NFL $20 [20 Entry Max]",9003,2026-06-07 13:00:00,1,150.5,"$1,050.00",$2.50,"1,500",$20.00,"$5,000.00",350'

function entriesIn(text: string) {
  const parsed = wholeHistory(text)
  if (!parsed.ok) throw new Error(parsed.error.kind)
  return parsed.value
}

function refusalsOf(...rows: string[]): string[] {
  return entriesIn([HEADER, ROW, ...rows].join('\n')).firstRefused.map(badRowText)
}

test('a row is read cell by cell, money to the cent', () => {
  const { entries, refused, asOf } = entriesIn(`${HEADER}\n${ROW}\n`)
  expect(refused).toBe(0)
  expect(asOf).toBe('2026-06-07 13:00:00')
  expect(entries).toEqual([
    {
      sport: 'NFL',
      gameType: 'Showdown Captain Mode',
      entryKey: '4003',
      contestName: 'NFL $20 [20 Entry Max]',
      contestKey: '9003',
      contestDate: '2026-06-07 13:00:00',
      place: 1,
      points: 150.5,
      winningsNonTicketCents: 105_000,
      winningsTicketCents: 250,
      contestEntries: 1500,
      entryFeeCents: 2000,
      prizePoolCents: 500_000,
      placesPaid: 350,
    },
  ])
})

test('rows with one filled cell are passed over, counted and named; blank rows are not; empty cells are null', () => {
  const ghosts = Array.from({ length: 608 }, () => ',,,,,,,,,,,,,0')
  const open = 'NFL,,4004,,9004,2026-06-08,-,,-,,,,-,'
  const { entries, refused, passedOver } = entriesIn([HEADER, ROW, open, '', ',,,', ...ghosts].join('\n'))
  expect(refused).toBe(0)
  expect(passedOver).toEqual([{ reason: 'only one cell is filled', rows: 608, first: { row: 6, text: '0' } }])
  expect(entries).toHaveLength(2)
  expect(entries[1]).toMatchObject({
    gameType: 'Unknown',
    contestDate: '2026-06-08 00:00:00',
    place: null,
    points: null,
    winningsNonTicketCents: 0,
    winningsTicketCents: 0,
    contestEntries: null,
    entryFeeCents: 0,
    prizePoolCents: null,
    placesPaid: null,
  })
})

test('bad rows are listed by row, column and reason; good rows are imported', () => {
  const bad = (place: number, cell: string) => {
    const cells = [...'NFL,Classic,5,Name,9,2026-06-07 13:00:00,1,1,$1.00,$0.00,10,$1.00,$9.00,2'.split(',')]
    cells[place] = cell
    return cells.join(',')
  }
  expect(
    refusalsOf(
      bad(2, ''),
      bad(2, '8.24045E+09'),
      bad(5, '2026-02-30 13:00:00'),
      bad(6, 'first'),
      bad(8, '$10.5.0'),
      bad(8, '"1,50"'),
      bad(11, '(1.00)'),
      'NFL,Classic,6',
    ),
  ).toEqual([
    'Row 3, Entry_Key: is missing',
    `Row 4, Entry_Key: "8.24045E+09" is not an entry's number; export the file again without opening it in a spreadsheet`,
    'Row 5, Contest_Date_EST: "2026-02-30 13:00:00" is not a date',
    'Row 6, Place: "first" is not a whole number',
    'Row 7, Winnings_Non_Ticket: "$10.5.0" is not an amount like $1,234.50',
    'Row 8, Winnings_Non_Ticket: "1,50" is not an amount like $1,234.50',
    'Row 9, Entry_Fee: "(1.00)" is negative',
    'Row 10, Contest_Date_EST: is missing',
  ])
})

test('a file without any entry is refused, with the missing columns or the kind of file it is', () => {
  const refusalOf = (text: string) => {
    const parsed = wholeHistory(text)
    return parsed.ok ? null : parsed.error
  }
  expect(refusalOf('  \n')).toEqual({ kind: 'empty' })
  expect(refusalOf(`${HEADER}\n`)).toEqual({ kind: 'no_rows', headerRow: 1, first: null })
  expect(refusalOf(`${HEADER}\n"NFL,Classic`)).toEqual({ kind: 'open_quote', row: 2 })
  expect(refusalOf(`${HEADER}\nNFL,Classic,,x`)).toEqual({
    kind: 'no_rows',
    headerRow: 1,
    first: { row: 2, column: 'Entry_Key', reason: 'is missing' },
  })
  expect(refusalOf('Position,Name + ID,Name,ID,Roster Position,Salary\nQB,A (1),A,1,QB,5000')).toEqual({
    kind: 'other_file',
    file: 'salaries',
  })
  expect(refusalOf('Rank,EntryId,EntryName,TimeRemaining,Points,Lineup\n1,2,me,0,100,CPT A')).toEqual({
    kind: 'other_file',
    file: 'standings',
  })
  expect(refusalOf('a\tb\tEntry_Fee\n1\t2\t3')).toEqual({
    kind: 'missing_columns',
    missing: ['Entry_Key', 'Contest_Date_EST', 'Winnings_Non_Ticket'],
    header: { row: 1, cells: ['a', 'b', 'Entry_Fee'] },
  })
  expect(refusalOf('a,b,c\n1,2,3')).toEqual({
    kind: 'missing_columns',
    missing: ['Entry_Key', 'Contest_Date_EST', 'Winnings_Non_Ticket', 'Entry_Fee'],
    header: { row: 1, cells: ['a', 'b', 'c'] },
  })
})

test('names such as constructor and __proto__ are ordinary text', () => {
  const row = ROW.replace('NFL,Showdown Captain Mode', '__proto__,constructor')
  expect(entriesIn(`${HEADER},__proto__,toString\n${row},x,y`).entries[0]).toMatchObject({
    sport: '__proto__',
    gameType: 'constructor',
  })
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

test('every amount of cents is read exactly in each notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_99, max: 99_999_999_99 }), fc.nat(3), (cents, clothes) => {
      const plain = (Math.abs(cents) / 100).toFixed(2)
      const grouped = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
      const minus = cents < 0 ? '-' : ''
      const written = [
        `${minus}$${grouped}`,
        `${minus}${plain}`,
        cents < 0 ? `($${grouped})` : grouped,
        `$${minus}${plain}00`,
      ][clothes]!
      const row = ROW.replace('"$1,050.00"', `"${written}"`)
      expect(entriesIn(`${HEADER}\n${row}`).entries[0]?.winningsNonTicketCents).toBe(cents)
    }),
  )
})

test('no text makes the parser throw, and parsing again gives the same result', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('"', ',', '\n', '\r', '\t', '\0', '$1.00', '2026-01-01', '='),
  )
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 16 }), { maxLength: 6 }), (rows) => {
      const text = [HEADER, ROW, ...rows.map((cells) => cells.join(','))].join('\n')
      expect(wholeHistory(text)).toEqual(wholeHistory(text))
    }),
  )
})

test('every row of a large account is read', () => {
  const rows = makeHistory({ entries: 5000, seed: 3 })
  const { entries, refused } = entriesIn(historyCsv(rows))
  expect(refused).toBe(0)
  expect(entries.map(({ entryKey }) => entryKey)).toEqual(rows.map((row) => row.Entry_Key))
  expect(entries.map(({ contestName }) => contestName)).toEqual(rows.map((row) => row.Entry))
})

test.each([
  ['6/7/2026 12:05:00 AM', '2026-06-07 00:05:00'],
  ['6/7/2026 12:05 PM', '2026-06-07 12:05:00'],
  ['6/7/26 11:59:59 PM', '2026-06-07 23:59:59'],
  ['6/7/26 13:00', '2026-06-07 13:00:00'],
  ['12/31/2026', '2026-12-31 00:00:00'],
])('a date that a spreadsheet wrote as %s is %s', (written, date) => {
  const row = ROW.replace('2026-06-07 13:00:00', written)
  expect(entriesIn(`${HEADER}\n${row}`).entries[0]?.contestDate).toBe(date)
})

test('of many rows that can not be read the first hundred are named, the others counted', () => {
  const { refused, firstRefused } = entriesIn([HEADER, ROW, ...new Array(30_000).fill('x,y')].join('\n'))
  expect([refused, firstRefused.length, firstRefused.at(-1)?.row]).toEqual([30_000, 100, 102])
})

test('the pieces of a text make no difference', () => {
  const title = `My contests,"of, one\r\nyear"\r\n${',,,\r\n'.repeat(3)}`
  const rows = historyCsv(makeHistory({ entries: 900, seed: 4 })).replaceAll('\n', '\r\n')
  const text = `\uFEFF${title}${rows}\r\n,,,7\r\nNFL,,x y,\r\n`
  const whole = wholeHistory(text)
  expect(whole).toMatchObject({
    ok: true,
    value: { firstRefused: [{ row: 908 }], passedOver: [{ rows: 1 }] },
  })
  for (const size of [1, 7, 4_096, 65_536, 100_000]) expect(wholeHistory(text, size)).toEqual(whole)
})

test.each([
  ['a blank text', ' \n\n'],
  ['JSON', '{"a":1}'],
  ['another file', 'Rank,EntryId,EntryName,Lineup\n1,2,me,'],
  ['a header alone', HEADER],
  ['a quote that is never closed', `${HEADER}\n${ROW}\n"${'x,\n'.repeat(30_000)}`],
  ['a row that is too long', `${HEADER}\n${ROW}\n${'x'.repeat(70_000)}`],
])('%s is refused alike in pieces', (_, text) => {
  const whole = wholeHistory(text)
  expect(whole.ok).toBe(false)
  for (const size of [1, 4_096, 65_536]) expect(wholeHistory(text, size)).toEqual(whole)
})
