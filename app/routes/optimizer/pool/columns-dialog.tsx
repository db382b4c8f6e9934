import { Button } from '#app/components/ui/button.tsx'
import { DialogFooter, OpenDialog } from '#app/components/ui/dialog.tsx'
import { ChoiceGroup } from '../settings/choice-group.tsx'
import { type Column, columnsFor, headOf, type TableContext } from './pool-columns.ts'
import { DEFAULT_CHOICES, type TableChoices } from './table-choices.ts'

/** What a row of the table is, and which columns it has. */
export default function ColumnsDialog({
  context,
  shown,
  choices,
  onChange,
  onClose,
}: {
  context: TableContext
  shown: readonly Column[]
  choices: TableChoices
  onChange: (choices: TableChoices) => void
  onClose: () => void
}) {
  const { captain } = context.format
  return (
    <OpenDialog
      title="Columns"
      description="Your choices are kept in this browser, for every slate."
      onClose={onClose}
    >
      <div className="grid gap-4">
        {captain ? (
          <ChoiceGroup
            legend="Rows"
            choices={[
              { value: 'people', label: 'People' },
              { value: 'file', label: 'File' },
            ]}
            value={choices.rowsBy}
            hint={`People: one row a player, with both prices. File: a ${captain.code} row and a plain row, as the salary file lists them.`}
            onChange={(rowsBy) => onChange({ ...choices, rowsBy })}
          />
        ) : null}
        <fieldset className="grid gap-1">
          <legend className="mb-1.5 text-sm font-medium">Columns</legend>
          {columnsFor(context)
            .filter((column) => column.shown !== 'always')
            .map((column) => (
              <label
                key={column.id}
                className="flex min-h-7 items-baseline gap-2 text-sm pointer-coarse:min-h-11 pointer-coarse:items-center"
              >
                <input
                  type="checkbox"
                  checked={shown.some(({ id }) => id === column.id)}
                  onChange={({ target }) =>
                    onChange({ ...choices, columns: { ...choices.columns, [column.id]: target.checked } })
                  }
                  className="size-4 shrink-0 translate-y-0.5 accent-accent pointer-coarse:translate-y-0"
                />
                <span className="w-17 shrink-0 font-medium">{headOf(column, context)}</span>
                <span className="text-muted">{column.meaning}</span>
              </label>
            ))}
        </fieldset>
      </div>
      <DialogFooter>
        <Button onClick={() => onChange(DEFAULT_CHOICES)}>Reset</Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </OpenDialog>
  )
}
