import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowId } from '#core/fixtures/salary-files.ts'
import { answerOf, commandFiles, jsonOf } from './testing/command-files.ts'
import { idsOf, tinySlate, uploadOf } from './testing/tiny-slate.ts'

type Answer = {
  lineups: number
  proved: boolean
  repaired: { row: number; changed: { slot: number; out: string; in: string }[]; ids: string[] }[]
  unrepairable: { row: number; reason: string; sentence: string }[]
}

const TINY = tinySlate()
const files = commandFiles()
let slate: string
/** Five lineups that differ in more than one player; the last row is quoted, and one cell has its name. */
const OUT = 2
const LINEUPS = TINY.lineups.filter((_, place) => place % 40 === 0).slice(0, 5)
const AFFECTED = LINEUPS.filter((lineup) => lineup.includes(OUT))

beforeAll(() => {
  slate = files.fileOf('DKSalaries.csv', TINY.salaries)
})
afterAll(files.remove)

const name = TINY.people[OUT]!.name
const run = (text: string, ...more: string[]) =>
  [
    'repair',
    '--slate',
    slate,
    '--lineups',
    files.fileOf('upload.csv', text),
    '--no-default-rules',
    ...more,
  ] as const

test('lineups with the player who is out change in one cell; every other byte of the file stays', async () => {
  expect(AFFECTED.length).toBeGreaterThan(0)
  expect(AFFECTED.length).toBeLessThan(LINEUPS.length)
  const text = `\ufeff${uploadOf(LINEUPS)}\r\n`
  const { lineups, repaired, proved } = await jsonOf<Answer>(...run(text, '--out', name))
  expect([lineups, repaired.length, proved]).toEqual([LINEUPS.length, AFFECTED.length, true])
  const { stdout } = await answerOf(...run(text, '--out', name, '--csv'))
  let expected = text.split('\r\n')
  for (const { row, changed } of repaired) {
    expect(changed).toHaveLength(1)
    const [{ slot, out, in: into }] = changed as [Answer['repaired'][number]['changed'][number]]
    expect(out).toBe(rowId(OUT, slot === 0 ? 'CPT' : 'FLEX'))
    expected = expected.with(row - 1, expected[row - 1]!.replace(out, into))
  }
  expect(stdout).toBe(expected.join('\r\n'))
})

test('the answer is the best legal lineup that keeps the other five', async () => {
  const { repaired } = await jsonOf<Answer>(
    ...run(uploadOf(LINEUPS), '--out', name, '--points', 'average', '--strategy', 'max_points'),
  )
  const listed = new Set(LINEUPS.map((lineup) => idsOf(lineup).sort().join()))
  for (const { row, ids } of repaired) {
    const before = LINEUPS[row - 2]!
    const near = TINY.lineups.filter(
      (lineup) =>
        !lineup.includes(OUT) && idsOf(lineup).filter((id) => idsOf(before).includes(id)).length === 5,
    )
    expect(near.map((lineup) => idsOf(lineup).sort().join())).toContain([...ids].sort().join())
    expect(listed.has([...ids].sort().join())).toBe(false)
  }
})

test('a player that the slate lists no more is replaced, and a table says who came in', async () => {
  const gone = uploadOf(LINEUPS).replaceAll(rowId(OUT, 'FLEX'), '999')
  const { repaired } = await jsonOf<Answer>(...run(gone))
  expect(repaired.length).toBeGreaterThan(0)
  const { stdout, status } = await answerOf(...run(uploadOf(LINEUPS), '--out', name))
  expect(status).toBe(0)
  expect(stdout).toContain(`${name} -> `)
  expect(stdout).toContain(
    `${AFFECTED.length} repaired, 0 not, ${LINEUPS.length - AFFECTED.length} as they were.`,
  )
})

test('what cannot be repaired is named with its row and its rule', async () => {
  const rules = files.fileOf(
    'rules.json',
    JSON.stringify([{ kind: 'person', person: name, slots: 'any', use: 'lock' }]),
  )
  const { stdout, stderr, status } = await answerOf(
    ...run(uploadOf(LINEUPS), '--out', name, '--rules', rules, '--csv'),
  )
  expect(status).toBe(1)
  expect(stdout).toBe(uploadOf(LINEUPS))
  const row = LINEUPS.indexOf(AFFECTED[0]!) + 2
  expect(stderr).toContain(`Row ${row} is not repaired. No lineup obeys the rule "${name} in every lineup".`)
})

test.each([
  [['--out', 'Zed Absent'], 1, 'No player of the slate is called "Zed Absent".'],
  [['--way', 'Zed Absent'], 1, '--way: No player of the slate'],
  [['--count', '3'], 2, 'repair takes no --count.'],
])('%j: %i', async (more, code, sentence) => {
  const { status, stdout, stderr } = await answerOf(...run(uploadOf(LINEUPS), ...more))
  expect([status, stdout]).toEqual([code, ''])
  expect(stderr).toContain(sentence)
})
