import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { TextField } from '#app/components/ui/field.tsx'
import { playersNamed, type UnknownName } from '#core/rules/players-named.ts'
import type { RulePool } from '#core/rules/rule-pool.ts'
import type { PeopleNames } from '#core/rules/words/words.ts'
import { listOf } from '#core/text/words.ts'
import { useSlate } from '../../state/slate-context.tsx'

export type OfPool = { pool: RulePool; names: PeopleNames }

const MOST_OFFERED = 6

/**
 * Players by name: typing offers those who match, Enter takes the first, a pasted list takes all that it names, a press takes
 * one out again.
 */
export function PeopleField({
  label,
  people,
  isOne = false,
  pool,
  names,
  onChange,
}: OfPool & {
  label: string
  people: readonly string[]
  /** Only one player is wanted, so lists are not taken. */
  isOne?: boolean
  onChange: (people: string[]) => void
}) {
  const { format } = useSlate()
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<readonly UnknownName[]>([])
  const listId = useId()
  const words = text.trim().toLowerCase()
  const matching =
    words === ''
      ? unknown.flatMap(({ suggested }) => suggested ?? [])
      : [...pool.keys()].filter((person) => names.get(person)!.toLowerCase().includes(words))
  const offered = matching.filter((person) => !people.includes(person)).slice(0, MOST_OFFERED)

  function add(person: string | undefined) {
    if (person === undefined) return
    onChange([...people, person])
    setUnknown(unknown.filter(({ suggested }) => suggested !== person))
    setText('')
  }

  function addList(list: string) {
    const named = playersNamed(list, [...pool.values()], format)
    onChange([...new Set([...people, ...named.people])])
    setUnknown(named.unknown)
  }

  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        hint={words !== '' && offered.length === 0 ? 'No player of this name.' : undefined}
        autoComplete="off"
        placeholder={isOne ? 'Name' : 'Name, or paste a list'}
        aria-controls={listId}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const list = event.clipboardData.getData('text')
          if (isOne || !/[\n\r\t,;]/.test(list.trim())) return
          event.preventDefault()
          addList(list)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || words === '') return
          event.preventDefault()
          add(offered[0])
        }}
      />
      <p role="status" className="text-sm text-bad wrap-anywhere empty:hidden">
        {unknownText(unknown)}
      </p>
      <ul id={listId} aria-label="Matching players" className="flex flex-wrap gap-1.5 empty:hidden">
        {offered.map((person) => (
          <li key={person}>
            <Button size="small" onClick={() => add(person)}>
              {names.get(person)}
            </Button>
          </li>
        ))}
      </ul>
      <ul aria-label="Chosen players" className="flex flex-wrap gap-1.5 empty:hidden">
        {people.map((person) => (
          <li key={person}>
            <Button
              size="small"
              variant="chosen"
              aria-label={`Take out ${names.get(person) ?? person}`}
              onClick={() => onChange(people.filter((other) => other !== person))}
            >
              {names.get(person) ?? `${person} (not in this file)`}
              <X aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `Not found: Zed Burrow (line 2) and Tom Brady (line 4).`, with what of them is not listed counted. */
function unknownText(unknown: readonly UnknownName[]): string | null {
  if (unknown.length === 0) return null
  const shown = unknown.slice(0, MOST_OFFERED).map(({ name, line }) => `${name} (line ${line})`)
  const others = unknown.length - shown.length
  return `Not found: ${listOf([...shown, ...(others > 0 ? [`${others} more`] : [])])}.`
}
