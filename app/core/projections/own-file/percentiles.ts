import { normalQuantile } from '../../numbers/distributions/normal.ts'
import { readHeader } from '../../slate/columns.ts'

/** What a ceiling is on every screen, in every answer and in what is stored, and what `Ceiling` is taken for. */
export const CEILING_PERCENTILE = 90

/** Percentiles above the median that a ceiling can be worked out from, those nearest to it first. */
export const PERCENTILES = [90, 95, 85, 80, 75, 99] as const

/** The percentile that a header names: 95 for `dk_95_percentile`, `P95` and `Ceiling (95th)`; null for `Ceiling`. */
export function percentileIn(header: string): number | null {
  const found = PERCENTILE.exec(readHeader(header).words)
  const percentile = Number(found?.[1] ?? found?.[2] ?? found?.[3])
  return percentile > 50 && percentile < 100 ? percentile : null
}

const PERCENTILE = /\bP ?(\d\d)\b|\b(\d\d)(?:TH|ST|ND|RD)\b|\b(\d\d) P(?:ERCENTILE|CTILE|CTL|CT)\b/

/** The 90th percentile, in points, of a normal distribution that has this mean and this value at `percentile`. */
export function ceilingFrom(
  value: number,
  { mean, percentile }: { mean: number; percentile: number },
): number {
  const z = normalQuantile(percentile / 100)
  return mean + ((value - mean) * normalQuantile(CEILING_PERCENTILE / 100)) / z
}
