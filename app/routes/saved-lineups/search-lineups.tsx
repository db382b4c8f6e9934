import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { SearchField } from '#app/components/ui/search-field.tsx'
import { useOnline } from '#app/lib/online-status.ts'
import { lineupQuery } from '#contract/lineup-query.ts'
import type { LineupView } from '#core/lineups/lineup-view.ts'

/** After the last key. */
const PAUSE_MS = 200

/** Searches all lineups on the server while the user types; without scripts on Enter. */
export function SearchLineups({ view }: { view: LineupView }) {
  const [text, setText] = useState(view.search)
  const isOnline = useOnline()
  const navigate = useNavigate()
  const sent = useRef(view.search)

  // Back and forward change the view without a key pressed here.
  useEffect(() => {
    if (view.search === sent.current) return
    sent.current = view.search
    setText(view.search)
  }, [view.search])

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing starts the pause, nothing else
  useEffect(() => {
    const timer = setTimeout(search, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  function search() {
    const sought = text.trim()
    if (sought === sent.current) return
    sent.current = sought
    const query = lineupQuery({ ...view, search: sought })
    void navigate(`/lineups${query}`, { replace: true, preventScrollReset: true })
  }

  function searchAtOnce(event: FormEvent) {
    event.preventDefault()
    search()
  }

  return (
    <search className="w-full sm:w-80">
      <form method="get" action="/lineups" onSubmit={searchAtOnce}>
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
