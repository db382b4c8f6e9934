import { afterAll, describe, expect, test, vi } from 'vitest'
import { entriesFile, fanduelSingleGame, uploadTemplate } from '../fixtures/salary-files.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { Format } from '../formats/format.ts'
import { FANDUEL_SINGLE_GAME } from '../formats/testing/fanduel-single-game.ts'
import { makePlayer } from '../players/fixtures/make-player.ts'
import { isCaptainRow, type Player, personKey } from '../players/player.ts'
import { cheapLineups, MADE_SLATE, poolOf, SHOWDOWN_POOL } from './testing/made-uploads.ts'
import { uploadFile } from './upload-file.ts'
import { isRefused, uploadProblemText } from './upload-problem.ts'
import { validateUpload } from './validate-upload.ts'

// Test files share their modules: what this one imports is loaded anew with the list below, and again after it without.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

vi.mock(import('../formats/list.ts'), async (original) => {
  const list = await original()
  const { FANDUEL_SINGLE_GAME } = await import('../formats/testing/fanduel-single-game.ts')
  return { ...list, FORMATS: [...list.FORMATS, FANDUEL_SINGLE_GAME] }
})

const HEADER = 'CPT,FLEX,FLEX,FLEX,FLEX,FLEX'
const LINEUPS = cheapLineups(SHOWDOWN_POOL, 12)
const IDS = LINEUPS.map((players) => players.map(({ providerId }) => providerId!))
const [LINEUP, OTHER] = LINEUPS as [Player[], Player[]]
const [CAPTAIN, FIRST] = LINEUP as [Player, Player]

/** The ids of the first lineup with one cell changed. */
const withCell = (column: number, cell: string) => IDS[0]!.with(column, cell)
const fileOf = (...rows: (readonly string[])[]) => [HEADER, ...rows.map((row) => row.join())].join('\n')
const problemsOf = (text: string, format: Format = SHOWDOWN, pool = SHOWDOWN_POOL, out: string[] = []) =>
  validateUpload(text, { pool, format, outPeople: new Set(out) })
const textsOf = (...asked: Parameters<typeof problemsOf>) => problemsOf(...asked).map(uploadProblemText)

describe('a file without a problem', () => {
  test('as written here, and with a byte order mark, names beside the ids, blank rows and other line ends', () => {
    const written = uploadFile(LINEUPS, SHOWDOWN)
    if (!written.ok) throw new Error('no file')
    expect(problemsOf(written.value)).toEqual([])
    expect(problemsOf(`\uFEFF${written.value}`)).toEqual([])
    expect(problemsOf(written.value.replaceAll('\r\n', '\n'))).toEqual([])
    expect(problemsOf(written.value.replaceAll('\r\n', '\r\n\r\n'))).toEqual([])
    const named = LINEUPS.map((players) => players.map(({ name, providerId }) => `"${name} (${providerId})"`))
    expect(problemsOf(`${[HEADER, ...named.map((row) => row.join())].join('\r\n')}\r\n`)).toEqual([])
    expect(problemsOf(fileOf(withCell(1, `${FIRST.name} (${FIRST.providerId}) (LOCKED)`)))).toEqual([])
  })

  test('the provider’s template with lineups written beside its list of players', () => {
    const lines = uploadTemplate(MADE_SLATE).split('\n')
    expect(textsOf(lines.join('\n'))).toEqual([
      'The file holds no lineup. Write one lineup in each row below the header.',
    ])
    const filled = lines.map((line, i) => {
      const ids = IDS[i - 1]
      return ids && /^,{6}/.test(line) ? `${ids.join()}${line.slice(5)}` : line
    })
    expect(filled.filter((line, i) => line !== lines[i]).length).toBeGreaterThan(8)
    expect(problemsOf(filled.join('\n'))).toEqual([])
  })
})

