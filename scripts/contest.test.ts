import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { runRequest } from '#app/routes/optimizer/state/run-request.ts'
import { initialLineupState } from '#app/routes/optimizer/testing/initial-lineup-state.ts'
import type { BuildAnswer } from '#contract/build.ts'
import { validateUpload } from '#core/entries/validate-upload.ts'
import { makeSlate } from '#core/fixtures/made-slate.ts'
import { saberSim } from '#core/fixtures/projection-files.ts'
import { showdownSalaries } from '#core/fixtures/salary-files.ts'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import type { Format } from '#core/formats/format.ts'
import { rulesByDefault } from '#core/rules/default-rules.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import { readBuildRequest } from './contest/build-input.ts'
import { readBuildOptions } from './contest/build-options.ts'
import { runContest } from './contest/run.ts'
import { answerOf, commandFiles, jsonOf } from './contest/testing/command-files.ts'

type Row = { name: string; position: string; team: string; salary: number; providerId: string }
type Json = BuildAnswer & { format: string; points: string; rows: Record<string, Row> }

const SHOWDOWN_SAMPLE = 'public/samples/showdown.csv'
const SLATE = makeSlate(7)
const [QUARTERBACK] = SLATE.people.filter(({ position }) => position === 'QB')

const { fileOf, remove } = commandFiles()
const slate = fileOf('DKSalaries.csv', showdownSalaries(SLATE))
afterAll(remove)

/** The command in a process of its own. */
function contest(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/contest.ts', ...args], {
    encoding: 'utf8',
    timeout: 100_000,
  })
  return { status, stdout, stderr: stderr.trimEnd() }
}

const built = (...args: string[]) => jsonOf<Json>('build', ...args)

describe('build', () => {
  test.each<[string, Format]>([
    [SHOWDOWN_SAMPLE, SHOWDOWN],
    ['public/samples/bigleague.csv', BIG_LEAGUE],
  ])('--csv of %s passes the validator', (file, format) => {
    const { status, stdout } = contest('build', '--slate', file, '--count', '20', '--csv')
    expect(status).toBe(0)
    const pool = parseSlateCsv(readFileSync(file, 'utf8'), { format })
    if (!pool.ok) throw new Error(pool.error.kind)
    const { players } = pool.value
    expect(validateUpload(stdout, { pool: players, format, outPeople: new Set() })).toEqual([])
    expect(stdout.split('\r\n')).toHaveLength(22)
  })

  test('without --json or --csv a table for reading', async () => {
    const { status, stdout } = await answerOf('build', '--slate', slate, '--count', '3')
    expect(status).toBe(0)
    const lines = stdout.split('\n')
    expect(lines[0]).toBe('  #    Proj    Salary  Lineup')
    expect(lines[1]).toMatch(/^ {2}1 +\d+\.\d\d +\$\d\d,\d{3} {2}CPT .+ {2}FLEX (.+, ){4}.+$/)
    expect(lines[5]).toBe(
      '3 lineups: the best that obey the rules, in order, by the objective balanced, cash. Proved.',
    )
    const shared = await answerOf('build', '--slate', slate, '--count', '20')
    expect(shared.stdout).toContain('20 lineups: together the best that the rules allow, by the objective')
    const rules = fileOf('uniques.json', '[{"kind":"uniques","players":2,"captainSwapCounts":false}]')
    const apart = await answerOf('build', '--slate', slate, '--rules', rules, '--count', '3')
    expect(apart.stdout).toContain(
      '3 lineups: found one after another, a better set may exist, by the objective',
    )
  })

  test('projections of a file count, and whose they are is in the answer', async () => {
    const file = fileOf('saber.csv', saberSim(SLATE))
    const plain = await built('--slate', slate, '--count', '1')
    const own = await built('--slate', slate, '--projections', file, '--count', '1')
    expect([plain.points, own.points]).toEqual(['baseline', 'projection'])
    expect(own.lineups[0]!.projectedPoints).not.toBe(plain.lineups[0]!.projectedPoints)
    expect((await built('--slate', slate, '--count', '1', '--points', 'average')).points).toBe('average')
  })

  test('rules of a file bind, with people by name, and by name and team', async () => {
    const { name, team } = QUARTERBACK!
    const players = [name, `${name.toUpperCase()}@${team}`]
    for (const person of players) {
      const rules = fileOf(
        'lock.json',
        JSON.stringify([{ kind: 'person', person, slots: 'captain', use: 'lock' }]),
      )
      const { lineups, rows } = await built('--slate', slate, '--rules', rules, '--count', '5')
      expect(lineups.map(({ players: [captain] }) => rows[captain!]!.name)).toEqual(Array(5).fill(name))
    }
  })
})

