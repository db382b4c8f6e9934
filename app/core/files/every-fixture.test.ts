import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { refusalText } from '#contract/file-refusals.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import { parseSlateCsv } from '../slate/slate-csv.ts'
import { whatReadersSay } from './testing/what-readers-say.ts'

const FOLDER = new URL('../fixtures/', import.meta.url)

/**
 * What the reader of salary files makes of every committed file. Those in `tools` are invented tables of one game, JAX at
 * TEN, with eight players, in the columns that the named tools export.
 */
const EXPECTED: Record<string, string> = {
  'auction.csv': 'Big League: 6 people, 6 rows',
  'entries.csv': 'Showdown: 2 people, 3 rows',
  'showdown.csv': 'Showdown: 5 people, 10 rows',
  'single-game.csv': 'Showdown: 3 people, 6 rows',
  'tools/dailyfantasyfuel-cheatsheet.csv': 'Showdown: 8 people, 16 rows',
  'tools/fantasycruncher-averages.csv': 'Showdown: 8 people, 16 rows',
  'tools/fantasycruncher-showdown.csv': 'no: Missing: AvgPointsPerGame',
  'tools/rotogrinders-lineuphq.csv': 'no: Missing: AvgPointsPerGame',
  'tools/rotowire-players.csv': 'Showdown: 8 people, 16 rows',
  'tools/rotowire-showdown.csv': 'no: Missing: AvgPointsPerGame',
  'tools/sabersim-showdown.csv': 'Showdown: 8 people, 16 rows',
  'tools/stokastic-boom-bust.csv': 'no: Missing: AvgPointsPerGame',
  'tools/stokastic-lineups.csv': 'no: The file has no list of players',
  'tools/stokastic-showdown.csv': 'no: Missing: AvgPointsPerGame',
}

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.csv'),
)

test('every committed file is in the table', () => {
  expect(files.sort()).toEqual(Object.keys(EXPECTED))
})

test.each(files)('%s is read as the table says, and refused as standings and as a history', (file) => {
  const { salaries, standings, history } = whatReadersSay(textOf(file))
  expect(salaries).toBe(EXPECTED[file])
  expect(standings).toMatch(/^no: This (looks like a player salary file|is not a contest standings file)/)
  expect(history).toMatch(/^no: This (looks like a player salary file|is not a contest history)/)
})

/** `name position salary points team opponent status id`, the dearest first. */
const PEOPLE = [
  'Bram Hollin RB 12400 22.1 JAX TEN Healthy',
  'Tam Verrin QB 10400 20.5 JAX TEN Healthy',
  'Odo Quist Jr. WR 9200 16.25 TEN JAX Questionable',
  'Ulric Ashgrove-Pell WR 5800 9.4 JAX TEN Out',
  "D'Arno O'Fell TE 4600 7.8 TEN JAX Healthy",
  'Kelso Inkpenny K 3800 8 TEN JAX Healthy',
  'Titans DST 3600 -1.5 TEN JAX Healthy',
  'Galen Mossgrove RB 200 0.4 TEN JAX Healthy',
]
const PROJECTIONS = ['23.7', '21.3', '15.9', '0', '8.1', '7.4', '5.6', '1.2']

/** The same people with the tool's projections in place of averages. */
const projected = PEOPLE.map((line, place) => {
  const cells = line.split(' ')
  return cells.with(-4, PROJECTIONS[place]!).join(' ')
})

describe('the table of a tool gives every player once as captain and once as flex', () => {
  const ADDED = 'The file lists no captains, so every player was added as captain too, at 1.5x salary.'
  const SCALED = 'The file lists captain averages at 1.5x; the plain averages are used.'
  const instead = (column: string) =>
    `The file has no average per game. Its column "${column}" is used instead.`

  test.each([
    [
      'SaberSim, which has no column for captains',
      'sabersim-showdown',
      projected,
      [SCALED, instead('dk_points')],
    ],
    ['FantasyCruncher, whose captains are CPTN', 'fantasycruncher-averages', PEOPLE, [SCALED]],
    ['RotoWire, one row a player', 'rotowire-players', projected, [ADDED, instead('proj_points')]],
    ['Daily Fantasy Fuel, one row a player', 'dailyfantasyfuel-cheatsheet', PEOPLE, [ADDED]],
  ])('%s', (_tool, name, people, warnings) => {
    const slate = slateOf(`tools/${name}.csv`)
    const rowsOf = (isCaptain: boolean) =>
      slate.players
        .filter(({ position }) => (position === 'CPT') === isCaptain)
        .sort((a, b) => b.salary - a.salary)
        .map((player) => ({ ...player, salary: isCaptain ? player.salary / 1.5 : player.salary }))
        .map(
          ({ name: who, actualPosition, salary, fppg, team, opponent, injuryStatus }) =>
            `${who.replace('Tennessee ', '')} ${actualPosition} ${salary} ${Math.round(fppg * 1000) / 1000} ${team} ${opponent} ${injuryStatus}`,
        )
    expect(rowsOf(false)).toEqual(people)
    expect(rowsOf(true)).toEqual(people)
    expect(slate.warnings).toEqual(warnings)
    expect(slate.skipped).toEqual([])
  })

  test('SaberSim’s ids are the provider’s, apart for captain and flex', () => {
    const slate = slateOf('tools/sabersim-showdown.csv')
    const idsOf = (who: string) =>
      slate.players
        .filter(({ name }) => name === who)
        .map(({ position, providerId }) => [position, providerId])
    expect(idsOf('Bram Hollin')).toEqual([
      ['CPT', '42100001'],
      ['RB', '42100101'],
    ])
    expect(slate.hasProviderIds).toBe(true)
  })
})

test.each([
  ['fantasycruncher-showdown', 'FC Proj', 'Row 3 was read as the header: Player, Pos, Team,'],
  ['rotogrinders-lineuphq', 'fpts', 'Row 1 was read as the header: player_id, team, opp,'],
  ['rotowire-showdown', 'FPTS', 'Row 1 was read as the header: PLAYER, POS, TEAM,'],
  ['stokastic-boom-bust', 'Projection', 'Row 1 was read as the header: Name, Team, Salary,'],
  ['stokastic-showdown', 'Projection', 'Row 1 was read as the header: Player, Salary, Position,'],
])('%s lacks the average alone, and has projections in "%s"', (name, column, header) => {
  for (const divide of [',', '\t', ';', '|']) {
    // Prices with a thousands comma are quoted in these files.
    const text = textOf(`tools/${name}.csv`)
      .replaceAll(/"\$(\d+),(\d+)"/g, '$1$2')
      .replaceAll(',', divide)
    const result = parseSlateCsv(text, { format: SHOWDOWN })
    expect(!result.ok && refusalText('salaries', result.error)).toContain(
      `Missing: AvgPointsPerGame. The column "${column}" holds projections, not averages. Choose the provider's salary file, then take this one under "Import projections" in the optimizer. ${header}`,
    )
  }
})

function textOf(file: string): string {
  return readFileSync(new URL(file, FOLDER), 'utf8')
}

function slateOf(file: string) {
  const result = parseSlateCsv(textOf(file), { format: SHOWDOWN })
  if (!result.ok) throw new Error(refusalText('salaries', result.error))
  return result.value
}
