import { PageLink } from '#app/components/page-link.tsx'
import { formatCount, pluralize } from '#core/figures/format.ts'
import { Alert } from './ui/alert.tsx'
import { buttonClasses } from './ui/button.tsx'

/**
 * Below a list that is loaded in parts: how much of it is there, and a link to the rest. The link loads it into the list;
 * without scripts it opens a page that starts there.
 */
export function ListEnd({
  shown,
  total,
  noun,
  plural = `${noun}s`,
  next,
  pending,
  failure,
  onMore,
}: {
  shown: number
  total: number
  noun: string
  plural?: string
  /** Address of the page with the following rows; null at the end of the list. */
  next: string | null
  pending: boolean
  failure: string | null
  onMore: () => void
}) {
  return (
    <div className="grid justify-items-center gap-3 text-sm text-muted">
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <p className="tabular-nums">
        {next === null
          ? pluralize(total, noun, plural)
          : `${formatCount(shown)} of ${formatCount(total)} ${plural}`}
      </p>
      {next === null ? null : (
        <PageLink
          to={next}
          className={buttonClasses()}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onMore()
          }}
        >
          {pending ? 'Loading...' : 'Show more'}
        </PageLink>
      )}
    </div>
  )
}
