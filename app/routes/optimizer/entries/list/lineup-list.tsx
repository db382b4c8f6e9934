import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import { focusFirstRow, PlayerGrid, type RowKey } from '../../pool/player-grid.tsx'
import { useSlate } from '../../state/slate-context.tsx'
import {
  type ListColumn,
  type ListedLineup,
  type ListSort,
  listSortAfterPress,
  sortedLineups,
} from '../set/listed-lineups.ts'
import type { LineupActions } from './lineup-actions.ts'
import { LineupCells } from './lineup-row.tsx'
import { ListHeads } from './list-heads.tsx'
import { SimulatedHeads } from './simulated-heads.tsx'
import { SimulatedCells } from './simulated-row.tsx'

/** `@2xl`, from which on a row has columns. */
const ONE_LINE_PX = 42 * 16

const LABEL = 'Built lineups'

/** The built lineups: sorted by a press on a head; a row takes keys as a row of the pool does. */
export default function LineupList({
  lineups,
  games,
  hasDupes,
  sort,
  onSort,
  actions,
  onKey,
}: {
  /** In the order in which they were built. */
  lineups: readonly ListedLineup[]
  /** Games simulated; null shows the list without figures of a contest. */
  games: number | null
  hasDupes: boolean
  sort: ListSort
  onSort: (sort: ListSort) => void
  actions: LineupActions
  /** Returns whether the key did something. */
  onKey: (key: RowKey, lineup: ListedLineup) => boolean
}) {
  const { format } = useSlate()
  const { column, direction } = useDeferredValue(sort)
  const rows = useMemo(() => sortedLineups(lineups, { column, direction }), [lineups, column, direction])
  const count = useRef(rows.length)
  useLayoutEffect(() => {
    // The row that had the focus is removed: the one in its place has it, and takes the next key.
    if (rows.length < count.current && document.activeElement === document.body)
      focusFirstRow(document.querySelector(`[aria-label="${LABEL}"]`))
    count.current = rows.length
  }, [rows.length])
  const heads = { format, sort, onSort: (next: ListColumn) => onSort(listSortAfterPress(sort, next)) }
  return (
    <PlayerGrid
      label={LABEL}
      rows={rows}
      idOf={idOf}
      view={`${column} ${direction}`}
      header={games === null ? <ListHeads {...heads} /> : <SimulatedHeads {...{ ...heads, hasDupes }} />}
      className="@container/pool flex-1"
      isTableAt={(width) => width >= ONE_LINE_PX}
      onRowKey={onKey}
      rowClassName={({ isLocked, out }) =>
        classNames(
          'border-l-2',
          out.length > 0
            ? 'border-l-bad bg-bad-ground/60'
            : ['bg-card', isLocked ? 'border-l-accent' : 'border-l-transparent'],
        )
      }
      row={(listed, tabbable) => {
        const cells = { listed, captainCode: format.captain?.code ?? null, tabbable, actions }
        return games === null ? (
          <LineupCells {...cells} />
        ) : (
          <SimulatedCells {...{ ...cells, games, hasDupes }} />
        )
      }}
    />
  )
}

const idOf = ({ key }: ListedLineup) => key
