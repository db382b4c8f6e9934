import { type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'

/** A card with a chart, loaded when it scrolls into view or the page is idle, and the same figures as a table on request. */
export function ChartCard({
  id,
  title,
  description,
  className,
  ...body
}: ChartParts & {
  /** For links to the card: it takes the focus. */
  id?: string
  title: string
  description: ReactNode
  className?: string
}) {
  return (
    <Card
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      className={classNames('grid content-start', className)}
    >
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        <CardDescription>{description}</CardDescription>
      </CardHeader>
      <ChartContent {...body} />
    </Card>
  )
}

type ChartParts = {
  /** Reserved height in pixels, so that loading the chart does not move the page. */
  height: number
  /** The chart may become higher than that, as a list or with a longer sentence below it. */
  isGrowing?: boolean
  /** Choices that hold for the chart and the table. */
  controls?: ReactNode
  chart: ReactNode
  table: ReactNode
}

/** A chart below its controls, and the table of its figures. */
export function ChartContent({ height, isGrowing = false, controls, chart, table }: ChartParts) {
  const [ref, seen] = useSeen<HTMLDivElement>()
  const [asked, setAsked] = useState(false)
  return (
    <CardContent className="grid min-w-0 gap-3">
      {controls}
      <div ref={ref} style={isGrowing ? { minHeight: height } : { height }}>
        {seen ? (
          <OptionalPart
            loading={<Skeleton className="size-full" />}
            failed={<LoadFailure part="The chart" />}
          >
            {chart}
          </OptionalPart>
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      <details className="min-w-0 text-sm" onToggle={() => setAsked(true)}>
        <summary className="w-fit rounded-sm text-muted hover:text-foreground">Show as a table</summary>
        {asked ? <div className="mt-2">{table}</div> : null}
      </details>
    </CardContent>
  )
}

/** True once the element is, or is about to be, visible, or the page is idle: paper shows what was not scrolled to. */
function useSeen<Target extends Element>(): [RefObject<Target | null>, boolean] {
  const ref = useRef<Target>(null)
  const [seen, setSeen] = useState(false)

  useEffect(() => {
    if (seen || !ref.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true)
      },
      { rootMargin: '100px' },
    )
    observer.observe(ref.current)
    const cancel = whenIdle(() => startTransition(() => setSeen(true)))
    return () => {
      observer.disconnect()
      cancel()
    }
  }, [seen])

  return [ref, seen]
}
