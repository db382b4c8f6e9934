import { playersOf } from '#core/lineups/lineup.ts'
import { laterWeekPeople } from '#core/players/later-week.ts'
import { isOut, type Player, personKey } from '#core/players/player.ts'
import {
  type DefaultPool,
  defaultPool,
  idsNotUsed,
  type WhyNotCaptain,
  type WhyNotUsed,
} from '#core/projections/default-pool.ts'
import type { SlateNumbers } from '#core/projections/slate-numbers.ts'
import { askedPeople } from '#core/rules/asked-people.ts'
import type { LineupState } from './lineup-state.ts'

/** What decides which players are left out of every run. */
export type LeftOut = Pick<
  LineupState,
  | 'excludedPeople'
  | 'inactivePeople'
  | 'putBack'
  | 'playerPool'
  | 'format'
  | 'numbers'
  | 'lockedIds'
  | 'buildRules'
>

/** Pools that were judged, each with what it was judged with. A changed pool is a new array. */
const judged = new WeakMap<readonly Player[], { numbers: SlateNumbers; pool: DefaultPool }>()

/** Who is left out until the user asks for them: core/projections/default-pool.ts. */
function defaultPoolOf({ playerPool, format, numbers }: LeftOut): DefaultPool {
  const before = judged.get(playerPool)
  if (before?.numbers === numbers) return before.pool
  const pool = defaultPool(playerPool, format, { files: numbers.files })
  judged.set(playerPool, { numbers, pool })
  return pool
}

/** Whether the user asked for the person by hand: put back, locked, or named by a rule that is switched on. */
function isAskedFor({ putBack, lockedIds, playerPool, buildRules }: LeftOut, person: string): boolean {
  return (
    putBack.has(person) ||
    (lockedIds.size > 0 && playerPool.some((row) => lockedIds.has(row.id) && personKey(row) === person)) ||
    buildRules.some(({ isOn, rule }) => isOn && askedPeople([rule]).has(person))
  )
}

/** Why no run uses the player; null where runs may. */
export function whyLeftOut(state: LeftOut, player: Player): 'excluded' | WhyNotUsed | null {
  const person = personKey(player)
  if (state.excludedPeople.has(person)) return 'excluded'
  const why = defaultPoolOf(state).notUsed.get(person)
  return why && !isAskedFor(state, person) ? why : null
}

/** No run uses the player: the user excluded them, or they are left out by default and were not asked for. */
export function isLeftOut(state: LeftOut, player: Player): boolean {
  return whyLeftOut(state, player) !== null
}

/**
 * The player does not play, as far as is known: marked Out, excluded by the user, priced as inactive, or out in a file. A
 * repair takes such players out of lineups, while one who is merely expected to score little stays.
 */
export function isGone(state: LeftOut, player: Player): boolean {
  const why = whyLeftOut(state, player)
  return isOut(player) || (why !== null && why !== 'few_points')
}

/** People left out by default, by the reason; `captain` and `doubtful_starter`: those who are used, but not as captain. */
export type LeftOutByDefault = Record<WhyNotUsed | 'captain' | 'doubtful_starter', readonly string[]>

/** People left out by default, and people left out as captain by default. */
export function leftOutByDefault(state: LeftOut): LeftOutByDefault {
  const { notUsed, notCaptain } = defaultPoolOf(state)
  const isOpen = (person: string) => !isAskedFor(state, person) && !state.excludedPeople.has(person)
  const of = (reason: WhyNotUsed) =>
    [...notUsed].filter(([person, why]) => why === reason && isOpen(person)).map(([person]) => person)
  const notCaptainBy = (reason: WhyNotCaptain) =>
    [...notCaptain].filter(([person, why]) => why === reason && isOpen(person)).map(([person]) => person)
  return {
    later_week: of('later_week'),
    priced_as_inactive: of('priced_as_inactive'),
    listed_out: of('listed_out'),
    not_projected: of('not_projected'),
    few_points: of('few_points'),
    captain: notCaptainBy('few_points'),
    doubtful_starter: notCaptainBy('doubtful_starter'),
  }
}

/**
 * The people who are in no lineup of the field, by their price or since their game was moved to a later week. Those excluded by the user are not
 * among them: that is the user's own choice.
 */
export function notPlaying({
  playerPool,
  inactivePeople,
  putBack,
}: Pick<LeftOut, 'playerPool' | 'inactivePeople' | 'putBack'>): ReadonlySet<string> {
  const people = [...inactivePeople, ...laterWeekPeople(playerPool)]
  return new Set(people.filter((person) => !putBack.has(person)))
}

/** The rows that no run uses: all of those people, and the captain rows of people who are expected to score little. */
export function leftOutIds(state: LeftOut): string[] {
  const byDefault = new Set(
    idsNotUsed(state.playerPool, defaultPoolOf(state), (person) => isAskedFor(state, person)),
  )
  return state.playerPool
    .filter((player) => byDefault.has(player.id) || state.excludedPeople.has(personKey(player)))
    .map(({ id }) => id)
}

/** The rows of people who do not play; Out ones are known by their status. */
export function goneIds(state: LeftOut): string[] {
  return state.playerPool.filter((player) => !isOut(player) && isGone(state, player)).map(({ id }) => id)
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

/** These people may be used again, as captain too. */
export function withPutBack(
  state: LeftOut,
  people: ReadonlySet<string>,
): Pick<LineupState, 'excludedPeople' | 'putBack'> {
  const { excludedPeople, putBack } = withPeopleUsed(state, people)
  const captains = [...defaultPoolOf(state).notCaptain.keys()].filter((person) => people.has(person))
  return { excludedPeople, putBack: new Set([...putBack, ...captains]) }
}

/** Number of people who were put back and would be left out by default. */
export function putBackByHand(state: LeftOut): number {
  const { notUsed, notCaptain } = defaultPoolOf(state)
  return [...state.putBack].filter((person) => notUsed.has(person) || notCaptain.has(person)).length
}

/** These people may be used again. */
export function withPeopleUsed(
  state: LeftOut,
  people: ReadonlySet<string>,
): Pick<LineupState, 'excludedPeople' | 'putBack'> {
  const { notUsed } = defaultPoolOf(state)
  const needPress = [...people].filter((person) => notUsed.has(person))
  return {
    excludedPeople: new Set([...state.excludedPeople].filter((person) => !people.has(person))),
    putBack: new Set([...state.putBack, ...needPress]),
  }
}

/** No run uses this person. A person who is left out by default is so by that alone. */
export function withPersonLeftOut(
  state: LeftOut,
  person: string,
): Pick<LineupState, 'excludedPeople' | 'putBack'> {
  const { excludedPeople, putBack } = state
  return {
    excludedPeople: defaultPoolOf(state).notUsed.has(person)
      ? excludedPeople
      : new Set([...excludedPeople, person]),
    putBack: new Set([...putBack].filter((other) => other !== person)),
  }
}
