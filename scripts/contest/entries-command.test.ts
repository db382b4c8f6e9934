import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { cheapLineups, MADE_SLATE, SHOWDOWN_POOL } from '#core/entries/testing/made-uploads.ts'
import { uploadFile } from '#core/entries/upload-file.ts'
import {
  madeContestName,
  madeEntries,
  readMade,
  reservedIn,
} from '#core/entries-file/testing/made-entries.ts'
import { uploadTemplate } from '#core/fixtures/salary-files.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { runContest } from './run.ts'
import { commandFiles } from './testing/command-files.ts'

const files = commandFiles()
afterAll(files.remove)

const LINEUPS = cheapLineups(SHOWDOWN_POOL, 3)
const IDS = LINEUPS.map((players) => players.map(({ providerId }) => providerId!))
const upload = uploadFile(LINEUPS, SHOWDOWN)
const lineups = files.fileOf('upload.csv', upload.ok ? upload.value : '')
const text = `\uFEFF${madeEntries([...reservedIn({ 81: 2, 82: 2 }), { key: '509', contest: '82', cells: IDS[0]! }])}`
const entries = files.fileOf('DKEntries.csv', text)

async function filled(...more: string[]) {
  const { bytes, notes, exitCode } = await runContest([
    'entries',
    '--entries',
    entries,
    '--lineups',
    lineups,
    ...more,
  ])
  return { bytes: bytes ?? new Uint8Array(), notes, exitCode }
}
const idsIn = (bytes: Uint8Array) =>
  readMade(bytes).entries.map(({ cells }) => cells.map(({ providerId }) => providerId))

test('the file is printed filled, and only the cells of its entries differ', async () => {
  const { bytes, notes, exitCode } = await filled('--keep')
  expect(exitCode).toBe(0)
  expect(idsIn(bytes)).toEqual([IDS[0], IDS[1], IDS[1], IDS[2], IDS[0]])
  const before = text.split('\r\n')
  const after = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n')
  expect(after.flatMap((line, i) => (line === before[i] ? [] : i + 1))).toEqual([2, 3, 4, 5])
  expect(notes.filter((note) => note.includes('filled'))).toEqual([
    `${madeContestName('81')} (81): 2 filled, 0 kept.`,
    `${madeContestName('82')} (82): 2 filled, 1 kept.`,
  ])
})

test('by turns, once, one contest alone, each contest by itself', async () => {
  expect(idsIn((await filled('--fill', 'unique')).bytes)).toEqual([
    IDS[0],
    IDS[1],
    IDS[2],
    Array(6).fill(null),
    IDS[0],
  ])
  const apart = await filled('--fill', 'unique', '--apart')
  expect(idsIn(apart.bytes)).toEqual([IDS[0], IDS[1], IDS[0], IDS[1], IDS[2]])
  const robin = await filled('--fill', 'round_robin')
  expect(idsIn(robin.bytes)).toEqual([IDS[0], IDS[2], IDS[1], IDS[0], IDS[2]])
  const one = await filled('--contest', '81')
  expect(idsIn(one.bytes).slice(2)).toEqual([Array(6).fill(null), Array(6).fill(null), IDS[0]])
})

test('the command itself prints these bytes', async () => {
  const { bytes } = await filled()
  const path = files.fileOf('out.csv', '')
  const { spawnSync } = await import('node:child_process')
  const { stdout, status } = spawnSync(
    process.execPath,
    ['scripts/contest.ts', 'entries', '--entries', entries, '--lineups', lineups],
    { timeout: 60_000 },
  )
  expect(status).toBe(0)
  writeFileSync(path, stdout)
  expect(Buffer.compare(readFileSync(path), bytes)).toBe(0)
})

test('what ends it, each with the reason', async () => {
  const said = async (...args: string[]) => {
    const { notes, exitCode, text: printed, bytes } = await runContest(['entries', ...args])
    expect([printed, bytes?.length ?? 0]).toEqual(['', 0])
    return [exitCode, notes.join(' ')]
  }
  expect(await said()).toEqual([2, '--entries FILE is missing. See --help.'])
  expect(await said('--entries', 'none.csv', '--lineups', lineups)).toEqual([1, 'There is no file none.csv.'])
  expect(await said('--entries', entries, '--lineups', lineups, '--contest', '7')).toEqual([
    2,
    'The file has no contest 7. It has 81, 82.',
  ])
  const template = files.fileOf('template.csv', uploadTemplate(MADE_SLATE))
  expect((await said('--entries', template, '--lineups', lineups))[1]).toContain(
    'This is the template for new lineups',
  )
  const classic = files.fileOf(
    'classic.csv',
    'Entry ID,Contest Name,Contest ID,Entry Fee,QB,RB,RB,WR,WR,WR,TE,FLEX,DST\n50,A,81,$1\n',
  )
  expect((await said('--entries', classic, '--lineups', lineups))[1]).toContain(
    'The file has no list of players.',
  )
  const bad = files.fileOf('bad.csv', text.replace('509,', '5.09E+02,'))
  const [code, reason] = await said('--entries', bad, '--lineups', lineups)
  expect(code).toBe(1)
  expect(reason).toContain('Row 6, Entry ID (cell A6): 5.09E+02 is not an entry id.')
})
