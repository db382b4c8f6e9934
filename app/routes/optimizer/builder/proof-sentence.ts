import { formatCount, formatGap, formatPoints } from '#app/lib/format.ts'
import type { OptimizerAnswer } from '#app/lib/optimizer-client.ts'
import { isOnlyLineup } from '#core/analysis/confidence.ts'
import { isPlainPoints } from '#core/objective/plain-points.ts'
import type { OptimizerSettings } from '#core/objective/strategy.ts'
import type { Player } from '#core/players/player.ts'

/**
 * What the search proved, as a person says it: "Best of 11,411,703 legal lineups; the next best is 0.34 points
 * behind." Or, where it ended before that: "Within 0.40 points of the best possible." Where the objective is more than
 * plain points, the points are called objective points.
 */
export function proofSentence(
  answer: OptimizerAnswer,
  settings: OptimizerSettings,
  pool: readonly Player[],
): string {
  const { examined, examinedIsExact, gap, runnerUpGap } = answer
  const unit = isPlainPoints(settings, pool) ? 'points' : 'objective points'
  if (gap > 0) return `Within ${formatGap(gap)} ${unit} of the best possible.`
  if (isOnlyLineup(answer)) return 'The only legal lineup there is.'
  const best = `Best of ${examinedIsExact ? '' : 'more than '}${lineupCount(examined)} legal lineups`
  if (runnerUpGap === null) return `${best}.`
  if (runnerUpGap < 0.005) return `${best}; the next best is as good.`
  return `${best}; the next best is ${formatPoints(runnerUpGap)} ${unit} behind.`
}

const LARGE_NUMBERS: [number, string][] = [
  [1e21, 'sextillion'],
  [1e18, 'quintillion'],
  [1e15, 'quadrillion'],
]

/** To the last lineup while a number can hold it, then in words. */
function lineupCount(count: number): string {
  const large = LARGE_NUMBERS.find(([size]) => count >= size)
  return large ? `${(count / large[0]).toFixed(1)} ${large[1]}` : formatCount(count)
}
