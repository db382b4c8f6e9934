import { useNavigation } from 'react-router'
import { Spinner } from '#app/components/ui/spinner.tsx'

/** A centred spinner while the next page loads, after a delay of 300 ms. */
export function NavigationProgress() {
  const navigation = useNavigation()
  if (navigation.state === 'idle') return null
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-0 z-40 flex animate-[appear_1ms_300ms_forwards] items-center justify-center opacity-0"
    >
      <span className="flex items-center gap-3 rounded-full border border-border bg-raised px-4 py-3 text-sm shadow-lg">
        <Spinner size="size-5" />
        {loadingText(navigation.location.pathname)}
      </span>
    </div>
  )
}

/** The loading texts of SPEC.md section 2. */
function loadingText(pathname: string): string {
  if (pathname === '/lineups') return 'Loading lineups...'
  if (pathname.startsWith('/entry-sets')) return 'Loading entry sets...'
  return pathname.startsWith('/lineups/') ? 'Loading lineup details...' : 'Loading...'
}
