import { Button } from '#app/components/ui/button.tsx'
import { pluralize } from '#core/figures/format.ts'
import { editedNumbers } from '#core/projections/edits.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'

/** How many numbers were typed in, and the way back from all of them; with any filter, since they affect every run. */
export default function EditedNumbers() {
  const dispatch = useDispatch()
  const { length } = editedNumbers(useSlate().numbers.edits)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>{pluralize(length, 'number')} by hand</span>
      <Button variant="link" size="inline" onClick={() => dispatch({ type: 'reset_all_edits' })}>
        Reset {pluralize(length, 'edit')}
      </Button>
    </p>
  )
}
