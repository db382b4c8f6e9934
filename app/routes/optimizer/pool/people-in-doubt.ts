import { isCaptainRow, type Player, personKey } from '#core/players/player.ts'
import { peopleWithoutPoints } from '#core/projections/without-points.ts'
import type { LineupState } from '../state/lineup-state.ts'

/**
 * People who may not play, by their flex rows where they have one: priced as inactive, injured, or without points in an
 * imported file that projects others. Those priced as inactive come first, then the dearest.
 */
export function peopleInDoubt({
  playerPool,
  inactivePeople,
  numbers,
}: Pick<LineupState, 'playerPool' | 'inactivePeople' | 'numbers'>): Player[] {
  const notProjected = peopleWithoutPoints(numbers.files)
  const isInactive = (player: Player) => inactivePeople.has(personKey(player))
  const rowByPerson = new Map<string, Player>()
  for (const player of playerPool) {
    const person = personKey(player)
    if (player.injuryStatus === 'Healthy' && !isInactive(player) && !notProjected.has(person)) continue
    const known = rowByPerson.get(person)
    if (!known || isCaptainRow(known)) rowByPerson.set(person, player)
  }
  return [...rowByPerson.values()].sort(
    (a, b) => Number(isInactive(b)) - Number(isInactive(a)) || b.salary - a.salary,
  )
}
