import { isCaptainRow, isOut, isSamePerson, type Player } from '#core/players/player.ts'
import type { ReferenceObjective } from './reference-objective.ts'

/** The two highest objectives of all legal Showdown lineups, in points; null where there is no such lineup. */
export type BestTotals = { best: number | null; second: number | null }

/**
 * Scores every legal lineup of the pool: one captain and five others within the budget, of both teams where the pool has
 * two. `areRivals`: two rows that are never in one lineup.
 */
export function addUpEveryLineup(
  rows: readonly Player[],
  { value, pair }: ReferenceObjective,
  budget: number,
  areRivals: (a: Player, b: Player) => boolean = () => false,
): BestTotals {
  const flex = [...rows.keys()].filter((row) => !isCaptainRow(rows[row]!) && !isOut(rows[row]!))
  const values = flex.map(value)
  const salaries = flex.map((row) => rows[row]!.salary)
  const pairs = flex.map((a) => flex.map((b) => (a === b ? 0 : pair(a, b))))
  const exclude = flex.map((a) => flex.map((b) => a !== b && areRivals(rows[a]!, rows[b]!)))
  let best = Number.NEGATIVE_INFINITY
  let second = Number.NEGATIVE_INFINITY

  // Players of both teams, wherever the pool has two.
  const teams = new Set(rows.map((row) => row.team).filter((team) => team !== null))
  const mayBeAlone = (row: Player) => teams.size < 2 || row.team === null

  for (const [captain, row] of rows.entries()) {
    if (!isCaptainRow(row) || isOut(row)) continue
    const gains = flex.map((other, place) => values[place]! + pair(captain, other))
    const others = [...flex.keys()].filter((place) => {
      const other = rows[flex[place]!]!
      return !isSamePerson(other, row) && !areRivals(other, row)
    })
    const isOther = flex.map((other) => rows[other]!.team !== row.team)
    fill(others, gains, isOther, 0, [], value(captain), row.salary, mayBeAlone(row))
  }
  return { best: finite(best), second: finite(second) }

  function fill(
    others: readonly number[],
    gains: readonly number[],
    isOther: readonly boolean[],
    from: number,
    taken: number[],
    total: number,
    salary: number,
    isMixed: boolean,
  ): void {
    if (taken.length === 5) {
      if (!isMixed) return
      if (total > best) {
        second = best
        best = total
      } else if (total > second) second = total
      return
    }
    for (let next = from; next + 5 - taken.length <= others.length; next++) {
      const place = others[next]!
      if (salary + salaries[place]! > budget + 1e-6) continue
      if (taken.some((other) => exclude[other]![place])) continue
      let gain = gains[place]!
      for (const other of taken) gain += pairs[other]![place]!
      taken.push(place)
      fill(
        others,
        gains,
        isOther,
        next + 1,
        taken,
        total + gain,
        salary + salaries[place]!,
        isMixed || isOther[place]!,
      )
      taken.pop()
    }
  }
}

function finite(total: number): number | null {
  return Number.isFinite(total) ? total : null
}
