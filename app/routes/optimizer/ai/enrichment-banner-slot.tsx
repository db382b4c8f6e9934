import { lazy } from 'react'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import type { EnrichmentState } from './use-enrichment.ts'

const EnrichmentBanner = lazy(() => import('./enrichment-banner.tsx'))

/** Loads the code of the banner with the first enrichment. */
export function EnrichmentBannerSlot({
  enrichment,
  onDismiss,
}: {
  enrichment: EnrichmentState
  onDismiss: () => void
}) {
  if (enrichment.status === 'idle') return null
  return (
    <OptionalPart failed={<LoadFailure part="The enrichment summary" />}>
      <EnrichmentBanner enrichment={enrichment} onDismiss={onDismiss} />
    </OptionalPart>
  )
}
