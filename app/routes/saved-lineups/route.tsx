import { Link, useNavigate } from 'react-router'
import { BelowHeading } from '#app/components/below-heading.tsx'
import { ExportLinks } from '#app/components/export-links.tsx'
import { KeptNote } from '#app/components/kept-note.tsx'
import { LineupsOrSets } from '#app/components/lineups-or-sets.tsx'
import { OfflinePage } from '#app/components/offline-notice.tsx'
import { NoRecords } from '#app/components/record-list/no-records.tsx'
import { type ShownList, useShownList } from '#app/components/record-list/shown-list.ts'
import { Button } from '#app/components/ui/button.tsx'
import { SearchField } from '#app/components/ui/search-field.tsx'
import { isOfflineCopy, serviceContext } from '#app/context.ts'
import { useOnline } from '#app/lib/browser/online-status.ts'
import { packRows } from '#app/lib/lists/packed-rows.ts'
import { useTypedSearch } from '#app/lib/lists/use-typed-search.ts'
import { useRootData } from '#app/lib/session/root-data.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { sendUnsentChanges } from '#app/lib/stored/memory-changes.ts'
import {
  type PagedLineupItem,
  parseLineupCursor,
  parseLineupView,
  toLineupPage,
} from '#contract/lineup-page.ts'
import { lineupQuery } from '#contract/lineup-query.ts'
import { pluralize } from '#core/figures/format.ts'
import type { LineupView } from '#core/lineups/lineup-view.ts'
import type { ResultOffer } from '#core/lineups/result-offer.ts'
import type { ServiceContext } from '#workers/context.server.ts'
import { pageOfEntrySets } from '#workers/services/entry-sets/page-of-entry-sets.ts'
import { pageOfLineups } from '#workers/services/lineups/page-of-lineups.ts'
import type { Route } from './+types/route'
import { KEPT_LINEUPS, keptAtOf, LineupList, SortSelect } from './lineup-list.tsx'
import { ResultOffers } from './result-offers.tsx'

/** About what fits on a laptop; the list loads more when it is scrolled. */
const ROWS_AT_FIRST = 12

/** The address says which lineups, in which order, and after which one the list starts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(isOfflineCopy)) return null
  const ctx = context.get(serviceContext)
  const view = parseLineupView(url.searchParams)
  const after = url.searchParams.get('after')
  const found = await pageOfLineups(ctx, { view, after: parseLineupCursor(after), limit: ROWS_AT_FIRST })
  const { lineups, ...page } = toLineupPage(found)
  const none = found.total > 0 ? ALL.none : await instead(ctx, view)
  return { asOf: ctx.now, view, after, page, rows: packRows(lineups), offers: found.offers, none }
}

/** A user who saved only entry sets looks for them here. */
async function instead(ctx: ServiceContext, { search }: LineupView): Promise<typeof ALL.none> {
  if (search !== '') return { text: 'No lineups match your search', next: null }
  const { total } = await pageOfEntrySets(ctx, { after: null, limit: 1 })
  if (total === 0) return ALL.none
  return {
    text: `No single lineups yet. You saved ${pluralize(total, 'entry set')}.`,
    next: { label: 'Open entry sets', to: '/entry-sets' },
  }
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  await sendUnsentChanges()
  return remembered(`lineups/list${url.search}`, serverLoader)
}

export default function SavedLineups({ loaderData }: Route.ComponentProps) {
  const list = useShownList<PagedLineupItem, 'lineups'>(KEPT_LINEUPS, loaderData)
  if (list === 'none') return <OfflinePage />
  const { view, offers, none } = loaderData ?? ALL
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>Saved Lineups · Pro DFS Optimizer</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold tracking-tight">Saved Lineups</h1>
        {list ? (
          <div className="flex flex-wrap items-center gap-3 max-sm:contents">
            {list.total > 0 && !list.isKept ? <ExportLinks records="lineups" /> : null}
            <SearchLineups view={view} total={list.total} />
          </div>
        ) : null}
      </div>
      <BelowHeading>
        <div className="flex gap-3">
          <LineupsOrSets current="/lineups" />
          {list && list.first.items.length > 0 && !list.isKept ? <SortSelect view={view} /> : null}
        </div>
        {list ? <ShownLineups {...{ list, view, offers, none }} /> : null}
      </BelowHeading>
    </div>
  )
}

/** What is shown of a list that was kept. */
const ALL: {
  view: LineupView
  offers: ResultOffer[]
  /** What stands in the place of an empty list. */
  none: { text: string; next: { label: string; to: string } | null }
} = {
  view: { search: '', order: null },
  offers: [],
  none: {
    text: 'No saved lineups yet. Optimize and save a lineup to get started!',
    next: { label: 'Build a lineup', to: '/' },
  },
}

function ShownLineups({ list, view, offers, none }: typeof ALL & { list: ShownList<PagedLineupItem> }) {
  const { after, first, total, asOf } = list
  return (
    <>
      <KeptNote asOf={asOf} list={{ shown: first.items.length, total, noun: 'lineup' }} />
      <ResultOffers offers={offers} />
      {after === null ? null : (
        <Button variant="link" size="inline" className="justify-self-start text-sm" asChild>
          <Link to={`/lineups${lineupQuery(view)}`}>Back to the first lineups</Link>
        </Button>
      )}
      {first.items.length > 0 ? (
        <LineupList list={list} view={view} />
      ) : (
        <NoRecords list={list} keptAt={keptAtOf(view)} next={none.next}>
          {none.text}
        </NoRecords>
      )}
    </>
  )
}

/** After the last key. */
const PAUSE_MS = 200

/** Searches all lineups on the server while the user types; without scripts on Enter. */
function SearchLineups({ view, total }: { view: LineupView; total: number }) {
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
