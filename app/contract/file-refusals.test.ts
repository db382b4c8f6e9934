import { describe, expect, test } from 'vitest'
import type { FileRefusal } from '#core/files/file-refusal.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { Format } from '#core/formats/format.ts'
import type { Misfit } from '#core/formats/misfit.ts'
import { PROVIDER_FILES } from '#core/provider-file.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import { refusalText, refusalWords } from './file-refusals.ts'

const HEADER = { row: 2, cells: ['Name;x', 'Salary'] }

/** One of each kind. */
const REFUSALS: { [Kind in FileRefusal['kind']]: Extract<FileRefusal, { kind: Kind }> } = {
  empty: { kind: 'empty' },
  not_csv: { kind: 'not_csv', is: 'a web page' },
  other_file: { kind: 'other_file', file: 'standings' },
  other_format: { kind: 'other_format', format: BIG_LEAGUE, wanted: SHOWDOWN },
  misfit: { kind: 'misfit', misfit: { why: 'several_games', teams: 8, site: null }, wanted: SHOWDOWN },
  missing_columns: { kind: 'missing_columns', missing: ['A', 'B', 'C'], header: HEADER },
  missing_position: { kind: 'missing_position', header: HEADER },
  no_player_list: { kind: 'no_player_list' },
  no_rows: { kind: 'no_rows', headerRow: 2, first: { row: 3, column: 'Entry_Key', reason: 'is missing' } },
  open_quote: { kind: 'open_quote', row: 3 },
  line_too_long: { kind: 'line_too_long' },
  too_many: { kind: 'too_many', what: 'entries', most: 1_000_000 },
  entry_twice: { kind: 'entry_twice', entryId: 9 },
  no_roster_slots: { kind: 'no_roster_slots' },
}

describe('a refused salary file has the message of SPEC.md and a detail', () => {
  const NO_PLAYERS = 'CSV file is empty or invalid'
  const MISSING = 'Missing required columns. Need: Name, Salary, and AvgPointsPerGame'

  test.each<[string, string, string | null]>([
    ['', NO_PLAYERS, null],
    ['Name,Position,Salary,Avg', NO_PLAYERS, null],
    ['\n\r\n \n', NO_PLAYERS, null],
    [
      '[{"Name":"Ada","Salary":"1","Avg":"2","Position":"QB"}]',
      NO_PLAYERS,
      'This is JSON, not a CSV file. Download the CSV file again, or save the table as CSV.',
    ],
    [
      'Name,Position,Salary,Avg\n,,,\nX',
      NO_PLAYERS,
      'No row below the header in row 1 holds a player. Row 3: fewer than 3 cells.',
    ],
    [
      'Name,Position,AvgPointsPerGame\nAda B,QB,20',
      MISSING,
      'Missing: Salary. Row 1 was read as the header: Name, Position, AvgPointsPerGame.',
    ],
    [
      'PK\u0003\u0004\u0000binary\nrubbish',
      'Failed to parse CSV',
      'This is a spreadsheet or a zip file, not a CSV file. Download the CSV file again, or save the table as CSV.',
    ],
    [
      'rubbish\nmore rubbish',
      MISSING,
      'Missing: Name, Salary, AvgPointsPerGame. Row 1 was read as the header: rubbish.',
    ],
    [
      'junk\nName;x,Salary,Avg\nAda B,9000,20',
      'Missing position column. Need either "Position" or "Roster Position"',
      'Row 2 was read as the header: Name;x, Salary, Avg.',
    ],
    [
      'Name,Position,Salary,Avg\nAda B,QB,9,1\n"Cy D,QB,9,1\nEd F,QB,9,1',
      'Failed to parse CSV',
      'A quote opens in row 3 and is never closed.',
    ],
  ])('%j', (text, message, detail) => {
    const slate = parseSlateCsv(text, { format: SHOWDOWN })
    expect(!slate.ok && refusalWords('salaries', slate.error)).toEqual({ message, detail })
  })
})

