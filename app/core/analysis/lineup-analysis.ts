import { formatCount, formatSalary } from '../figures/format.ts'
import { captainOf, isComplete, type Lineup } from '../lineups/lineup.ts'
import { slateLocks, swapLocks } from '../lineups/slot-states.ts'
import { objectiveIn } from '../objective/objective.ts'
import type { EnhancementLevel, OptimizerSettings } from '../objective/strategy.ts'
import type { Player } from '../players/player.ts'
import type { LineupRule } from '../rules/lineup-rule.ts'
import { type Adjustment, suggestAdjustments } from './alternatives/adjustments.ts'
import { captainRival } from './alternatives/captain-rival.ts'
import { forcePlayers, passedOver, type SearchWith } from './alternatives/forced-player.ts'
import { type AnalysisFacts, analysisFacts } from './facts/facts.ts'
import { shareOfBestThree } from './facts/facts-table.ts'
import type { LineupFacts } from './facts/lineup-facts.ts'
import type { Proof } from './facts/proof.ts'
import { adjustmentSentence } from './story/change-sentences.ts'
import { ordinal, percent, roughly } from './story/figures.ts'
import { playerInsight } from './story/player-insight.ts'
import { budgetSentence, proofSentence } from './story/sentences.ts'
import { isInDoubt, tellStory } from './story/story.ts'
import { PASSED_OVER, tellDetails } from './story/story-details.ts'

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
  /** Milliseconds since 1970: which games have begun. Without it, none has. */
  now?: number
  /** Awaited between the parts of the work, each of which takes some milliseconds: a page answers presses meanwhile. */
  betweenParts?: () => Promise<void>
}

/**
 * The texts of a lineup: the story, what it leaves to those who want to know more (empty for none), insights by player
 * id, and findings as sentences. Nothing is said in two of story, details and findings.
 */
export type LineupTexts = {
  story: string
  details: string
  playerInsights: Record<string, string>
  keyFindings: string[]
}

/** The facts that a text about a lineup may use, and the changes offered with it. */
export type LineupAnalysis = { facts: AnalysisFacts; adjustments: Adjustment[] }

const MOST_ADJUSTMENTS: Record<EnhancementLevel, number> = { basic: 1, moderate: 2, max: 3 }

export async function analyzeLineup(question: LineupQuestion): Promise<LineupAnalysis> {
  const { lineup, playerPool, settings, level, proof, searchWith, now, betweenParts } = question
  const wanted = isComplete(lineup) ? passedOver(lineup, playerPool, PASSED_OVER[level]) : []
  const forced = searchWith ? await forcePlayers(wanted, { lineup, playerPool, settings, searchWith }) : []
  await betweenParts?.()
  const adjustments = suggestAdjustments(withBegunLocked(question), MOST_ADJUSTMENTS[level])
  await betweenParts?.()
  const chosenCaptain = captainChoice(question)
  await betweenParts?.()
  const facts = analysisFacts({
    captainChoice: chosenCaptain,
    format: lineup.format,
    settings,
    playerPool,
    lineup,
    proof,
    forced,
    adjustments,
    level,
    ...(now === undefined ? {} : { begun: slateLocks(playerPool, lineup.format, { now }).begun }),
  })
  return { facts, adjustments }
}

/** While games run, their players stay in the lineup or out of it. */
function withBegunLocked(question: LineupQuestion): LineupQuestion {
  const { lineup, playerPool, lockedIds = [], excludedIds = [], now } = question
  const locks = now === undefined ? null : swapLocks(playerPool, lineup.format, { now })
  if (locks === null) return question
  return {
    ...question,
    lockedIds: new Set([...lockedIds, ...locks.begun]),
    excludedIds: new Set([...excludedIds, ...locks.begun]),
  }
}

function captainChoice({ lineup, playerPool, settings, lockedIds }: LineupQuestion) {
  const captain = captainOf(lineup)
  if (!captain || !isComplete(lineup)) return null
  return {
    isLocked: lockedIds?.has(captain.id) === true,
    rival: captainRival(lineup, playerPool, objectiveIn(playerPool, lineup.format, settings)),
  }
}

/** The texts of the built-in analyst. */
export function builtInTexts({ facts }: LineupAnalysis, level: EnhancementLevel): LineupTexts {
  const members = facts.people.filter(({ slot }) => slot !== null)
  return {
    story: tellStory(facts),
    details: tellDetails(facts, level),
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

/** Up to five findings about the lineup as a whole that neither the story nor its details tell. */
export function keyFindings(facts: AnalysisFacts): string[] {
  const { lineup } = facts
  if (!lineup) return []
  return [
    proofSentence(lineup, facts),
    budgetSentence(lineup, facts),
    rangeFinding(lineup),
    captainFinding(facts, lineup),
    shareFinding(facts),
  ].filter((finding) => finding !== null)
}

function rangeFinding({ spread }: LineupFacts): string | null {
  if (!spread) return null
  return `The usual score is between ${roughly(spread.low)} and ${roughly(spread.high)}, correlations included.`
}

/** The captain's price, and the ranks that the first line does not tell. */
function captainFinding({ people }: AnalysisFacts, { captain }: LineupFacts): string | null {
  const person = people.find(({ isCaptain }) => isCaptain)
  if (!captain || !person) return null
  const price = `${captain} costs ${formatSalary(person.salary)}`
  const { standing } = person
  if (!standing || isInDoubt(person)) return `${price}.`
  const byPoints = standing.pointsRank === 1 ? [] : [`${ordinal(standing.pointsRank)} by points`]
  const ranks = [...byPoints, `${ordinal(standing.valueRank)} by value`].join(' and ')
  return `${price} and is ${ranks}, of ${formatCount(standing.of)}.`
}

/** The share of the three best: how much depends on few. */
function shareFinding(facts: AnalysisFacts): string | null {
  const share = facts.lineup?.isComplete ? shareOfBestThree(facts) : null
  return share === null ? null : `Three players bring ${percent(share)} of the expected points.`
}
