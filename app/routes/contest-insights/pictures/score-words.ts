import { formatCount, formatPct, formatPoints, pluralize } from '#core/figures/format.ts'
import type { ScoreBin, ScoreHistogram } from '#core/verdict/score-histogram.ts'

export type ScoreMark = { id: 'winner' | 'best' | 'cash'; name: string; points: number }

/** The lines across the scores, the highest first. */
export function scoreMarks({ winner, best, cash }: ScoreHistogram): ScoreMark[] {
  return [
    { id: 'winner', name: 'Winner', points: winner },
    { id: 'best', name: 'Top 1% from', points: best },
    ...(cash === null ? [] : [{ id: 'cash' as const, name: 'Cash line', points: cash }]),
  ]
}

/** `100 to 105`, or `Less than 105` for the first bar where it counts all lower scores. */
export function binName({ from, to }: ScoreBin, isOpen: boolean): string {
  return isOpen ? `Less than ${to}` : `${from} to ${to}`
}

/** `100 to 105 points: 123 entries (4.1%), 2 of them yours` */
export function binSentence(
  bin: ScoreBin,
  { isOpen, entries }: { isOpen: boolean; entries: number },
): string {
  const mine = bin.mine > 0 ? `, ${formatCount(bin.mine)} of them yours` : ''
  return `${binName(bin, isOpen)} points: ${pluralize(bin.entries, 'entry', 'entries')} (${formatPct((bin.entries / entries) * 100)})${mine}`
}

/** The picture in one sentence. */
export function describeScores(scores: ScoreHistogram, entries: number): string {
  const mine = scores.bins.reduce((sum, bin) => sum + bin.mine, 0)
  const lines = scoreMarks(scores).map(({ name, points }) => `${name} ${formatPoints(points)}`)
  return `Histogram of the points of ${pluralize(entries, 'entry', 'entries')}: ${lines.join(', ')}${mine > 0 ? `; ${formatCount(mine)} of them yours` : ''}.`
}
