import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { describeProviderFiles } from '#core/fixtures/provider-files.ts'
import { STANDARD } from '#core/formats/dk-classic.ts'
import { lineupOf } from '#core/lineups/lineup.ts'
import { brokenRules } from '#core/lineups/lineup-rules.ts'
import { gamesOf } from '#core/players/games.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import { buildLineups } from './build.ts'
import { loadKernel } from './kernel.node.ts'
import { optimizeLineup } from './optimizer.ts'
import { peopleKey } from './testing/shaped-slates.ts'

const kernel = await loadKernel()
const settings = { strategy: 'max_points', contestFormat: 'cash', creativity: 50 } as const

/** Games of each file and its legal lineups, which a program in C has counted apart. */
const KNOWN: Record<string, { games: number; legal?: number }> = {
  '2018_Week9.csv': { games: 10, legal: 8.9e15 },
  '2019_Week13.csv': { games: 11 },
  '2020_Week9.csv': { games: 11 },
  '2023-09-10_TB@MIN_824rows.csv': { games: 13, legal: 1.2e19 },
  '2025-09-07_CIN@CLE_720rows.csv': { games: 12 },
  '2025-09-14_CLE@BAL_589rows.csv': { games: 12 },
}

describeProviderFiles('real main slates', 'salaries-classic-nfl', (files) => {
  test.each(files)('%s: whole games with kickoffs; the best lineup and the 150 best are proved', (file) => {
    const slate = parseSlateCsv(readFileSync(file, 'utf8'), { format: STANDARD })
    if (!slate.ok) throw new Error(slate.error.kind)
    const { players, skipped, warnings } = slate.value
    const { games, legal } = KNOWN[path.basename(file)]!
    expect([skipped, warnings]).toEqual([[], []])
    expect(players.every(({ opponent }) => opponent !== null)).toBe(true)
    expect(gamesOf(players)).toHaveLength(games)
    expect(gamesOf(players).every(({ kickoff }) => kickoff !== null)).toBe(true)

    const request = { playerPool: players, format: STANDARD, budget: STANDARD.budget, settings }
    const best = optimizeLineup({ ...request, keptPlayers: [] }, kernel)
    if (!best.ok) throw new Error(best.error.message)
    expect(best.value).toMatchObject({ optimal: true, examinedIsExact: true })
    expect(brokenRules(lineupOf(STANDARD, best.value.players))).toEqual([])
    if (legal) expect(best.value.examined / legal).toBeCloseTo(1, 1)

    const build = buildLineups({ ...request, count: 150, rules: [] }, kernel)
    if (!build.ok) throw new Error(build.error.message)
    expect(build.value.isProved).toBe(true)
    expect(build.value.lineups[0]!.objective).toBe(best.value.objective)
    expect(new Set(build.value.lineups.map(({ players }) => peopleKey(players))).size).toBe(150)
    for (const { players: own } of build.value.lineups)
      expect(brokenRules(lineupOf(STANDARD, own))).toEqual([])
  })
})
