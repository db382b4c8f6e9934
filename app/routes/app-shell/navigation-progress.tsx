import { useNavigation } from 'react-router'

/** A thin bar while the next page is on its way; it appears only when that takes longer than 300 ms. */
export function NavigationProgress() {
  const navigation = useNavigation()
  if (navigation.state === 'idle') return null
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full w-1/3 animate-[progress_1.2s_ease-in-out_300ms_infinite] bg-accent opacity-0" />
      <span className="sr-only">Loading</span>
    </div>
  )
}
