import { formatCount, formatMoney } from '#core/figures/format.ts'
import { toDollars } from '#core/money/cents.ts'
import { type PendingEntries, pendingByState } from '#core/totals/pending-entries.ts'

/**
 * `1 pending, 2 with points but no winnings, 20 not locked yet, $5.00 in fees`; null for no entry. Whether the fees were paid is not
 * known of a lineup that was only saved. `now` in milliseconds since 1970.
 */
export function pendingText(pending: PendingEntries, now: number): string | null {
  if (pending.entries === 0) return null
  const { unknown, scored, notLocked } = pendingByState(pending, now)
  return [
    unknown > 0 && `${formatCount(unknown)} pending`,
    scored > 0 && `${formatCount(scored)} with points but no winnings`,
    notLocked > 0 && `${formatCount(notLocked)} not locked yet`,
    `${formatMoney(toDollars(pending.feesCents))} in fees`,
  ]
    .filter(Boolean)
    .join(', ')
}
