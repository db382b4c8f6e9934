import { Trophy } from 'lucide-react'
import { memo, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#app/components/ui/button.tsx'
import { PAGE_CHIP_ID } from '#app/lib/page-chip.ts'
import { contestName, feeAndSize } from '#core/payouts/contest-line.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'

/**
 * `50/50 · $5 · 100 entries` in the app bar, which stays in sight: the one place that says what is entered. A press changes
 * it. A narrow bar has two lines for it.
 */
export const ContestChip = memo(function ContestChip({
  contest,
  onPress,
}: {
  contest: ContestSettings
  onPress: () => void
}) {
  // In a document of this page the bar is there with the skeleton; from another page it comes with the page.
  const [bar, setBar] = useState(findBar)
  useLayoutEffect(() => setBar(findBar()), [])
  if (!bar) return null
  return createPortal(
    <Button size="small" onClick={onPress} className="max-w-full max-sm:px-1.5 max-md:text-xs">
      <Trophy aria-hidden className="max-sm:hidden" />
      <span className="min-w-0 text-left leading-tight md:flex">
        <span className="sr-only">Change the contest: </span>
        <span className="block truncate max-sm:font-semibold">{contestName(contest)}</span>
        <span className="whitespace-pre tabular-nums max-md:text-muted">
          <span className="max-md:sr-only"> · </span>
          {feeAndSize(contest)}
        </span>
      </span>
    </Button>,
    bar,
  )
})

function findBar(): HTMLElement | null {
  return document.getElementById(PAGE_CHIP_ID)
}
