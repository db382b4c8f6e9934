import { formatSalary } from '../../figures/format.ts'
import { isCaptainCode } from '../../formats/lookup.ts'
import { isCaptainRow } from '../../players/player.ts'
import { cleanText } from '../../text/clean-text.ts'
import { capitalized, listOf } from '../../text/words.ts'
import type { Adjustment } from '../alternatives/adjustments.ts'
import { type AnalysisFacts, captainWord } from '../facts/facts.ts'
import type { ForcedFacts } from '../facts/forced-facts.ts'
import { points, pointsOf, share } from './figures.ts'

/*
 * Changes of a lineup as sentences, for story, offers and answers: who comes and leaves, and what that adds or costs.
 */

/** Smaller changes of points read as none. */
export const NOTABLE_CHANGE = 0.005

/** Who changes between two lineups. `captain`: who becomes captain; `flex`: which captain stays as another player. */
export type LineupChange = {
  comes: readonly string[]
  leaves: readonly string[]
  captain: string | null
  flex: string | null
}

/** More are hard to follow in one sentence: "A, B, C and D for E, F, G and H". */
const MOST_IN_A_SENTENCE = 2

/** `1.3 fewer than`, `0.4 more than`, `as many as`. */
export function moreOrFewer(difference: number): string {
  if (difference === 0) return 'as many as'
  return `${points(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than`
}

/**
 * What follows on a sentence that compares two lineups: `: A and B come in for C and D, and E becomes captain`,
 * `: A comes in for B and becomes captain`; of more than two who come, lines below it. Null where the lineups are the same.
 */
export function changeClause(change: LineupChange, captainWord: string): string | null {
  const { comes, leaves, captain } = change
  if (comes.length > MOST_IN_A_SENTENCE) return `:\n${changeLines(change, captainWord)}`
  const come = comes.length > 1 ? 'come' : 'comes'
  const swap = comes.length === 0 ? null : `: ${listOf(comes)} ${come} in for ${listOf(leaves)}`
  if (captain === null) return swap
  const becomes = `becomes ${captainWord}`
  if (swap === null) return `: ${captain} ${becomes}`
  return comes.length === 1 && comes[0] === captain
    ? `${swap} and ${becomes}`
    : `${swap}, and ${captain} ${becomes}`
}

/**
 * "Why not X?" in a sentence: `Playing A with B for C and D, with E as captain and F as flex, costs 2 points.` It names
 * everyone who comes, leaves or changes between captain and flex, so it describes one legal lineup, and the cost is that
 * lineup's. Where expected points and the objective disagree, it states both. Of more than two who come, or two and
 * a change of captain, the cost is stated first and the change in lines below it.
 */
export function forcedSentence(forced: ForcedFacts, facts: AnalysisFacts): string {
  const { name, slot, out, in: others, newCaptain, captainToFlex, objectiveCost, pointsCost } = forced
  if (objectiveCost === null || pointsCost === null) {
    return `No legal lineup holds ${name} together with the locked players, without the excluded ones and within the rules.`
  }
  const costs = { none: 'costs nothing', more: 'costs', less: 'gains' }
  const cost =
    Math.abs(pointsCost - objectiveCost) < NOTABLE_CHANGE
      ? changeText(pointsCost, costs, pointsOf)
      : `${changeText(objectiveCost, costs, weighedPoints)}; expected points ${changeText(-pointsCost, EXPECTED_CHANGE, points)}`
  const captain = captainWord(facts)
  // As many come as leave, the player among them unless the lineup held that person in another slot.
  const comes = out.length > others.length ? [name, ...others] : others
  // `A with B for C and D, with B as captain` says who changes and who leads at once.
  const isTangled = comes.length > 1 && (newCaptain ?? captainToFlex) !== null
  if (comes.length <= MOST_IN_A_SENTENCE && !isTangled)
    return `Playing ${forcedClause(forced, captain)} ${cost}.`
  const change = { comes, leaves: out, captain: isCaptainCode(slot) ? name : newCaptain, flex: captainToFlex }
  return `Playing ${name} ${cost}:\n${changeLines(change, captain)}.`
}

/** Every difference between the two lineups. */
function forcedClause(forced: ForcedFacts, captain: string): string {
  const { name, slot, out, in: others, newCaptain, captainToFlex } = forced
  const roles = [
    ...(newCaptain === null ? [] : [`${newCaptain} as ${captain}`]),
    ...(captainToFlex === null ? [] : [`${captainToFlex} as flex`]),
  ]
  return [
    name,
    isCaptainCode(slot) ? ` as ${captain}` : '',
    others.length > 0 ? ` with ${listOf(others)}` : '',
    out.length > 0 ? ` for ${listOf(out)}` : '',
    roles.length > 0 ? `, with ${listOf(roles)},` : '',
  ].join('')
}

/** The change as lines below a sentence that ends with a colon: `In: A, B and C`, `Out: D, E and F`, `Captain: B`. */
function changeLines({ comes, leaves, captain, flex }: LineupChange, captainWord: string): string {
  return [
    `In: ${listOf(comes)}`,
    `Out: ${listOf(leaves)}`,
    ...(captain === null ? [] : [`${capitalized(captainWord)}: ${captain}`]),
    ...(flex === null ? [] : [`Flex: ${flex}`]),
  ].join('\n')
}

/** One sentence about the effect of an offered change. */
export function adjustmentSentence(
  adjustment: Adjustment,
  facts: Pick<AnalysisFacts, 'settings' | 'format'>,
): string {
  const { reason, objectiveChange, pointsChange, salaryChange, in: comes, out: leaves } = adjustment
  const place = isCaptainRow(comes) ? ` as ${captainWord(facts)}` : ''
  const swap = `${cleanText(comes.name)}${place} for ${cleanText(leaves.name)}`
  const price =
    salaryChange === 0
      ? 'at the same price'
      : salaryChange > 0
        ? `for ${formatSalary(salaryChange)} more`
        : `and saves ${formatSalary(-salaryChange)}`
  const adds = { none: 'changes nothing', more: 'adds', less: 'gives up' }
  const plain = `${changeText(pointsChange, adds, pointsOf)} on average ${price}`
  switch (reason) {
    case 'better':
      return `${swap} ${changeText(objectiveChange, adds, facts.settings.isPlainPoints ? pointsOf : weighedPoints)} ${price}.`
    case 'healthier':
      return `${swap} avoids a player marked ${leaves.injuryStatus}; it ${plain}.`
    case 'more_points':
      return objectiveChange <= -NOTABLE_CHANGE
        ? `${swap} ${plain}, but lowers the score under the chosen settings.`
        : `${swap} ${plain}.`
    case 'saves_money':
      return `${swap} ${plain}.`
    case 'less_owned':
      return `${swap} lowers expected ownership from ${share(leaves.ownershipPct ?? 0)} to ${share(comes.ownershipPct ?? 0)}; it ${plain}.`
  }
}

const EXPECTED_CHANGE = { none: 'stay the same', more: 'rise by', less: 'fall by' }

/** The verb of a change and its amount: `costs 2 points`, `gains 1.5 points`, `costs nothing`. */
function changeText(
  change: number,
  { none, more, less }: { none: string; more: string; less: string },
  amount: (change: number) => string,
): string {
  if (Math.abs(change) < NOTABLE_CHANGE) return none
  return `${change > 0 ? more : less} ${amount(Math.abs(change))}`
}

/** Points of an objective that strategy, contest and creativity weigh. */
function weighedPoints(value: number): string {
  return `${pointsOf(value)} under the chosen settings`
}
