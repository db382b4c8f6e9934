import { useId } from 'react'
import { Badge } from './ui/badge.tsx'
import { Button } from './ui/button.tsx'
import { Select } from './ui/select.tsx'

/** Which column of a file means this; a guess waits for the user. */
export function ColumnChoice({
  label,
  headers,
  place,
  isGuess,
  onChoose,
  onConfirm,
}: {
  label: string
  headers: readonly string[]
  /** Undefined: not in the file. */
  place: number | undefined
  isGuess: boolean
  onChoose: (place: number | null) => void
  onConfirm: () => void
}) {
  const id = useId()
  return (
    <div className="grid min-w-0 grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-2 gap-y-1">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <Select
        id={id}
        value={place ?? ''}
        onChange={({ target: { value } }) => onChoose(value === '' ? null : Number(value))}
      >
        <option value="">Not in the file</option>
        {headers.map((header, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <option key={index} value={index}>
            {header || `Column ${index + 1}`}
          </option>
        ))}
      </Select>
      {isGuess ? <GuessMark label={label} onConfirm={onConfirm} /> : null}
    </div>
  )
}

export function GuessMark({ label, onConfirm }: { label: string; onConfirm: () => void }) {
  return (
    <span className="col-start-2 flex items-center gap-2">
      <Badge tone="warn">Guess</Badge>
      <Button size="small" aria-label={`Confirm ${label}`} onClick={onConfirm}>
        Confirm
      </Button>
    </span>
  )
}
