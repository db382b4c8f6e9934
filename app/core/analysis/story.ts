import type { EnhancementLevel } from '../objective/strategy.ts'
import { captainWord } from './captain-word.ts'
import { warningSentence } from './doubt-sentences.ts'
import type { AnalysisFacts } from './facts.ts'
import { correlation, count, dollars, listOf, ordinal, percent, points, pointsOf } from './figures.ts'
import { forcedSentence } from './forced-sentence.ts'
import type { LineupFacts } from './lineup-facts.ts'
import type { PersonFacts } from './person-facts.ts'
import { paragraph, seedOf, wording } from './phrasing.ts'
import {
  budgetSentence,
  expectedText,
  matchupSentence,
  objectiveUnit,
  ownershipSentence,
  pairSentence,
  pricedPoints,
  proofSentence,
  rangeSentence,
  standingText,
  unknownSentence,
  valueText,
} from './sentences.ts'
import { sourceSentence, sourcesText } from './sources-text.ts'

/** How many players outside the lineup a story mentions. */
export const PASSED_OVER: Record<EnhancementLevel, number> = { basic: 1, moderate: 2, max: 3 }

/**
 * The built-in story of a lineup: the main player, the proof, correlations, players left out, and what the slate lacks.
 * Levels differ in depth: basic is one paragraph, moderate two, max three.
 */
export function tellStory(facts: AnalysisFacts, level: EnhancementLevel): string {
  const { lineup } = facts
  if (!lineup) return 'The lineup is empty: there is nothing to explain yet.'
  const seed = seedOf(facts.people.map(({ name }) => name))
  const forced = facts.forced.slice(0, PASSED_OVER[level]).map((each) => forcedSentence(each, facts))
  const [bestPair, ...otherPairs] = facts.pairs.filter(({ names }) => isInLineup(facts, names))
  const opening = [
    leadSentence(facts, lineup, seed),
    sourceSentence(lineup),
    lineup.isComplete ? null : openSlotsSentence(facts, lineup),
    proofSentence(lineup, facts),
    budgetSentence(lineup, facts),
  ]
  const together = bestPair ? pairSentence(bestPair) : null
  if (level === 'basic') {
    return paragraph([...opening, together, ...forced, riskSentence(facts), unknownSentence(facts)])
  }
  const shape = [rangeSentence(lineup), together, teamSentence(lineup), bargainSentence(facts, seed)]
  if (level === 'moderate') {
    return [
      paragraph(opening),
      paragraph([...shape, ...forced, riskSentence(facts), unknownSentence(facts)]),
    ].join('\n\n')
  }
  return [
    paragraph([...opening, captainShareSentence(lineup)]),
    paragraph([
      ...shape,
      ...otherPairs.slice(0, 2).map(pairSentence),
      bestMatchup(facts),
      ownershipSentence(lineup),
    ]),
    paragraph([...forced, weakSpotSentence(facts), riskSentence(facts), unknownSentence(facts)]),
  ].join('\n\n')
}

/** Three to five short findings of the story. */
export function keyFindings(facts: AnalysisFacts): string[] {
  const { lineup, forced } = facts
  if (!lineup) return []
  const [pair] = facts.pairs.filter(({ names }) => isInLineup(facts, names))
  const isInDoubt = facts.people.some(({ slot, doubts }) => slot !== null && doubts.length > 0)
  return [
    `${pointsOf(lineup.projected)} expected for ${dollars(lineup.spent)} (${sourcesText(lineup.sources)}).`,
    proofFinding(facts, lineup),
    isInDoubt ? riskSentence(facts) : null,
    lineup.captain && lineup.captainShare !== null
      ? `${lineup.captain} as ${captainWord(facts)} brings ${percent(lineup.captainShare)} of the expected points.`
      : null,
    pair ? `Strongest correlation: ${pair.names.join(' and ')}, ${correlation(pair.correlation)}.` : null,
    forced[0]?.objectiveCost != null && forced[0].objectiveCost >= 0.005
      ? `Left out: ${forced[0].name}, who would cost ${points(forced[0].objectiveCost)} ${objectiveUnit(facts.settings)}.`
      : null,
    isInDoubt ? null : riskSentence(facts),
  ]
    .filter((finding) => finding !== null)
    .slice(0, 5)
}

function proofFinding({ settings }: AnalysisFacts, { proof }: LineupFacts): string | null {
  if (!proof || proof.gap > 0 || proof.examined < 2 || !Number.isSafeInteger(proof.examined)) return null
  const lead =
    proof.runnerUpGap !== null && proof.runnerUpGap >= 0.005
      ? `, ${points(proof.runnerUpGap)} ${objectiveUnit(settings)} ahead of the next`
      : ''
  const atLeast = proof.examinedIsExact ? '' : 'more than '
  return `First of ${atLeast}${count(proof.examined)} legal lineups${lead}.`
}

function leadSentence(facts: AnalysisFacts, lineup: LineupFacts, seed: number): string {
  const captain = facts.people.find(({ isCaptain }) => isCaptain)
  const total = pointsOf(lineup.projected)
  if (captain) return captainSentence(captain, facts, total, seed)
  const members = facts.people.filter(({ slot }) => slot !== null)
  const lead = members.reduce((best, person) => (person.expected > best.expected ? person : best))
  const team = lead.team ? `, ${lead.team}` : ''
  return wording(seed, 1, [
    `${lead.name} (${lead.position}${team}) brings the most: ${pricedPoints(lead, facts)}, of ${total} expected.`,
    `The largest part of the ${total} expected comes from ${lead.name} (${lead.position}${team}): ${pricedPoints(lead, facts)}.`,
  ])
}

