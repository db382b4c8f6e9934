import type { ComponentProps, ReactNode } from 'react'
import { ChartContent } from '#app/components/charts/chart-card.tsx'
import { FoldCard } from '#app/components/fold-card.tsx'

/** A chart that the figures of the verdict link to. A phone shows its finding and folds the rest. */
export function Picture({
  id,
  title,
  finding,
  description,
  ...chart
}: Omit<ComponentProps<typeof ChartContent>, 'isGrowing'> & {
  id: string
  title: string
  finding: string | null
  description: ReactNode
}) {
  return (
    <FoldCard
      id={id}
      tabIndex={-1}
      title={title}
      note={finding}
      isOpen={matchMedia('(width >= 40rem)').matches}
    >
      <p className="px-4 pb-3 text-sm text-muted sm:px-5">{description}</p>
      <ChartContent isGrowing {...chart} />
    </FoldCard>
  )
}
