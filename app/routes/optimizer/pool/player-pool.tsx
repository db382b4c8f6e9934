import {
  type KeyboardEvent,
  lazy,
  memo,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { useAllFigures } from '#app/lib/all-figures.ts'
import { useWidth } from '#app/lib/use-width.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { sourceRows } from '../state/source-rows.ts'
import { CHANCE_COLUMNS, type Column, type TableContext } from './pool-columns.ts'
import { poolRows, rolesOf } from './pool-rows.ts'
import { PoolTable } from './pool-table.tsx'
import { loadTableChoices, shownColumns, storeTableChoices, type TableChoices } from './table-choices.ts'
import { besideColumns, columnsThatFit } from './table-layout.ts'
import { isUndoKey } from './undo-key.ts'

const PlayerOptionsDialog = lazy(() => import('./player-options-dialog.tsx'))
const PoolChances = lazy(() => import('./pool-chances.tsx'))
const ColumnsDialog = lazy(() => import('./columns-dialog.tsx'))

/** The player pool: its table, and the dialogs about a player and about the columns. */
export const PlayerPool = memo(function PlayerPool({
  entries,
  onImportProjections = null,
}: {
  /** The columns about the lineups of the Entries side; null on the other side. */
  entries: readonly Column[] | null
  /** Null where nothing can be imported. */
  onImportProjections?: (() => void) | null
}) {
  const state = useSlate()
  const dispatch = useDispatch()
  const { format, playerPool, numbers, inactivePeople, putBack } = state
  const [choices, setChoices] = useState(loadTableChoices)
  // The dialog answers at once, and the table follows.
  const { rowsBy: chosenRows, columns: chosen } = useDeferredValue(choices)
  // An exposure is a person's.
  const hasAllFigures = useAllFigures()
  const isSimple = entries === null && !hasAllFigures
  const rowsBy = entries || isSimple ? 'people' : chosenRows
  const [chances, setChances] = useState<readonly Column[]>([])
  const context: TableContext = useMemo(
    () => ({ format, rowsBy, isSimple, chances, ...(entries ? { entries } : {}) }),
    [format, rowsBy, isSimple, chances, entries],
  )
  const rows = useMemo(() => poolRows(playerPool, rowsBy), [playerPool, rowsBy])
  const sources = useMemo(
    () => sourceRows({ playerPool, format, numbers, inactivePeople, putBack }),
    [playerPool, format, numbers, inactivePeople, putBack],
  )
  const section = useRef<HTMLElement>(null)
  const width = useWidth(section, innerWidth)
  const columns = useMemo(
    () => withRoom(shownColumns(rows, context, chosen), width, context),
    [rows, context, chosen, width],
  )
  const [optionsFor, setOptionsFor] = useState<string | null>(null)
  const [columnsOpen, setColumnsOpen] = useState(false)
  const openColumns = useCallback(() => setColumnsOpen(true), [])

  function changeChoices(next: TableChoices) {
    storeTableChoices(next)
    setChoices(next)
  }

  function handleUndoKey(event: KeyboardEvent) {
    if (!isUndoKey(event)) return
    event.preventDefault()
    dispatch({ type: 'undo_edit' })
  }

  const wantsChances = !isSimple && CHANCE_COLUMNS.some((id) => chosen[id])
  const optionsRow = rows.find((row) => rolesOf(row).some(({ id }) => id === optionsFor))
  return (
    <section
      ref={section}
      aria-labelledby="pool-title"
      onKeyDown={handleUndoKey}
      className="@container/pool flex min-h-0 min-w-0 flex-col border-border @3xl:overflow-hidden @3xl:rounded-lg @3xl:border @3xl:bg-card"
    >
      <PoolTable
        rows={rows}
        columns={columns}
        context={context}
        width={width}
        sources={sources}
        onOptions={setOptionsFor}
        onOpenColumns={openColumns}
        onImportProjections={onImportProjections}
      />
      <OptionalPart failed={<DialogLoadFailure />}>
        {optionsRow ? (
          <PlayerOptionsDialog
            row={optionsRow}
            sourceRows={sources}
            entries={entries ?? []}
            onClose={() => setOptionsFor(null)}
          />
        ) : null}
        {columnsOpen || wantsChances ? <PoolChances isWanted={wantsChances} onColumns={setChances} /> : null}
        {columnsOpen ? (
          <ColumnsDialog
            context={context}
            shown={withRoom(shownColumns(rows, context, choices.columns), width, context)}
            choices={choices}
            onChange={changeChoices}
            onClose={() => setColumnsOpen(false)}
          />
        ) : null}
      </OptionalPart>
    </section>
  )
})

/** The Entries side has the few columns that it needs: with one that was chosen its table moves sideways. */
function withRoom(columns: readonly Column[], width: number, context: TableContext): readonly Column[] {
  const fitting = columnsThatFit(columns, width, besideColumns(context))
  return context.entries ? columns.filter((each) => !each.givesWay || fitting.includes(each)) : fitting
}
