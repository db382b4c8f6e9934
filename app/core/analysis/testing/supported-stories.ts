import { expect } from 'vitest'
import type { Format } from '#core/formats/format.ts'
import { type Lineup, lineupOf, placePlayerInSlot } from '#core/lineups/lineup.ts'
import { brokenRules } from '#core/lineups/lineup-rules.ts'
import { stacksOf } from '#core/lineups/stack.ts'
import { ENHANCEMENT_LEVELS, type OptimizerSettings } from '#core/objective/strategy.ts'
import { type Player, personKey } from '#core/players/player.ts'
import {
  DEFAULT_NUMBERS,
  type PersonNumbers,
  type ProjectionFile,
  type SlateNumbers,
} from '#core/projections/slate-numbers.ts'
import { withNumbers } from '#core/projections/with-numbers.ts'
import { parseSlateCsv } from '#core/slate/slate-csv.ts'
import { loadKernel } from '#optimizer/kernel.node.ts'
import { optimizeLineup } from '#optimizer/optimizer.ts'
import { enrichFromSlate } from '../enrichment.ts'
import { analysisFacts } from '../facts/facts.ts'
import { adjustmentOffers, analyzeLineup, builtInTexts } from '../lineup-analysis.ts'
import { stackInsight } from '../story/stack-insight.ts'
import { unsupportedClaims } from './unsupported-claims.ts'

const STORIES = 200
/** The name of a test that calls `expectSupportedStories`. */
export const EVERY_CLAIM = `${STORIES} lineups: every figure and every name in every text is in the table`

const SETTINGS: OptimizerSettings[] = [
  { strategy: 'max_points', contestFormat: 'cash', creativity: 50 },
  { strategy: 'balanced', contestFormat: 'cash', creativity: 50 },
  { strategy: 'best_value', contestFormat: 'gpp', creativity: 80 },
  { strategy: 'balanced', contestFormat: 'gpp', creativity: 20 },
]

/** Optimizes the slates in turn under several settings and checks every text that is written about the lineups. */
export async function expectSupportedStories(slates: readonly StorySlate[]): Promise<void> {
  const kernel = await loadKernel()
  const stories = new Set<string>()
  const words: number[] = []
  for (const { pool, format, settings, level, excludedIds } of cases(slates)) {
    const search = (keptPlayers: readonly Player[]) =>
      optimizeLineup(
        {
          playerPool: pool,
          format,
          budget: format.budget,
          settings,
          keptPlayers,
          excludedIds,
          withRunnerUp: true,
        },
        kernel,
      )
    const best = search([])
    if (!best.ok) throw new Error(best.error.message)
    const lineup = lineupOf(format, best.value.players)
    const analysis = await analyzeLineup({
      lineup,
      playerPool: pool,
      settings,
      level,
      proof: best.value,
      searchWith: async (kept) => {
        const answer = search(kept)
        return { isProved: true, players: answer.ok ? answer.value.players : null }
      },
    })
    const { facts } = analysis
    const texts = builtInTexts(analysis, level)
    stories.add(texts.story + texts.details)
    words.push(texts.story.split(/\s+/).length)
    const claims = [
      ...[texts.story, texts.details, ...texts.keyFindings].flatMap((text) => unsupportedClaims(text, facts)),
      ...facts.people.flatMap(({ id, name }) => unsupportedClaims(texts.playerInsights[id]!, facts, [name])),
      ...adjustmentOffers(analysis).flatMap(({ text }) => unsupportedClaims(text, facts)),
      ...stackTexts(lineup, pool, settings),
    ]
    expect({ story: texts.story, claims }).toEqual({ story: texts.story, claims: [] })
    for (const { slotIndex, in: player } of analysis.adjustments) expectLegal(lineup, player, slotIndex)
  }
  words.sort((a, b) => a - b)
  expect(words[Math.floor(words.length * 0.9)]).toBeLessThanOrEqual(60)
  // Different lineups get different stories.
  expect(stories.size).toBeGreaterThan(STORIES * 0.95)
}

function stackTexts(lineup: Lineup, playerPool: readonly Player[], settings: OptimizerSettings): string[] {
  return stacksOf(lineup).flatMap(({ kind, players }) => {
    const facts = analysisFacts({
      format: lineup.format,
      settings,
      playerPool,
      lineup: null,
      others: players,
    })
    return unsupportedClaims(stackInsight(kind, facts), facts)
  })
}

function expectLegal(lineup: Lineup, player: Player, slotIndex: number) {
  const changed = placePlayerInSlot(lineup, player, slotIndex)
  expect(changed.ok && brokenRules(changed.value)).toEqual([])
}

/** Slates in turn, each time with other numbers and settings and without some of the people the last best lineup had. */
function* cases(slates: readonly StorySlate[]) {
  for (let story = 0; story < STORIES; story++) {
    const { players, format } = slates[story % slates.length]!
    const round = Math.floor(story / slates.length)
    const rows = withNumbers(players, format, numbersOf(players, story + round))
    const pool = round % 2 === 1 ? enrichFromSlate(rows, format) : rows
    // A deterministic draw: every seventh row or so stays out.
    const excludedIds = pool
      .filter((_, i) => round > 0 && (i * 31 + story * 17) % 7 === 0)
      .map(({ id }) => id)
    const settings = SETTINGS[story % SETTINGS.length]!
    yield { pool, format, settings, level: ENHANCEMENT_LEVELS[story % 3]!, excludedIds }
  }
}

/** Averages, estimates that a file's ownership moves, and estimates beside a file that knows a third of the people, two of them set by hand. */
function numbersOf(players: readonly Player[], turn: number): SlateNumbers {
  const pointsFrom = turn % 3 === 0 ? 'average' : 'baseline'
  if (turn % 3 === 0) return { ...DEFAULT_NUMBERS, pointsFrom }
  if (turn % 3 === 1) return { ...DEFAULT_NUMBERS, pointsFrom, files: [surprisingOwnership(players)] }
  const known = players.filter((_, i) => i % 3 === 0)
  const people = Object.fromEntries(
    known.map((player, i) => [personKey(player), { ...NOTHING, points: i % 5 === 4 ? 0 : (i % 7) + 6.25 }]),
  )
  const edits = Object.fromEntries(
    players.slice(0, 4).map((player) => [personKey(player), { points: player.fppg + 1.5 }]),
  )
  return { pointsFrom, files: [{ name: 'own.csv', importedAt: 1, weight: 1, people }], edits }
}

/** Every fourth player is in half of the lineups, the others in few. */
function surprisingOwnership(players: readonly Player[]): ProjectionFile {
  const people = Object.fromEntries(
    players.map((player, i) => [personKey(player), { ...NOTHING, flexOwnershipPct: i % 4 === 0 ? 50 : 4 }]),
  )
  return { name: 'ownership.csv', importedAt: 1, weight: 1, people }
}

const NOTHING: PersonNumbers = {
  points: null,
  flexOwnershipPct: null,
  captainOwnershipPct: null,
  ceiling: null,
  spread: null,
}

export type StorySlate = { players: Player[]; format: Format }

/** The players of salary files; a file that can't be read fails the test. */
export function slatesOf(texts: readonly string[], format: Format): StorySlate[] {
  return texts.map((text) => {
    const slate = parseSlateCsv(text, { format })
    if (!slate.ok) throw new Error(slate.error.kind)
    return { players: slate.value.players, format }
  })
}
