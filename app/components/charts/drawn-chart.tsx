import type { ComponentProps, PointerEvent, ReactNode } from 'react'
import { ChartReader } from './chart-reader.tsx'
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
