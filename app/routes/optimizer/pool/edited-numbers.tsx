import type { KeyboardEvent } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { pluralize } from '#core/figures/format.ts'
import { editedNumbers } from '#core/projections/edits.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'

/** How many numbers were typed in, and the way back from all of them; with any filter, since they affect every run. */
export function EditedNumbers() {
  const dispatch = useDispatch()
  const { length } = editedNumbers(useSlate().numbers.edits)
  if (length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>{pluralize(length, 'number')} by hand</span>
      <Button variant="link" size="inline" onClick={() => dispatch({ type: 'reset_all_edits' })}>
        Reset {pluralize(length, 'edit')}
      </Button>
    </p>
  )
}

/** Ctrl+Z, on a Mac Cmd+Z, takes the last edit of a number back; inside a field it stays the field's own undo. */
export function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): boolean {
  const isField = target instanceof HTMLInputElement
  return (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'z' && !isField
}
