import { randomFrom } from '#core/numbers/random-from.ts'
import type { Player } from '#core/players/player.ts'
import { type Candidates, findCandidates } from '../candidates.ts'
import { inSlotOrder } from '../in-slot-order.ts'
import type { OptimizeRequest } from '../optimize-request.ts'
import { budgetCents, toCents } from '../whole-numbers.ts'
import { type Choice, type LineupTable, lineupTable, stateBefore } from './lineup-table.ts'

/** Draws in a row that may be refused before it is given up: next to none of the table's lineups is legal. */
const MOST_REFUSALS = 10_000

/**
 * So many legal lineups of the request, each drawn with the same chance and the same ones for the same seed; rows in slot
 * order. A lineup can be drawn twice. Empty where there is no legal lineup.
 *
 * The table is walked backwards, from the last person to the first, with its numbers of ways as chances; that gives every
 * lineup the same chance. Lineups over the budget (of a table with rounded prices) and lineups of one team are refused,
 * which leaves the chances of the others equal.
 */
export function drawLineups(request: OptimizeRequest, lineups: number, seed: number): Player[][] {
  const found = findCandidates(request)
  const tables = (found.ok ? found.value : []).flatMap((candidates) => {
    const table = lineupTable(candidates, request.budget)
    return table ? [{ candidates, table, waysUpTo: runningSums(table.stages.at(-1)!.at(-1)!) }] : []
  })
  if (tables.length === 0) return []
  const toPlayers = inSlotOrder(tables[0]!.candidates)?.()
  const upTo = runningSums(Float64Array.from(tables, ({ waysUpTo }) => waysUpTo.at(-1)!))
  const random = randomFrom(seed)
  const drawn: Player[][] = []
  for (let refused = 0; drawn.length < lineups && refused < MOST_REFUSALS; ) {
    // A shape is drawn with its number of lineups as its chance.
    const { candidates, table, waysUpTo } = tables[tables.length > 1 ? drawColumn(upTo, random) : 0]!
    const chosen = drawRows(table, waysUpTo, random)
    const indexes = candidates.groups.flatMap(({ kept }, group) => [...kept, ...chosen[group]!])
    const lineup = indexes.map((row) => candidates.rows[row]!)
    if (isLegal(indexes, candidates, request.budget)) {
      drawn.push(toPlayers ? toPlayers(indexes).map((row) => candidates.rows[row]!) : lineup)
      refused = 0
    } else refused++
  }
  return drawn
}

/** The rows of a lineup of the table, by group. `waysUpTo`: whole lineups that spend so much or less. */
function drawRows(
  { people, stages, shape }: LineupTable,
  waysUpTo: Float64Array,
  random: () => number,
): number[][] {
  const chosen: number[][] = shape.open.map(() => [])
  let state = stages[0]!.length - 1
  let spent = drawColumn(waysUpTo, random)
  for (let place = people.length - 1; place >= 0; place--) {
    const before = stages[place]!
    let left = random() * stages[place + 1]![state]![spent]! - (before[state]?.[spent] ?? 0)
    if (left < 0) continue
    let taken: { choice: Choice; from: number } | null = null
    for (const choice of people[place]!) {
      const from = stateBefore(state, choice, shape)
      const ways = before[from ?? -1]?.[spent - choice.salary] ?? 0
      if (from === null || ways === 0) continue
      taken = { choice, from }
      left -= ways
      if (left < 0) break
    }
    // Rounding of numbers beyond 2^53 can leave a rest where the person has no way.
    if (!taken) continue
    chosen[taken.choice.group]!.push(taken.choice.row)
    state = taken.from
    spent -= taken.choice.salary
  }
  return chosen
}

/** The sums of the numbers up to and with each. */
function runningSums(numbers: Float64Array): Float64Array {
  let sum = 0
  return numbers.map((each) => {
    sum += each
    return sum
  })
}

/** A column, drawn with its number of ways as its chance. */
function drawColumn(sums: Float64Array, random: () => number): number {
  const wanted = random() * sums.at(-1)!
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle]! > wanted) high = middle
    else low = middle + 1
  }
  return low
}

function isLegal(
  indexes: readonly number[],
  { needsTwoSides, sideOfRow, format, rows }: Candidates,
  budget: number,
): boolean {
  if (indexes.length < format.rosterSlots.length) return false
  const cents = indexes.reduce((sum, row) => sum + toCents(rows[row]!.salary), 0)
  if (cents > budgetCents(budget)) return false
  const side = sideOfRow[indexes[0]!]
  return !needsTwoSides || side === null || indexes.some((row) => sideOfRow[row] !== side)
}
