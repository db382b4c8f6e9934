import { Fragment } from 'react'
import type { RecordAction } from '#app/components/record-actions/action-items.ts'
import { classNames } from '#app/lib/class-names.ts'
import { openRow } from '#app/lib/lists/open-row.ts'
import type { MoreRows } from '#app/lib/lists/use-near-end.ts'
import { useWindowRows } from '#app/lib/lists/use-window-rows.ts'
import type { EntrySetItem } from '#contract/entry-sets.ts'
import { givesWay, SET_COLUMNS, SetRow } from './set-row.tsx'

/** The sets that were loaded, of which only those near the window are drawn. `total` is the length of the whole list. */
export function SetTable({
  sets,
  total,
  memoryKey,
  following,
  onChoose,
}: {
  sets: readonly EntrySetItem[]
  total: number
  /** Of what is remembered about this list (session-memory.ts). */
  memoryKey: string
  following: MoreRows
  onChoose: (action: RecordAction, set: EntrySetItem) => void
}) {
  const { table, rows, spaceAfter, measure, onFocus } = useWindowRows(memoryKey, sets, following)
  return (
    <table
      ref={table}
      aria-rowcount={total + 1}
      className="w-full table-fixed text-sm max-sm:block sm:min-w-[44rem] xl:min-w-0"
    >
      <thead className="text-sm text-muted max-sm:hidden">
        <tr aria-rowindex={1}>
          <th className="py-3 pl-4 text-left font-medium">Set</th>
          <th className="px-2 py-3 text-left font-medium">Contest</th>
          {SET_COLUMNS.map(({ name, width }) => (
            <th
              key={name}
              className={classNames(width, 'px-2 py-3 text-right font-medium xl:px-3', givesWay(name))}
            >
              {name}
            </th>
          ))}
          <th className="w-20 px-3 py-3 text-right font-medium">Actions</th>
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: each row has a link for the keyboard */}
      <tbody className="max-sm:block" onFocus={onFocus} onClick={openRow}>
        {rows.map(({ index, space }) => {
          const set = sets[index]!
          return (
            <Fragment key={set.id}>
              <Space height={space} />
              <SetRow ref={measure} set={set} index={index} onChoose={onChoose} />
            </Fragment>
          )
        })}
        <Space height={spaceAfter} />
      </tbody>
    </table>
  )
}

/** Stands for rows that are not drawn. Its one cell has no `colSpan`: columns that a narrow table hides would take room again. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden className="max-sm:block">
      <td className="max-sm:block" style={{ height }} />
    </tr>
  )
}
