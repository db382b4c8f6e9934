import { answerOf } from '#app/lib/threads/optimizer/optimizer-client.ts'
import { nextTask } from '#app/lib/turns/in-turns.ts'
import type { Authorship, Enriched, Insights, LineupStory } from '#contract/insights.ts'
import { playerToWire } from '#contract/player.ts'
import { constrainedTo, type SearchWith } from '#core/analysis/alternatives/forced-player.ts'
import { enrichFromSlate } from '#core/analysis/enrichment.ts'
import { stacksToExplain } from '#core/analysis/facts/stack-facts.ts'
import { adjustmentOffers, analyzeLineup, builtInTexts } from '#core/analysis/lineup-analysis.ts'
import { noStackSentence, stackInsight } from '#core/analysis/story/stack-insight.ts'
import type { StackKind } from '#core/lineups/stack.ts'
import type { Player } from '#core/players/player.ts'
import { settingsOf } from '../state/contest-of.ts'
import { shownAnswer } from '../state/lineup-proof.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { constraintsOf } from './requests.ts'

/*
 * The built-in analyst on this device: the same code and facts as on the server, without a request, so that it also
 * works offline.
 */

export async function localStory(state: LineupState): Promise<LineupStory> {
  const startedAt = performance.now()
  const level = state.enhancementLevel
  const { lockedIds, excludedIds, rules } = constraintsOf(state)
  const analysis = await analyzeLineup({
    lineup: state.lineup,
    playerPool: state.playerPool,
    settings: settingsOf(state),
    level,
    proof: shownAnswer(state),
    searchWith: searchIn(state),
    lockedIds: new Set(lockedIds),
    excludedIds: new Set(excludedIds),
    rules,
    now: Date.now(),
    betweenParts: nextTask,
  })
  const { story, details, playerInsights, keyFindings } = builtInTexts(analysis, level)
  const adjustments = adjustmentOffers(analysis)
  return {
    story,
    details,
    playerInsights,
    summary: {
      keyFindings,
      suggestedAdjustments: adjustments.map(({ text }) => text),
      confidenceLevel: null,
      runtime: (performance.now() - startedAt) / 1000,
    },
    adjustments,
    ...builtInAuthorship(),
  }
}

export function localStackInsight(kind: StackKind, players: readonly Player[], state: LineupState): Insights {
  const { format, playerPool } = state
  const settings = settingsOf(state)
  const { explained } = stacksToExplain({ kind, players, format, settings, playerPool })
  const insights = explained.map((facts) => stackInsight(kind, facts)).join('\n\n')
  return { insights: insights || noStackSentence(kind), ...builtInAuthorship() }
}

export function localEnrichment({ playerPool, format }: LineupState): Enriched {
  const players = enrichFromSlate(playerPool, format).map(playerToWire)
  return {
    players,
    stats: { searchesMade: 0, cacheHits: 0 },
    origins: Object.fromEntries(players.map(({ id }) => [id, { from: 'built-in', sources: [] }])),
    ...builtInAuthorship(),
  }
}

export function builtInAuthorship(): Authorship {
  return {
    writtenBy: 'built-in',
    model: null,
    writtenAt: new Date().toISOString(),
    sources: [],
    notice: null,
  }
}

export function searchIn(state: LineupState): SearchWith {
  const { format, playerPool } = state
  const settings = settingsOf(state)
  const constraints = constraintsOf(state)
  return async (kept, without) => {
    const answer = await answerOf({
      playerPool,
      format,
      budget: format.budget,
      settings,
      ...constrainedTo(kept, playerPool, constraints, without),
      withRunnerUp: false,
    })
    if (!answer.ok) return { isProved: true, players: null }
    return answer.value.gap === 0 ? { isProved: true, players: answer.value.players } : { isProved: false }
  }
}