/** A slate of several sources has no best average and no best estimate. */
const BEST_OF_SLATE = {
  average: { verb: 'averages', noun: 'best average' },
  other: { verb: 'is expected to score', noun: 'most expected points' },
}

function captainSentence(captain: PersonFacts, facts: AnalysisFacts, total: string, seed: number): string {
  const word = captainWord(facts)
  const { name, position, team, projected, salary, standing } = captain
  const who = `${name} (${[position, team].filter(Boolean).join(', ')})`
  const counted = `${expectedText(captain)} count as ${points(projected)}`
  if (standing?.pointsRank === 1) {
    const best = BEST_OF_SLATE[facts.slate.pointsBy === 'average' ? 'average' : 'other']
    return wording(seed, 1, [
      `${who} is the ${word} at ${dollars(salary)}: no player on the slate ${best.verb} more, and ${counted} of the ${total} expected.`,
      `The ${word} has the slate's ${best.noun}: ${who}, whose ${counted} of the ${total} expected, at ${dollars(salary)}.`,
    ])
  }
  if (standing && standing.valueRank <= Math.max(3, standing.of / 8)) {
    return wording(seed, 1, [
      `${who} is the ${word} for value, ${ordinal(standing.valueRank)} of ${count(standing.of)}: ${counted} of the ${total} expected, at ${dollars(salary)}.`,
      `The ${word} is a good value: ${who} costs ${dollars(salary)} and is ${ordinal(standing.valueRank)} of ${count(standing.of)} by value; ${counted} of the ${total} expected.`,
    ])
  }
  const rank = standing ? `, ${ordinal(standing.pointsRank)} of ${count(standing.of)} by points,` : ''
  return wording(seed, 1, [
    `${who}${rank} is the ${word} at ${dollars(salary)}: ${counted} of the ${total} expected.`,
    `With ${who}${rank} as ${word}, ${counted} of the ${total} expected, for ${dollars(salary)}.`,
  ])
}

function openSlotsSentence({ mode }: AnalysisFacts, { filled }: LineupFacts): string {
  return `Filled so far: ${count(filled)} of ${count(mode.slots)} slots.`
}

function captainShareSentence({ captain, captainShare }: LineupFacts): string | null {
  if (!captain || captainShare === null) return null
  return `${captain} alone brings ${percent(captainShare)} of the expected points.`
}

function teamSentence({ teams }: LineupFacts): string | null {
  const [most, ...others] = teams
  if (!most || others.length !== 1) return null
  const [other] = others
  if (most.count === other!.count)
    return `${most.team} and ${other!.team} have ${count(most.count)} ${most.count === 1 ? 'player' : 'players'} each in the lineup.`
  return `${most.team} has ${count(most.count)} players in the lineup, ${other!.team} ${count(other!.count)}.`
}

/** The lineup's best value, captain aside, when it is in the slate's best quarter by value. */
function bargainSentence(facts: AnalysisFacts, seed: number): string | null {
  const ranked = facts.people.filter(
    ({ slot, standing, isCaptain }) => slot !== null && standing && !isCaptain,
  )
  if (ranked.length === 0) return null
  const best = ranked.reduce((a, b) => (b.standing!.valueRank < a.standing!.valueRank ? b : a))
  const { valueRank, of } = best.standing!
  if (valueRank > of / 4) return null
  const rank = `${ordinal(valueRank)} of ${count(of)} by value`
  return wording(seed, 2, [
    `${best.name} is a good value: ${pricedPoints(best, facts)}, ${rank}.`,
    `For value the lineup has ${best.name}, ${rank} with ${pricedPoints(best, facts)}.`,
  ])
}

function bestMatchup(facts: AnalysisFacts): string | null {
  const soft = facts.people.filter(({ slot, oprkBand }) => slot !== null && oprkBand === 'good')
  if (soft.length === 0) return null
  return matchupSentence(soft.reduce((a, b) => (b.oprk! < a.oprk! ? b : a)))
}

function weakSpotSentence(facts: AnalysisFacts): string | null {
  const ranked = facts.people.filter(({ slot, standing }) => slot !== null && standing)
  if (ranked.length < 2) return null
  const weakest = ranked.reduce((a, b) => (b.standing!.valueRank > a.standing!.valueRank ? b : a))
  return `The weakest value is ${weakest.name}, ${standingText(weakest)}: ${valueText(weakest, facts)}.`
}

function riskSentence({ people }: AnalysisFacts): string | null {
  const members = people.filter(({ slot }) => slot !== null)
  const marked = members.map(warningSentence).filter((sentence) => sentence !== null)
  if (marked.length > 0) return paragraph(marked)
  const unproven = members.filter(({ expected }) => expected <= 0)
  if (unproven.length === 0) return null
  const names = listOf(unproven.map(({ name }) => name))
  return unproven.every(({ whose, expected }) => whose === 'average' && expected === 0)
    ? `No average is known for ${names}.`
    : `No points are expected of ${names}.`
}

function isInLineup({ people }: AnalysisFacts, names: readonly string[]): boolean {
  return names.every((name) => people.some((person) => person.name === name && person.slot !== null))
}
