import { type ComponentProps, lazy } from 'react'
import { LoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'

const UploadPanel = lazy(() => import('./upload-panel.tsx'))

/** Loads the code of the panel when it is opened, which most visits never do. */
export function UploadPanelSlot(props: ComponentProps<typeof UploadPanel>) {
  return (
    <OptionalPart loading={<Skeleton className="h-44" />} failed={<LoadFailure part="The upload form" />}>
      <UploadPanel {...props} />
    </OptionalPart>
  )
}
