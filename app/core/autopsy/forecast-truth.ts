import { groupBy } from '../collections/group-by.ts'
import { captainOf, type Field, lineupPlayers } from '../contest/field.ts'
import type { ContestPool } from '../contest-pool/contest-pool.ts'
import { countedPoints } from '../players/points.ts'
import { peopleOfField } from './real-field.ts'

/** One number that was forecast, and what it came to. */
export type Forecast = { name: string; position: string; forecast: number; actual: number }

/** How well forecasts of one kind did. */
export type ForecastScore = {
  /** A position, or `All`. */
  group: string
  count: number
  /** Forecast minus actual, on average: above 0 is too high. */
  bias: number
  /** The mean distance between the two. */
  meanError: number
  /** Pearson's; null where the forecasts or the outcomes are all alike. */
  correlation: number | null
}

const ALL_POSITIONS = 'All'
/** Nothing is said of a position with fewer players. */
const FEWEST = 3

/** The projections of everyone who has points in the standings. Points of a flex slot. */
export function pointForecasts(field: Field, pool: ContestPool): Forecast[] {
  const people = peopleOfField(field, pool)
  return field.players.flatMap(({ name, pointsMilli }, player) => {
    const person = pool.people[people[player]!]
    if (!person || pointsMilli === null) return []
    const { row } = person
    return [{ name, position: row.actualPosition, forecast: countedPoints(row), actual: pointsMilli / 1000 }]
  })
}

/**
 * The ownership that was expected against the field's, in percent of the lineups, by slot. People that no lineup held count as
 * 0; lineups that are empty or partly hidden do not count.
 */
export function ownershipForecasts(
  field: Field,
  pool: ContestPool,
): { captain: Forecast[]; flex: Forecast[] } {
  const people = peopleOfField(field, pool)
  const captains = new Uint32Array(pool.people.length)
  const others = new Uint32Array(pool.people.length)
  let lineups = 0
  for (let entry = 0; entry < field.entries; entry++) {
    const players = lineupPlayers(field, entry)
    if (players.length !== field.lineupSize) continue
    lineups++
    const captain = captainOf(field, entry)
    for (const player of players) {
      const person = people[player]!
      if (person >= 0) (player === captain ? captains : others)[person]!++
    }
  }
  if (lineups === 0) return { captain: [], flex: [] }
  const forecasts = (counts: Uint32Array, rowOf: (person: ContestPool['people'][number]) => number) =>
    pool.people.flatMap((person, index) => {
      const row = pool.rows[rowOf(person)]
      if (!row || row.ownershipPct === null) return []
      const { name } = person.row
      const actual = (100 * counts[index]!) / lineups
      return [{ name, position: row.actualPosition, forecast: row.ownershipPct, actual }]
    })
  return {
    captain: field.hasCaptain ? forecasts(captains, ({ captainRow }) => captainRow) : [],
    flex: forecasts(others, ({ flexRow }) => flexRow),
  }
}

/** All together, then each position with at least three players, the largest first. */
export function scoresOf(forecasts: readonly Forecast[]): ForecastScore[] {
  if (forecasts.length === 0) return []
  const positions = groupBy(forecasts, ({ position }) => position)
  const groups = [...positions]
    .filter(([, own]) => own.length >= FEWEST)
    .sort((a, b) => b[1].length - a[1].length || a[0].localeCompare(b[0], 'en-US'))
  return [[ALL_POSITIONS, forecasts] as const, ...groups].map(([group, own]) => scoreOf(group, own))
}

function scoreOf(group: string, own: readonly Forecast[]): ForecastScore {
  const count = own.length
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / count
  const errors = own.map(({ forecast, actual }) => forecast - actual)
  const [expected, real] = [mean(own.map(({ forecast }) => forecast)), mean(own.map(({ actual }) => actual))]
  let [both, ofForecast, ofActual] = [0, 0, 0]
  for (const { forecast, actual } of own) {
    both += (forecast - expected) * (actual - real)
    ofForecast += (forecast - expected) ** 2
    ofActual += (actual - real) ** 2
  }
  const spread = Math.sqrt(ofForecast * ofActual)
  return {
    group,
    count,
    bias: mean(errors),
    meanError: mean(errors.map(Math.abs)),
    correlation: spread > 1e-9 ? both / spread : null,
  }
}
