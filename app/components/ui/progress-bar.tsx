import { classNames } from '#app/lib/class-names.ts'

/** How much of `max` is done, in the colours of the theme: the browser's own `<progress>` has its own. */
export function ProgressBar({
  label,
  value,
  max,
  valueText,
  fill = 'bg-accent',
  className,
}: {
  label: string
  value: number
  max: number
  /** The value in words, where the number alone says too little. */
  valueText?: string
  /** Colour of the part that is done. */
  fill?: string
  className?: string
}) {
  const done = max > 0 ? Math.min(1, value / max) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, value)}
      aria-valuetext={valueText}
      className={classNames('h-1.5 overflow-hidden rounded-full bg-border', className)}
    >
      <div
        className={classNames(
          'h-full rounded-full transition-[width] duration-150 forced-colors:bg-[CanvasText]',
          fill,
        )}
        style={{ width: `${100 * done}%` }}
      />
    </div>
  )
}
