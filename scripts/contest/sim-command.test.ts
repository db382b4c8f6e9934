import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, commandFiles, jsonOf } from './testing/command-files.ts'
import { idsOf, ownershipFile, someOwnership, tinySlate, uploadOf } from './testing/tiny-slate.ts'

type Sim = {
  games: number
  seed: number
  entries: number
  fieldRoi: number | null
  conservation: { worst: number }
  lineups: {
    ids: string[]
    win: number
    top1: number
    cash: number
    roi: number
    roiError: number
    copies: number
    raw: { cash: number; roi: number; roiError: number }
  }[]
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

describe('a contest of 100 entries at $10 that pays $850', () => {
  let played: Sim
  beforeAll(async () => {
    played = await sim(TINY.lineups, '--games', '4000', '--seed', '5')
  })

  test('says what was played, and every lineup in the order of the file', () => {
    expect([played.games, played.seed, played.entries]).toEqual([4000, 5, 100])
    expect(played.lineups.map(({ ids }) => ids)).toEqual(TINY.lineups.map(idsOf))
  })

  test('the house keeps 15%, and no game pays a cent more or less', () => {
    expect(played.fieldRoi).toBeCloseTo(-15, 9)
    // Dollars: a tie's shares are fractions of a cent.
    expect(played.conservation.worst).toBeLessThan(1e-9)
  })

  test('what is shown is moved towards the field, and fits: prizes times the chances that are shown', () => {
    for (const { win, top1, cash, roi, roiError, raw } of played.lineups) {
      expect(top1).toBe(win)
      // .65 of what a chance is beyond the average entry's counts. A fifth of the places is paid, and ties at the last one are, too.
      const average = (cash - 0.65 * raw.cash) / 0.35
      expect(average).toBeGreaterThan(20)
      expect(average).toBeLessThan(21)
      // The first place gets $250, the next four $75, the others $20.
      expect(roi).toBeLessThanOrEqual(25 * win + 7.5 * (cash - win) - 100 + 1e-9)
      expect(roi).toBeGreaterThanOrEqual(25 * win + 2 * (cash - win) - 100 - 25)
      expect(roiError).toBeGreaterThan(0)
    }
  })

  test('the same seed gives the same answer, another one another, within their errors', async () => {
    expect(await sim(TINY.lineups, '--games', '4000', '--seed', '5')).toEqual(played)
    const other = await sim(TINY.lineups.slice(0, 3), '--games', '4000', '--seed', '6')
    expect(other.lineups[0]!.roi).not.toBe(played.lineups[0]!.roi)
  })
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
  expect((await answerOf('sim', ...args)).stderr).toMatch(/Without --lineups the 20 best by points\./)
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
    ['From,To,Prize\n1,1,500\n3,3,5', 'Place 3 follows on a gap: place 2 has no prize.'],
    ['From,To,Prize\n1,101,5', 'The table pays 101 places, and the contest has only 100 entries.'],
    ['From,To,Prize\n1,1,lots', 'Row 2: Prize must be an amount in dollars, not "lots".'],
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
  const [one, other] = [TINY.lineups[0]!, TINY.lineups[1]!]
  const fieldOf = (name: string, counts: readonly (readonly [readonly number[], number])[]) =>
    files.fileOf(
      name,
      [
        'CPT,FLEX,FLEX,FLEX,FLEX,FLEX,Count',
        ...counts.map(([lineup, count]) => [...idsOf(lineup), count].join()),
      ].join('\n'),
    )

  test('where every opponent has the lineup, all 100 tie in every game and share the prizes', async () => {
    const played = await sim([one], '--games', '500', '--field', fieldOf('same.csv', [[one, 100]]))
    const [own] = played.lineups
    expect(own!.copies).toBe(99)
    // $850 / 100 of $10.
    expect(own!.raw.roi).toBeCloseTo(-15, 9)
    // Always the same; only prizes that 500 games might not have shown add to it.
    expect(own!.raw.roiError).toBeLessThan(0.5)
    expect(own!.raw.cash).toBe(100)
  })

  test('entries of a smaller file are drawn again, of a larger one left out; copies keep their share', async () => {
    for (const total of [40, 1000]) {
      const file = fieldOf(`of-${total}.csv`, [
        [one, total / 4],
        [other, (total * 3) / 4],
      ])
      const { stdout, stderr } = await answerOf(
        ...['sim', '--slate', slate, '--ownership', ownership, '--entries', '100', '--fee', '10'],
        ...['--lineups', files.fileOf('two.csv', uploadOf([one, other])), '--payouts', payouts],
        ...['--games', '500', '--field', file, '--json'],
      )
      const played = JSON.parse(stdout) as Sim
      expect(played.lineups[0]!.copies).toBeCloseTo(99 / 4, 9)
      expect(played.lineups[1]!.copies).toBeCloseTo((99 * 3) / 4, 9)
      expect(played.conservation.worst).toBeLessThan(1e-9)
      expect(stderr).toContain(total < 100 ? 'drawn from them again' : 'left out by chance')
    }
  })

  test('a file without a lineup of the slate is refused by name', async () => {
    const file = files.fileOf('none.csv', 'CPT,FLEX,FLEX,FLEX,FLEX,FLEX\n1,2,3,4,5,6')
    await expect(sim([one], '--field', file)).rejects.toThrow('none.csv')
  })
})
