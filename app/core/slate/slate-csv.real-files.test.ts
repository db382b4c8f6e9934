import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { refusalText } from '#contract/file-refusals.ts'
import { describeProviderFiles } from '../fixtures/provider-files.ts'
import { BIG_LEAGUE } from '../formats/big-league.ts'
import { STANDARD } from '../formats/dk-classic.ts'
import { SHOWDOWN } from '../formats/dk-showdown.ts'
import type { Format } from '../formats/format.ts'
import { personKey } from '../players/player.ts'
import { parseSlateCsv, type Slate } from './slate-csv.ts'

describeProviderFiles('Showdown salaries', 'salaries-showdown-nfl', (files) => {
  test.each(files)('%s: every row, captains at 1.5 times', (file) => {
    const slate = slateOf(file, SHOWDOWN)
    expect(slate.players.length).toBe(rowsBelowHeader(file))
    expect(slate).toMatchObject({ skipped: [], sport: 'NFL', hasProviderIds: true, warnings: [] })
    expectCaptainPairs(slate)
    const [, date, away, home] = /(\d{4}-\d\d-\d\d)_(\w+)@(\w+)\.csv$/.exec(file)!
    expect(slate).toMatchObject({ gameDate: date, teams: { away, home } })
    expect(
      slate.players.every(({ team, opponent }) => [away, home].includes(team!) && opponent !== team),
    ).toBe(true)
  })
})

describeProviderFiles('salaries of other sports', 'salaries-other-sports', (files) => {
  test.each(files)('%s: every row, captains at 1.5 times', (file) => {
    const slate = slateOf(file, SHOWDOWN)
    expect(slate.players.length).toBe(rowsBelowHeader(file))
    expect(slate).toMatchObject({ skipped: [], sport: 'Other', week: null })
    expectCaptainPairs(slate)
  })
})

describeProviderFiles('Classic salaries', 'salaries-classic-nfl', (files) => {
  test.each(files)('%s: every row, all with an opponent', (file) => {
    const slate = slateOf(file, STANDARD)
    expect(slate.players.length).toBe(rowsBelowHeader(file))
    expect(slate.players.every((player) => player.name !== '' && player.opponent !== null)).toBe(true)
    expect(new Set(slate.players.map((player) => player.position))).toEqual(
      new Set(['QB', 'RB', 'WR', 'TE', 'DST']),
    )
    expect(slate.warnings).toEqual([])
  })

  test.each(files)('%s: recognised as Classic when another format is chosen', (file) => {
    for (const format of [SHOWDOWN, BIG_LEAGUE]) {
      const result = parseSlateCsv(readFileSync(file, 'utf8'), { format })
      expect(!result.ok && result.error).toEqual({ kind: 'other_format', format: STANDARD, wanted: format })
    }
  })
})

describeProviderFiles('odd files', 'odd-inputs', (files) => {
  /** File -> the number of people, counted by hand or by another CSV reader, or the missing columns. */
  const ODD_FILES: Record<string, number | string> = {
    'dk_2016_CR_only_lineendings.csv': 783,
    'dk_bom_status_nfl_fixture.csv': 27,
    'dk_nba_pickem_no_salary.csv': 'Missing: Salary.',
    'dk_salaries_cfl.csv': 'Missing: AvgPointsPerGame.',
    'dk_showdown_MVP_soccer.csv': 112,
    'dk_status_wavg_nba.csv': 203,
    'dk_template_idslots.csv': 449,
    'dk_template_nfl_2017_noAvg.csv': 108,
    'dk_template_nfl_classic_2023.csv': 540,
    'dk_template_xfl.csv': 184,
    // 17 fighters, and four of the tables pasted below them that look like players.
    'dk_trailing_comma_mma.csv': 21,
    'dkentries_nfl_classic_2020.csv': 476,
    'fanduel_history.csv': 'Missing: Name, Salary, AvgPointsPerGame.',
    'fanduel_nfl_2018-09-30.csv': 498,
    'fanduel_nfl_single_game_mvp.csv': 73,
    'fanduel_single_game_2022w14_thu.csv': 66,
    'fantasydraft_nfl_2018w11.csv': 431,
    'json_named_csv.csv': 'CSV file is empty or invalid',
    'nba_salaries_2015_dk.csv': 176,
    'player_id_price_generic.csv': 25,
  }

  test.each(files)('%s: players, or a refusal with the reason', (file) => {
    const expected = ODD_FILES[path.basename(file)]
    // A format without a budget and a captain of its own takes any file.
    const result = parseSlateCsv(readFileSync(file, 'utf8'), { format: STANDARD })
    if (result.ok) {
      expect(result.value.players.length).toBe(expected)
      expect(result.value.players.every((player) => /\p{L}/u.test(player.name))).toBe(true)
    } else {
      expect(refusalText('salaries', result.error)).toContain(expected)
    }
  })
})

describeProviderFiles('auction values', 'auction', (files) => {
  test.each(files)('%s: refused because the salary column is missing', (file) => {
    const result = parseSlateCsv(readFileSync(file, 'utf8'), { format: BIG_LEAGUE })
    expect(result).toMatchObject({ ok: false, error: { kind: 'missing_columns' } })
    expect(!result.ok && 'missing' in result.error && result.error.missing).toContain('Salary')
  })
})

function slateOf(file: string, format: Format): Slate {
  const result = parseSlateCsv(readFileSync(file, 'utf8'), { format })
  if (!result.ok) throw new Error(result.error.kind)
  return result.value
}

/** The lines below the one that names a salary column; none of these files has quoted cells or other lines. */
function rowsBelowHeader(file: string): number {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  return lines.slice(lines.findIndex((line) => /,Salary,/.test(line)) + 1).filter((line) => /\w/.test(line))
    .length
}

function expectCaptainPairs({ players }: Slate): void {
  const flexByPerson = new Map(
    players.filter((player) => player.position !== 'CPT').map((player) => [personKey(player), player]),
  )
  const captains = players.filter((player) => player.position === 'CPT')
  expect(captains.length).toBeGreaterThan(0)
  for (const captain of captains) {
    const flex = flexByPerson.get(personKey(captain))!
    expect(captain.salary).toBe(flex.salary * 1.5)
    expect(captain.actualPosition).toBe(flex.position)
    expect(captain.outlookScore).toBe(flex.outlookScore)
    expect(captain.captainPricing).toBe('scaled')
  }
}
