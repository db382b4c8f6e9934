import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, commandFiles, jsonOf } from './testing/command-files.ts'
import { idsOf, ownershipFile, someOwnership, tinySlate, uploadOf } from './testing/tiny-slate.ts'

type Sim = {
  games: number
  seed: number
  entries: number
  fieldRoi: number | null
  conservation: { worst: number }
  lineups: { ids: string[]; roi: number; copies: unknown; raw: { cash: number; roi: number } }[]
}

const TINY = tinySlate()
const files = commandFiles()
let slate: string
let ownership: string
let payouts: string

beforeAll(() => {
  slate = files.fileOf('DKSalaries.csv', TINY.salaries)
  ownership = files.fileOf('ownership.csv', ownershipFile(TINY, someOwnership(TINY)))
  // $850 of 100 x $10.
  payouts = files.fileOf('payouts.csv', 'From,To,Prize\n1,1,250\n2,5,75\n6,20,20')
})
afterAll(files.remove)

function sim(lineups: readonly (readonly number[])[], ...more: string[]) {
  const file = files.fileOf(`lineups-${lineups.length}.csv`, uploadOf(lineups))
  const contest = more.includes('--entries') ? [] : ['--entries', '100', '--fee', '10', '--payouts', payouts]
  return jsonOf<Sim>(
    'sim',
    '--slate',
    slate,
    '--ownership',
    ownership,
    '--lineups',
    file,
    ...contest,
    ...more,
  )
}

test('says what was played, and every lineup in the order of the file', async () => {
  const played = await sim(TINY.lineups, '--games', '500', '--seed', '5')
  expect([played.games, played.seed, played.entries]).toEqual([500, 5, 100])
  expect(played.lineups.map(({ ids }) => ids)).toEqual(TINY.lineups.map(idsOf))
  // The payouts are $850 of 100 x $10, and no game pays a cent more or less; a tie's shares are fractions of a cent.
  expect(played.fieldRoi).toBeCloseTo(-15, 9)
  expect(played.conservation.worst).toBeLessThan(1e-9)
})

test('typical payouts of a type stand in for a file, and it is said', async () => {
  const file = files.fileOf('one.csv', uploadOf(TINY.lineups.slice(0, 1)))
  const args = ['--slate', slate, '--lineups', file, '--entries', '100', '--fee', '5', '--type', 'double_up']
  const { status, stdout, stderr } = await answerOf('sim', ...args, '--games', '200')
  expect([status, stderr.includes('The payouts are estimated.')]).toEqual([0, true])
  const lines = stdout.split('\n')
  expect(lines[0]).toMatch(/^#\s+ROI\s+\+-\s+Top 1%\s+Cash\s+Win\s+Dupes {2}Lineup$/)
  expect(lines[1]).toMatch(/^1 +-?\d+\.\d% +\d+\.\d +.* {2}CPT .+ {2}FLEX /)
  expect(stdout).toMatch(/The average entry makes -12\.0%\./)
})

test('without lineups the best ones by points are played', async () => {
  const args = ['--slate', slate, '--entries', '50', '--fee', '0', '--payouts', payouts, '--games', '100']
  const played = await jsonOf<Sim>('sim', ...args)
  expect(played.lineups).toHaveLength(20)
  expect([played.fieldRoi, played.lineups[0]!.roi]).toEqual([null, null])
  const { least, most } = played.lineups[0]!.copies as { least: number; most: number }
  expect(most / least).toBeCloseTo(8.5 / 0.04, 9)
  expect((await answerOf('sim', ...args)).stderr).toMatch(
    /Without --lineups the 20 best by points\.\nEstimated ownership: Dupes are a rough range\. Real ones were 0\.04 to 8\.5 times/,
  )
})

describe('bad input: one sentence on stderr, nothing on stdout', () => {
  const args = (...more: string[]) => ['sim', '--slate', slate, '--entries', '100', '--fee', '10', ...more]
  test.each([
    [['sim', '--slate', 'x.csv', '--payouts', 'x.csv'], 2, '--entries is missing. See --help.'],
    [['sim', '--slate', 'x.csv'], 2, '--payouts FILE or --type NAME is missing. See --help.'],
    [
      ['sim', '--slate', 'x.csv', '--entries', '1', '--fee', '1', '--type', 'satellite'],
      2,
      '--entries must be a whole number from 2 to 2000000, not "1".',
    ],
    [
      ['sim', '--slate', 'x.csv', '--entries', '9', '--fee', '$5', '--type', 'satellite'],
      2,
      '--fee must be a number from 0 to 100000, not "$5".',
    ],
    [
      ['sim', '--slate', 'x.csv', '--type', 'double_up', '--payouts', 'x.csv'],
      2,
      'Choose one of --payouts and --type.',
    ],
    [
      ['sim', '--slate', 'x.csv', '--entries', '9', '--fee', '5', '--type', 'ten_times'],
      1,
      'A 10x multiplier needs at least 10 entries to pay 10 fees.',
    ],
    [
      ['sim', '--slate', 'x.csv', '--games', '10', '--type', 'double_up'],
      2,
      '--games must be a whole number from 100 to 1000000, not "10".',
    ],
    [
      ['sim', '--slate', 'x.csv', '--seed', '-1', '--type', 'double_up'],
      2,
      expect.stringMatching(/^(--seed|Option '--seed)/),
    ],
  ])('%j', async (given, status, sentence) => {
    expect(await answerOf(...given)).toEqual({ status, stdout: '', stderr: sentence })
  })

  test.each([
    ['From,To,Prize\n1,101,5', 'The table pays 101 places, and the contest has only 100 entries.'],
    ['Place,Prize\n1,5', 'The first row must be the header From,To,Prize.'],
  ])('payouts %j', async (text, sentence) => {
    const file = files.fileOf('bad.csv', text)
    expect(await answerOf(...args('--payouts', file))).toEqual({
      status: 1,
      stdout: '',
      stderr: `${file}: ${sentence}`,
    })
  })
})

describe('a field from a file', () => {
  const one = TINY.lineups[0]!
  const HEADER = 'CPT,FLEX,FLEX,FLEX,FLEX,FLEX'

  test('where every opponent has the lineup, all 100 tie in every game and share the prizes', async () => {
    const field = files.fileOf('same.csv', `${HEADER},Count\n${idsOf(one).join()},100`)
    const [own] = (await sim([one], '--games', '500', '--field', field)).lineups
    expect(own!.copies).toBe(99)
    expect(own!.raw).toMatchObject({ roi: expect.closeTo(-15, 9), cash: 100 })
  })

  test('a file without a lineup of the slate is refused by name', async () => {
    const file = files.fileOf('none.csv', `${HEADER}\n1,2,3,4,5,6`)
    await expect(sim([one], '--field', file)).rejects.toThrow('none.csv')
  })
})