describe('cells', () => {
  test('a blank cell', () => {
    expect(textsOf(fileOf(IDS[1]!, withCell(4, ' ')))).toEqual([
      'Row 3, FLEX (cell E3): The cell is blank. Choose a player for FLEX.',
    ])
    expect(textsOf(fileOf(IDS[0]!.slice(0, 5)))).toEqual([
      'Row 2, FLEX (cell F2): The cell is blank. Choose a player for FLEX.',
    ])
  })

  test('an id that the slate does not have; with a name of the slate the cure is its id', () => {
    expect(textsOf(fileOf(withCell(0, '99')))).toEqual([
      'Row 2, CPT (cell A2): 99 is not an id of this slate. Copy the id from the salary file of this slate.',
    ])
    // Spreadsheets write long numbers so.
    expect(textsOf(fileOf(withCell(1, '4.1E+07')))).toEqual([
      'Row 2, FLEX (cell B2): 4.1E+07 is not an id of this slate. Copy the id from the salary file of this slate.',
    ])
    expect(textsOf(fileOf(withCell(1, `${FIRST.name} (99)`)))).toEqual([
      `Row 2, FLEX (cell B2): 99 is not an id of this slate. Write ${FIRST.providerId}, the id of ${FIRST.name}.`,
    ])
  })

  test('a name alone', () => {
    expect(textsOf(fileOf(withCell(0, CAPTAIN.name)))).toEqual([
      `Row 2, CPT (cell A2): ${CAPTAIN.name} stands without an id, and the provider takes ids alone. ` +
        `Write ${CAPTAIN.providerId}.`,
    ])
    expect(textsOf(fileOf(withCell(0, 'Ann Nowhere')))).toEqual([
      'Row 2, CPT (cell A2): Ann Nowhere stands without an id, and the provider takes ids alone. ' +
        'Write the id from the salary file of this slate.',
    ])
  })

  test('a flex id in the captain’s cell and the reverse: the cure is the other id of the person', () => {
    const flexOfCaptain = rowOf(CAPTAIN.name, false)
    const captainOfFirst = rowOf(FIRST.name, true)
    expect(textsOf(fileOf(withCell(0, flexOfCaptain.providerId!)))).toEqual([
      `Row 2, CPT (cell A2): ${flexOfCaptain.providerId} is the FLEX id of ${CAPTAIN.name}. ` +
        `Write the CPT id, ${CAPTAIN.providerId}.`,
    ])
    expect(textsOf(fileOf(withCell(1, captainOfFirst.providerId!)))).toEqual([
      `Row 2, FLEX (cell B2): ${captainOfFirst.providerId} is the CPT id of ${FIRST.name}. ` +
        `Write the FLEX id, ${FIRST.providerId}.`,
    ])
  })

  test('a person twice, also by the other id', () => {
    expect(textsOf(fileOf(withCell(3, FIRST.providerId!)))).toEqual([
      `Row 2, FLEX (cell D2): ${FIRST.name} is in this lineup twice. Choose another player for FLEX.`,
    ])
    const flexOfCaptain = rowOf(CAPTAIN.name, false)
    expect(textsOf(fileOf(withCell(2, flexOfCaptain.providerId!)))).toEqual([
      `Row 2, FLEX (cell C2): ${CAPTAIN.name} is in this lineup twice. Choose another player for FLEX.`,
    ])
  })

  test('a player who is out: as the caller says, and as the slate says; the provider takes such a file', () => {
    const expected = `Row 2, FLEX (cell B2): ${FIRST.name} is out. Choose another player for FLEX.`
    expect(textsOf(fileOf(IDS[0]!), SHOWDOWN, SHOWDOWN_POOL, [personKey(FIRST)])).toEqual([expected])
    const marked = SHOWDOWN_POOL.map((row) =>
      row.name === FIRST.name ? { ...row, injuryStatus: 'Out' as const } : row,
    )
    expect(textsOf(fileOf(IDS[0]!), SHOWDOWN, marked)).toEqual([expected])
    expect(problemsOf(fileOf(IDS[0]!), SHOWDOWN, marked).some(isRefused)).toBe(false)
  })

  test('a cell beyond the lineup', () => {
    expect(textsOf(fileOf([...IDS[0]!, '41000199']))).toEqual([
      'Row 2, right of the lineup (cell G2): The row goes on after its 6 players. Clear this cell.',
    ])
  })
})

