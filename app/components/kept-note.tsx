import { History } from 'lucide-react'
import { useRootData } from '#app/lib/session/root-data.ts'
import { formatCount } from '#core/figures/format.ts'
import { Moment } from './moment.tsx'

/**
 * On a page that was opened without the server: from when its figures are, and for a list how many of its records are
 * there. `asOf` in milliseconds since 1970.
 */
export function KeptNote({
  asOf,
  list,
}: {
  asOf: number
  list?: { shown: number; total: number; noun: string }
}) {
  if (!useRootData()?.isOfflineCopy) return null
  return (
    <p role="note" className="flex items-start gap-2 text-sm text-muted">
      <History aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        As of <Moment iso={new Date(asOf).toISOString()} />, when this device loaded it last.
        {list && list.shown < list.total
          ? ` The newest ${formatCount(list.shown)} of ${formatCount(list.total)} ${list.noun}s.`
          : null}
      </span>
    </p>
  )
}
