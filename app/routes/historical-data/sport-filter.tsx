import { PageLink } from '#app/components/page-link.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { historyQuery } from '#contract/history-query.ts'
import type { HistoryView } from '#core/history/history-view.ts'

/** The sports of the history; everything below follows the chosen one. Nothing to choose from one sport. */
export function SportFilter({ sports, view }: { sports: readonly string[]; view: HistoryView }) {
  const isListed = view.sport === null || sports.includes(view.sport)
  const offered = isListed ? sports : [...sports, view.sport!]
  if (offered.length < 2) return null
  return (
    <nav
      aria-label="Sport"
      className="flex max-w-full min-w-0 flex-wrap gap-1 justify-self-start rounded-lg border border-border bg-card p-1"
    >
      {[null, ...offered].map((sport) => (
        <PageLink
          key={sport}
          to={`/historical-data${historyQuery({ ...view, sport })}`}
          preventScrollReset
          aria-current={sport === view.sport ? 'page' : undefined}
          className={classNames(
            'inline-flex h-8 max-w-full min-w-0 items-center rounded-md px-3 text-sm font-medium transition-colors duration-150 pointer-coarse:h-11',
            sport === view.sport ? 'bg-raised text-foreground' : 'text-muted hover:text-foreground',
          )}
        >
          <span className="truncate">{sport ?? 'All sports'}</span>
        </PageLink>
      ))}
    </nav>
  )
}
