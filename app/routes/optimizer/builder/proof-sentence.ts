import type { OptimizerAnswer } from '#app/lib/threads/optimizer/optimizer-client.ts'
import { isOnlyLineup } from '#core/analysis/facts/proof.ts'
import { formatCount, formatGap, formatPoints } from '#core/figures/format.ts'
import { isPlainPoints } from '#core/objective/plain-points.ts'
import { type OptimizerSettings, settingsText } from '#core/objective/strategy.ts'

/**
 * The proof of a run as a sentence: "Best possible of 11,411,703 legal lineups; the next best is 0.34 points behind.", or for a
 * search that stopped early "Within 0.40 points of the best possible." If the objective is not plain points, the settings
 * that weigh them are named.
 *
 * @param isBrief without the next best where the settings weigh points
 */
export function proofSentence(answer: OptimizerAnswer, settings: OptimizerSettings, isBrief = false): string {
  const { examined, examinedIsExact, gap, runnerUpGap } = answer
  const where = isPlainPoints(settings) ? '' : ` under ${settingsText(settings)}`
  if (gap > 0) return `Within ${formatGap(gap)} points of the best possible${where}.`
  if (isOnlyLineup(answer)) return 'This is the only legal lineup.'
  const best = `Best possible of ${examinedIsExact ? '' : 'more than '}${lineupCount(examined)} legal lineups`
  if (runnerUpGap === null || (isBrief && where !== '')) return `${best}.`
  if (runnerUpGap < 0.005) return `${best}; the next best is as good.`
  return `${best}; the next best is ${formatPoints(runnerUpGap)} points behind${where}.`
}

const LARGE_NUMBERS: [number, string][] = [
  [1e21, 'sextillion'],
  [1e18, 'quintillion'],
  [1e15, 'quadrillion'],
]

/** All digits below 10^15, then one decimal and a word. */
function lineupCount(count: number): string {
  const large = LARGE_NUMBERS.find(([size]) => count >= size)
  return large ? `${(count / large[0]).toFixed(1)} ${large[1]}` : formatCount(count)
}
