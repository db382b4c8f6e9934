import { useNavigation } from 'react-router'
import { Spinner } from '#app/components/ui/spinner.tsx'

/** A spinner in the middle while the next page is on its way; only when that takes longer than 300 ms. */
export function NavigationProgress() {
  const navigation = useNavigation()
  if (navigation.state === 'idle') return null
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-0 z-40 flex animate-[appear_1ms_300ms_forwards] items-center justify-center opacity-0"
    >
      <span className="rounded-full border border-border bg-raised p-3 shadow-lg">
        <Spinner className="size-6" />
      </span>
      <span className="sr-only">Loading</span>
    </div>
  )
}
