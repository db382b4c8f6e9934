import { type ReactNode, useState } from 'react'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { useSeen } from './use-seen.ts'

/** A card with a chart, loaded when it scrolls into view, and the same figures as a table on request. */
export function ChartCard({
  title,
  description,
  height,
  chart,
  table,
  className,
}: {
  title: string
  description: string
  /** Reserved height in pixels, so that loading the chart does not move the page. */
  height: number
  chart: ReactNode
  table: ReactNode
  className?: string
}) {
  const [ref, seen] = useSeen<HTMLDivElement>()
  const [asked, setAsked] = useState(false)
  return (
    <Card className={classNames('grid content-start', className)}>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        <CardDescription>{description}</CardDescription>
      </CardHeader>
      <CardContent className="grid min-w-0 gap-3">
        <div ref={ref} style={{ height }}>
          {seen ? (
            <OptionalPart
              loading={<Skeleton className="size-full" />}
              failed={<LoadFailure part="The chart" />}
            >
              {chart}
            </OptionalPart>
          ) : null}
        </div>
        <details className="min-w-0 text-sm" onToggle={() => setAsked(true)}>
          <summary className="w-fit rounded-sm text-muted hover:text-foreground">Show as a table</summary>
          {asked ? <div className="mt-2">{table}</div> : null}
        </details>
      </CardContent>
    </Card>
  )
}
