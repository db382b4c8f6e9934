import { groupBy } from '../../collections/group-by.ts'
import type { Format } from '../../formats/format.ts'
import { NFL_POSITIONS } from '../../players/player.ts'
import { listOf } from '../../text/words.ts'
import type { PlayerSet, Range, SlotKind } from '../build-rule.ts'
import { POSITION_WORDS } from '../lineup-rule.ts'
import type { RulePool } from '../rule-pool.ts'

/** The words that sentences of rules are made of. */

/** How each person of a pool is called, by `personKey`: by name, and with the team where two people have one name. */
export type PeopleNames = ReadonlyMap<string, string>

export function peopleNames(pool: RulePool): PeopleNames {
  const sameName = groupBy(pool.values(), ({ name }) => name)
  return new Map(
    [...pool].map(([person, { name, team }]) => {
      const isAlone = sameName.get(name)!.length === 1
      return [person, isAlone ? name : `${name} (${team ?? 'no team'})`]
    }),
  )
}

/** The most names in one sentence; further people are counted. */
const MOST_NAMES = 5

/** `Josh Allen and Stefon Diggs`; people who are not in the pool are counted, since nothing else is known of them. */
export function listPeople(people: readonly string[], names: PeopleNames, word: 'and' | 'or'): string {
  const known = people.flatMap((person) => names.get(person) ?? [])
  const unknown = people.length - known.length
  const shown = known.length > MOST_NAMES + 1 ? known.slice(0, MOST_NAMES) : known
  const others = known.length - shown.length
  return listOf(
    [
      ...shown,
      ...(others > 0 ? [`${others} others`] : []),
      ...(unknown === 1 ? ['a player who is not in this file'] : []),
      ...(unknown > 1 ? [`${unknown} players who are not in this file`] : []),
    ],
    word,
  )
}

/** `quarterback of KC`, `wide receivers or tight ends`, `player`; of a set that names people what else it asks of them. */
export function setNoun({ positions, teams }: PlayerSet, isMany: boolean): string {
  const isAny = !positions || NFL_POSITIONS.every((position) => positions.includes(position))
  const words = isAny ? ['player'] : positions.map((position) => POSITION_WORDS[position])
  const noun = listOf(
    words.map((word) => (isMany ? `${word}s` : word)),
    'or',
  )
  return teams ? `${noun} of ${listOf(teams, 'or')}` : noun
}

/** The people of the set as one of several who will do: `Josh Allen or Stefon Diggs`, `a quarterback of KC`. */
export function anyOfSet(set: PlayerSet, names: PeopleNames): string {
  if (!set.people) return `a ${setNoun(set, false)}`
  return `${listPeople(set.people, names, 'or')}${furtherLimits(set)}`
}

/** All people of the set: `Josh Allen and Stefon Diggs`, `quarterbacks of KC`. */
export function allOfSet(set: PlayerSet, names: PeopleNames): string {
  if (!set.people) return setNoun(set, true)
  return `${listPeople(set.people, names, 'and')}${furtherLimits(set)}`
}

/** Every person of the set apart: `each of Josh Allen and Stefon Diggs`, `each quarterback of KC`. */
export function eachOfSet(set: PlayerSet, names: PeopleNames): string {
  return `each ${set.people ? `of ${allOfSet(set, names)}` : setNoun(set, false)}`
}

/** What a set that names people asks of them besides: ` (only wide receivers of KC)`. */
function furtherLimits(set: PlayerSet): string {
  return set.positions || set.teams ? ` (only ${setNoun(set, true)})` : ''
}

/** `at least 2`, `exactly 2`, `no more than 2`, `2 to 3`; `write` writes a bound. */
export function rangeWords({ min, max }: Range, write: (bound: number) => string = String): string {
  if (min !== null && min === max) return `exactly ${write(min)}`
  if (min && max !== null) return `${write(min)} to ${write(max)}`
  return max === null ? `at least ${write(min ?? 0)}` : `no more than ${write(max)}`
}

/** ` as captain`, ` as flex`, or nothing. */
export function asSlot(slots: SlotKind, { captain }: Format): string {
  if (slots === 'any' || !captain) return ''
  return ` as ${slots === 'captain' ? captain.name : 'flex'}`
}

/** `5-1`: players of the captain's team, then the others. */
export function splitWord(ofCaptainsTeam: number, { rosterSlots }: Format): string {
  return `${ofCaptainsTeam}-${rosterSlots.length - ofCaptainsTeam}`
}
