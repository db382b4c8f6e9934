import { classNames } from '#app/lib/class-names.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { isLeftOut } from '../state/left-out.ts'
import type { LineupState } from '../state/lineup-state.ts'
import { type PoolRow, rolesOf } from './pool-rows.ts'

/**
 * The state of a row of the table relative to the lineup. A person is in the lineup, and locked, in one role at most, so
 * each of the two is the id of that role's row.
 */
export type RowState = {
  inLineupId: string | null
  lockedId: string | null
  excluded: boolean
  /** Left out because of the price until the user puts the player back. */
  pricedAsInactive: boolean
}

export type Started = {
  /** The player's game has begun while others are to come: runs leave the player in place, and take none of that game anew. */
  hasStarted: boolean
  /** By the prices of the team, another may start instead. */
  mayNotStart: boolean
}

export function rowState(row: PoolRow, state: LineupState): RowState {
  const { player } = row
  return {
    ...placeOf(row, state),
    excluded: isLeftOut(state, player),
    pricedAsInactive: state.inactivePeople.has(personKey(player)),
  }
}

/** Whether the person is in the lineup, and locked. */
export function placeOf(
  row: PoolRow,
  { lineup, lockedIds }: LineupState,
): Pick<RowState, 'inLineupId' | 'lockedId'> {
  const roles = rolesOf(row)
  const isOf = (id: string | undefined) => roles.some((role) => role.id === id)
  return {
    inLineupId: lineup.slots.find((slot) => isOf(slot?.id))?.id ?? null,
    lockedId: roles.find(({ id }) => lockedIds.has(id))?.id ?? null,
  }
}

/* The ground is opaque, because the cells that stay in place cover the others when the table scrolls sideways. */
const GROUND = '[background:var(--row-ground)]'
const IN_LINEUP = 'border-l-accent [--row-ground:color-mix(in_srgb,var(--accent-ground)_40%,var(--card))]'
const QUESTIONABLE = 'border-l-warn [--row-ground:color-mix(in_srgb,var(--warn-ground)_30%,var(--card))]'
const HATCHED =
  'text-faint [--row-ground:repeating-linear-gradient(135deg,var(--raised)_0_6px,var(--card)_6px_12px)]'

/** Rows that no run uses and Doubtful ones are hatched, Questionable rows highlighted, and rows in the lineup marked. */
export function rowClassName(
  { injuryStatus }: Player,
  { inLineupId = null, excluded = false, hasStarted = false }: Partial<RowState & Started>,
): string {
  const isHatched = injuryStatus === 'Out' || injuryStatus === 'Doubtful' || excluded || hasStarted
  const marks = {
    [IN_LINEUP]: inLineupId !== null,
    [QUESTIONABLE]: inLineupId === null && injuryStatus === 'Questionable',
    'border-l-transparent': inLineupId === null && injuryStatus !== 'Questionable',
    [HATCHED]: isHatched && inLineupId === null,
    'text-faint': isHatched && inLineupId !== null,
  }
  return classNames('border-l-2', GROUND, ...Object.entries(marks).map(([name, on]) => on && name))
}
