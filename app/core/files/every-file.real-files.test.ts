import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { describeProviderFiles } from '../fixtures/provider-files.ts'
import type { ProviderFile } from '../provider-file.ts'
import { whatReadersSay } from './testing/what-readers-say.ts'

/** The file's kind, null for a table that is none of the provider's, and what its reader says (salaries for null). */
type Expected = readonly [kind: ProviderFile | null, says: string]

/**
 * Every file of the folder of downloaded files, by folder and name, but for the folders of salary files alone, whose rows
 * `slate-csv.real-files.test.ts` counts. People and rows of salary files and entries of standings and histories were counted
 * by another CSV reader. Refusals begin with "no".
 */
const EXPECTED: Record<string, Record<string, Expected>> = {
  auction: {
    'auction_values.csv': [null, 'no: Missing: Salary'],
    'board_2026.csv': [null, 'no: Missing: Salary, AvgPointsPerGame'],
    'players_2013_pos_value_bid.csv': [null, 'no: Missing: Salary, AvgPointsPerGame'],
    'sheet_2026_QB-DEF_dollar.csv': [null, 'no: Missing: Salary'],
  },
  baseline: {
    'classic_2021_2023_salary_fppg_actual.csv.gz': ['salaries', 'no: The file has more than 250,000 cells'],
    'classic_2025_rebuilt_fppg.csv.gz': ['salaries', 'no: Missing: AvgPointsPerGame'],
    'showdown_flex_salary_fppg_actual_shared.csv': [
      null,
      'Standard: 876 people, 876 rows, 458 listed above in the same role',
    ],
  },
  'contest-standings': {
    'cfb_2021w10_117293185.csv.gz': ['standings', '11890 entries of 8, 188 players'],
    'mlb_2018-04-08_perfectgame.csv': ['standings', '500 entries of 10, 158 players'],
    'nba_173419346_71k.csv.gz': ['standings', '71343 entries of 8, 86 players'],
    'nba_2025-02_173942873_inprogress.csv.gz': ['standings', '23781 entries of 8, 164 players'],
    'nba_showdown_2025-11-06_LAC@PHX.csv.gz': ['standings', '9803 entries of 6, 25 players'],
    'nfl_bestball_145826019.csv': ['standings', '12 entries of 20, 240 players'],
    'nfl_classic_2015w2_9420375.csv.gz': ['standings', '63875 entries of 9, 420 players'],
    'nfl_classic_2018w9.csv.gz': ['standings', '17241 entries of 9, 233 players'],
    'nfl_classic_2019w13.csv.gz': ['standings', '17241 entries of 9, 218 players'],
    'nfl_classic_2020w10_96210734.csv': ['standings', '4022 entries of 9, 210 players'],
    'nfl_classic_2020w9_95725559.csv.gz': ['standings', '17241 entries of 9, 291 players'],
    'nfl_classic_Rmangled_2017-09-17_25.00entryNFLGIANT25DoubleUp20EntryMax.csv': [
      'standings',
      '3448 entries of 9, 194 players',
    ],
    'nfl_showdown_2021-10-17_SEA@PIT_copies_128033entries.csv.gz': [
      null,
      'no: Missing: Name, Salary, AvgPointsPerGame',
    ],
    'nfl_showdown_2021-12-21_SEA@LAR_121022221.csv.gz': ['standings', '17647 entries of 6, 42 players'],
    'nfl_showdown_2021-12-21_WAS@PHI_121022222.csv.gz': ['standings', '17647 entries of 6, 50 players'],
    'nfl_showdown_sample2000_DERIVED.csv': ['standings', '2000 entries of 6, 41 players'],
    'sample_synthetic_2rows.csv': ['standings', '2 entries of 8, 11 players'],
  },
  'entry-history': {
    'dk_entry_history_2016-2022-01_676rows.csv': ['history', '676 entries'],
    'dk_entry_history_2016-2022_1028rows.csv': ['history', '1028 entries'],
  },
  'nfl-points': {
    'contest_player_table.csv': [null, 'no: Missing: Salary, AvgPointsPerGame'],
    'nfl_weekly_dkpoints_2021_2023.csv': [null, 'no: Missing: Salary'],
  },
  'odd-inputs': {
    'dk_2016_CR_only_lineendings.csv': ['salaries', 'Standard: 783 people, 783 rows'],
    'dk_bom_status_nfl_fixture.csv': ['salaries', 'Standard: 27 people, 27 rows'],
    'dk_nba_pickem_no_salary.csv': [null, 'no: Missing: Salary'],
    'dk_salaries_cfl.csv': ['salaries', 'no: Missing: AvgPointsPerGame'],
    'dk_showdown_MVP_soccer.csv': ['salaries', 'Standard: 112 people, 112 rows'],
    'dk_status_wavg_nba.csv': ['salaries', 'Standard: 203 people, 203 rows'],
    'dk_template_idslots.csv': ['salaries', 'Standard: 449 people, 449 rows'],
    'dk_template_nfl_2017_noAvg.csv': ['salaries', 'Standard: 108 people, 108 rows'],
    'dk_template_nfl_classic_2023.csv': ['salaries', 'Standard: 540 people, 540 rows'],
    'dk_template_xfl.csv': ['salaries', 'Standard: 184 people, 184 rows'],
    'dk_trailing_comma_mma.csv': [
      'salaries',
      'Standard: 21 people, 21 rows, 9 no player name, 108 no position',
    ],
    'dkentries_nfl_classic_2020.csv': ['salaries', 'Standard: 476 people, 476 rows'],
    'fanduel_history.csv': [null, 'no: Missing: Name, Salary, AvgPointsPerGame'],
    'fanduel_nfl_2018-09-30.csv': ['salaries', 'Standard: 498 people, 498 rows'],
    'fanduel_nfl_single_game_mvp.csv': ['salaries', 'Showdown: 73 people, 146 rows'],
    'fanduel_single_game_2022w14_thu.csv': ['salaries', 'Showdown: 66 people, 132 rows'],
    'fantasydraft_nfl_2018w11.csv': ['salaries', 'Standard: 431 people, 431 rows'],
    'json_named_csv.csv': [null, 'no: This is JSON, not a CSV file'],
    'nba_salaries_2015_dk.csv': ['salaries', 'Standard: 176 people, 176 rows'],
    'player_id_price_generic.csv': ['salaries', 'Standard: 25 people, 25 rows'],
  },
}

