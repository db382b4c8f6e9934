import { Star, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Input } from '#app/components/ui/input.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { MOST_NAME_CHARACTERS } from '#core/standing/standing.ts'

type NamedLine = { field: string; name: string; isStarred: boolean; about: string }

/** What the user keeps for later slates, a line each: to use, to star and to delete; below it what is on the screen, to keep. */
export function KeptByName({
  noun,
  lines,
  note,
  firstName,
  onKeep,
  onUse,
  onStar,
  onDelete,
}: {
  /** What one of them is: `rules`, `contest`. */
  noun: string
  lines: readonly NamedLine[]
  /** What a star does, once there is one to press. */
  note: string
  /** Of what is on the screen. */
  firstName: string
  /** A name that is taken replaces what it names; null while there is nothing to keep. */
  onKeep: ((name: string) => void) | null
  onUse: (field: string) => void
  onStar: (field: string, isStarred: boolean) => void
  onDelete: (field: string) => void
}) {
  const [text, setText] = useState(firstName)
  const name = text.trim()
  const verb = lines.some((line) => line.name === name) ? 'Replace' : 'Keep'
  const mayKeep = onKeep !== null && name !== ''

  function keep() {
    if (mayKeep) onKeep(name)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // It may stand in the form of a dialog, which Enter would send.
    event.preventDefault()
    keep()
  }

  return (
    <div className="grid gap-2 p-2 text-sm">
      {lines.length > 0 ? (
        <ul className="grid">
          {lines.map(({ field, name: own, isStarred, about }) => (
            <li key={field} className="flex items-center gap-1 border-b border-border py-1">
              <Button
                variant="ghost"
                size="iconSmall"
                aria-label={`Star: ${own}`}
                aria-pressed={isStarred}
                onClick={() => onStar(field, !isStarred)}
              >
                <Star aria-hidden className={classNames(isStarred && 'fill-current text-accent')} />
              </Button>
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="block font-medium">{own}</span>
                <span className="block text-muted">{about}</span>
              </span>
              <Button size="small" aria-label={`Use: ${own}`} onClick={() => onUse(field)} className="px-2.5">
                Use
              </Button>
              <Button
                variant="ghost"
                size="iconSmall"
                aria-label={`Delete: ${own}`}
                onClick={() => onDelete(field)}
              >
                <Trash2 aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex items-center gap-1.5">
        <span className="min-w-0 flex-1 [&_input]:h-8 [&_input]:px-2 pointer-coarse:[&_input]:h-11">
          <Input
            aria-label={`Name of the ${noun}`}
            placeholder="Name"
            maxLength={MOST_NAME_CHARACTERS}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={handleKey}
          />
        </span>
        <Button size="small" disabled={!mayKeep} onClick={keep} aria-label={`${verb} the ${noun}`}>
          {verb}
        </Button>
      </div>
      <p className="text-muted">
        {lines.length > 0 ? note : `Under a name, the ${noun} can be used on later slates.`}
      </p>
    </div>
  )
}
