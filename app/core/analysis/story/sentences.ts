import { formatCount, formatSalary } from '../../figures/format.ts'
import type { WhosePoints } from '../../players/points.ts'
import { listOf } from '../../text/words.ts'
import { type AnalysisFacts, captainWord } from '../facts/facts.ts'
import type { LineupFacts } from '../facts/lineup-facts.ts'
import type { PairFacts } from '../facts/pairs.ts'
import type { PersonFacts } from '../facts/person-facts.ts'
import { isOnlyLineup, type Proof } from '../facts/proof.ts'
import { ordinal, percent, points, pointsOf, roughly, roughlyPoints } from './figures.ts'

type Expectation = Pick<PersonFacts, 'expected' | 'whose'>

/*
 * Single sentences of the built-in analyst, each from the facts alone; null where there is nothing to say. Story,
 * insights and answers share them, so a fact reads the same in each.
 */

const EXPECTED: Record<WhosePoints, { verb: string; text: (points: string) => string }> = {
  average: { verb: 'averages', text: (points) => `${points} a game` },
  baseline: { verb: 'is expected to score', text: (points) => `${points} (baseline estimate)` },
  projection: { verb: 'has', text: (points) => points.replace(' ', ' projected ') },
  hand: { verb: 'has', text: (points) => `${points} set by hand` },
}

/** The points and whose they are: `12.4 points a game`, `12.4 points (baseline estimate)`, `12.4 projected points`. */
export function expectedText({ expected, whose }: Expectation): string {
  return EXPECTED[whose].text(pointsOf(expected))
}

/** The verb before it: `averages 12.4 points a game`, `has 12.4 projected points`. */
export function expectsVerb({ whose }: Pick<PersonFacts, 'whose'>): string {
  return EXPECTED[whose].verb
}

/** `12.4 points a game at $8,000, 1.55 points per $1,000` */
export function pricedPoints(person: PersonFacts, facts: AnalysisFacts): string {
  return `${expectedText(person)} at ${formatSalary(person.flexPrice)}, ${valueText(person, facts)}`
}

export function valueText({ value }: PersonFacts, { format }: AnalysisFacts): string {
  return `${pointsOf(value)} per ${format.valueUnit.text}`
}

/** `3rd of 38 by points and 12th by value` */
export function standingText({ standing }: PersonFacts): string | null {
  if (!standing) return null
  return `${rankText(standing, 'pointsRank')} by points and ${ordinal(standing.valueRank)} by value`
}

/** `standingText` as a sentence after the points. */
export function standingSentence(person: PersonFacts): string | null {
  const standing = standingText(person)
  return standing && `That is ${standing}.`
}

/** `3rd of 38` */
export function rankText(
  standing: NonNullable<PersonFacts['standing']>,
  rank: 'pointsRank' | 'valueRank',
): string {
  return `${ordinal(standing[rank])} of ${formatCount(standing.of)}`
}

export function outlookSentence({ outlook, oprk }: PersonFacts): string {
  const opponent = oprk === null ? 'opponent unknown, counted 50%' : `opponent ${percent(outlook.opponent)}`
  return `Outlook ${percent(outlook.score)} (${outlook.label}): ${opponent}, points ${percent(outlook.points)}, value ${percent(outlook.value)}.`
}

export function matchupSentence({ name, opponent, oprk, oprkBand, position }: PersonFacts): string | null {
  if (oprk === null || opponent === null) return null
  const reading = { good: 'a soft matchup', bad: 'a hard matchup', neutral: 'a middling matchup' }[oprkBand]
  return `${opponent} ranks ${ordinal(oprk)} of 32 against ${position}, ${reading} for ${name}.`
}

export function spreadSentence({ name, spread }: PersonFacts): string | null {
  if (!spread) return null
  return `${name} usually scores between ${roughly(spread.low)} and ${roughlyPoints(spread.high)}.`
}

