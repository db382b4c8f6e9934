import { type KeyboardEvent, useState } from 'react'
import { type ExposureLimits, readLimit } from './exposure-limits.ts'

/** A limit of an exposure: Enter or leaving the field applies it, Esc keeps the old one, an empty field is no limit. */
export function LimitCell({
  name,
  side,
  limits,
  tabIndex,
  isWide,
  onLimits,
}: {
  name: string
  side: 'min' | 'max'
  limits: ExposureLimits
  tabIndex: number
  /** In a narrow row the limit is only read: it is typed in the options of the player. */
  isWide: boolean
  onLimits: (limits: ExposureLimits) => void
}) {
  const typed = limits[side] === null ? '' : String(limits[side])
  const [text, setText] = useState(typed)
  const [problem, setProblem] = useState<string | null>(null)
  if (!isWide) return <span>{typed === '' ? '-' : `${typed}%`}</span>

  function commit() {
    const read = readLimit(text, side, limits[side === 'min' ? 'max' : 'min'])
    if ('problem' in read) return setProblem(read.problem)
    setProblem(null)
    if (read.value !== limits[side]) onLimits({ ...limits, [side]: read.value })
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault()
      commit()
    } else if (event.key === 'Escape') {
      setText(typed)
      setProblem(null)
    }
    // Up, down and Tab belong to the table; left and right to the text while there is one.
    const moves =
      event.key === 'ArrowUp' || event.key === 'ArrowDown' || (text === '' && event.key.startsWith('Arrow'))
    if (!moves) event.stopPropagation()
  }

  return (
    <span className="relative w-full">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        tabIndex={tabIndex}
        data-cell={`${side}Exposure`}
        aria-label={`${side === 'min' ? 'Min' : 'Max'} Exp of ${name}`}
        aria-invalid={problem !== null}
        title={problem ?? undefined}
        placeholder="-"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={handleKey}
        onBlur={commit}
        className="h-6 w-full min-w-0 rounded-sm border border-transparent bg-transparent px-1 text-right tabular-nums placeholder:text-faint hover:border-field focus:border-field focus-visible:-outline-offset-1 aria-invalid:border-bad aria-invalid:text-bad pointer-coarse:h-11"
      />
      {problem ? (
        <span role="alert" className="sr-only">
          {problem}
        </span>
      ) : null}
    </span>
  )
}
