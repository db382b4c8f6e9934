import { isRecord } from '../collections/is-record.ts'
import type { Format } from '../formats/format.ts'
import { spreadOf } from '../objective/spread-of.ts'
import { peopleOf } from '../players/people.ts'
import {
  INJURY_STATUSES,
  type InjuryStatus,
  isCaptainRow,
  type Player,
  personKey,
} from '../players/player.ts'
import { countedPoints } from '../players/points.ts'
import { toHundredths } from '../players/shown-points.ts'

/**
 * What was known of a person when lineups were made; null where it was not known. Points are those that counted, of a flex slot; the
 * price is the flex price in dollars; ownership is in percent, the captain's last; the spread is a standard deviation in points.
 * Without a status the person was healthy. A list, because a slate of 600 people is kept with every build.
 */
export type BuiltFigures = readonly [
  points: number,
  price: number | null,
  own: number | null,
  captainOwn: number | null,
  spread: number | null,
  status?: InjuryStatus | null,
]

export type BuiltWith = {
  /** By `personKey`. */
  people: Readonly<Record<string, BuiltFigures>>
  /** Everyone of the pool with points or ownership is among `people`; otherwise those whom the lineups hold. */
  isWhole: boolean
}

/** The figures of a pool. @param statusOf `Out` for everyone who is known not to play, whatever says so. */
export function builtWith(
  pool: readonly Player[],
  format: Format,
  statusOf: (row: Player) => InjuryStatus,
): BuiltWith {
  const people = figuresByPerson(pool, format, statusOf)
  return {
    people: Object.fromEntries(
      [...people].filter(([, [points, , own, captainOwn]]) => points > 0 || own || captainOwn),
    ),
    isWhole: true,
  }
}

/** Each person of the pool with the figures of now. */
export function figuresByPerson(
  pool: readonly Player[],
  format: Format,
  statusOf: (row: Player) => InjuryStatus,
): Map<string, BuiltFigures> {
  const captainOwn = new Map(
    pool.filter(isCaptainRow).map((row) => [personKey(row), rounded(row.ownershipPct)]),
  )
  return new Map(
    peopleOf(pool, format).people.map(({ row, flexPrice }) => {
      const person = personKey(row)
      const status = statusOf(row)
      const mean = status === 'Out' ? 0 : countedPoints(row)
      const own = isCaptainRow(row) ? null : rounded(row.ownershipPct)
      const spread = toHundredths(spreadOf(row, format, mean))
      const figures = [toHundredths(mean), flexPrice, own, captainOwn.get(person) ?? null, spread] as const
      return [person, status === 'Healthy' ? figures : [...figures, status]]
    }),
  )
}

/** The pool as it was: the same rows with points, ownership, spread and status of then. */
export function poolAsBuilt(pool: readonly Player[], { people }: BuiltWith): Player[] {
  return pool.map((row) => {
    const [points, , own, captainOwn, spread, status] = people[personKey(row)] ?? UNKNOWN
    return {
      ...row,
      projectedPoints: points,
      spreadPoints: spread,
      ownershipPct: isCaptainRow(row) ? captainOwn : own,
      // The points have the injury in them.
      injuryStatus: status === 'Out' ? 'Out' : 'Healthy',
      synergyMultiplier: 1,
    }
  })
}

/** Of someone without points or ownership in a whole pool: neither price nor status was kept. */
export const UNKNOWN: BuiltFigures = [0, null, 0, 0, 0, null]

/** Validates stored figures: another version of the app may have written them. */
export function isBuiltWith(value: unknown): value is BuiltWith {
  return (
    isRecord(value) &&
    typeof value.isWhole === 'boolean' &&
    isRecord(value.people) &&
    Object.values(value.people).every(areFigures)
  )
}

function areFigures(value: unknown): boolean {
  if (!Array.isArray(value)) return false
  const [points, ...others] = value
  const status = others[4] ?? null
  return (
    Number.isFinite(points) &&
    [0, 1, 2, 3].every((place) => others[place] === null || Number.isFinite(others[place])) &&
    (status === null || INJURY_STATUSES.includes(status))
  )
}

function rounded(pct: number | null): number | null {
  return pct === null ? null : toHundredths(pct)
}
