import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, commandFiles, jsonOf } from './testing/command-files.ts'
import { idsOf, ownershipFile, someOwnership, tinySlate, uploadOf } from './testing/tiny-slate.ts'

type Portfolio = {
  games: number
  entries: number
  fieldRoi: number
  conservation: { worst: number }
  lineups: { ids: string[] }[]
  together: { profit: number }
  portfolio: { objective: string; profit: number; games: { heldOut: number } }
}

const TINY = tinySlate()
const files = commandFiles()
let common: string[]

beforeAll(() => {
  const slate = files.fileOf('DKSalaries.csv', TINY.salaries)
  const ownership = files.fileOf('ownership.csv', ownershipFile(TINY, someOwnership(TINY)))
  const payouts = files.fileOf('payouts.csv', 'From,To,Prize\n1,1,250\n2,5,75\n6,20,20')
  const contest = ['--entries', '100', '--fee', '10', '--payouts', payouts]
  common = ['portfolio', '--slate', slate, '--ownership', ownership, ...contest]
})
afterAll(files.remove)

test('five of all lineups of a tiny slate, with figures of games that were not used for choosing', async () => {
  const lineups = files.fileOf('all.csv', uploadOf(TINY.lineups))
  const chosen = await jsonOf<Portfolio>(
    ...[...common, '--lineups', lineups, '--count', '5', '--games', '4001'],
  )
  const all = new Set(TINY.lineups.map((lineup) => setOf(idsOf(lineup))))
  const own = chosen.lineups.map(({ ids }) => setOf(ids))
  expect(new Set(own).size).toBe(5)
  expect(own.filter((ids) => !all.has(ids))).toEqual([])
  // In steps of 500 games.
  expect([chosen.games, chosen.portfolio.games.heldOut, chosen.entries]).toEqual([4500, 4500, 100])
  expect(chosen.portfolio.objective).toBe('profit')
  expect(chosen.portfolio.profit).toBeCloseTo(chosen.together.profit, 2)
  expect(chosen.conservation.worst).toBeLessThan(1e-9)
  expect(chosen.fieldRoi).toBeCloseTo(-15, 9)
})

