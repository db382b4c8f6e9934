import { useId } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Dialog, DialogContent, DialogFooter } from '#app/components/ui/dialog.tsx'
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
  const { captain } = context.mode
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Columns" description="Your choices are kept in this browser, for every slate.">
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
          {/* A phone has no keys. */}
          <Keys
            title="Keys on a row"
            keys={ROW_KEYS.filter(({ isCaptains }) => captain !== null || !isCaptains)}
          />
          <Keys title="Keys on a projection or ownership" keys={NUMBER_KEYS} />
        </div>
        <DialogFooter>
          <Button onClick={() => onChange(DEFAULT_CHOICES)}>Reset</Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

type Key = { key: string; meaning: string; isCaptains?: boolean }

const ROW_KEYS: Key[] = [
  { key: '↑ ↓', meaning: 'move between rows' },
  { key: '→', meaning: 'to the numbers of the row' },
  { key: 'Enter', meaning: 'adds' },
  { key: 'C', meaning: 'adds as captain', isCaptains: true },
  { key: 'L', meaning: 'locks' },
  { key: 'Shift + L', meaning: 'locks as captain', isCaptains: true },
  { key: 'X', meaning: 'excludes' },
  { key: 'Del', meaning: 'removes' },
  { key: '+ -', meaning: 'change the projection by 10%' },
]

const NUMBER_KEYS: Key[] = [
  { key: 'Enter', meaning: 'or a digit starts typing, Enter applies' },
  { key: 'Esc', meaning: 'keeps the old number' },
  { key: '← → ↑ ↓', meaning: 'move between numbers' },
  { key: '+ -', meaning: 'change it by 10%' },
  { key: 'Del', meaning: 'resets it' },
  { key: 'Ctrl + Z', meaning: 'undoes the last edit' },
]

function Keys({ title, keys }: { title: string; keys: readonly Key[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="pointer-coarse:hidden">
      <h3 id={id} className="mb-1.5 text-sm font-medium">
        {title}
      </h3>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {keys.map(({ key, meaning }) => (
          <div key={key} className="flex gap-1.5">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
