import type { ComponentProps, PointerEvent, ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import type { Point } from './nearest-point.ts'
import type { Chart } from './use-chart.ts'

/** A picture drawn at the width of its box, so that its text is not scaled. Its marks are read by pointer and by keys. */
export function DrawnChart({
  chart: { box, width, at, onAt },
  height,
  description,
  markAt,
  children,
  ...reader
}: {
  chart: Chart
  /** In pixels. */
  height: number
  /** The picture in a sentence, for a screen reader. */
  description: string
  /** The place of the mark that a pointer at this point reads; null for none. */
  markAt: (pointer: Point) => number | null
  /** The marks, drawn once the width is known. */
  children: () => ReactNode
} & Pick<ComponentProps<typeof ChartReader>, 'label' | 'count' | 'text'>) {
  function follow(event: PointerEvent) {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    onAt(markAt({ x: event.clientX - left, y: event.clientY - top }))
  }

  return (
    <ChartReader {...reader} at={at} onAt={onAt}>
      <div
        ref={box}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => onAt(null)}
        className="touch-pan-y"
        style={{ height }}
      >
        {width > 0 ? (
          // Paper can be narrower than the screen that it was drawn for: there the picture shrinks as a whole.
          <svg
            role="img"
            aria-label={description}
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            className="block h-auto max-w-full"
          >
            {children()}
          </svg>
        ) : null}
      </div>
    </ChartReader>
  )
}

/** A ring around the mark that is read. */
export function ReadRing({ point, radius }: { point: Point | undefined; radius: number }) {
  return point ? (
    <circle cx={point.x} cy={point.y} r={radius} fill="none" strokeWidth={2} className="stroke-foreground" />
  ) : null
}

/**
 * A picture whose marks can be read one by one with the arrow keys: a slider over their places that only the focus shows.
 * A screen reader says the text of the mark; the same text stands below the picture.
 */
function ChartReader({
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