test('without lineups: from the best by points, and Big League in slot order', async () => {
  const sample = 'public/samples/bigleague.csv'
  const contest = ['--entries', '200', '--fee', '5', '--type', 'double_up', '--max-entries', '3']
  const asked = ['portfolio', '--slate', sample, ...contest, '--count', '3', '--games', '500']
  const { stdout, stderr } = await answerOf(...asked, '--json')
  expect(stderr).toContain('Without --lineups the choice is from 600: the best by points.')
  const positions = new Map(
    readFileSync(sample, 'utf8')
      .split(/\r?\n/)
      .slice(1)
      .map((line) => line.split(','))
      .map((cells) => [cells[3]!, cells[0]!]),
  )
  for (const { ids } of (JSON.parse(stdout) as Portfolio).lineups)
    expect(ids.map((id) => positions.get(id))).toEqual([
      ...['QB', 'RB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'K', 'DST'],
    ])
})

test('without --json the lineups, what they are worth together, and the comparisons', async () => {
  const { status, stdout } = await answerOf(
    ...common,
    '--count',
    '2',
    '--objective',
    'top1',
    '--games',
    '500',
  )
  expect(status).toBe(0)
  expect(stdout).toMatch(/^#\s+ROI/)
  expect(stdout).toMatch(/Entered together, in 500 games that were not used for choosing/)
  expect(stdout).toMatch(/Self-competition: the entries take \d+\.\d% \+- \d+\.\d from each other/)
  expect(stdout).toMatch(/(?:than|from) the 2 lineups with the most points[.:]/)
})

describe('several contests', () => {
  type Several = {
    contests: (Portfolio & { name: string })[]
    overlap: number[][]
    together: { profit: number; chanceOfProfit: number }
  }
  const asked = (...contests: object[]) => {
    const at = common.indexOf('--entries')
    return [...common.slice(0, at), '--contests', files.fileOf('contests.json', JSON.stringify(contests))]
  }
  const cheap = { name: 'Cheap', entries: 60, fee: 2, type: 'large_flat', count: 3 }
  const dear = { name: 'Dear', entries: 80, fee: 20, type: 'large_flat', count: 4 }

  test('each gets its entries; without repeats none is in two; profits are of the same games and add up', async () => {
    const { contests, overlap, together } = await jsonOf<Several>(
      ...[...asked(cheap, dear), '--no-repeats', '--games', '1000'],
    )
    expect(contests.map(({ name, lineups, entries }) => [name, lineups.length, entries])).toEqual([
      ['Cheap', 3, 60],
      ['Dear', 4, 80],
    ])
    expect(overlap).toEqual([
      [3, 0],
      [0, 4],
    ])
    const all = contests.flatMap(({ lineups }) => lineups.map(({ ids }) => setOf(ids)))
    expect(new Set(all).size).toBe(7)
    const sum = contests.reduce((total, { portfolio }) => total + portfolio.profit, 0)
    expect(together.profit).toBeCloseTo(sum, 6)
    for (const { portfolio, together: played } of contests)
      expect(portfolio.profit).toBeCloseTo(played.profit, 2)
  })

  test('as a text: each contest under its name, all together, and what two have in common', async () => {
    const { stdout } = await answerOf(...asked(cheap, dear), '--games', '500')
    expect(stdout).toMatch(/^Cheap\n\n#\s+ROI/)
    expect(stdout).toMatch(/\nDear\n\n#\s+ROI/)
    expect(stdout).toMatch(/\nAll contests together: profit -?\$[\d.]+ \+- /)
    expect(stdout).toMatch(/\nCheap and Dear have \d lineups in common\.\n$/)
  })

  test.each<[string, object[], string]>([
    ['none', [], 'must be a JSON array of 1 to 10 contests, each an object.'],
    ['an unknown field', [{ ...cheap, size: 5 }], 'contest 1: "size" is none of name, entries, fee,'],
    ['a list as a fee', [cheap, { ...dear, fee: [] }], 'contest 2: fee must be a number or a text.'],
    [
      'too many entries',
      [{ ...cheap, count: 60 }],
      'contest 1: --count is 60, and the contest has only 60 entries',
    ],
  ])('a file is refused with the contest and the reason: %s', async (_, contests, sentence) => {
    const { status, stderr } = await answerOf(...asked(...contests))
    expect(stderr).toContain(sentence)
    expect(status).toBe(1)
  })

  test('options of one contest beside a file of contests are a mistake', async () => {
    const { status, stderr } = await answerOf(...asked(cheap), '--fee', '3')
    expect(stderr).toContain(
      "--fee and --contests can't be used together: the file says it for each contest.",
    )
    expect(status).toBe(2)
  })
})

test.each([
  [['--count', '151'], 2, '--count must be a whole number from 1 to 150, not "151".'],
  [
    ['--count', '4', '--max-entries', '3'],
    2,
    '--count is 4, and one user may enter 3 times; --max-entries says otherwise.',
  ],
  [['--count', '100'], 2, '--count is 100, and the contest has only 100 entries, opponents included.'],
  [['--objective', 'luck'], 2, '--objective must be one of profit, top1, top01, growth, not "luck".'],
  [['--games', '100'], 2, '--games must be a whole number from 500 to 200000, not "100".'],
  [['--lineups', 'nowhere.csv'], 1, 'There is no file nowhere.csv.'],
])('%j is refused', async (more, status, sentence) => {
  expect(await answerOf(...common, ...more)).toEqual({ status, stdout: '', stderr: sentence })
})

/** The captain and the others in any order. */
function setOf([captain, ...flex]: readonly string[]): string {
  return [captain, ...flex.toSorted()].join()
}
