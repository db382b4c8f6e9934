import { classNames } from '#app/lib/class-names.ts'
import { INJURY_STATUSES, type InjuryStatus, type Player } from '#core/player.ts'

const COLORS: Record<InjuryStatus, string> = {
  Healthy: 'bg-transparent text-muted hover:text-foreground',
  Questionable: 'bg-warn-ground text-warn',
  Doubtful: 'bg-bad-ground text-bad',
  Out: 'bg-bad-ground text-bad',
}

/** The status as a badge that can be changed; holds for every row of the person. */
export function InjurySelect({
  player,
  onChange,
  tabIndex,
}: {
  player: Player
  onChange: (status: InjuryStatus) => void
  tabIndex?: number
}) {
  return (
    <select
      aria-label={`Injury status of ${player.name}`}
      value={player.injuryStatus}
      tabIndex={tabIndex}
      onChange={(event) => onChange(event.target.value as InjuryStatus)}
      className={classNames(
        'h-6 cursor-pointer appearance-none rounded-sm px-1.5 text-xs font-medium field-sizing-content',
        COLORS[player.injuryStatus],
      )}
    >
      {INJURY_STATUSES.map((status) => (
        <option key={status} value={status} className="bg-card text-foreground">
          {status}
        </option>
      ))}
    </select>
  )
}
