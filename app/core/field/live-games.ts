import type { StandingsColumns } from '../contest/columns.ts'
import type { ContestPool, GamesSoFar, SoFar, SoFarByPerson } from '../contest-pool/contest-pool.ts'
import { pluralize } from '../figures/format.ts'
import { tidyCell } from '../files/tidy-cell.ts'
import { gameOf } from '../players/sides.ts'
import { type PoolRows, rowByName } from './pool-rows.ts'

/** What standings that are taken while games are on say of them. */
export type LiveGames = GamesSoFar & { soFar: SoFarByPerson }

const GAME_MINUTES = 60
/** Clocks are exact to hundredths; less than this is none. */
const NO_MINUTES = 0.05
/** Minutes by which an entry's sum may differ from that of its games; in more, the column counts something else. */
const MOST_DIFFERENCE = 10
const SWEEPS = 1000

/**
 * Collects from standings, row by row, what they say of the games. `TimeRemaining` of an entry is the sum of the minutes that the
 * games of its players have left, hidden ones' a whole game each, so that many entries say what each game has left.
 */
export function liveGamesReader(pool: ContestPool, known: PoolRows, columns: StandingsColumns) {
  const games = pool.rows.map((row) => gameOf(row))
  const names = [...new Set(games.flatMap((game) => game ?? []))]
  const placeOf = new Map(names.map((name, place) => [name, place]))
  const together = names.map(() => new Float64Array(names.length))
  const minutes = new Float64Array(names.length)
  const points = new Map<number, number>()
  let [entries, squares] = [0, 0]

  return {
    /** A row of the right-hand table. */
    addPlayer(cells: readonly string[]): void {
      const [name, code, scored] = [columns.player, columns.rosterPosition, columns.fpts].map((column) =>
        tidyCell(cells[column]),
      )
      const slot = pool.format.rosterSlots.find((each) => each.code === code)
      if (!name || !scored || !slot || !Number.isFinite(Number(scored))) return
      const row = rowByName(pool, known, name, slot)
      if (row >= 0) points.set(row, Number(scored))
    },
    /** @param lineup rows of its players; those of hidden slots are no rows of the pool. */
    addEntry(cells: readonly string[], lineup: readonly number[]): void {
      const text = tidyCell(cells[columns.timeRemaining])
      const shown = lineup.filter((row) => row < pool.rows.length)
      const places = shown.flatMap((row) => placeOf.get(games[row] ?? '') ?? [])
      const left = Number(text) - GAME_MINUTES * (lineup.length - shown.length)
      if (text === '' || !Number.isFinite(left) || places.length < shown.length) return
      entries += 1
      squares += left * left
      for (const place of places) {
        minutes[place]! += left
        for (const other of places) together[place]![other]! += 1
      }
    },
    /** Null where the columns are missing or say something else. */
    read(): LiveGames | null {
      const left = leastSquares(together, minutes)
      let difference = squares
      for (const [place, sums] of together.entries()) {
        difference -= 2 * left[place]! * minutes[place]!
        for (const [other, sum] of sums.entries()) difference += left[place]! * left[other]! * sum
      }
      if (points.size === 0 || entries === 0 || difference > entries * MOST_DIFFERENCE ** 2) return null
      const soFar: Record<string, SoFar> = {}
      for (const [row, scored] of points) {
        const place = placeOf.get(games[row] ?? '')
        const person = pool.people[pool.personOfRow[row]!]
        if (person && place !== undefined && together[place]![place]! > 0)
          soFar[person.key] = { points: scored, left: left[place]! / GAME_MINUTES }
      }
      const begun = [...left].filter((_, place) => together[place]![place]! > 0)
      const running = begun.filter((each) => each > 0).map((each) => Math.max(1, Math.round(each)))
      return {
        soFar,
        over: begun.length - running.length,
        minutesLeft: running.sort((a, b) => a - b),
      }
    },
  }
}

/** What solves the normal equations as well as numbers from 0 to a whole game can; 0 where nothing is asked. */
function leastSquares(matrix: readonly Float64Array[], sums: Float64Array): Float64Array {
  const found = new Float64Array(sums.length)
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const [place, row] of matrix.entries()) {
      if (row[place] === 0) continue
      let rest = sums[place]!
      for (let other = 0; other < row.length; other++)
        if (other !== place) rest -= row[other]! * found[other]!
      found[place] = Math.min(GAME_MINUTES, Math.max(0, rest / row[place]!))
    }
  return found.map((each) => (each < NO_MINUTES ? 0 : each))
}

/** `2 games over, 1 running with 14 minutes left (defenses are rough)`. */
export function gamesSoFarText({ over, minutesLeft }: GamesSoFar): string {
  const [least, most] = [minutesLeft[0], minutesLeft.at(-1)]
  const games = [...(over > 0 ? [`${pluralize(over, 'game')} over`] : [])]
  if (least === undefined || most === undefined) return games.join()
  const running = over > 0 ? `${minutesLeft.length}` : pluralize(minutesLeft.length, 'game')
  const left = `${least === most ? '' : `${least} to `}${pluralize(most, 'minute')} left`
  return [...games, `${running} running with ${left} (defenses are rough)`].join(', ')
}
