import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BIG_LEAGUE } from '#core/formats/big-league.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { SHOWDOWN } from '#core/formats/dk-showdown.ts'
import { PLAYABLE_FORMATS } from '#core/formats/lookup.ts'
import { otherFormatOf } from '#core/formats/recognise.ts'
import { salaryFileFacts } from '#core/formats/salary-file-facts.ts'
import { gamesOf } from '#core/players/games.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'

/* Samples have invented players of invented teams at believable prices. */

test.each(PLAYABLE_FORMATS)('$name has a sample that is one of its salary files', (format) => {
  const slate = parseSlateCsv(sample(format.id), { format })
  expect(slate.ok && otherFormatOf(salaryFileFacts(slate.value.players), format)).toBeNull()
  expect(slate.ok && slate.value.players.length).toBeGreaterThan(format.rosterSlots.length)
})

test('the Showdown sample has forty players and no parse warnings', () => {
  const slate = parseSlateCsv(sample('showdown'), { format: SHOWDOWN })
  if (!slate.ok) throw new Error(slate.error.kind)
  const { players } = slate.value
  expect(slate.value).toMatchObject({ skipped: [], warnings: [], week: 14, hasProviderIds: true })
  expect(slate.value.teams).toEqual({ away: 'POR', home: 'RIC' })
  const flex = players.filter((player) => player.position !== 'CPT')
  expect([players.length, flex.length]).toEqual([80, 40])
  expect(new Set(flex.map((player) => player.basePlayerId)).size).toBe(40)
  expect(new Set(players.map((player) => player.providerId)).size).toBe(80)
  expect(flex.every((player) => player.salary % 200 === 0 && player.salary >= 200)).toBe(true)
  expect(flex.filter((player) => player.injuryStatus !== 'Healthy')).toHaveLength(2)
  expect(topSix(flex.map((player) => player.salary))).toBeGreaterThan(SHOWDOWN.budget)
})

test('the Big League sample has fourteen games, players for all ten slots, and stars that exceed the budget together', () => {
  const slate = parseSlateCsv(sample('bigleague'), { format: BIG_LEAGUE })
  if (!slate.ok) throw new Error(slate.error.kind)
  const { players, teamCodes } = slate.value
  expect(slate.value).toMatchObject({ skipped: [], warnings: [] })
  expect([players.length, teamCodes.length]).toEqual([252, 28])
  expect(new Set(players.map((player) => player.gameInfo)).size).toBe(14)
  expect(players.every(({ salary }) => Number.isInteger(salary) && salary >= 1 && salary <= 45)).toBe(true)
  expect(topSix(players.map((player) => player.salary))).toBeGreaterThan(2 * BIG_LEAGUE.budget)
})

test('the Standard sample has twelve games of three kickoffs, prices in hundreds, and every position', () => {
  const slate = parseSlateCsv(sample('standard'), { format: STANDARD })
  if (!slate.ok) throw new Error(slate.error.kind)
  const { players, teamCodes } = slate.value
  expect(slate.value).toMatchObject({ skipped: [], warnings: [], teams: null, hasProviderIds: true })
  expect([players.length, teamCodes.length]).toEqual([312, 24])
  const games = gamesOf(players)
  expect(games).toHaveLength(12)
  expect(new Set(games.map(({ kickoff }) => kickoff?.toISOString())).size).toBe(3)
  expect(players.every(({ salary }) => salary % 100 === 0 && salary >= 2200 && salary < 10_000)).toBe(true)
})

function sample(name: string): string {
  return readFileSync(new URL(`../../../public/samples/${name}.csv`, import.meta.url), 'utf8')
}

function topSix(salaries: number[]): number {
  const dearest = salaries.toSorted((a, b) => b - a).slice(0, 6)
  return dearest.reduce((sum, salary) => sum + salary, 0)
}
