import { RotateCcw } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { isCaptainRow, type Player } from '#core/players/player.ts'
import { type EditedFigure, isShare } from '#core/projections/edits.ts'
import { figureName } from '../state/figure-words.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { cellNumber } from './cell-number.ts'
import { useNumberEditor } from './use-number-editor.ts'

type Editing = {
  /** Rows with user's numbers as they would be without them, by row id. */
  sourceRows: ReadonlyMap<string, Player>
}

/** The numbers of a person that can be typed in. On a phone the pool has no room to type in its rows. */
export function NumberFields({
  rows,
  ...editing
}: Editing & {
  /** The person's rows: captain and flex, or the one row of a format without captains. */
  rows: readonly Player[]
}) {
  const flex = rows.find((row) => !isCaptainRow(row))
  const captain = rows.find(isCaptainRow)
  const row = flex ?? captain
  if (!row) return null
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-sm font-semibold">Your numbers</legend>
      <NumberField figure="points" row={row} {...editing} />
      <div className="grid gap-3 xs:grid-cols-2">
        {flex ? <NumberField figure="flexOwnershipPct" row={flex} {...editing} /> : null}
        {captain ? <NumberField figure="captainOwnershipPct" row={captain} {...editing} /> : null}
        <NumberField figure="ceiling" row={row} {...editing} />
        <NumberField figure="spread" row={row} {...editing} />
      </div>
    </fieldset>
  )
}

const OF_ENTRIES = 'Of 100 entries, so many have the player.'
const HINTS: Partial<Record<EditedFigure, string>> = {
  ...{ flexOwnershipPct: OF_ENTRIES, captainOwnershipPct: OF_ENTRIES },
  ceiling: 'Beaten in one game of ten.',
  spread: 'How far scores are from the projection.',
}

/** Applied by Enter and when the field is left. */
function NumberField({ figure, row, sourceRows }: Editing & { figure: EditedFigure; row: Player }) {
  const { format } = useSlate()
  const number = cellNumber(figure, row, sourceRows.get(row.id), format)
  const dispatch = useDispatch()
  const edit = (value: number | null) => dispatch({ type: 'edit_number', player: row, figure, value })
  const editor = useNumberEditor(figure, number, edit)
  const name = figureName(figure, format)

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    editor.commit()
  }

  return (
    <Field
      label={isShare(figure) ? `${name}, %` : name}
      hint={[HINTS[figure], number.note].filter(Boolean).join(' ')}
      error={editor.problem}
    >
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={editor.text ?? number.typed}
            onChange={(event) => editor.change(event.target.value)}
            onKeyDown={handleKey}
            onBlur={editor.commit}
            className="tabular-nums"
          />
          {number.instead ? (
            <Button
              size="icon"
              aria-label={`Reset ${name.toLowerCase()}`}
              title={`Reset to ${number.instead}`}
              onClick={() => {
                editor.cancel()
                edit(null)
              }}
            >
              <RotateCcw aria-hidden />
            </Button>
          ) : null}
        </div>
      )}
    </Field>
  )
}
