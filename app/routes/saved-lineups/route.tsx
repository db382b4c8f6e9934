import { Layers } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { BelowHeading } from '#app/components/below-heading.tsx'
import { ExportLinks } from '#app/components/export-links.tsx'
import { KeptNote } from '#app/components/kept-note.tsx'
import { LineupsOrSets } from '#app/components/lineups-or-sets.tsx'
import { OfflinePage } from '#app/components/offline-notice.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { isOfflineCopy, serviceContext } from '#app/context.ts'
import { useKeepPage, useKeptPage } from '#app/lib/kept-pages/use-kept-page.ts'
import { packRows } from '#app/lib/lists/packed-rows.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { sendUnsentChanges } from '#app/lib/slate-memory/memory-changes.ts'
import { parseLineupCursor, parseLineupView, toLineupPage } from '#contract/lineup-page.ts'
import { lineupQuery } from '#contract/lineup-query.ts'
import { pageOfLineups } from '#workers/services/lineups/page-of-lineups.ts'
import type { Route } from './+types/route'
import { LineupList } from './lineup-list.tsx'
import { ResultOffers } from './result-offers.tsx'
import { SearchLineups } from './search-lineups.tsx'
import {
  KEPT_LINEUPS,
  type KeptLineups,
  keptList,
  lineupsToKeep,
  loadedList,
  type ShownList,
} from './shown-list.ts'

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
  return { asOf: ctx.now, view, after, page, lineups: packRows(lineups), offers: found.offers }
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  await sendUnsentChanges()
  return remembered(`lineups/list${url.search}`, serverLoader)
}

export default function SavedLineups({ loaderData }: Route.ComponentProps) {
  const kept = useKeptPage<KeptLineups>(KEPT_LINEUPS, loaderData === null)
  const shown = useMemo(() => {
    if (loaderData) return loadedList(loaderData)
    return kept === null || kept === 'none' ? null : keptList(kept)
  }, [loaderData, kept])
  if (kept === 'none') return <OfflinePage />
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>Saved Lineups · Pro DFS Optimizer</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold tracking-tight">Saved Lineups</h1>
        {shown ? (
          <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
            {shown.total > 0 && !shown.isKept ? <ExportLinks records="lineups" /> : null}
            <SearchLineups view={shown.view} total={shown.total} />
          </div>
        ) : null}
      </div>
      <BelowHeading>
        <LineupsOrSets current="/lineups" />
        {shown ? <ShownLineups list={shown} /> : null}
      </BelowHeading>
    </div>
  )
}

function ShownLineups({ list }: { list: ShownList }) {
  const { view, after, first, total, offers, asOf } = list
  return (
    <>
      <KeptNote asOf={asOf} list={{ shown: first.items.length, total, noun: 'lineup' }} />
      <ResultOffers offers={offers} />
      {after === null ? null : (
        <Button variant="link" size="inline" className="justify-self-start text-sm" asChild>
          <Link to={`/lineups${lineupQuery(view)}`}>Back to the first lineups</Link>
        </Button>
      )}
      {first.items.length > 0 ? <LineupList list={list} /> : <NoLineups list={list} />}
    </>
  )
}

function NoLineups({ list }: { list: ShownList }) {
  // Lineups that were kept before are gone.
  useKeepPage(
    KEPT_LINEUPS,
    useMemo(() => lineupsToKeep(list, []), [list]),
  )
  const searching = list.view.search !== ''
  return (
    <Card className="grid justify-items-center gap-4 px-6 py-16 text-center">
      <Layers aria-hidden className="size-8 text-muted" />
      <p className="max-w-sm text-muted">
        {searching
          ? 'No lineups match your search'
          : 'No saved lineups yet. Optimize and save a lineup to get started!'}
      </p>
      {searching ? null : (
        <Button variant="primary" asChild>
          <Link to="/">Build a lineup</Link>
        </Button>
      )}
    </Card>
  )
}
