import { HeartPulse } from 'lucide-react'
import { classNames } from '#app/lib/class-names.ts'
import { INJURY_STATUSES, type InjuryStatus, type Player } from '#core/players/player.ts'
import { INJURY_MARKS } from './player-figures.tsx'

/** Shows the injury status and changes it for every row of the player. */
export function InjurySelect({
  player,
  onChange,
  tabIndex,
}: {
  player: Player
  onChange: (status: InjuryStatus) => void
  tabIndex?: number
}) {
  const { letters, color } = INJURY_MARKS[player.injuryStatus]
  return (
    <span
      title={player.injuryStatus}
      className={classNames(
        'relative inline-flex h-6 min-w-6 shrink-0 items-center justify-center rounded-sm px-1 text-xs font-semibold hover:bg-border has-focus-visible:outline-2 has-focus-visible:outline-accent',
        color,
      )}
    >
      <span aria-hidden>{letters || <HeartPulse className="size-3.5" />}</span>
      {/* A transparent native select over the badge, so that the badge is only as wide as its letters. */}
      <select
        aria-label={`Injury status of ${player.name}`}
        value={player.injuryStatus}
        tabIndex={tabIndex}
        onChange={(event) => onChange(event.target.value as InjuryStatus)}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
      >
        {INJURY_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
    </span>
  )
}
