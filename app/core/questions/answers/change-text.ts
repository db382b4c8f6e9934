import type { AnalysisFacts } from '../../analysis/facts/facts.ts'
import { cleanText } from '../../analysis/model-texts/clean-text.ts'
import { captainWord } from '../../analysis/story/captain-word.ts'
import { changeLines, needsLines } from '../../analysis/story/change-lines.ts'
import { points, pointsOf } from '../../analysis/story/figures.ts'
import { captainOf, type Lineup, playersOf } from '../../lineups/lineup.ts'
import { isSamePerson, type Player } from '../../players/player.ts'
import { toHundredths } from '../../players/shown-points.ts'
import { listOf } from '../../text/words.ts'
import type { Valued } from './best-lineup.ts'

/** Smaller differences of the settings' value read as none. */
export const NOTABLE = 0.005

/**
 * What follows on a sentence that compares two lineups: `: A and B come in for C and D, and E becomes captain`,
 * `: A comes in for B and becomes captain`; of more than two who come, lines below it. Null where the lineups are the same.
 */
export function changeText(from: Lineup, to: Lineup, facts: AnalysisFacts): string | null {
  const comes = namesOf(newcomers(from, to))
  const goes = namesOf(newcomers(to, from))
  const [before, after] = [captainOf(from), captainOf(to)]
  const hasNewCaptain = after !== null && !(before && isSamePerson(before, after))
  const captain = hasNewCaptain ? cleanText(after.name) : null
  const change = { comes, leaves: goes, captain, flex: null }
  if (needsLines(change)) return `:\n${changeLines(change, captainWord(facts))}`
  const swap =
    comes.length === 0
      ? null
      : `${listOf(comes)} ${comes.length > 1 ? 'come' : 'comes'} in for ${listOf(goes)}`
  if (captain === null) return swap && `: ${swap}`
  const becomes = `becomes ${captainWord(facts)}`
  if (swap === null) return `: ${captain} ${becomes}`
  return comes.length === 1 && comes[0] === captain
    ? `: ${swap} and ${becomes}`
    : `: ${swap}, and ${captain} ${becomes}`
}

/**
 * `118.2 points, 1.3 fewer than the lineup shown`. Where the settings weigh more than points and rank the two lineups
 * otherwise than the points do, it says so.
 */
export function comparedText(found: Valued, reference: Valued, to: string, facts: AnalysisFacts): string {
  const compared = `${pointsOf(found.points)}, ${differenceText(shownDifference(found.points, reference.points))} ${to}`
  const verdict = settingsVerdict(found, reference, facts)
  return verdict === '' ? compared : `${compared}${verdict} (${facts.settings.text})`
}

/** `, but fits the settings less well`, where the settings rank two lineups otherwise than their points do; else empty. */
export function settingsVerdict(found: Valued, reference: Valued, { settings }: AnalysisFacts): string {
  const byPoints = shownDifference(found.points, reference.points)
  const bySettings = found.objective - reference.objective
  if (settings.isPlainPoints || byPoints * bySettings > 0 || Math.abs(bySettings) < NOTABLE) return ''
  return `, but fits the settings ${bySettings > 0 ? 'better' : 'less well'}`
}

/** The difference of two numbers of points as they are shown, so that a reader who subtracts them gets it. */
export function shownDifference(a: number, b: number): number {
  return toHundredths(toHundredths(a) - toHundredths(b))
}

/** `1.3 fewer than`, `0.4 more than`, `as many as`. */
export function differenceText(difference: number): string {
  if (difference === 0) return 'as many as'
  return `${points(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'} than`
}

/** The players of the second lineup who are not in the first. */
export function newcomers(from: Lineup, to: Lineup): Player[] {
  const own = playersOf(from)
  return playersOf(to).filter((player) => !own.some((other) => isSamePerson(other, player)))
}

function namesOf(players: readonly Player[]): string[] {
  return players.map(({ name }) => cleanText(name))
}
