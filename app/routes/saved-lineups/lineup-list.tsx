import { lazy, useCallback, useEffect, useMemo, useState } from 'react'
import { RefusedAction } from '#app/components/lineup-actions/refused-action.tsx'
import { loadRenameDialog, RenameLineupDialog } from '#app/components/lineup-actions/rename-lineup-dialog.tsx'
import { useLineupActions } from '#app/components/lineup-actions/use-lineup-actions.ts'
import { ListEnd } from '#app/components/list-end.tsx'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { loadRowMenu } from '#app/components/ui/row-menu.tsx'
import { getJson } from '#app/lib/api-client.ts'
import { useKeepPage } from '#app/lib/kept-pages/use-kept-page.ts'
import type { ListPage } from '#app/lib/lists/continued-list.ts'
import { useContinuedList } from '#app/lib/lists/use-continued-list.ts'
import { useShownLineups } from '#app/lib/outbox/shown-lineups.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { LineupPage, PagedLineupItem } from '#contract/lineup-page.ts'
import { lineupQuery } from '#contract/lineup-query.ts'
import type { LineupView } from '#core/lineups/lineup-view.ts'
import { LineupTable } from './lineup-table.tsx'
import { KEPT_LINEUPS, lineupsToKeep, type ShownList } from './shown-list.ts'
import { SortSelect } from './sort-select.tsx'
import type { LineupRequests } from './sorted-lineups.ts'

const loadEditDialog = () => import('./edit-result-dialog.client.tsx')
const loadFinalizeDialog = () => import('./finalize-dialog.client.tsx')
const EditResultDialog = lazy(loadEditDialog)
const FinalizeDialog = lazy(loadFinalizeDialog)

/** The lineups of a view and their dialogs, which stay open when the results of a search arrive. */
export function LineupList({ list }: { list: ShownList }) {
  const [editing, setEditing] = useState<PagedLineupItem | null>(null)
  const [finalizing, setFinalizing] = useState<PagedLineupItem | null>(null)
  const { choose, refusal, renaming, stopRenaming } = useLineupActions()
  useEffect(() => whenIdle(loadEditDialog, loadFinalizeDialog, loadRowMenu, loadRenameDialog), [])
  return (
    <>
      <RefusedAction refusal={refusal} />
      {list.isKept ? null : <SortSelect view={list.view} />}
      <ContinuedLineups
        key={lineupQuery(list.view, list.after)}
        list={list}
        onEdit={setEditing}
        onFinalize={setFinalizing}
        onChoose={choose}
      />
      <OptionalPart failed={<DialogLoadFailure />}>
        {editing ? <EditResultDialog lineup={editing} onClose={() => setEditing(null)} /> : null}
        {finalizing ? <FinalizeDialog lineup={finalizing} onClose={() => setFinalizing(null)} /> : null}
        {renaming ? <RenameLineupDialog lineup={renaming} onClose={stopRenaming} /> : null}
      </OptionalPart>
    </>
  )
}

/** The lineups from `first` on; the rest is loaded as the user scrolls. Mounted anew for another view. */
function ContinuedLineups({ list, ...requests }: { list: ShownList } & LineupRequests) {
  const { view, after, first, total, isKept } = list
  const load = useCallback((place: string, rows: number) => loadPage(view, place, rows), [view])
  const memoryKey = `lineups/rows${lineupQuery(view, after)}`
  const following = useContinuedList(memoryKey, first, load)
  const { items, next, pending, failure, more } = following
  useKeepPage(
    KEPT_LINEUPS,
    useMemo(() => lineupsToKeep(list, items), [list, items]),
  )
  const shown = useShownLineups(items)
  const shownTotal = (isKept ? items.length : total) - (items.length - shown.length)
  return (
    <>
      <Card className="sm:overflow-x-auto">
        <LineupTable
          lineups={shown}
          view={isKept ? null : view}
          total={shownTotal}
          memoryKey={memoryKey}
          following={following}
          {...requests}
        />
      </Card>
      <ListEnd
        shown={shown.length}
        total={shownTotal}
        noun="lineup"
        next={next === null ? null : `/lineups${lineupQuery(view, next)}`}
        pending={pending}
        failure={failure}
        onMore={more}
      />
    </>
  )
}

async function loadPage(view: LineupView, after: string, rows: number): Promise<ListPage<PagedLineupItem>> {
  const query = `${lineupQuery(view, after)}&rows=${rows}`
  const { lineups, next, revision } = await getJson<LineupPage>(`/api/saved-lineups${query}`)
  return { items: lineups, next, revision }
}
