import { lazy } from 'react'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import type { ContestDetail } from '#contract/contests.ts'

const AutopsyCard = lazy(() =>
  import('./autopsy-card.client.tsx').then((module) => ({ default: module.AutopsyCard })),
)

/** What the user's entries deserved against the real field; loaded after the page, and drawn by the browser alone. */
export function AutopsySlot(props: {
  contest: ContestDetail['contest']
  screenName: string
  onScreenName: (name: string) => void
}) {
  const loading = <Skeleton className="h-48" />
  if (!useHydrated()) return loading
  return (
    <OptionalPart loading={loading} failed={<LoadFailure part="What your entries deserved" />}>
      <AutopsyCard {...props} />
    </OptionalPart>
  )
}
