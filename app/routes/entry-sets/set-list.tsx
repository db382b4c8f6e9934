import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { ENTRY_SETS } from '#app/components/record-actions/entry-sets.ts'
import { useRecordActions } from '#app/components/record-actions/use-record-actions.tsx'
import { RecordList } from '#app/components/record-list/record-list.tsx'
import type { KeptAt, ShownList } from '#app/components/record-list/shown-list.ts'
import { getJson } from '#app/lib/api-client.ts'
import type { ListPage } from '#app/lib/lists/continued-list.ts'
import { listedSet } from '#app/lib/outbox/shown-sets.ts'
import type { EntrySetItem, EntrySetPage } from '#contract/entry-sets.ts'
import { SET_HEAD, SetRow } from './set-row.tsx'

export const KEPT_SETS: KeptAt<'sets'> = { address: '/entry-sets', name: 'sets' }

/** The sets of the list, and the dialog of their menus. */
export function SetList({ list }: { list: ShownList<EntrySetItem> }) {
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
        row={(set, place) => <SetRow set={set} {...place} onChoose={choose} />}
      />
      <OptionalPart failed={<DialogLoadFailure />}>{renameDialog}</OptionalPart>
    </>
  )
}

async function loadPage(after: string, rows: number): Promise<ListPage<EntrySetItem>> {
  const page = await getJson<EntrySetPage>(`/api/entry-sets?after=${after}&rows=${rows}`)
  return { items: page.entry_sets, next: page.next?.toString() ?? null, revision: page.revision }
}