describe('without an answer: one sentence on stderr, nothing on stdout', () => {
  test('a process ends with 2 for a mistake in the command, else with 1', () => {
    expect(contest()).toEqual({
      status: 2,
      stdout: '',
      stderr: 'A command is missing. The commands: build, field, sim, portfolio, entries, repair, autopsy.',
    })
    expect(contest('build', '--slate', 'nowhere.csv')).toEqual({
      status: 1,
      stdout: '',
      stderr: 'There is no file nowhere.csv.',
    })
  })

  const rule = (person: string) => ({ kind: 'person', person, slots: 'any', use: 'lock' })

  test.each([
    [
      ['simulate'],
      2,
      'There is no command "simulate". The commands: build, field, sim, portfolio, entries, repair, autopsy.',
    ],
    [['build'], 2, '--slate FILE is missing. See --help.'],
    [
      ['build', '--slate', 'a.csv', '--count', '151'],
      2,
      '--count must be a whole number from 1 to 150, not "151".',
    ],
    [['build', '--slate', 'a.csv', '--game-mode', 'x'], 2, '--game-mode must be one of cash, gpp, not "x".'],
    [['build', '--slate', 'a.csv', '--lineups', '3'], 2, "Unknown option '--lineups'. See --help."],
    [['build', '--slate', 'a.csv', '--json', '--csv'], 2, 'Choose one of --json and --csv.'],
    [['build', '--slate', 'scripts'], 1, 'scripts is a folder, not a file.'],
    [
      ['build', '--slate', SHOWDOWN_SAMPLE, '--budget', '100'],
      1,
      expect.stringMatching(/\nThe cheapest legal lineup costs \$[\d,]+, more than the budget of \$100\.$/),
    ],
  ])('%j', async (args, status, sentence) => {
    expect(await answerOf(...args)).toEqual({ status, stdout: '', stderr: sentence })
  })

  test('a file of another format or kind says what it is', async () => {
    expect((await answerOf('build', '--slate', SHOWDOWN_SAMPLE, '--format', 'bigleague')).stderr).toMatch(
      /^public\/samples\/showdown\.csv: This is a Showdown salary file/,
    )
    expect((await answerOf('build', '--slate', slate, '--projections', slate)).stderr).toMatch(
      /This is a salary file without projections/,
    )
  })

  test('rules that cannot be understood refuse the file by place', async () => {
    const last = QUARTERBACK!.name.split(' ')[1]
    for (const [text, sentence] of [
      ['{', /is not JSON: /],
      ['[{"kind":"dupes"}]', /: rules\.0\.kind must be one of /],
      ['{}', /: rules must be a list of rules\.$/],
      [
        JSON.stringify([rule('Ann Nowhere')]),
        /: rules\.0: No player of the slate is called "Ann Nowhere"\.$/,
      ],
      [
        JSON.stringify([rule(QUARTERBACK!.name), rule(`Ann ${last}`)]),
        new RegExp(
          `: rules\\.1: No player .* "Ann ${last}"\\. Did you mean "${QUARTERBACK!.name}@${QUARTERBACK!.team}"\\?$`,
        ),
      ],
      [
        JSON.stringify([
          {
            kind: 'exposure',
            players: { teams: ['XYZ'] },
            slots: 'any',
            pct: { min: 1, max: null },
            isStrict: false,
          },
        ]),
        /: rules\.0: No player of the slate is of "XYZ"\. The teams: [A-Z]+, [A-Z]+\.$/,
      ],
    ] as const) {
      const file = fileOf('rules.json', text)
      const refused = await answerOf('build', '--slate', slate, '--rules', file)
      expect(refused).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(sentence) })
    }
  })

  test('--json answers an impossible build with its reason, and exits with 1', () => {
    const rules = fileOf(
      'impossible.json',
      JSON.stringify([{ kind: 'salary', dollars: { min: null, max: 1_000 } }]),
    )
    const { status, stdout, stderr } = contest('build', '--slate', slate, '--rules', rules, '--json')
    expect(status).toBe(1)
    const { lineups, reason } = JSON.parse(stdout) as Json
    expect([lineups, reason]).toEqual([[], expect.stringMatching(/^[A-Z].*\.$/)])
    expect(stderr.split('\n')[1]).toBe(reason)
    expect(stderr).toMatch(
      /\nNo lineup obeys the rule “Salary of no more than \$1,000”\. .*: Change .* to “Salary of/,
    )
  })

  test('fewer lineups than asked for: why, and what would give them', async () => {
    const rules = [{ kind: 'uniques', players: 6, captainSwapCounts: false }]
    const file = fileOf('apart.json', JSON.stringify(rules))
    const { status, stdout, stderr } = await answerOf('build', '--slate', slate, '--rules', file)
    expect(status).toBe(0)
    const [, reason, explanation] = stderr.split('\n')
    const lineups = stdout.split('\n').filter((line) => line.includes('CPT')).length
    expect(reason).toBe(`${lineups} of the 20 lineups: no other lineup obeys the rules.`)
    expect(explanation).toMatch(/changes gives 20 lineups: Change “Any two lineups differ by at least 6 /)
  })
})

