import { ChevronDown } from 'lucide-react'
import { type ComponentProps, lazy, useMemo, useState } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { useAllFigures } from '#app/lib/all-figures.ts'
import { formatCount } from '#core/figures/format.ts'
import { personKey } from '#core/players/player.ts'
import { doubtfulStarters } from '#core/players/who-plays.ts'
import type { OutInFile } from '#core/projections/out-in-files.ts'
import { useSlate } from '../state/slate-context.tsx'
import { doubtText } from './out-words.ts'
import { outByGame, outInFilesOf, peopleInDoubt } from './people-in-doubt.ts'

const WhoIsOutPanel = lazy(() => import('./who-is-out-panel.client.tsx'))

/**
 * Players who may not play: those priced as inactive, starters in doubt, out in a file, and the injured. A player who sits out scores nothing,
 * so this stands above the pool; of whom news comes is found by name.
 */
export function WhoIsOut({
  lock,
}: {
  /** When the next slots lock, as text; null where none will. */
  lock: string | null
}) {
  const { playerPool, format, inactivePeople, numbers } = useSlate()
  const [wasOpened, setWasOpened] = useState(false)
  const outInFiles = useMemo(() => outInFilesOf({ numbers }), [numbers])
  const doubtful = useMemo(() => doubtfulStarters(playerPool, format), [playerPool, format])
  const people = useMemo(
    () => peopleInDoubt({ playerPool, inactivePeople, doubtfulStarters: doubtful }, outInFiles),
    [playerPool, inactivePeople, doubtful, outInFiles],
  )
  const calledOff = useMemo(() => outByGame(playerPool), [playerPool])
  const showsAll = useAllFigures()
  if (people.length + calledOff === 0 && !showsAll) return null
  const outBy = (why: OutInFile) =>
    people.filter((player) => outInFiles.get(personKey(player)) === why).length
  const summary = doubtText({
    inactive: people.filter((player) => inactivePeople.has(personKey(player))).length,
    doubtfulStarters: doubtful.size,
    injured: people.filter((player) => player.injuryStatus !== 'Healthy').length,
    listed_out: outBy('listed_out'),
    not_projected: outBy('not_projected'),
    calledOff,
  })
  const button = (
    <Strip summary={summary} people={people.length} lock={lock} onClick={() => setWasOpened(true)} />
  )
  if (!wasOpened) return button
  return (
    <OptionalPart loading={button} failed={<DialogLoadFailure />}>
      <WhoIsOutPanel
        button={<Strip summary={summary} people={people.length} lock={lock} />}
        head={[summary, lock].filter(Boolean).join(' · ')}
        {...{ people, outInFiles, doubtful }}
      />
    </OptionalPart>
  )
}

/** The closed panel: its name and a number. */
function Strip({
  summary,
  people,
  lock,
  ...button
}: { summary: string; people: number; lock: string | null } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="flex items-center gap-1 rounded-md border border-border bg-raised px-2 py-1 text-left text-xs pointer-coarse:min-h-11"
      {...button}
    >
      <span className="shrink-0 font-medium">Who is out?</span>
      <span className="sr-only">{summary}</span>
      {people > 0 ? (
        <span aria-hidden className="text-muted">
          {formatCount(people)}
        </span>
      ) : null}
      {lock ? <span className="sr-only">{lock}</span> : null}
      <ChevronDown aria-hidden className="size-3.5 shrink-0 text-muted" />
    </button>
  )
}
