import type { RepairRequest } from '#optimizer/repair.ts'
import { leftOutIds } from '../../state/left-out.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { lockedAt } from './locked-at.ts'
import type { RepairSubject } from './repair-subject.ts'

/**
 * What a repair at that time, in milliseconds since 1970, leaves as it is. Who is left out of builds comes in nowhere either; who
 * is in a lineup may stay.
 */
export function closedTo(
  state: LineupState,
  { request, lineups }: Pick<RepairSubject, 'request' | 'lineups'>,
  now: number,
): Pick<RepairRequest, 'lockedSlots' | 'closedIds'> {
  const locked = lockedAt(now, request, lineups)
  const held = new Set(lineups.flat())
  const leftOut = leftOutIds(state).filter((id) => !held.has(id))
  return { ...locked, closedIds: [...(locked?.closedIds ?? []), ...leftOut] }
}
