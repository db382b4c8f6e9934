import { LoadFailure } from '#app/components/load-failure.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { optionalLazy } from './optional-lazy.tsx'

/** Most visits never open the panel. */
export const UploadPanelSlot = optionalLazy(() => import('./upload-panel.tsx'), {
  loading: <Skeleton className="h-44" />,
  failed: <LoadFailure part="The upload form" />,
})
