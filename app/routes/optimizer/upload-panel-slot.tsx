import { type ComponentProps, lazy, Suspense } from 'react'
import { Skeleton } from '#app/components/ui/skeleton.tsx'

const UploadPanel = lazy(() => import('./upload-panel.tsx'))

/** Holds the panel's place until its code is there: most visits never open it. */
export function UploadPanelSlot(props: ComponentProps<typeof UploadPanel>) {
  return (
    <Suspense fallback={<Skeleton className="h-44" />}>
      <UploadPanel {...props} />
    </Suspense>
  )
}
