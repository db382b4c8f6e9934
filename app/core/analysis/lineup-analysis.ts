import { isComplete, type Lineup } from '../lineups/lineup.ts'
import type { EnhancementLevel, OptimizerSettings } from '../objective/strategy.ts'
import type { Player } from '../players/player.ts'
import type { LineupRule } from '../rules/lineup-rule.ts'
import { adjustmentSentence } from './adjustment-sentence.ts'
import { type Adjustment, suggestAdjustments } from './adjustments.ts'
import { type AnalysisFacts, analysisFacts } from './facts.ts'
import { forcePlayers, passedOver, type SearchWith } from './forced-player.ts'
import { playerInsight } from './player-insight.ts'
import type { Proof } from './proof.ts'
import { keyFindings, PASSED_OVER, tellStory } from './story.ts'

export type LineupQuestion = {
  lineup: Lineup
  playerPool: readonly Player[]
  settings: OptimizerSettings
  level: EnhancementLevel
  proof: Proof | null
  /** Without it the facts leave out the players outside the lineup. */
  searchWith?: SearchWith
  lockedIds?: ReadonlySet<string>
  excludedIds?: ReadonlySet<string>
  rules?: readonly LineupRule[]
}

/** The texts of a lineup; `playerInsights` by player id, findings and changes as sentences. */
export type LineupTexts = { story: string; playerInsights: Record<string, string>; keyFindings: string[] }

/** The facts that a text about a lineup may use, and the changes offered with it. */
export type LineupAnalysis = { facts: AnalysisFacts; adjustments: Adjustment[] }

const MOST_ADJUSTMENTS: Record<EnhancementLevel, number> = { basic: 1, moderate: 2, max: 3 }

export async function analyzeLineup(question: LineupQuestion): Promise<LineupAnalysis> {
  const { lineup, playerPool, settings, level, proof, searchWith } = question
  const wanted = isComplete(lineup) ? passedOver(lineup, playerPool, PASSED_OVER[level]) : []
  const forced = searchWith ? await forcePlayers(wanted, { lineup, playerPool, settings, searchWith }) : []
  const adjustments = suggestAdjustments(question, MOST_ADJUSTMENTS[level])
  const facts = analysisFacts({
    mode: lineup.mode,
    settings,
    playerPool,
    lineup,
    proof,
    forced,
    adjustments,
    level,
  })
  return { facts, adjustments }
}

/** The texts of the built-in analyst. */
export function builtInTexts({ facts }: LineupAnalysis, level: EnhancementLevel): LineupTexts {
  const members = facts.people.filter(({ slot }) => slot !== null)
  return {
    story: tellStory(facts, level),
    playerInsights: Object.fromEntries(
      members.map((person) => [person.id, playerInsight(person, facts, level)]),
    ),
    keyFindings: keyFindings(facts),
  }
}

/** The offered changes, with the ids that the API and the screen need to apply them. */
export function adjustmentOffers({ facts, adjustments }: LineupAnalysis): AdjustmentOffer[] {
  return adjustments.map((adjustment) => ({
    text: adjustmentSentence(adjustment, facts),
    slotIndex: adjustment.slotIndex,
    outId: adjustment.out.id,
    inId: adjustment.in.id,
  }))
}

export type AdjustmentOffer = { text: string; slotIndex: number; outId: string; inId: string }
