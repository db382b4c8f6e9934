import { type ReactElement, useState } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Popover } from '#app/components/ui/popover.client.tsx'
import { SearchField } from '#app/components/ui/search-field.tsx'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { displaySalary, type Player, personKey } from '#core/players/player.ts'
import type { OutInFile } from '#core/projections/out-in-files.ts'
import { isLeftOut } from '../state/left-out.ts'
import { sharesOfOut } from '../state/left-out-shares.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { othersFound } from './people-in-doubt.ts'
import { InjuryBadge } from './player-figures.tsx'

/** The panel of "Who is out?"; open from the start, because a press on its button loads it. */
export default function WhoIsOutPanel({
  button,
  head,
  people,
  outInFiles,
  doubtful,
}: {
  button: ReactElement
  /** Numbers of people, and the time to the lock. */
  head: string
  people: readonly Player[]
  outInFiles: ReadonlyMap<string, OutInFile>
  /** Starters in doubt. */
  doubtful: ReadonlySet<string>
}) {
  const state = useSlate()
  const [search, setSearch] = useState('')
  const others = othersFound(state.playerPool, people, search)
  const hasInactive = people.some((player) => state.inactivePeople.has(personKey(player)))
  return (
    <Popover label="Who is out?" button={button} isOpenAtFirst className="grid w-96 gap-2 text-sm">
      <p className="font-medium tabular-nums empty:hidden">{head}</p>
      <p className="text-muted">
        {doubtful.size > 0 ? doubtfulText(state.format) : ''}
        {hasInactive ? 'At that price a player with such an average rarely plays: check the news. ' : ''}
        No teammate gets the points of a player who is out unless you share them out.
      </p>
      <SearchField
        label="Someone else"
        placeholder="Someone else"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p role="status" className="text-muted empty:hidden">
        {search.trim() !== '' && others.length === 0 ? 'Nobody else has that name.' : null}
      </p>
      <ul className="grid gap-1.5">
        {[...others.slice(0, MOST_FOUND), ...people].map((player) => (
          <PersonInDoubt
            key={player.id}
            player={player}
            outInFile={outInFiles.get(personKey(player)) ?? null}
            isDoubtful={doubtful.has(personKey(player))}
          />
        ))}
      </ul>
    </Popover>
  )
}

const MOST_FOUND = 5

function PersonInDoubt({
  player,
  outInFile,
  isDoubtful,
}: {
  player: Player
  outInFile: OutInFile | null
  isDoubtful: boolean
}) {
  const state = useSlate()
  const dispatch = useDispatch()
  const ruledOut = player.injuryStatus === 'Out'
  const isOut = ruledOut || isLeftOut(state, player)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
      <span className="min-w-0">
        <span className="flex min-w-0 items-center gap-1.5">
          <span className="truncate font-medium" title={player.name}>
            {player.name}
          </span>
          <InjuryBadge status={player.injuryStatus} />
          {state.inactivePeople.has(personKey(player)) ? <Badge tone="warn">Priced as inactive</Badge> : null}
          {isDoubtful ? <Badge tone="warn">May not start</Badge> : null}
          {outInFile ? <Badge tone="warn">{OUT_IN_FILE_BADGES[outInFile]}</Badge> : null}
        </span>
        <span className="text-xs text-muted tabular-nums">
          {[player.actualPosition, player.team, formatSalary(displaySalary(player, state.format))]
            .filter(Boolean)
            .join(' · ')}
          , average {formatPoints(player.fppg)}
        </span>
      </span>
      <Button
        size="small"
        aria-label={`${isOut ? 'Left out' : 'Plays'}: leave out ${player.name}`}
        aria-pressed={isOut}
        disabled={ruledOut}
        onClick={() => dispatch({ type: 'toggle_exclude', player })}
        className="aria-pressed:text-bad"
      >
        {isOut ? 'Left out' : 'Plays'}
      </Button>
      <ShareOutButton player={player} />
    </li>
  )
}

/** `Another QB of the team is priced like a starter. In 5 of 12 such games the first did not play. ` */
function doubtfulText({ doubtfulStarter }: Format): string {
  if (doubtfulStarter === null) return ''
  const { position, satOut, games } = doubtfulStarter
  return `Another ${position} of the team is priced like a starter. In ${satOut} of ${games} such games the first did not play. `
}

const OUT_IN_FILE_BADGES: Record<OutInFile, string> = {
  listed_out: 'Out in file',
  not_projected: 'Not projected',
}

/**
 * Gives the points of a player who sits out to teammates of the position. Absent where there are none to give or to give
 * to; it goes with the press, so the focus moves on first.
 */
function ShareOutButton({ player }: { player: Player }) {
  const state = useSlate()
  const dispatch = useDispatch()
  const shares = sharesOfOut(state, player)
  if (shares.length === 0) return null
  const points = shares.reduce((sum, share) => sum + share.points, 0)
  const text = `Share out ${formatPoints(points)} points`
  const takers = shares.map((share) => share.player.name).join(', ')
  return (
    <Button
      variant="link"
      size="small"
      aria-label={`${text} of ${player.name}`}
      title={`To ${takers}, in proportion to their points. A simple rule: prices may know of the absence already.`}
      onClick={(event) => {
        focusBeside(event.currentTarget)
        dispatch({ type: 'share_out', player })
      }}
      className="col-span-2 -ml-3 justify-self-start"
    >
      {text}
    </Button>
  )
}

/** The player's other button, or where that is disabled the panel. */
function focusBeside(button: HTMLElement): void {
  const beside = button.closest('li')?.querySelector<HTMLElement>('[aria-pressed]:not(:disabled)')
  const target = beside ?? button.closest<HTMLElement>('[role=dialog]')
  target?.focus()
}
