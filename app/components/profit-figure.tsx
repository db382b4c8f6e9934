import { TrendingDown, TrendingUp } from 'lucide-react'
import { classNames } from '#app/lib/class-names.ts'
import { formatPct, formatProfit } from '#core/figures/format.ts'

/**
 * In a narrow `@container` a figure is set smaller, so that it is not broken into two lines: `+$160,816.46` fits at 11.5% of
 * the width, `-$1,050.00` and `-100.0%` with its icon at 15.5%.
 */
const NARROW = 'text-[length:clamp(0.75rem,11.5cqi,1em)]'
const RATHER_NARROW = 'text-[length:clamp(0.75rem,15.5cqi,1em)]'

/** A profit in dollars, with sign and colour; null (no result yet) shows "-". */
export function ProfitFigure({ profit, className }: { profit: number | null; className?: string }) {
  if (profit === null) return <span className={classNames('text-muted', className)}>-</span>
  const text = formatProfit(profit)
  const fitted = text.length > 10 ? NARROW : text.length > 8 && RATHER_NARROW
  return <span className={classNames('tabular-nums', toneOf(profit), fitted, className)}>{text}</span>
}

/** An ROI in percent with a trend icon, which 0 has not: a dash before it would read as a minus sign; null (no fees paid, no result yet) shows "-". */
export function RoiFigure({ roiPct, className }: { roiPct: number | null; className?: string }) {
  if (roiPct === null) return <span className={classNames('text-muted', className)}>-</span>
  const text = formatPct(roiPct)
  const fitted = text.length > 6 && RATHER_NARROW
  const Icon = roiPct > 0 ? TrendingUp : roiPct < 0 ? TrendingDown : null
  return (
    <span
      className={classNames(
        'inline-flex items-baseline gap-1 tabular-nums',
        toneOf(roiPct),
        fitted,
        className,
      )}
    >
      {Icon ? <Icon aria-hidden className="size-[1em] shrink-0 self-center" /> : null}
      {text}
    </span>
  )
}

function toneOf(amount: number): string {
  if (amount > 0) return 'text-good'
  return amount < 0 ? 'text-bad' : 'text-muted'
}
