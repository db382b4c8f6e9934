import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'

/**
 * A picture whose marks can be read one by one with the arrow keys: a slider over their places that only the focus shows.
 * A screen reader says the text of the mark; the same text stands below the picture.
 */
export function ChartReader({
  label,
  count,
  at,
  onAt,
  text,
  children,
}: {
  /** The slider's name, such as `Lineups of the chart`. */
  label: string
  count: number
  /** The place of the mark that is read; null for none. */
  at: number | null
  onAt: (at: number | null) => void
  /** Says the mark that is read, or what to do while there is none. */
  text: (at: number | null) => string
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <div
        className={classNames(
          // Clipped: a drawing has the width of before until it is measured again.
          'relative overflow-x-clip rounded-md',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent',
        )}
      >
        {children}
        <input
          type="range"
          min={0}
          max={Math.max(0, count - 1)}
          step={1}
          value={at ?? 0}
          aria-label={label}
          aria-valuetext={text(at ?? 0)}
          onChange={({ target }) => onAt(Number(target.value))}
          onFocus={() => onAt(at ?? 0)}
          onBlur={() => onAt(null)}
          className="pointer-events-none absolute inset-x-0 bottom-0 h-px opacity-0"
        />
      </div>
      <p aria-hidden className="min-h-5 text-sm text-muted tabular-nums">
        {text(at)}
      </p>
    </div>
  )
}
