import { lazy, memo, useDeferredValue, useEffect, useMemo, useState, useTransition } from 'react'
import { loadRenameDialog, RenameLineupDialog } from '#app/components/lineup-actions/rename-lineup-dialog.tsx'
import { useLineupActions } from '#app/components/lineup-actions/use-lineup-actions.ts'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { loadRowMenu } from '#app/components/ui/row-menu.tsx'
import { formatCount } from '#app/lib/format.ts'
import { whenIdle } from '#app/lib/when-idle.ts'
import type { LineupListItem } from '#contract/saved-lineups.ts'
import { LineupCards } from './lineup-cards.tsx'
import { LineupTable } from './lineup-table.tsx'
import { type LineupColumn, type LineupOrder, nextOrder, sortLineups } from './sort-lineups.ts'
import type { SortedLineups } from './sorted-lineups.ts'

const loadEditDialog = () => import('./edit-result-dialog.client.tsx')
const loadFinalizeDialog = () => import('./finalize-dialog.client.tsx')
const EditResultDialog = lazy(loadEditDialog)
const FinalizeDialog = lazy(loadFinalizeDialog)

/** Rows shown at first. Hundreds of rows, rendered as table and as cards, would make the page slow. */
const ROWS_AT_FIRST = 20

/**
 * A table, or below 640 px one card per lineup, so that nothing scrolls sideways. Sorting and searching are deferred, and
 * unchanged rows are not rendered again.
 */
export const LineupList = memo(function LineupList({ lineups }: { lineups: LineupListItem[] }) {
  const [order, setOrder] = useState<LineupOrder | null>(null)
  const [editing, setEditing] = useState<LineupListItem | null>(null)
  const [finalizing, setFinalizing] = useState<LineupListItem | null>(null)
  const { choose, renaming, stopRenaming } = useLineupActions()
  const [most, setMost] = useState(ROWS_AT_FIRST)
  useEffect(() => whenIdle(loadEditDialog, loadFinalizeDialog, loadRowMenu, loadRenameDialog), [])
  const [growing, startGrowing] = useTransition()
  const deferredOrder = useDeferredValue(order)
  const rows = useMemo(
    () => sortLineups(lineups, deferredOrder).slice(0, most),
    [lineups, deferredOrder, most],
  )
  const list: SortedLineups = {
    lineups: rows,
    order,
    onSort: (column: LineupColumn) => setOrder(nextOrder(order, column)),
    onEdit: setEditing,
    onFinalize: setFinalizing,
    onChoose: choose,
  }
  return (
    <>
      <Card className="hidden overflow-x-auto sm:block">
        <LineupTable {...list} />
      </Card>
      <LineupCards {...list} />
      {lineups.length > most ? (
        <Button
          className="justify-self-center"
          disabled={growing}
          onClick={() => startGrowing(() => setMost(Number.POSITIVE_INFINITY))}
        >
          Show all {formatCount(lineups.length)} lineups
        </Button>
      ) : null}
      <OptionalPart failed={<DialogLoadFailure />}>
        {editing ? <EditResultDialog lineup={editing} onClose={() => setEditing(null)} /> : null}
        {finalizing ? <FinalizeDialog lineup={finalizing} onClose={() => setFinalizing(null)} /> : null}
        {renaming ? <RenameLineupDialog lineup={renaming} onClose={stopRenaming} /> : null}
      </OptionalPart>
    </>
  )
})
