import { useNavigate } from 'react-router'
import { SearchField } from '#app/components/ui/search-field.tsx'
import { useOnline } from '#app/lib/browser/online-status.ts'
import { useTypedSearch } from '#app/lib/lists/use-typed-search.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { lineupQuery } from '#contract/lineup-query.ts'
import { pluralize } from '#core/figures/format.ts'
import type { LineupView } from '#core/lineups/lineup-view.ts'

/** After the last key. */
const PAUSE_MS = 200

/** Searches all lineups on the server while the user types; without scripts on Enter. */
export function SearchLineups({ view, total }: { view: LineupView; total: number }) {
  const isOfflineCopy = useRootData()?.isOfflineCopy ?? false
  const isOnline = useOnline() && !isOfflineCopy
  const navigate = useNavigate()
  const { text, setText, searchAtOnce } = useTypedSearch(view.search, PAUSE_MS, (search) => {
    void navigate(`/lineups${lineupQuery({ ...view, search })}`, { replace: true, preventScrollReset: true })
  })

  return (
    <search className="w-full sm:w-80">
      <form method="get" action="/lineups" onSubmit={searchAtOnce}>
        {/* Always rendered: screen readers announce only changes inside an existing status. */}
        <p role="status" className="sr-only">
          {view.search === '' ? null : `${pluralize(total, 'lineup')} with "${view.search}"`}
        </p>
        <SearchField
          label="Search lineups"
          name="search"
          placeholder={isOnline ? 'Search by lineup name or contest...' : 'Search needs a connection'}
          disabled={!isOnline}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {view.order ? <input type="hidden" name="sort" value={view.order.column} /> : null}
        {view.order?.descending ? <input type="hidden" name="order" value="desc" /> : null}
        {/* The form's default button, for Enter; as the search runs while the user types, none is shown. */}
        <button type="submit" hidden>
          Search
        </button>
      </form>
    </search>
  )
}