describe('lineups', () => {
  test('over the budget', () => {
    const dear = ['CPT', 'FLEX', 'FLEX', 'FLEX', 'FLEX', 'FLEX'].map(
      (code, i) => rowOf(MADE_SLATE.people[i]!.name, code === 'CPT').providerId!,
    )
    const [captain, ...others] = MADE_SLATE.people.slice(0, 6).map(({ salary }) => salary)
    const cost = 1.5 * captain! + others.reduce((sum, salary) => sum + salary, 0)
    const over = (cost - 50_000).toLocaleString('en-US')
    expect(textsOf(fileOf(dear))).toEqual([
      `Row 2: The lineup costs $${cost.toLocaleString('en-US')}, $${over} over the budget of $50,000. ` +
        `Replace a player with one who costs at least $${over} less.`,
    ])
  })

  test('all of one team', () => {
    const cheap = SHOWDOWN_POOL.filter(({ team }) => team === MADE_SLATE.home).toReversed()
    const captain = cheap.find(isCaptainRow)!
    const others = cheap.filter((row) => !isCaptainRow(row) && row.name !== captain.name).slice(0, 5)
    expect(textsOf(fileOf([captain, ...others].map(({ providerId }) => providerId!)))).toEqual([
      `Row 2: All players are of ${MADE_SLATE.home}, and the provider requires players of both teams. ` +
        'Replace one with a player of the other team.',
    ])
  })

  test('the same lineup twice, in any order of its flex players; another captain makes another lineup', () => {
    const [captain, ...others] = IDS[0]!
    const problems = problemsOf(fileOf(IDS[0]!, IDS[1]!, [captain!, ...others.toReversed()]))
    expect(problems.map(uploadProblemText)).toEqual([
      'Row 4: This is the lineup of row 2 once more. ' +
        'Change a player or remove the row, unless you want to enter it twice.',
    ])
    expect(problems.some(isRefused)).toBe(false)
    const swapped = [rowOf(FIRST.name, true).providerId!, rowOf(CAPTAIN.name, false).providerId!]
    expect(problemsOf(fileOf(IDS[0]!, [...swapped, ...others.slice(1)]))).toEqual([])
  })

  test('problems come in the order of the rows, and one bad row does not hide another', () => {
    const rows = [withCell(0, ''), IDS[1]!, withCell(2, '98'), OTHER.map(({ providerId }) => providerId!)]
    expect(problemsOf(fileOf(...rows)).map(({ issue, row }) => [row, issue])).toEqual([
      [2, 'blank_cell'],
      [4, 'unknown_id'],
      [5, 'duplicate_lineup'],
    ])
  })

  test('a lineup with a row in the wrong cell is not judged as a whole', () => {
    const bad = withCell(0, rowOf(CAPTAIN.name, false).providerId!)
    expect(problemsOf(fileOf(bad, bad)).map(({ issue }) => issue)).toEqual(['wrong_slot', 'wrong_slot'])
  })

  test('more than 500', () => {
    const rows = Array.from({ length: 501 }, () => IDS[0]!)
    const refused = problemsOf(fileOf(...rows)).filter(isRefused)
    expect(refused).toMatchObject([{ issue: 'too_many_lineups', row: 502 }])
  })
})

