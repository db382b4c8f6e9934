import { lazy, Suspense } from 'react'
import type { EnrichmentState } from './use-enrichment.ts'

const EnrichmentBanner = lazy(() => import('./enrichment-banner.tsx'))

/** The banner's place: its code comes with the first enrichment. */
export function EnrichmentBannerSlot({
  enrichment,
  onDismiss,
}: {
  enrichment: EnrichmentState
  onDismiss: () => void
}) {
  if (enrichment.status === 'idle') return null
  return (
    <Suspense>
      <EnrichmentBanner enrichment={enrichment} onDismiss={onDismiss} />
    </Suspense>
  )
}
