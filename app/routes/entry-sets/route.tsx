import { KeptNote } from '#app/components/kept-note.tsx'
import { LineupsOrSets } from '#app/components/lineups-or-sets.tsx'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OfflinePage } from '#app/components/offline-notice.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { PageLink } from '#app/components/page-link.tsx'
import { ENTRY_SETS } from '#app/components/record-actions/entry-sets.ts'
import { useRecordActions } from '#app/components/record-actions/use-record-actions.tsx'
import { NoRecords } from '#app/components/record-list/no-records.tsx'
import { RecordList } from '#app/components/record-list/record-list.tsx'
import { type KeptAt, type ShownList, useShownList } from '#app/components/record-list/shown-list.ts'
import { Button } from '#app/components/ui/button.tsx'
import { isOfflineCopy, serviceContext } from '#app/context.ts'
import { getJson } from '#app/lib/api-client.ts'
import type { ListPage } from '#app/lib/lists/continued-list.ts'
import { packRows } from '#app/lib/lists/packed-rows.ts'
import { listedSet } from '#app/lib/outbox/shown-sets.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { type EntrySetItem, type EntrySetPage, toEntrySetPage } from '#contract/entry-sets.ts'
import { parseRecordId } from '#contract/record-id.ts'
import { pageOfEntrySets } from '#workers/services/entry-sets/page-of-entry-sets.ts'
import type { Route } from './+types/route'
import { SET_HEAD, SetRow } from './set-row.tsx'

/** About what fits on a laptop; the list loads more when it is scrolled. */
const ROWS_AT_FIRST = 12

/** The address says after which set the list starts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(isOfflineCopy)) return null
  const ctx = context.get(serviceContext)
  const after = parseRecordId(url.searchParams.get('after') ?? undefined)
  const limit = ROWS_AT_FIRST
  const { entry_sets, next, ...page } = toEntrySetPage(await pageOfEntrySets(ctx, { after, limit }), limit)
  return {
    asOf: ctx.now,
    after: after?.toString() ?? null,
    page: { ...page, next: next?.toString() ?? null },
    rows: packRows(entry_sets),
  }
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return remembered(`lineups/sets${url.search}`, serverLoader)
}

export default function EntrySets({ loaderData }: Route.ComponentProps) {
  const list = useShownList<EntrySetItem, 'sets'>(KEPT_SETS, loaderData)
  if (list === 'none') return <OfflinePage />
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-1 gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <title>Entry Sets · Pro DFS Optimizer</title>
      <h1 className="text-xl font-semibold tracking-tight">Entry Sets</h1>
      <LineupsOrSets current="/entry-sets" />
      {list ? <ShownSets list={list} /> : null}
    </div>
  )
}

function ShownSets({ list }: { list: ShownList<EntrySetItem> }) {
  const { after, first, total, asOf } = list
  return (
    <>
      <KeptNote asOf={asOf} list={{ shown: first.items.length, total, noun: 'entry set' }} />
      {after === null ? null : (
        <Button variant="link" size="inline" className="justify-self-start text-sm" asChild>
          <PageLink to="/entry-sets">Back to the newest sets</PageLink>
        </Button>
      )}
      {first.items.length > 0 ? (
        <SetList key={after} list={list} />
      ) : (
        <NoRecords list={list} keptAt={KEPT_SETS} next={{ label: 'Build lineups', to: '/' }}>
          No entry sets yet. Build lineups on the Entries side of the optimizer and save them under a name.
        </NoRecords>
      )}
    </>
  )
}

const KEPT_SETS: KeptAt<'sets'> = { address: '/entry-sets', name: 'sets' }

/** The sets of the list, and the dialog of their menus. */
function SetList({ list }: { list: ShownList<EntrySetItem> }) {
  const { choose, refusal, renameDialog } = useRecordActions(ENTRY_SETS)
  return (
    <>
      {refusal}
      <RecordList
        list={list}
        keptAt={KEPT_SETS}
        memoryKey={`lineups/sets/rows${list.after ?? ''}`}
        load={loadPage}
        listed={listedSet}
        noun="entry set"
        addressAfter={(place) => `/entry-sets?after=${place}`}
        head={SET_HEAD}
        row={(set, place) => <SetRow set={set} asOf={list.asOf} {...place} onChoose={choose} />}
      />
      <OptionalPart failed={<DialogLoadFailure />}>{renameDialog}</OptionalPart>
    </>
  )
}

async function loadPage(after: string, rows: number): Promise<ListPage<EntrySetItem>> {
  const page = await getJson<EntrySetPage>(`/api/entry-sets?after=${after}&rows=${rows}`)
  return { items: page.entry_sets, next: page.next?.toString() ?? null, revision: page.revision }
}
