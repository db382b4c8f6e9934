import type { FieldReport } from '#contract/field-report.ts'

export type ExposureRow = FieldReport['exposure'][number]

/** Two groups whose exposures are compared: the first minus the second. */
export const COMPARISONS = [
  { id: 'field', first: 'mine', second: 'field', label: 'You - field' },
  { id: 'best', first: 'mine', second: 'best', label: 'You - top 1%' },
  { id: 'winners', first: 'best', second: 'field', label: 'Top 1% - field' },
] as const
export type Comparison = (typeof COMPARISONS)[number]

/** Percent of lineups; `gap`: the difference of the two in points of percent. */
export type ExposureGap = {
  player: string
  position: string | null
  first: number
  second: number
  gap: number
  /** How far a difference goes by chance alone, one way: 1.96 standard errors of as many random lineups of the field. */
  chance: number | null
}

/** The widest difference first; players who are in no lineup of either group are left out. */
export function exposureGaps(
  rows: readonly ExposureRow[],
  {
    comparison,
    asCaptain,
    lineups,
  }: {
    comparison: Comparison
    asCaptain: boolean
    /** Lineups of the user. */
    lineups: number
  },
): ExposureGap[] {
  const shareOf = asCaptain ? 'captainExposurePct' : 'exposurePct'
  return rows
    .flatMap((row) => {
      const [first, second] = [row[comparison.first]?.[shareOf], row[comparison.second]?.[shareOf]]
      if (first === undefined || second === undefined || (first === 0 && second === 0)) return []
      const isDraw = comparison.id === 'field' && lineups > 0
      const chance = isDraw ? 1.96 * Math.sqrt((second * (100 - second)) / lineups) : null
      return { player: row.player, position: row.position, first, second, gap: first - second, chance }
    })
    .sort((a, b) => Math.abs(b.gap) - Math.abs(a.gap))
}
