import { useDeferredValue, useMemo, useState } from 'react'
import { ExportLinks } from '#app/components/export-links.tsx'
import { SearchField } from '#app/components/ui/search-field.tsx'
import { serviceContext } from '#app/context.ts'
import { packRows, unpackRows } from '#app/lib/packed-rows.ts'
import { remembered } from '#app/lib/session-memory.ts'
import { toListItem } from '#contract/saved-lineups.ts'
import { listLineupsWithOffers } from '#workers/services/lineups/list-lineups-with-offers.ts'
import type { Route } from './+types/route'
import { LineupList } from './lineup-list.tsx'
import { matchingLineups } from './matching-lineups.ts'
import { NoLineups } from './no-lineups.tsx'
import { ResultOffers } from './result-offers.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { lineups, offers } = await listLineupsWithOffers(context.get(serviceContext))
  return { lineups: packRows(lineups.map(toListItem)), offers }
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return remembered('lineups/list', serverLoader)
}

export default function SavedLineups({ loaderData }: Route.ComponentProps) {
  const { lineups: packed, offers } = loaderData
  const lineups = useMemo(() => unpackRows(packed), [packed])
  const [search, setSearch] = useState('')
  const sought = useDeferredValue(search)
  const shown = useMemo(() => matchingLineups(lineups, sought), [lineups, sought])
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>Saved Lineups · Pro DFS Optimizer</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold tracking-tight">Saved Lineups</h1>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          {lineups.length > 0 ? <ExportLinks records="lineups" /> : null}
          <SearchField
            label="Search lineups"
            placeholder="Search by lineup name or contest..."
            className="w-full sm:w-80"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      </div>
      <ResultOffers offers={offers} />
      {shown.length > 0 ? <LineupList lineups={shown} /> : <NoLineups searching={sought.trim() !== ''} />}
    </div>
  )
}
