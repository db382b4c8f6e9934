import { isCaptainCode } from '../../formats/lookup.ts'
import { listOf } from '../../text/words.ts'
import type { AnalysisFacts } from '../facts/facts.ts'
import type { ForcedFacts } from '../facts/forced-facts.ts'
import { captainWord } from '../story/captain-word.ts'
import { changeLines, type LineupChange, needsLines } from '../story/change-lines.ts'
import { points } from '../story/figures.ts'

/**
 * "Why not X?" in a sentence: `Playing A with B for C and D, with E as captain and F as flex, costs 2 points.` It names
 * everyone who comes, leaves or changes between captain and flex, so it describes one legal lineup, and the cost is that
 * lineup's. Where expected points and the objective disagree, it states both. Of more than two who come, or two and
 * a change of captain, the cost is stated first and the change in lines below it.
 */
export function forcedSentence(forced: ForcedFacts, facts: AnalysisFacts): string {
  const { name, objectiveCost, pointsCost } = forced
  if (objectiveCost === null || pointsCost === null) {
    return `No legal lineup holds ${name} together with the locked players, without the excluded ones and within the rules.`
  }
  const cost =
    Math.abs(pointsCost - objectiveCost) < 0.005
      ? costText(pointsCost, 'points')
      : `${costText(objectiveCost, 'points under the chosen settings')}; expected points ${changeText(-pointsCost)}`
  const captain = captainWord(facts)
  const change = lineupChange(forced)
  // `A with B for C and D, with B as captain` says who changes and who leads at once.
  const isTangled = change.comes.length > 1 && (forced.newCaptain ?? forced.captainToFlex) !== null
  return needsLines(change) || isTangled
    ? `Playing ${name} ${cost}:\n${changeLines(change, captain)}.`
    : `Playing ${changesText(forced, captain)} ${cost}.`
}

function lineupChange({ name, slot, out, in: others, newCaptain, captainToFlex }: ForcedFacts): LineupChange {
  // As many come as leave, the player among them unless the lineup held that person in another slot.
  const isNew = out.length > others.length
  return {
    comes: isNew ? [name, ...others] : others,
    leaves: out,
    captain: isCaptainCode(slot) ? name : newCaptain,
    flex: captainToFlex,
  }
}

/** Every difference between the two lineups. */
function changesText(forced: ForcedFacts, captain: string): string {
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

function costText(cost: number, unit: string): string {
  if (Math.abs(cost) < 0.005) return 'costs nothing'
  const figure = points(Math.abs(cost))
  const amount = `${figure} ${figure === '1' ? unit.replace(/^points/, 'point') : unit}`
  return cost > 0 ? `costs ${amount}` : `gains ${amount}`
}

function changeText(change: number): string {
  if (Math.abs(change) < 0.005) return 'stay the same'
  return change > 0 ? `rise by ${points(change)}` : `fall by ${points(-change)}`
}
