import { lazy, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { LINEUPS } from '#app/components/record-actions/lineups.ts'
import { useRecordActions } from '#app/components/record-actions/use-record-actions.tsx'
import { RecordList } from '#app/components/record-list/record-list.tsx'
import type { KeptAt, ShownList } from '#app/components/record-list/shown-list.ts'
import { Select } from '#app/components/ui/select.tsx'
import { getJson } from '#app/lib/api-client.ts'
import type { ListPage } from '#app/lib/lists/continued-list.ts'
import { listedLineup } from '#app/lib/outbox/shown-lineups.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { LineupPage, PagedLineupItem } from '#contract/lineup-page.ts'
import { lineupQuery } from '#contract/lineup-query.ts'
import { LINEUP_COLUMNS, type LineupColumn, type LineupView, nextOrder } from '#core/lineups/lineup-view.ts'
import { LineupHead } from './lineup-head.tsx'
import { LineupRow } from './lineup-row.tsx'
import { COLUMN_NAMES, titleInList } from './sorted-lineups.ts'

const loadEditDialog = () => import('#app/components/lineup-result/edit-result-dialog.client.tsx')
const loadFinalizeDialog = () => import('./finalize-dialog.client.tsx')
const EditResultDialog = lazy(loadEditDialog)
const FinalizeDialog = lazy(loadFinalizeDialog)

export const KEPT_LINEUPS: KeptAt<'lineups'> = { address: '/lineups', name: 'lineups' }

/** A browser keeps all lineups, the newest first, and no other view. */
export function keptAtOf({ search, order }: LineupView): typeof KEPT_LINEUPS | null {
  return search === '' && order === null ? KEPT_LINEUPS : null
}

/** The lineups of a view and their dialogs, which stay open when the results of a search arrive. */
export function LineupList({ list, view }: { list: ShownList<PagedLineupItem>; view: LineupView }) {
  const [editing, setEditing] = useState<PagedLineupItem | null>(null)
  const [finalizing, setFinalizing] = useState<PagedLineupItem | null>(null)
  const { choose, refusal, renameDialog } = useRecordActions(LINEUPS)
  useEffect(() => whenIdle(loadEditDialog, loadFinalizeDialog), [])
  const load = useCallback((place: string, rows: number) => loadPage(view, place, rows), [view])
  const query = lineupQuery(view, list.after)
  return (
    <>
      {refusal}
      <RecordList
        key={query}
        list={list}
        keptAt={keptAtOf(view)}
        memoryKey={`lineups/rows${query}`}
        load={load}
        listed={listedLineup}
        noun="lineup"
        addressAfter={(place) => `/lineups${lineupQuery(view, place)}`}
        head={<LineupHead view={list.isKept ? null : view} />}
        row={(lineup, place) => (
          <LineupRow
            lineup={lineup}
            {...place}
            onEdit={setEditing}
            onFinalize={setFinalizing}
            onChoose={choose}
          />
        )}
      />
      <OptionalPart failed={<DialogLoadFailure />}>
        {editing ? (
          <EditResultDialog lineup={editing} title={titleInList(editing)} onClose={() => setEditing(null)} />
        ) : null}
        {finalizing ? <FinalizeDialog lineup={finalizing} onClose={() => setFinalizing(null)} /> : null}
        {renameDialog}
      </OptionalPart>
    </>
  )
}

async function loadPage(view: LineupView, after: string, rows: number): Promise<ListPage<PagedLineupItem>> {
  const query = `${lineupQuery(view, after)}&rows=${rows}`
  const { lineups, next, revision } = await getJson<LineupPage>(`/api/saved-lineups${query}`)
  return { items: lineups, next, revision }
}

/** On a phone, where the table has no header to press. */
export function SortSelect({ view }: { view: LineupView }) {
  const navigate = useNavigate()

  function sort(column: LineupColumn) {
    const order = nextOrder(view.order, column)
    void navigate(`/lineups${lineupQuery({ ...view, order })}`, { preventScrollReset: true })
  }

  return (
    <Select
      aria-label="Sort by"
      className="min-w-0 flex-1 md:hidden"
      value={view.order?.column ?? ''}
      onChange={(event) => sort(event.target.value as LineupColumn)}
    >
      <option value="" disabled>
        Sort by
      </option>
      {LINEUP_COLUMNS.map((column) => (
        <option key={column} value={column}>
          {COLUMN_NAMES[column]}
        </option>
      ))}
    </Select>
  )
}
