import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowId } from '#core/fixtures/salary-files.ts'
import { answerOf, commandFiles, jsonOf } from './testing/command-files.ts'
import { tinySlate, uploadOf } from './testing/tiny-slate.ts'

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

test('late swap of an entries file: by the time given early slots stay as they came, and only the late player who is out goes', async () => {
  const salaries = files.fileOf('Classic.csv', CLASSIC.salaries)
  const entries = files.fileOf('DKEntries.csv', CLASSIC.entries)
  const swap = (...more: string[]) => [...CLASSIC.swap, '--slate', salaries, '--entries', entries, ...more]
  const late = ['--now', '09/14/2025 01:30PM ET', '--out', CLASSIC.nameOf('late', 8)]
  const { repaired } = await jsonOf<Answer>(...swap(...late))
  expect(repaired.map(({ changed }) => changed.map(({ slot }) => slot))).toEqual([[8]])
  const { stdout, stderr } = await answerOf(...swap(...late, '--csv'))
  const came = CLASSIC.idOf('late', 9)
  expect(stdout).toBe(CLASSIC.entries.replace(CLASSIC.cellOf('late', 8), came))
  expect(stderr).toContain('5 of 9 slots are open; next lock: DEN @ KC 4:25 PM.')
  // Before the first kickoff the early player can be changed too, afterwards nobody.
  const early = ['--out', CLASSIC.nameOf('early', 0)]
  const before = await jsonOf<Answer>(...swap('--now', '2025-09-14T16:00:00Z', ...early))
  expect(before.repaired).toHaveLength(1)
  const { repaired: none, unrepairable } = await jsonOf<Answer>(
    ...swap('--now', '2025-09-14T17:00:00Z', ...early),
  )
  expect([none, unrepairable]).toEqual([[], []])
  expect((await answerOf(...swap('--now', 'noon'))).status).toBe(2)
})

test('late swap by worth needs its contest, and the contest goes with nothing else', async () => {
  for (const [wrong, sentence] of [
    [['--way', 'worth', '--fee', '1', '--type', 'double_up'], '--size is missing.'],
    [['--size', '200'], '--size goes with --way worth.'],
  ] as const) {
    const { status, stderr } = await answerOf(...run(uploadOf(LINEUPS), ...wrong))
    expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)])
  }
})

test('late swap by worth against live standings: an entry that has won by what is scored changes no more', async () => {
  const salaries = files.fileOf('Classic.csv', CLASSIC.salaries)
  const entries = files.fileOf('DKEntries.csv', CLASSIC.entries)
  const lineupOf = (shown: Record<number, number>) =>
    ['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'FLEX', 'DST']
      .map((code, slot) => `${code} ${slot in shown ? CLASSIC.nameOf('early', shown[slot]!) : 'LOCKED'}`)
      .join(' ')
  const own = [1, 9001, 'me', 300, 300, lineupOf({ 0: 0, 1: 1, 2: 2, 3: 3 })]
  const others = Array.from({ length: 9 }, (_, i) => [
    ...[2 + i, 9100 + i, 'other', 300, 0],
    lineupOf({ 0: 0, 1: 7, 3: 4, 8: 8 }),
  ])
  const lines = [own, ...others].map((left, place) => {
    const scored = [1, 2, 3].includes(place) ? 100 : 0
    const code = ['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE'][place]
    return [...left, '', ...(code ? [CLASSIC.nameOf('early', place), code, '50%', scored] : [])].join()
  })
  const header = 'Rank,EntryId,EntryName,TimeRemaining,Points,Lineup,,Player,Roster Position,%Drafted,FPTS'
  const contest = ['--size', '10', '--fee', '1', '--type', 'double_up', '--points', 'average']
  const swap = async (standings: string) => {
    const { stdout, stderr } = await answerOf(
      ...[...CLASSIC.swap, '--slate', salaries, '--entries', entries, '--now', '09/14/2025 04:05PM ET'],
      ...['--way', 'worth', ...contest, '--field', files.fileOf('standings.csv', standings), '--json'],
    )
    expect(stderr).toContain('9 entries for a contest of 10')
    return { stderr, repaired: (JSON.parse(stdout) as Answer).repaired }
  }
  const scored = await swap([header, ...lines].join('\n'))
  expect(scored.stderr).toContain('Points so far count: 1 game over.')
  expect(scored.repaired).toEqual([])
  // An entry that has won would still look for better players without the table of points.
  const unknown = await swap([header, ...lines].map((line) => line.split(',,')[0]).join('\n'))
  expect(unknown.stderr).toContain('Points are as before the first kickoff.')
  expect(unknown.repaired).toHaveLength(1)
})

/** Two games of ten players each, the last a second defense that costs more; an entry with four early players. */
function classicFiles() {
  const positions = ['QB', 'RB', 'RB', 'WR', 'WR', 'WR', 'TE', 'RB', 'DST', 'DST']
  const games = {
    early: { info: 'NYJ@BUF 09/14/2025 01:00PM ET', team: 'BUF', first: 100 },
    late: { info: 'DEN@KC 09/14/2025 04:25PM ET', team: 'KC', first: 200 },
  }
  type Game = keyof typeof games
  const nameOf = (game: Game, place: number) => `Man ${game} ${'ABCDEFGHIJ'[place]}`
  const idOf = (game: Game, place: number) => `${games[game].first + place}`
  const cellOf = (game: Game, place: number) => `${nameOf(game, place)} (${idOf(game, place)})`
  const rows = (['early', 'late'] as const).flatMap((game) =>
    positions.map((position, place) => {
      const { info, team } = games[game]
      const roster = ['RB', 'WR', 'TE'].includes(position) ? `${position}/FLEX` : position
      const facts = [
        nameOf(game, place),
        idOf(game, place),
        roster,
        5000 + 100 * place,
        info,
        team,
        12 - place,
      ]
      return [position, cellOf(game, place), ...facts].join()
    }),
  )
  const head = 'Position,Name + ID,Name,ID,Roster Position,Salary,Game Info,TeamAbbrev,AvgPointsPerGame'
  const entry = positions.slice(0, 9).map((_, slot) => cellOf(slot < 4 ? 'early' : 'late', slot))
  const slots = 'QB,RB,RB,WR,WR,WR,TE,FLEX,DST'
  return {
    ...{ nameOf, idOf, cellOf },
    swap: ['repair', '--no-default-rules', '--no-price-guard'],
    salaries: `${[head, ...rows].join('\n')}\n`,
    entries: `Entry ID,Contest Name,Contest ID,Entry Fee,${slots}\r\n9001,"Sunday, $5",81,$5,${entry.join()}\r\n`,
  }
}

const CLASSIC = classicFiles()
