import { classNames } from '#app/lib/class-names.ts'
import type { Format } from '#core/formats/format.ts'
import type { Range } from '#core/rules/build-rule.ts'
import { Bar } from '../../pool/pool-cell.tsx'
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
    <>
      <Bar from={0} to={shares.captain} className="bg-gold" />
      <Bar from={shares.captain} to={shares.total} className="bg-accent" />
      <span
        title={[split, missed].filter(Boolean).join('. ')}
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
    </>
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