/** How a reader refuses a file of another kind; a table of no kind is refused with what it lacks. */
const REFUSAL: Record<ProviderFile, RegExp> = {
  salaries: /^no: This looks like a player salary file/,
  standings: /^no: This looks like a contest standings file/,
  history: /^no: This looks like your contest history/,
}
const LACKING: Record<ProviderFile, RegExp> = {
  salaries: /^no: /,
  standings: /^no: This is (not a contest standings file|JSON, not)/,
  history: /^no: This is (not a contest history|JSON, not)/,
}
/** A player list below other lines: the reader of standings, which reads a first line only, doesn't know it. */
const FIRST_LINE_ONLY = /dk_template_idslots/

for (const [folder, files] of Object.entries(EXPECTED)) {
  describeProviderFiles(`every file of ${folder}`, folder, (found) => {
    test('is in the table', () => {
      expect(found.map((file) => path.basename(file)).filter((file) => /\.csv(\.gz)?$/.test(file))).toEqual(
        Object.keys(files),
      )
    })

    test.each(found.filter((file) => path.basename(file) in files))('%s', (file) => {
      const [kind, says] = files[path.basename(file)]!
      const said = whatReadersSay(textOf(file))
      expect(said[kind ?? 'salaries']).toBe(says)
      for (const other of ['salaries', 'standings', 'history'] as const) {
        if (other === (kind ?? 'salaries')) continue
        const isKnown = kind !== null && !(other === 'standings' && FIRST_LINE_ONLY.test(file))
        expect(said[other]).toMatch(isKnown ? REFUSAL[kind] : LACKING[other])
      }
    })
  })
}

function textOf(file: string): string {
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
}
