import { playersOf } from '#core/lineups/lineup.ts'
import { isOut, type Player, personKey } from '#core/players/player.ts'
import type { LineupState } from './lineup-state.ts'

/** What decides which players are left out of every run. */
export type LeftOut = Pick<LineupState, 'excludedPeople' | 'inactivePeople' | 'putBack'>

/** No run uses the player: the user excluded them, or they are priced as inactive and were not put back. */
export function isLeftOut({ excludedPeople, inactivePeople, putBack }: LeftOut, player: Player): boolean {
  const person = personKey(player)
  return excludedPeople.has(person) || (inactivePeople.has(person) && !putBack.has(person))
}

/**
 * The people (`personKey`) whose price says that they are in no lineup of the field. Those excluded by the user are not
 * among them: that is the user's own choice.
 */
export function notPlaying({
  inactivePeople,
  putBack,
}: Omit<LeftOut, 'excludedPeople'>): ReadonlySet<string> {
  return new Set([...inactivePeople].filter((person) => !putBack.has(person)))
}

/** The rows of those people, captain rows too. */
export function leftOutIds(state: LeftOut & Pick<LineupState, 'playerPool'>): string[] {
  return state.playerPool.filter((player) => isLeftOut(state, player)).map(({ id }) => id)
}

/**
 * The lineup's players who are out or excluded. Excluding a player empties the slot, so an excluded one came with a saved
 * lineup that was opened. The price says nothing here, where the user chose each player.
 */
export function outOfLineup({
  lineup,
  excludedPeople,
}: Pick<LineupState, 'lineup' | 'excludedPeople'>): Player[] {
  return playersOf(lineup).filter((player) => isOut(player) || excludedPeople.has(personKey(player)))
}

/** These people may be used again. */
export function withPeopleUsed(
  { excludedPeople, inactivePeople, putBack }: LeftOut,
  people: ReadonlySet<string>,
): Pick<LineupState, 'excludedPeople' | 'putBack'> {
  return {
    excludedPeople: new Set([...excludedPeople].filter((person) => !people.has(person))),
    putBack: new Set([...putBack, ...[...people].filter((person) => inactivePeople.has(person))]),
  }
}

/** No run uses this person. A person priced as inactive is left out by that alone. */
export function withPersonLeftOut(
  { excludedPeople, inactivePeople, putBack }: LeftOut,
  person: string,
): Pick<LineupState, 'excludedPeople' | 'putBack'> {
  return {
    excludedPeople: inactivePeople.has(person) ? excludedPeople : new Set([...excludedPeople, person]),
    putBack: new Set([...putBack].filter((other) => other !== person)),
  }
}
