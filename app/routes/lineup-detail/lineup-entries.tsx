import { EntryOutcome } from '#app/components/entry-outcome.tsx'
import { cardClasses } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { LineupEntryItem } from '#contract/saved-lineups.ts'

/** The lineup's entries at the provider, which give it its result. */
export function LineupEntries({ entries }: { entries: readonly LineupEntryItem[] }) {
  if (entries.length === 0) return null
  return (
    <ul aria-label="Entries" className={classNames(cardClasses, 'grid gap-1 p-4 text-[0.8125rem]')}>
      {entries.map((entry) => (
        <li key={entry.entry_key} className="grid gap-x-3 sm:grid-cols-[1fr_auto]">
          <span className="min-w-0 wrap-anywhere">
            Entry {entry.entry_key}
            {entry.contest_name ? <span className="text-muted"> · {entry.contest_name}</span> : null}
          </span>
          <EntryOutcome entry={entry} />
        </li>
      ))}
    </ul>
  )
}
