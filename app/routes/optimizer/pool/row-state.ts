import { classNames } from '#app/lib/class-names.ts'
import { type InjuryStatus, type Player, personKey } from '#core/players/player.ts'
import type { EditedFigure } from '#core/projections/edits.ts'
import { isLeftOut } from '../state/left-out.ts'
import type { LineupState } from '../state/lineup-state.ts'

/** The state of a pool row relative to the lineup. `issue` is why the last attempt to add it failed. */
export type RowState = {
  inLineup: boolean
  locked: boolean
  excluded: boolean
  /** Left out because of the price until the user puts the player back. */
  pricedAsInactive: boolean
  issue: string | null
}

/** Actions on a row. */
export type RowActions = {
  addOrRemove: (player: Player) => void
  toggleLock: (player: Player) => void
  toggleExclude: (player: Player) => void
  setInjury: (player: Player, status: InjuryStatus) => void
  /** Null brings the source's number back. */
  editNumber: (player: Player, figure: EditedFigure, value: number | null) => void
  /** Raises or lowers by a tenth. */
  shiftNumber: (player: Player, figure: EditedFigure, direction: 1 | -1) => void
  openOptions: (player: Player) => void
}

export function rowState(player: Player, state: LineupState): RowState {
  const refused = state.notice?.playerId === player.id ? state.notice : null
  return {
    inLineup: state.lineup.slots.some((other) => other?.id === player.id),
    locked: state.lockedIds.has(player.id),
    excluded: isLeftOut(state, player),
    pricedAsInactive: state.inactivePeople.has(personKey(player)),
    issue: refused ? `${refused.title}: ${refused.description}` : null,
  }
}

const HATCHED = 'bg-[repeating-linear-gradient(135deg,var(--raised)_0_6px,transparent_6px_12px)] text-faint'

/** Out and Doubtful rows are hatched, Questionable rows highlighted, and rows in the lineup marked. */
export function rowClassName(
  { injuryStatus }: Player,
  { inLineup = false, excluded = false }: Partial<RowState>,
): string {
  return classNames(
    'border-l-2',
    inLineup
      ? 'border-l-accent bg-accent-ground/40'
      : injuryStatus === 'Questionable'
        ? 'border-l-warn bg-warn-ground/30'
        : 'border-l-transparent',
    (injuryStatus === 'Out' || injuryStatus === 'Doubtful' || excluded) && HATCHED,
  )
}
