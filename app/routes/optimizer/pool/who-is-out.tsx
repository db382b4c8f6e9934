import { type Dispatch, useMemo } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useTimeLeft } from '#app/lib/formats/use-time-left.ts'
import { formatCount, formatPoints, formatSalary } from '#core/figures/format.ts'
import { displaySalary, type Player, personKey } from '#core/players/player.ts'
import { type OutInFile, peopleOutInFiles } from '#core/projections/out-in-files.ts'
import { isLeftOut } from '../state/left-out.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'
import { peopleInDoubt } from './people-in-doubt.ts'
import { InjuryBadge } from './player-figures.tsx'
import { ShareOutButton } from './share-out-button.tsx'

/**
 * Players who may not play: those priced as inactive, left out of every run until they are put back, and the injured. A
 * player who sits out scores nothing, so this stands above the pool.
 */
export function WhoIsOut({
  state,
  locksAt,
  dispatch,
}: {
  state: LineupState
  /** The first kickoff, when it is known. */
  locksAt: Date | null
  dispatch: Dispatch<LineupAction>
}) {
  const { playerPool, inactivePeople, numbers } = state
  const people = useMemo(
    () => peopleInDoubt({ playerPool, inactivePeople, numbers }),
    [playerPool, inactivePeople, numbers],
  )
  const left = useTimeLeft(locksAt)
  if (people.length === 0) return null
  const outInFiles = peopleOutInFiles(numbers.files)
  const inactive = people.filter((player) => state.inactivePeople.has(personKey(player))).length
  const injured = people.filter((player) => player.injuryStatus !== 'Healthy').length
  const open = people.filter(
    (player) =>
      outInFiles.has(personKey(player)) && player.injuryStatus !== 'Out' && !isLeftOut(state, player),
  )
  const outWords = (players: readonly Player[]) =>
    outInFilesWords(players.flatMap((player) => outInFiles.get(personKey(player)) ?? []))
  const summary = summaryOf(inactive, injured, outWords(people))
  return (
    <details
      aria-label="Who is out?"
      className="w-full rounded-md border border-border bg-raised text-[0.8125rem] @2xl/pool:relative @2xl/pool:w-auto"
    >
      <summary className="flex cursor-pointer items-baseline gap-x-2 px-2.5 py-1.5 pointer-coarse:py-3 @2xl/pool:px-2 @2xl/pool:py-1 @2xl/pool:text-xs">
        <span className="shrink-0 font-medium">Who is out?</span>
        <span className="min-w-0 truncate text-muted @2xl/pool:sr-only">{summary}</span>
        <span aria-hidden className="hidden text-muted @2xl/pool:inline">
          {people.length}
        </span>
        {left ? <span className="ml-auto shrink-0 text-muted @2xl/pool:sr-only">locks in {left}</span> : null}
      </summary>
      <div className="grid max-h-64 gap-2 overflow-y-auto border-t border-border px-2.5 py-2 @2xl/pool:absolute @2xl/pool:top-full @2xl/pool:right-0 @2xl/pool:z-30 @2xl/pool:mt-1 @2xl/pool:max-h-96 @2xl/pool:w-96 @2xl/pool:rounded-md @2xl/pool:border @2xl/pool:bg-raised @2xl/pool:shadow-xl">
        {/* Beside a wide pool the closed strip has no room for it. */}
        <p className="hidden font-medium tabular-nums @2xl/pool:block">
          {[summary, left && `locks in ${left}`].filter(Boolean).join(' · ')}
        </p>
        {inactive > 0 ? (
          <p className="text-muted">
            At this price a player with such an average rarely plays. Check the news. The points of a player
            who is out are not given to their teammates unless you share them out.
          </p>
        ) : null}
        <ul className="grid gap-1.5">
          {people.map((player) => (
            <PersonInDoubt
              key={player.id}
              player={player}
              state={state}
              outInFile={outInFiles.get(personKey(player)) ?? null}
              dispatch={dispatch}
            />
          ))}
        </ul>
        {open.length > 1 ? (
          <Button
            size="small"
            className="justify-self-start"
            onClick={() => dispatch({ type: 'leave_out', people: open.map(personKey) })}
          >
            Leave out {outWords(open)}
          </Button>
        ) : null}
      </div>
    </details>
  )
}

function PersonInDoubt({
  player,
  state,
  outInFile,
  dispatch,
}: {
  player: Player
  state: LineupState
  outInFile: OutInFile | null
  dispatch: Dispatch<LineupAction>
}) {
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
          {state.inactivePeople.has(personKey(player)) ? <PricedAsInactive /> : null}
          {outInFile ? <Badge tone="warn">{OUT_IN_FILE_BADGES[outInFile]}</Badge> : null}
        </span>
        <span className="text-xs text-muted tabular-nums">
          {[player.actualPosition, player.team, formatSalary(displaySalary(player, state.mode))]
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
      <ShareOutButton player={player} state={state} dispatch={dispatch} />
    </li>
  )
}

const OUT_IN_FILE_BADGES: Record<OutInFile, string> = {
  listed_out: 'Out in file',
  not_projected: 'Not projected',
}

/** `short` where a lineup's slot has no room for the words. */
export function PricedAsInactive({ short = false }: { short?: boolean }) {
  if (!short) return <Badge tone="warn">Priced as inactive</Badge>
  return (
    <Badge tone="warn" title="Priced as inactive">
      <span aria-hidden>INACT</span>
      <span className="sr-only">Priced as inactive</span>
    </Badge>
  )
}

/** Where a lineup's slot has little room. */
export function ProjectedAtZero() {
  return (
    <Badge tone="warn" title="Projected at 0">
      <span aria-hidden>PROJ 0</span>
      <span className="sr-only">Projected at 0</span>
    </Badge>
  )
}

function summaryOf(inactive: number, injured: number, outWords: string): string {
  return [
    inactive > 0 ? `${inactive} priced as inactive` : '',
    injured > 0 ? `${formatCount(injured)} injured` : '',
    outWords,
  ]
    .filter(Boolean)
    .join(', ')
}

/** `1 out in file, 2 not projected` */
function outInFilesWords(reasons: readonly OutInFile[]): string {
  return (Object.keys(OUT_IN_FILE_BADGES) as OutInFile[])
    .map((reason) => ({ reason, people: reasons.filter((each) => each === reason).length }))
    .filter(({ people }) => people > 0)
    .map(({ reason, people }) => `${formatCount(people)} ${OUT_IN_FILE_BADGES[reason].toLowerCase()}`)
    .join(', ')
}
