import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import type { LineupState } from '../state/lineup-state.ts'

/** People who may not play, by their flex rows where they have one: priced as inactive first, then by price. */
export function peopleInDoubt({
  playerPool,
  inactivePeople,
}: Pick<LineupState, 'playerPool' | 'inactivePeople'>): Player[] {
  const isInactive = (player: Player) => inactivePeople.has(personKey(player))
  const rowByPerson = new Map<string, Player>()
  for (const player of playerPool) {
    if (player.injuryStatus === 'Healthy' && !isInactive(player)) continue
    const known = rowByPerson.get(personKey(player))
    if (!known || isCaptainRow(known)) rowByPerson.set(personKey(player), player)
  }
  return [...rowByPerson.values()].sort(
    (a, b) => Number(isInactive(b)) - Number(isInactive(a)) || b.salary - a.salary,
  )
}
