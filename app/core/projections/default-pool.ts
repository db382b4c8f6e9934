import type { Format, SlotAccepts } from '../formats/format.ts'
import { laterWeekPeople } from '../players/later-week.ts'
import { type Person, peopleOf } from '../players/people.ts'
import { isCaptainRow, type Player, personKey } from '../players/player.ts'
import { expectedPoints, whosePoints } from '../players/points.ts'
import { doubtfulStarters, isPricedAsInactive } from '../players/who-plays.ts'
import { peopleOutInFiles } from './out-in-files.ts'
import type { ProjectionFile } from './slate-numbers.ts'

/** Expected points from which a player is used. Tools of the field have the same default (SaberSim: 2). */
export const LEAST_POINTS = 2

/**
 * Expected points from which a player is captain: more, since a captain has to be among the best of the game. In the 24
 * real games that the baseline was fitted on, 1 of the 24 best scorers was estimated below 4, as were 831 of the 1,186
 * players.
 */
export const LEAST_CAPTAIN_POINTS = 4

/** Why a player is left out: a moved game, the price, a projection file, or few expected points. The surest comes first. */
const REASONS = ['later_week', 'priced_as_inactive', 'listed_out', 'not_projected', 'few_points'] as const
export type WhyNotUsed = (typeof REASONS)[number]

/** The reasons that count: the first of these under which a choice is left. */
const LEVELS: readonly (readonly WhyNotUsed[])[] = [
  REASONS,
  REASONS.filter((reason) => reason !== 'not_projected'),
  ['later_week', 'priced_as_inactive'],
]

/** Why a player who is used is no captain: few expected points, or a starter in doubt (who-plays.ts) about whom only our own estimate speaks. */
export type WhyNotCaptain = 'few_points' | 'doubtful_starter'

/** The people that lineups leave out until the user asks for them, by `personKey`. */
export type DefaultPool = {
  notUsed: ReadonlyMap<string, WhyNotUsed>
  /** Used, but not as captain. */
  notCaptain: ReadonlyMap<string, WhyNotCaptain>
}

/**
 * Who is used where nothing else is said: everyone who seems to play and is expected to score. Left out are players whose game
 * was moved to a later week, who are priced as inactive, listed as out or not projected by the files (`numbers.files`) that
 * count, or expected to score less than LEAST_POINTS; less than LEAST_CAPTAIN_POINTS is no captain, nor is a starter in doubt.
 * Points and files say nothing where they leave too few players for a choice, as a file with three players of the user's own
 * does. People marked Out are not named: they are out by that alone.
 * @param rows the pool with the numbers applied (`withNumbers`).
 */
export function defaultPool(
  rows: readonly Player[],
  format: Format,
  { files = [] }: { files?: readonly ProjectionFile[] } = {},
): DefaultPool {
  const people = peopleOf(rows, format).people.filter(({ isOut }) => !isOut)
  const outInFiles = peopleOutInFiles(files)
  const laterWeek = laterWeekPeople(rows)
  const isProjected = people.some(({ row }) => row.projectedBy === 'projection')
  const holds: Record<WhyNotUsed, (person: Person) => boolean> = {
    later_week: ({ row }) => laterWeek.has(personKey(row)),
    priced_as_inactive: (person) => isPricedAsInactive(person, format),
    listed_out: ({ row }) => !isByHand(row) && outInFiles.get(personKey(row)) === 'listed_out',
    not_projected: ({ row }) =>
      !isByHand(row) &&
      (outInFiles.get(personKey(row)) === 'not_projected' || (isProjected && !hasProjection(row))),
    few_points: ({ row }) => expectedPoints(row) < LEAST_POINTS,
  }
  const usedUnder = (reasons: readonly WhyNotUsed[]) =>
    people.filter((person) => !reasons.some((reason) => holds[reason](person))).map(({ row }) => row)
  const counting = LEVELS.find((reasons) => leavesChoice(usedUnder(reasons), format)) ?? LEVELS.at(-1)!
  const notUsed = people.flatMap((person) => {
    const reason = counting.find((each) => holds[each](person))
    return reason ? [[personKey(person.row), reason] as const] : []
  })
  return {
    notUsed: new Map(notUsed),
    notCaptain: notCaptainOf(usedUnder(counting), format, doubtfulStarters(rows, format)),
  }
}

/** The user typed the points in, which says more than a file. */
function isByHand(row: Player): boolean {
  return whosePoints(row) === 'hand'
}

function hasProjection(row: Player): boolean {
  return whosePoints(row) === 'projection' && expectedPoints(row) > 0
}

function notCaptainOf(
  used: readonly Player[],
  { captain }: Format,
  doubtful: ReadonlySet<string>,
): ReadonlyMap<string, WhyNotCaptain> {
  const no = used.flatMap((row): [string, WhyNotCaptain][] => {
    const person = personKey(row)
    if (expectedPoints(row) < LEAST_CAPTAIN_POINTS) return [[person, 'few_points']]
    return doubtful.has(person) && !isByHand(row) && !hasProjection(row) ? [[person, 'doubtful_starter']] : []
  })
  return new Map(captain && used.length - no.length >= LEAST_CHOICE ? no : [])
}

/** So many players for each place: fewer are no choice. */
const LEAST_CHOICE = 2

/** Whether these rows, none of them a captain's, leave a choice for every place of a lineup. */
function leavesChoice(rows: readonly Player[], { rosterSlots, from }: Format): boolean {
  const accepted = (accepts: SlotAccepts) =>
    Array.isArray(accepts) ? rows.filter(({ actualPosition }) => accepts.includes(actualPosition)) : rows
  const teams = new Set(rows.map(({ team }) => team))
  return (
    teams.size >= from.teams &&
    rows.length >= LEAST_CHOICE * rosterSlots.length &&
    rosterSlots.every(({ accepts, code }) => {
      const places = rosterSlots.filter((slot) => slot.code === code).length
      return accepted(accepts).length >= LEAST_CHOICE * places
    })
  )
}

/** Who is left out because they do not play, as far as is known: a repair takes them out of lineups, but not who scores little. */
export function whoIsGone({ notUsed }: DefaultPool): DefaultPool {
  return {
    notUsed: new Map([...notUsed].filter(([, why]) => why !== 'few_points')),
    notCaptain: new Map(),
  }
}

/**
 * The ids that a search without these people has in `excludedIds`: all rows of those who are not used, and the captain row
 * of those who are no captain. People that the user asked for are used.
 */
export function idsNotUsed(
  rows: readonly Player[],
  { notUsed, notCaptain }: DefaultPool,
  isAskedFor: (person: string) => boolean,
): string[] {
  return rows.flatMap((row) => {
    const person = personKey(row)
    const isNamed = notUsed.has(person) || (notCaptain.has(person) && isCaptainRow(row))
    return isNamed && !isAskedFor(person) ? [row.id] : []
  })
}