test('a refused history or standings file has one text that names the problem', () => {
  expect(Object.values(REFUSALS).map((refusal) => refusalText('history', refusal))).toEqual([
    'The file is empty.',
    'This is a web page, not a CSV file. Download the CSV file again, or save the table as CSV.',
    'This looks like a contest standings file, not your contest history. Upload it under Contest Insights.',
    'This is a Big League salary file: ten slots under $100. Load it in Big League. For Showdown choose a file of a captain and five flex under $50,000.',
    'This is a salary file of 8 teams without captains. A Showdown contest is about one game. For Showdown choose a file of a captain and five flex under $50,000.',
    'This is not a contest history from the My Contests page. Missing columns: A, B, C.',
    'Row 2 was read as the header: Name;x, Salary.',
    "The file has no list of players. Choose the contest's salary file, or download this file again and leave the list in it.",
    'No row of the file can be read. Row 3, Entry_Key: is missing.',
    'A quote opens in row 3 and is never closed.',
    'A line of the file is too long: at most 32,768 characters and 1,000 cells are read.',
    'The file has more than 1,000,000 entries.',
    'Entry 9 is in the file twice.',
    'The lineups of the file cannot be read: no roster slots such as FLEX or QB.',
  ])
  expect(refusalText('standings', REFUSALS.missing_columns)).toBe(
    'This is not a contest standings file: A, B and C are not in its first row (Name;x, Salary).',
  )
  expect(refusalText('standings', { ...REFUSALS.missing_columns, missing: ['Rank'] })).toContain(
    'Rank is not in',
  )
  expect(refusalText('history', { ...REFUSALS.no_rows, first: null })).toBe(
    'The file has no entries below its header.',
  )
})

test('a header with many columns is shortened with an ellipsis', () => {
  const cells = Array.from({ length: 13 }, (_, i) => `C${i}`)
  const wide: FileRefusal = { kind: 'missing_columns', missing: ['Salary'], header: { row: 1, cells } }
  expect(refusalText('salaries', wide)).toContain(
    'header: C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, ....',
  )
  expect(refusalText('standings', wide)).toContain('(C0, C1, C2, C3, C4, C5)')
})

test.each(PROVIDER_FILES)('every kind of refusal of %s has a text', (file) => {
  for (const refusal of Object.values(REFUSALS)) expect(refusalText(file, refusal)).toMatch(/\w+.*[.\w)]$/)
})

test('a file of another format is named, with the action to take', () => {
  const words = (format: Format, wanted: Format) =>
    refusalWords('salaries', { kind: 'other_format', format, wanted })
  const notYet = { ...STANDARD, disabled: true }
  expect(words(notYet, BIG_LEAGUE)).toEqual({
    message: 'This is a Classic salary file: nine slots under $50,000',
    detail:
      "Classic contests can't be played here yet. For Big League choose a file of ten slots under $100.",
  })
  expect(words(SHOWDOWN, BIG_LEAGUE)).toEqual({
    message: 'This is a Showdown salary file: a captain and five flex under $50,000',
    detail: 'Load it in Showdown. For Big League choose a file of ten slots under $100.',
  })
})

test('a file that no lineup can come from is named by what is known of it', () => {
  const words = (misfit: Misfit, wanted: Format) =>
    refusalWords('salaries', { kind: 'misfit', misfit, wanted })
  const choose = 'For Showdown choose a file of a captain and five flex under $50,000.'
  expect(words({ why: 'several_games', teams: 8, site: null }, SHOWDOWN)).toEqual({
    message: 'This is a salary file of 8 teams without captains',
    detail: `A Showdown contest is about one game. ${choose}`,
  })
  expect(words({ why: 'several_games', teams: 26, site: 'FanDuel' }, SHOWDOWN)).toEqual({
    message: 'This is a FanDuel salary file of 26 teams: nine slots under $60,000',
    detail: `FanDuel contests can't be played here. ${choose}`,
  })
  expect(words({ why: 'prices', least: 3000, most: 9800, site: null }, BIG_LEAGUE)).toEqual({
    message: 'This is a salary file with prices from $3,000 to $9,800, not one of Big League',
    detail:
      'The cheapest player costs $3,000, and the whole budget is $100. For Big League choose a file of ten slots under $100.',
  })
})
