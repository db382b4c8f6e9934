import { formatPct } from '#app/lib/format.ts'
import type { Interval } from '#core/money/bootstrap.ts'

/** `-12.5% to 3.0%` */
export function intervalText({ low, high }: Interval): string {
  return `${formatPct(low)} to ${formatPct(high)}`
}
