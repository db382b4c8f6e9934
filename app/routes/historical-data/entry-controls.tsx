import { useNavigate } from 'react-router'
import { SearchField } from '#app/components/ui/search-field.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { useOnline } from '#app/lib/browser/online-status.ts'
import { useTypedSearch } from '#app/lib/lists/use-typed-search.ts'
import { historyQuery } from '#contract/history-query.ts'
import { ENTRY_SORTS, type EntrySort, type HistoryView } from '#core/history/history-view.ts'

export const SORT_NAMES: Record<EntrySort, string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  profit: 'Highest profit',
  loss: 'Largest loss',
  roi: 'Highest ROI',
  'roi-low': 'Lowest ROI',
  rank: 'Best rank',
  fee: 'Highest fee',
  'fee-low': 'Lowest fee',
  contest: 'Contest, A to Z',
}

/** After the last key. */
const PAUSE_MS = 300

/** Search and order of the entries, both in the address. */
export function EntryControls({ view }: { view: HistoryView }) {
  const isOnline = useOnline()
  const navigate = useNavigate()
  const { text, setText, sent, searchAtOnce } = useTypedSearch(view.search, PAUSE_MS, (search) =>
    show({ search }),
  )

  function show(changed: Partial<HistoryView>) {
    const query = historyQuery({ ...view, search: sent.current, ...changed })
    void navigate(`/historical-data${query}`, { replace: true, preventScrollReset: true })
  }

  return (
    <search className="w-full sm:w-auto">
      <form
        method="get"
        action="/historical-data"
        onSubmit={searchAtOnce}
        className="grid gap-3 sm:grid-cols-2"
      >
        <SearchField
          label="Search entries"
          name="search"
          placeholder={isOnline ? 'Search by contest...' : 'Search needs a connection'}
          disabled={!isOnline}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Select
          aria-label="Sort by"
          name="sort"
          value={view.sort}
          disabled={!isOnline}
          onChange={(event) => show({ sort: event.target.value as EntrySort })}
        >
          {ENTRY_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_NAMES[sort]}
            </option>
          ))}
        </Select>
        {view.sport === null ? null : <input type="hidden" name="sport" value={view.sport} />}
        {/* The form's default button, for Enter; as the search runs while the user types, none is shown. */}
        <button type="submit" hidden>
          Search
        </button>
      </form>
    </search>
  )
}
