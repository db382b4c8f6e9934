import { type AnalysisFacts, captainWord } from '../../analysis/facts/facts.ts'
import { changeClause, moreOrFewer, NOTABLE_CHANGE } from '../../analysis/story/change-sentences.ts'
import { pointsOf } from '../../analysis/story/figures.ts'
import { captainOf, type Lineup, playersOf } from '../../lineups/lineup.ts'
import { isSamePerson, type Player } from '../../players/player.ts'
import { toHundredths } from '../../players/shown-points.ts'
import { cleanNames, cleanText } from '../../text/clean-text.ts'
import type { Valued } from './best-lineup.ts'

/** Who comes in for whom between two lineups, and who becomes captain; null where the lineups are the same. */
export function changeText(from: Lineup, to: Lineup, facts: AnalysisFacts): string | null {
  const [before, after] = [captainOf(from), captainOf(to)]
  const hasNewCaptain = after !== null && !(before && isSamePerson(before, after))
  const change = {
    comes: cleanNames(newcomers(from, to)),
    leaves: cleanNames(newcomers(to, from)),
    captain: hasNewCaptain ? cleanText(after.name) : null,
    flex: null,
  }
  return changeClause(change, captainWord(facts))
}

/**
 * `118.2 points, 1.3 fewer than the lineup shown`. Where the settings weigh more than points and rank the two lineups
 * otherwise than the points do, it says so.
 */
export function comparedText(found: Valued, reference: Valued, to: string, facts: AnalysisFacts): string {
  const compared = `${pointsOf(found.points)}, ${scoredThan(found, reference)} ${to}`
  const verdict = settingsVerdict(found, reference, facts)
  return verdict === '' ? compared : `${compared}${verdict} (${facts.settings.text})`
}

/** `, but fits the settings less well`, where the settings rank two lineups otherwise than their points do; else empty. */
export function settingsVerdict(found: Valued, reference: Valued, { settings }: AnalysisFacts): string {
  const byPoints = shownDifference(found.points, reference.points)
  const bySettings = found.objective - reference.objective
  if (settings.isPlainPoints || byPoints * bySettings > 0 || Math.abs(bySettings) < NOTABLE_CHANGE) return ''
  return `, but fits the settings ${bySettings > 0 ? 'better' : 'less well'}`
}

/** `1.3 fewer than`, by the points that are shown. */
export function scoredThan(found: Valued, other: Valued): string {
  return moreOrFewer(shownDifference(found.points, other.points))
}

/** The difference of two numbers of points as they are shown, so that a reader who subtracts them gets it. */
export function shownDifference(a: number, b: number): number {
  return toHundredths(toHundredths(a) - toHundredths(b))
}

/** The players of the second lineup who are not in the first. */
export function newcomers(from: Lineup, to: Lineup): Player[] {
  const own = playersOf(from)
  return playersOf(to).filter((player) => !own.some((other) => isSamePerson(other, player)))
}
