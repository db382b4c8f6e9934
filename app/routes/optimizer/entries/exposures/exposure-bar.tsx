import { classNames } from '#app/lib/class-names.ts'
import type { Format } from '#core/formats/format.ts'
import type { Range } from '#core/rules/build-rule.ts'
import type { ExposureShares } from '../set/exposure-shares.ts'
import type { ExposureLimits, LimitedSlots } from './exposure-limits.ts'

/** Half a percent, which rounding hides. */
const TOLERANCE = 0.5

const NO_SHARES: ExposureShares = { captain: 0, flex: 0, total: 0 }

/** An exposure as a figure and a bar, the captain's part in another colour; a missed limit is coloured and named. */
export function ExposureBar({
  shares: own,
  hasList,
  isOut = false,
  limits,
  format: { captain },
}: {
  /** Null for a player who is in no lineup. */
  shares: ExposureShares | null
  /** Lineups are built. */
  hasList: boolean
  /** The player is out, so the lineups need a repair. */
  isOut?: boolean
  limits: ExposureLimits
  format: Format
}) {
  if (own === null && !(hasList && (limits.any.min || limits.captain.min)))
    return <span className="text-faint">-</span>
  const shares = own ?? NO_SHARES
  const missed =
    isOut && own !== null
      ? 'out, and still in lineups'
      : missedLimits(shares, limits)
          .map(({ text }) => text)
          .join(', ')
  const split = captain ? `${captain.code} ${pct(shares.captain)}, flex ${pct(shares.flex)}` : null
  return (
    <span
      title={[split, missed].filter(Boolean).join('. ')}
      className="flex w-full min-w-0 items-center justify-end gap-1.5"
    >
      <span
        aria-hidden
        className="hidden h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-raised @[38rem]/pool:flex"
      >
        <span
          className="h-full bg-gold forced-colors:bg-[Highlight]"
          style={{ width: `${shares.captain}%` }}
        />
        <span
          className="h-full bg-accent forced-colors:bg-[CanvasText]"
          style={{ width: `${shares.flex}%` }}
        />
      </span>
      <span
        className={classNames(
          'tabular-nums',
          missed ? (isOut ? 'font-bold text-bad' : 'font-medium text-warn') : '',
        )}
      >
        {pct(shares.total)}
        <span className="sr-only">
          {split ? ` (${split})` : ''}
          {missed ? `, ${missed}` : ''}
        </span>
      </span>
    </span>
  )
}

/** The limits that the shares miss, in words. */
export function missedLimits(
  { total, captain }: Pick<ExposureShares, 'total' | 'captain'>,
  limits: ExposureLimits,
): { slots: LimitedSlots; text: string }[] {
  const [ofAll, ofCaptain] = [missedIn(total, limits.any), missedIn(captain, limits.captain)]
  return [
    ...(ofAll ? [{ slots: 'any' as const, text: ofAll }] : []),
    ...(ofCaptain ? [{ slots: 'captain' as const, text: `as captain ${ofCaptain}` }] : []),
  ]
}

function missedIn(share: number, { min, max }: Range): string | null {
  if (min !== null && share < min - TOLERANCE) return `less than the minimum of ${min}%`
  if (max !== null && share > max + TOLERANCE) return `more than the maximum of ${max}%`
  return null
}

function pct(share: number): string {
  return `${Math.round(share)}%`
}