export function pairSentence({
  names: [a, b],
  correlation: value,
  relation,
  shareOnePlace,
}: PairFacts): string {
  const figure = `correlation ${points(value)}`
  if (shareOnePlace)
    return `${a} and ${b} are quarterbacks of one team, so usually only one of them plays (${figure}).`
  if (value < 0) return `When one of ${a} and ${b} scores well, the other tends to score less (${figure}).`
  return relation === 'teammates'
    ? `${a} and ${b} are teammates and tend to score together (${figure}).`
    : `${a} and ${b} are opponents and still tend to score together (${figure}).`
}

/** The same as `pairSentence`, written about one of the two. */
export function partnerSentence(
  { names, correlation: value, relation, shareOnePlace }: PairFacts,
  name: string,
): string {
  const partner = names.find((each) => each !== name) ?? name
  const figure = `correlation ${points(value)}`
  if (shareOnePlace)
    return `Usually plays only if ${partner}, the other quarterback of the team, does not (${figure}).`
  if (value < 0) return `A good score for ${partner} tends to mean a lower one for ${name} (${figure}).`
  return relation === 'teammates'
    ? `Tends to score together with teammate ${partner} (${figure}).`
    : `Tends to score together with opponent ${partner} (${figure}).`
}

export function proofSentence({ proof }: LineupFacts, { settings }: AnalysisFacts): string | null {
  if (!proof) return null
  if (isOnlyLineup(proof)) return 'It is the only legal lineup.'
  const chosen = `under ${settings.text}`
  if (proof.gap > 0)
    return `No legal lineup does better by more than ${points(roundedUp(proof.gap))} points ${chosen}.`
  const best = `Of ${lineupsText(proof)}, none does better ${chosen}`
  if (proof.runnerUpGap === null) return `${best}.`
  if (proof.runnerUpGap < 0.005) return `${best}; the next best is as good.`
  return `${best}; the next best is ${points(proof.runnerUpGap)} points behind.`
}

/** The count is left out when it is above the largest safe integer, where it would be inexact. */
function lineupsText({ examined, examinedIsExact }: Proof): string {
  if (!Number.isSafeInteger(examined)) return 'all legal lineups'
  return examinedIsExact
    ? `${formatCount(examined)} legal lineups`
    : `more than ${formatCount(examined)} legal lineups`
}

/** Two decimals, rounded up: rounded down the text would claim a smaller gap than was proved. */
function roundedUp(gap: number): number {
  return Math.ceil(gap * 100 - 1e-6) / 100
}

export function budgetSentence({ spent, left, isComplete }: LineupFacts, { format }: AnalysisFacts): string {
  if (left === 0) return `It spends all of the ${formatSalary(format.budget)}.`
  if (left < 0) return `It is ${formatSalary(-left)} over the ${formatSalary(format.budget)} budget.`
  const filled = isComplete ? '' : ' so far'
  return `It spends ${formatSalary(spent)} of ${formatSalary(format.budget)}${filled} and leaves ${formatSalary(left)}.`
}

/** Where the format has a captain, a player's share is that of the slot: as captain or at flex. */
export function ownershipSentence({ ownershipAvg, captain }: LineupFacts): string | null {
  if (ownershipAvg === null) return null
  const slot = captain === null ? '' : ', each in the slot played here'
  return `Its players have an average ownership of ${percent(ownershipAvg)}${slot}.`
}

export function ownershipSentenceOf(person: PersonFacts, facts: AnalysisFacts): string | null {
  const { name, ownershipPct, leverageScore, isCaptain, asCaptain } = person
  if (ownershipPct === null || leverageScore === null) return null
  const slot = asCaptain === null ? '' : isCaptain ? ` as ${captainWord(facts)}` : ' at flex'
  return `About ${percent(ownershipPct)} of the field is expected to hold ${name}${slot}, ${leverageWords(leverageScore)} (leverage ${Math.round(leverageScore)}).`
}

/** What the slate does not contain, so that a missing figure is not read as a good one. */
export function unknownSentence({ unknown }: Pick<AnalysisFacts, 'unknown'>): string | null {
  if (unknown.length === 0) return null
  return `The slate has no ${listOf(unknown, 'or')}, so this text does not use them.`
}

function leverageWords(leverage: number): string {
  if (leverage >= 55) return 'less than the ceiling suggests'
  return leverage <= 45 ? 'more than the ceiling suggests' : 'about what the ceiling suggests'
}
