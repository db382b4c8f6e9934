import { describe, expect, test } from 'vitest'
import { cheapLineups, SHOWDOWN_POOL } from '../entries/testing/made-uploads.ts'
import { isRefused, uploadProblemText } from '../entries/upload-problem.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { isCaptainRow, type Player, personKey } from '../players/player.ts'
import { type MadeEntry, madeEntries, readMade } from './testing/made-entries.ts'
import { validateEntries } from './validate-entries.ts'
import { writeEntriesFile } from './write-entries-file.ts'

const LINEUPS = cheapLineups(SHOWDOWN_POOL, 4)
const IDS = LINEUPS.map((players) => players.map(({ providerId }) => providerId!))
const [LINEUP] = LINEUPS as [Player[]]
const [CAPTAIN, FIRST] = LINEUP as [Player, Player]
const flexOfCaptain = SHOWDOWN_POOL.find((row) => row.name === CAPTAIN.name && !isCaptainRow(row))!
const entry = (cells: readonly string[], key = '501', contest = '81'): MadeEntry => ({ key, contest, cells })

function problemsOf(
  entries: readonly MadeEntry[],
  filled: ReadonlyMap<number, readonly string[]> = new Map(),
  outPeople: ReadonlySet<string> = new Set(),
) {
  const file = readMade(madeEntries(entries))
  return validateEntries({ file, filled, slate: { pool: SHOWDOWN_POOL, format: SHOWDOWN, outPeople } })
}
const textsOf = (...asked: Parameters<typeof problemsOf>) => problemsOf(...asked).map(uploadProblemText)

test('a file with legal lineups has no problem, filled here or before, by ids or with names', () => {
  const entries = [
    entry(IDS[0]!),
    entry(
      IDS[1]!.map((id) => `Any Name (${id})`),
      '502',
    ),
    entry([], '503'),
  ]
  const filled = new Map([[4, IDS[2]!]])
  expect(problemsOf(entries, filled)).toEqual([])
  // The written file, read again, has none either.
  const written = readMade(writeEntriesFile(readMade(madeEntries(entries)), filled))
  const slate = { pool: SHOWDOWN_POOL, format: SHOWDOWN, outPeople: new Set<string>() }
  expect(validateEntries({ file: written, filled: new Map(), slate })).toEqual([])
})

// What is found in a lineup is as in upload files (validate-upload.test.ts), with the cell counted from this file's first
// column.
describe('each finding names row, cell and cure', () => {
  const first = IDS[0]!
  test.each([
    [
      'a blank cell',
      first.with(4, ''),
      'Row 2, FLEX (cell I2): The cell is blank. Choose a player for FLEX.',
    ],
    [
      'a FLEX id in CPT',
      first.with(0, flexOfCaptain.providerId!),
      `Row 2, CPT (cell E2): ${flexOfCaptain.providerId} is the FLEX id of ${CAPTAIN.name}. Write the CPT id, ${CAPTAIN.providerId}.`,
    ],
  ])('%s', (_name, cells, text) => {
    expect(textsOf([entry(cells)])).toEqual([text])
    expect(textsOf([entry([])], new Map([[2, cells]]))).toEqual([text])
  })

  test('a locked cell changed', () => {
    const locked = first.with(0, `${CAPTAIN.name} (${CAPTAIN.providerId}) (LOCKED)`)
    const other = SHOWDOWN_POOL.find(
      (row) => isCaptainRow(row) && !LINEUP.some(({ name }) => name === row.name),
    )!
    const texts = textsOf([entry(locked)], new Map([[2, first.with(0, other.providerId!)]]))
    expect(texts).toContain(
      `Row 2, CPT (cell E2): ${CAPTAIN.name} is locked in this slot. Keep ${CAPTAIN.name} (${CAPTAIN.providerId}) (LOCKED).`,
    )
    expect(textsOf([entry(locked)], new Map([[2, first]]))).toEqual([])
    expect(textsOf([entry(locked)])).toEqual([])
  })

  test('a lineup twice in one contest; in two contests it is none', () => {
    const [captain, ...others] = first
    const entries = [
      entry(first),
      entry([captain!, ...others.toReversed()], '502'),
      entry(first, '503', '82'),
    ]
    const problems = problemsOf(entries)
    expect(problems.map(uploadProblemText)).toEqual([
      'Row 3: This is the lineup of row 2 once more, in the same contest. ' +
        'Give this entry another lineup, unless you want it twice.',
    ])
    expect(problems.some(isRefused)).toBe(false)
  })

  test('a player who is out, an empty entry: the provider takes both', () => {
    const problems = problemsOf([entry(first), entry([], '502')], new Map(), new Set([personKey(FIRST)]))
    expect(problems.map(uploadProblemText)).toEqual([
      `Row 2, FLEX (cell F2): ${FIRST.name} is out. Choose another player for FLEX.`,
      'Row 3: Entry 502 has no lineup. Build more lineups, or fill it before the contest locks.',
    ])
    expect(problems.some(isRefused)).toBe(false)
  })

  test('empty entries are named once for each contest, at the first of them', () => {
    const empty = ['502', '503', '504'].map((key) => entry([], key, key === '504' ? '82' : '81'))
    expect(textsOf([entry(first), ...empty])).toEqual([
      'Row 3: Entry 502 and 1 more of this contest have no lineup. Build more lineups, or fill them before the contest locks.',
      'Row 5: Entry 504 has no lineup. Build more lineups, or fill it before the contest locks.',
    ])
  })

  test('an entry id that a spreadsheet shortened, and one that is there twice', () => {
    const problems = problemsOf([entry(first, '5E+09'), entry(IDS[1]!, '502'), entry(IDS[2]!, '502')])
    expect(problems.map(uploadProblemText)).toEqual([
      'Row 2, Entry ID (cell A2): 5E+09 is not an entry id. Download DKEntries.csv again, and do not save it in a spreadsheet.',
      'Row 4, Entry ID (cell A4): Entry 502 is in row 3 too. Remove one of the two rows.',
    ])
    expect(problems.every(isRefused)).toBe(true)
  })

  test('a file of another slate is one finding, not one for each cell', () => {
    const file = readMade(madeEntries([entry(first)]).replaceAll('4100', '5100'))
    const slate = { pool: SHOWDOWN_POOL, format: SHOWDOWN, outPeople: new Set<string>() }
    expect(validateEntries({ file, filled: new Map([[2, first]]), slate }).map(uploadProblemText)).toEqual([
      'The players of this file are not those of the loaded slate. ' +
        'Load the salary file of its contests, or choose the DKEntries.csv of this slate.',
    ])
  })
})