test('--help lists the commands, and the options of a command', async () => {
  expect(await answerOf('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('build ') })
  expect(await answerOf('build', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('--slate FILE'),
  })
})

test('the request is that of a screen on which nothing was changed', () => {
  // A starter's average at the lowest price: priced as inactive.
  const people = SLATE.people.map((person) => (person === QUARTERBACK ? { ...person, salary: 200 } : person))
  const text = showdownSalaries({ ...SLATE, people })
  const { request, notes } = readBuildRequest(readBuildOptions(['--slate', fileOf('inactive.csv', text)]))
  const parsed = parseSlateCsv(text, { format: SHOWDOWN })
  if (!parsed.ok) throw new Error(parsed.error.kind)
  const {
    keptPlayers: _,
    withRunnerUp: __,
    ...screen
  } = runRequest(initialLineupState(SHOWDOWN, parsed.value.players))
  expect(request).toEqual({
    ...screen,
    count: 20,
    rules: rulesByDefault({ format: SHOWDOWN, playerPool: [], lineups: 20, contestFormat: 'cash' }),
  })
  const few = readBuildOptions(['--slate', fileOf('inactive.csv', text), '--count', '19'])
  expect(readBuildRequest(few).request).toEqual({ ...screen, count: 19 })
  const star = request.playerPool.filter(({ name }) => name === QUARTERBACK!.name).map(({ id }) => id)
  expect(star.every((id) => request.excludedIds?.includes(id))).toBe(true)
  expect(notes).toEqual([
    `Left out, priced as inactive: ${QUARTERBACK!.name}.`,
    expect.stringMatching(/^Left out: \d+ below 2 points, \d+ below 4 as captain\.$/),
  ])
})

test('a note that quotes a file has no characters that a terminal obeys', async () => {
  const rule = { kind: 'person', person: '\u001b[31mred\u0007\u202e', slots: 'any', use: 'lock' }
  const rules = fileOf('hostile.json', JSON.stringify([rule]))
  const { notes } = await runContest(['build', '--slate', slate, '--rules', rules])
  expect(notes.join('\n')).toMatch(
    /: rules\.0: No player of the slate is called "\ufffd\[31mred\ufffd{2}"\.$/,
  )
})
