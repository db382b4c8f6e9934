import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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
