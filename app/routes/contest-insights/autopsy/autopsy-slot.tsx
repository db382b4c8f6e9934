import { lazy } from 'react'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import type { ContestDetail } from '#contract/contests.ts'

const AutopsyCard = lazy(() =>
  import('./autopsy-card.tsx').then((module) => ({ default: module.AutopsyCard })),
)

/** What the user's entries deserved against the real field; loaded after the page. */
export function AutopsySlot(props: {
  contest: ContestDetail['contest']
  screenName: string
  onScreenName: (name: string) => void
}) {
  return (
    <OptionalPart
      loading={<Skeleton className="h-48" />}
      failed={<LoadFailure part="What your entries deserved" />}
    >
      <AutopsyCard {...props} />
    </OptionalPart>
  )
}
