import { useNavigate } from 'react-router'
import { Select } from '#app/components/ui/select.tsx'
import { lineupQuery } from '#contract/lineup-query.ts'
import { LINEUP_COLUMNS, type LineupColumn, type LineupView, nextOrder } from '#core/lineups/lineup-view.ts'
import { COLUMN_NAMES } from './sorted-lineups.ts'

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
      className="sm:hidden"
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
