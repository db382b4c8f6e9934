import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, commandFiles, jsonOf } from './testing/command-files.ts'
import { idsOf, ownershipFile, someOwnership, tinySlate, uploadOf } from './testing/tiny-slate.ts'

type Field = {
  people: {
    name: string
    team: string
    captain: number
    flex: number
    targetCaptain: number
    targetFlex: number
  }[]
  worst: number
  attainable: boolean
  lineups: { ids: string[]; p: number }[]
}

const TINY = tinySlate()
const OWNERSHIP = someOwnership(TINY)
const files = commandFiles()
let slate: string
let ownership: string

beforeAll(() => {
  slate = files.fileOf('DKSalaries.csv', TINY.salaries)
  ownership = files.fileOf('ownership.csv', ownershipFile(TINY, OWNERSHIP))
})
afterAll(files.remove)

describe('all lineups of a tiny slate', () => {
  let field: Field
  beforeAll(async () => {
    const lineups = files.fileOf('all.csv', uploadOf(TINY.lineups))
    field = await jsonOf<Field>('field', '--slate', slate, '--ownership', ownership, '--lineups', lineups)
  })

  test('their chances add up to 1, in the order of the file', () => {
    expect(field.lineups.map(({ ids }) => ids)).toEqual(TINY.lineups.map(idsOf))
    expect(TINY.lineups.length).toBeGreaterThan(100)
    expect(field.lineups.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9)
    expect(field.lineups.every(({ p }) => p > 0)).toBe(true)
  })
})

test('players who are in no entry are listed with zeros', async () => {
  const { people } = await jsonOf<Field>('field', '--slate', 'public/samples/showdown.csv')
  const out = people.filter(({ name }) => name === 'Hunter Wexler')
  expect(out).toEqual([
    {
      name: 'Hunter Wexler',
      team: out[0]!.team,
      captain: 0,
      flex: 0,
      targetCaptain: 0,
      targetFlex: 0,
    },
  ])
  const sumOf = (share: 'captain' | 'flex') => people.reduce((sum, person) => sum + person[share], 0)
  expect([sumOf('captain'), sumOf('flex')].map((sum) => Math.round(sum * 1000) / 1000)).toEqual([100, 500])
})

test('without --json tables for reading: people by share, lineups in the order given', async () => {
  const lineups = files.fileOf('two.csv', uploadOf(TINY.lineups.slice(0, 2)))
  const { status, stdout } = await answerOf(
    'field',
    '--slate',
    slate,
    '--ownership',
    ownership,
    '--lineups',
    lineups,
  )
  expect(status).toBe(0)
  const lines = stdout.split('\n')
  expect(lines[0]).toMatch(/^ *CPT {2}wanted +Flex {2}wanted {2}Player$/)
  expect(lines[1]).toMatch(/^ *\d+\.\d% +\d+\.\d% +\d+\.\d% +\d+\.\d% {2}\S.+ [A-Z]+$/)
  expect(lines.filter((line) => /^[12] +1 in [\d,]+ {2}CPT .+ {2}FLEX /.test(line))).toHaveLength(2)
})

describe('bad input: one sentence on stderr, nothing on stdout', () => {
  const header = 'Name,Team,Captain,Flex'
  const upload = 'CPT,FLEX,FLEX,FLEX,FLEX,FLEX'
  const [first] = TINY.lineups.map(idsOf)
  const out =
    /FLEX \(cell B2\): 99 is not an id of this slate\. Copy the id from the salary file of this slate\.$/
  test.each([
    ['ownership', '', 1, /./],
    ['ownership', `${header}\n`, 1, /./],
    ['ownership', `${header}\n${TINY.people[0]!.name},${TINY.people[0]!.team},many,5`, 1, /Row 2/],
    ['lineups', 'a,b\n1,2', 1, /Row 1: The first row is not the header/],
    ['lineups', upload, 1, /The file holds no lineup/],
    ['lineups', `${upload}\n${first!.with(1, '99').join()}`, 1, out],
    [
      'lineups',
      `${upload}\n${first!.with(2, first![1]!).join()}`,
      1,
      /Row 2, FLEX \(cell C2\): .* is in this lineup twice/,
    ],
  ])('%s %j', async (option, text, status, sentence) => {
    const file = files.fileOf('bad.csv', text)
    const answer = await answerOf('field', '--slate', slate, `--${option}`, file)
    expect(answer).toEqual({ status, stdout: '', stderr: expect.stringMatching(sentence) })
    expect(answer.stderr.startsWith(`${file}: `)).toBe(true)
    expect(answer.stderr.split('\n')).toHaveLength(1)
  })

  test('options', async () => {
    expect(await answerOf('field')).toEqual({
      status: 2,
      stdout: '',
      stderr: '--slate FILE is missing. See --help.',
    })
    expect(await answerOf('field', '--slate', slate, '--ownership', 'nowhere.csv')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no file nowhere.csv.',
    })
    expect((await answerOf('field', '--slate', slate, '--count', '3')).status).toBe(2)
  })
})

test('ownership that costs more than the budget: field, sim and portfolio use the nearest field and say how far it is', async () => {
  const dearest = TINY.people.map(({ salary }) => salary).sort((a, b) => b - a)[5]!
  const isDear = TINY.people.map(({ salary }) => salary >= dearest)
  const tooDear = files.fileOf(
    'dear.csv',
    ownershipFile(TINY, {
      captain: isDear.map((is) => (is ? 100 / 6 : 0)),
      flex: isDear.map((is) => (is ? 500 / 6 : 0)),
    }),
  )
  const payouts = files.fileOf('payouts.csv', 'From,To,Prize\n1,1,250\n2,5,75')
  const contest = ['--entries', '100', '--fee', '10', '--payouts', payouts, '--games', '500']
  const common = ['--slate', slate, '--ownership', tooDear]
  const field = await jsonOf<Field>('field', ...common)
  expect(field.attainable).toBe(false)
  const sumOf = (slot: 'captain' | 'flex') => field.people.reduce((sum, person) => sum + person[slot], 0)
  expect([sumOf('captain'), sumOf('flex')]).toEqual([expect.closeTo(100, 6), expect.closeTo(500, 6)])
  for (const command of [
    ['field', ...common],
    ['sim', ...common, ...contest],
    ['portfolio', ...common, ...contest, '--count', '3'],
  ]) {
    const { status, stderr } = await answerOf(...command)
    expect(status, stderr).toBe(0)
    expect(stderr).toContain(`the nearest one differs by up to ${field.worst.toFixed(2)} points.`)
  }
})
