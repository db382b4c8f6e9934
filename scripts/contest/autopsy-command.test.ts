import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOf, commandFiles, jsonOf } from './testing/command-files.ts'
import { tinySlate } from './testing/tiny-slate.ts'

type Autopsy = {
  entries: number
  distinct: number
  lineups: {
    entryId: string
    rank: number
    won: number
    dupes: number
    deserved: number
    luck: number
    raw: { deserved: number; deservedError: number }
  }[]
  together: { deserved: number; won: number; luck: number }
}

const TINY = tinySlate()
const [COMMON, OTHER] = [TINY.lineups[0]!, TINY.lineups.at(-1)!]
const files = commandFiles()
let slate: string
let payouts: string

beforeAll(() => {
  slate = files.fileOf('DKSalaries.csv', TINY.salaries)
  payouts = files.fileOf('payouts.csv', 'From,To,Prize\n1,1,100')
})
afterAll(files.remove)

/** Standings in the order of the entries; entries with as many points share a rank. */
function standings(entries: readonly { name: string; points: number; lineup: readonly number[] }[]): string {
  const rows = entries.map(({ name, points, lineup }, i) => {
    const rank = entries.findIndex((other) => other.points === points) + 1
    const cells = lineup.map((person, slot) => `${slot === 0 ? 'CPT' : 'FLEX'} ${TINY.people[person]!.name}`)
    return `${rank},${500 + i},${name},0,${points},${cells.join(' ')}`
  })
  return files.fileOf(
    'standings.csv',
    ['Rank,EntryId,EntryName,TimeRemaining,Points,Lineup', ...rows].join('\r\n'),
  )
}

function autopsyOf(file: string, name: string, ...more: string[]) {
  const contest = ['--fee', '30', '--payouts', payouts, '--games', '2000']
  return ['autopsy', '--slate', slate, '--standings', file, '--name', name, ...contest, ...more] as const
}

test('four entries of one lineup deserve a quarter of the prize each, and share it', async () => {
  const file = standings(
    ['me (1/2)', 'ann', 'Me (2/2)', 'bob'].map((name) => ({ name, points: 90, lineup: COMMON })),
  )
  const { entries, distinct, lineups, together } = await jsonOf<Autopsy>(...autopsyOf(file, 'ME'))
  expect([entries, distinct]).toEqual([4, 1])
  expect(lineups.map(({ entryId, rank, won, dupes }) => ({ entryId, rank, won, dupes }))).toEqual([
    { entryId: '500', rank: 1, won: 25, dupes: 2 },
    { entryId: '502', rank: 1, won: 25, dupes: 2 },
  ])
  for (const { raw } of lineups) expect(raw.deserved).toBeCloseTo(25, 6)
  expect(together.won).toBe(50)
})

test('what two users deserve is the prize, whoever won', async () => {
  const file = standings([
    { name: 'lucky', points: 120, lineup: OTHER },
    { name: 'unlucky', points: 80, lineup: COMMON },
  ])
  const [lucky, unlucky] = await Promise.all(
    ['lucky', 'unlucky'].map(async (name) => (await jsonOf<Autopsy>(...autopsyOf(file, name))).lineups[0]!),
  )
  expect([lucky!.won, unlucky!.won]).toEqual([100, 0])
  expect(lucky!.raw.deserved).toBeGreaterThan(0)
  expect(unlucky!.raw.deserved).toBeGreaterThan(0)
  expect(lucky!.raw.deserved + unlucky!.raw.deserved).toBeCloseTo(100, 6)
  expect(lucky!.luck).toBeCloseTo(100 - lucky!.deserved, 6)

  const { stdout } = await answerOf(...autopsyOf(file, 'lucky'))
  expect(stdout).toMatch(/^ *Rank +Points +Won +Deserved/)
  expect(stdout).toContain('$100.00')
  expect(stdout).toMatch(/Together they deserved \$\d+\.\d\d \+- \$\d+\.\d\d before fees and won \$100\.00: /)
})

test('what is missing or does not fit is said in a sentence', async () => {
  const file = standings([{ name: 'ann', points: 90, lineup: COMMON }])
  const refused = async (...args: string[]) => {
    const { status, stdout, stderr } = await answerOf(...args)
    expect(stdout).toBe('')
    return [status, stderr]
  }
  const slateAndFile = ['autopsy', '--slate', slate, '--standings', file] as const
  expect(await refused(...slateAndFile, '--name', 'an')).toEqual([
    1,
    'No entry of "an" in this contest. Names like it: ann.',
  ])
  expect(await refused(...slateAndFile)).toEqual([2, '--name NAME is missing. See --help.'])
  expect(await refused(...slateAndFile, '--name', 'ann', '--fee', '5')).toEqual([
    2,
    '--fee goes with --payouts FILE or --type NAME. See --help.',
  ])
  const [status, sentence] = await refused('autopsy', '--slate', slate, '--standings', slate, '--name', 'ann')
  expect(status).toBe(1)
  expect(sentence).toContain('not a contest standings file')

  const { stdout } = await answerOf(...slateAndFile, '--name', 'ann', '--games', '200')
  expect(stdout).toContain('Without --payouts or --type nothing is said of money.')
})