describe('the header', () => {
  const whole = 'Row 1: The first row is not the header of a Showdown upload file.'

  test('missing, of another format, too long, or divided by another sign', () => {
    const fixed = `${whole} Make the first row ${HEADER}.`
    expect(textsOf('')).toEqual([fixed])
    expect(textsOf(IDS[0]!.join())).toEqual([fixed])
    expect(textsOf('QB,RB,RB,RB,WR,WR,WR,TE,PK,DST\n1,2,3,4,5,6,7,8,9,10')).toEqual([fixed])
    expect(textsOf(`${HEADER},FLEX\n`)).toEqual([fixed])
    expect(textsOf(fileOf(IDS[0]!).replaceAll(',', ';'))).toEqual([
      `${whole} Save the file with commas between the cells.`,
    ])
  })

  test('of the file of reserved entries', () => {
    expect(textsOf(entriesFile(MADE_SLATE, [[5_000_000_001, IDS[0]!]]))).toEqual([
      `${whole} This is the file of reserved entries; new lineups go into a file that begins with ${HEADER}.`,
    ])
  })

  test('a quotation mark that is never closed', () => {
    expect(textsOf(`${HEADER}\n"${IDS[0]!.join()}\n`)).toEqual([
      'Row 2: A quotation mark is opened and never closed. Close it, or remove it.',
    ])
  })
})

describe('other formats', () => {
  test('a captain without rows at the provider goes by the id of the plain row', () => {
    const pool = poolOf(fanduelSingleGame(MADE_SLATE), FANDUEL_SINGLE_GAME)
    const lineup = cheapLineups(pool, 1)[0]!.slice(0, 5)
    const written = uploadFile([lineup], FANDUEL_SINGLE_GAME)
    if (!written.ok) throw new Error(uploadProblemText(written.error[0]!))
    const [header, ids] = written.value.split('\r\n')
    expect(header).toBe('MVP - 1.5X Points,AnyFLEX,AnyFLEX,AnyFLEX,AnyFLEX')
    expect(ids).toMatch(/^77-\d{4}(,77-\d{4}){4}$/)
    const check = (text: string) => textsOf(text, FANDUEL_SINGLE_GAME, pool)
    expect(check(written.value)).toEqual([])
    const [first, ...others] = ids!.split(',')
    expect(check(`${header}\n${[first, first, ...others.slice(1)].join()}`)).toEqual([
      `Row 2, AnyFLEX (cell B2): ${lineup[0]!.name} is in this lineup twice. Choose another player for AnyFLEX.`,
    ])
    expect(check(written.value.replace(first!, '77-9999'))).toEqual([
      'Row 2, MVP (cell A2): 77-9999 is not an id of this slate. Copy the id from the salary file of this slate.',
    ])
    // Another MVP makes another lineup.
    const swapped = [others[0], first, ...others.slice(1)].join()
    expect(check(`${header}\n${ids}\n${swapped}`)).toEqual([])
  })

  test('Big League: a position in the wrong cell', () => {
    const pool = BIG_LEAGUE.rosterSlots.map(({ accepts }, i) =>
      makePlayer({
        id: `p${i}`,
        name: `Person ${i}`,
        providerId: `${700 + i}`,
        position: (accepts as readonly string[])[0]!,
        salary: 10,
      }),
    )
    const ids = pool.map(({ providerId }) => providerId!)
    const check = (row: readonly string[]) =>
      textsOf(`${BIG_LEAGUE.uploadHeader.join()}\r\n${row.join()}\r\n`, BIG_LEAGUE, pool)
    expect(check(ids)).toEqual([])
    expect(check(ids.with(0, '701').with(1, '700'))).toEqual([
      'Row 2, QB (cell A2): 701 is the RB id of Person 1. Choose a player for QB.',
      'Row 2, RB (cell B2): 700 is the QB id of Person 0. Choose a player for RB.',
    ])
  })
})

function rowOf(name: string, isCaptain: boolean): Player {
  return SHOWDOWN_POOL.find((row) => row.name === name && isCaptainRow(row) === isCaptain)!
}
