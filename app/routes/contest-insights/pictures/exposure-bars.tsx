import { PositionChip } from '#app/components/position-chip.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatPct, formatSigned } from '#core/figures/format.ts'
import type { Comparison, ExposureGap } from './exposure-gaps.ts'

/** A bar to the right where the first group has more of a player, to the left where it has less. */
export function ExposureBars({ gaps, comparison }: { gaps: readonly ExposureGap[]; comparison: Comparison }) {
  const reach = Math.max(1, ...gaps.map(({ gap }) => Math.abs(gap)))
  return (
    <ul aria-label={`Exposure, ${comparison.label}`} className="grid gap-2 @container">
      {gaps.map((gap) => (
        <li
          key={gap.player}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 text-sm @xl:grid-cols-[15rem_minmax(0,1fr)_3.5rem_9.5rem]"
        >
          <span className="flex min-w-0 items-center gap-2">
            {gap.position ? <PositionChip position={gap.position} /> : null}
            <span className="min-w-0 wrap-anywhere">{gap.player}</span>
          </span>
          <span className="order-2 col-span-2 @xl:order-none @xl:col-span-1">
            <Bar gap={gap} reach={reach} />
          </span>
          <span className="order-1 text-right font-medium tabular-nums @xl:order-none">
            {formatSigned(gap.gap)}
          </span>
          {/* A narrow list leaves both shares to the table below. */}
          <span className="hidden text-sm text-muted tabular-nums @xl:inline">
            {formatPct(gap.first)} against {formatPct(gap.second)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Widths are percent, so that it needs no measured size. The frame: differences by chance alone. */
function Bar({ gap: { gap, chance }, reach }: { gap: ExposureGap; reach: number }) {
  const half = (value: number) => `${Math.min(50, (Math.abs(value) / reach) * 50)}%`
  const isBeyond = chance === null || Math.abs(gap) > chance
  return (
    <svg aria-hidden width="100%" height={16} className="block">
      {chance === null ? null : (
        <rect
          x={`${50 - Math.min(50, (chance / reach) * 50)}%`}
          width={`${2 * Math.min(50, (chance / reach) * 50)}%`}
          y={0}
          height={16}
          className="fill-raised forced-colors:fill-[Canvas]"
        />
      )}
      <rect
        x={gap < 0 ? `${50 - Math.min(50, (-gap / reach) * 50)}%` : '50%'}
        width={half(gap)}
        y={4}
        height={8}
        strokeWidth={1.5}
        className={classNames(
          gap < 0 ? 'stroke-bad' : 'stroke-good',
          isBeyond ? (gap < 0 ? 'fill-bad' : 'fill-good') : 'fill-transparent',
          'forced-colors:stroke-[CanvasText]',
          isBeyond && 'forced-colors:fill-[CanvasText]',
        )}
      />
      <line x1="50%" x2="50%" y1={0} y2={16} className="stroke-field" />
    </svg>
  )
}
