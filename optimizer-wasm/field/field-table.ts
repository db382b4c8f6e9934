import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import type { Format } from '#core/formats/format.ts'
import { leftBand } from './left-bands.ts'
import { type LineupGraph, lineupGraph } from './lineup-graph.ts'
import { type PricedChoices, pricedChoices } from './priced-choices.ts'

/**
 * The layout of the sums over all lineups: for each node of the graph a row of cells, one for each sum of money that a
 * path to it can have spent. Prices that are too fine for it are rounded to the nearest column.
 */
export type FieldTable = {
  graph: LineupGraph
  slots: number
  /** Columns of each way to take a choice. */
  shifts: Int32Array
  /** By row (node of the graph): its first column, its number of columns, its first cell; one that only goes on as another has its cells. */
  lows: Int32Array
  lengths: Int32Array
  cells: Int32Array
  totalCells: number
  /** The place of each row among the sums over what comes after it; a place, of `placeCells`, serves one row after another. */
  rests: Int32Array
  restPlaces: number
  placeCells: number
  /** By column of the last row, the band of the dollars that such a lineup leaves. */
  bands: Int32Array
  budgetCents: number
  isExact: boolean
}

/** The most cells, 16 MB, or 24 with people of several games. */
const MOST_CELLS = 2_000_000
const MOST_CELLS_OF_GAMES = 3_000_000
/** The fewest columns, for pools with the most rows. */
const LEAST_COLUMNS = 64

const tables = new WeakMap<ContestPool, FieldTable | null>()

/** Null where the pool has no legal lineup. Made once for a pool. */
export function fieldTable(pool: ContestPool): FieldTable | null {
  const known = tables.get(pool)
  if (known !== undefined) return known
  const priced = pricedChoices(pool)
  const graph = priced && lineupGraph(pool, priced)
  const table = graph && layOut(graph, priced, pool.format)
  tables.set(pool, table)
  return table
}

function layOut(graph: LineupGraph, priced: PricedChoices, { rosterSlots, from }: Format): FieldTable | null {
  const slots = rosterSlots.length
  const mostCells = from.games > 1 ? MOST_CELLS_OF_GAMES : MOST_CELLS
  const exact = layOutBy(priced.step, graph, priced, slots)
  if (!exact || exact.totalCells <= mostCells) return exact
  const rows = new Set(exact.cells).size
  const room = Math.max(LEAST_COLUMNS, Math.floor(mostCells / rows))
  return layOutBy(Math.ceil(mostSpent(priced) / room), graph, priced, slots)
}

/** Cents above the least prices. */
function mostSpent({ left, dearest }: PricedChoices): number {
  return Math.min(left, dearest)
}

/** @param unit cents of a column. */
function layOutBy(unit: number, graph: LineupGraph, priced: PricedChoices, slots: number): FieldTable | null {
  const { firstMoves, moves } = graph
  const rows = firstMoves.length - 1
  const most = mostSpent(priced)
  const shifts = Int32Array.from(graph.taken, ({ choice }) => Math.round(graph.choices[choice]!.above / unit))
  const isExact = unit === priced.step
  const lastColumn = isExact ? Math.floor(most / unit) : Math.round(most / unit)

  const lows = new Int32Array(rows)
  const lengths = new Int32Array(rows)
  const cells = new Int32Array(rows)
  const isUsed = new Uint8Array(rows)
  let totalCells = 0
  for (let row = 0; row < rows; row++) {
    let low = row === 0 ? 0 : lastColumn + 1
    let high = row === 0 ? 0 : -1
    const first = firstMoves[row]!
    const end = firstMoves[row + 1]!
    // In the order of the rows, so that sums over what comes after a row have the order that they have without sharing.
    const isContinued = end - first === 1 && moves[2 * first + 1]! < 0 && !isUsed[moves[2 * first]!]
    for (let move = first; move < end; move++) {
      const source = moves[2 * move]!
      const way = moves[2 * move + 1]!
      isUsed[source] = 1
      if (lengths[source] === 0) continue
      const shift = way < 0 ? 0 : shifts[way]!
      low = Math.min(low, lows[source]! + shift)
      high = Math.max(high, Math.min(lastColumn, lows[source]! + lengths[source]! - 1 + shift))
    }
    lows[row] = low
    lengths[row] = Math.max(0, high - low + 1)
    if (isContinued) cells[row] = cells[moves[2 * first]!]!
    else {
      cells[row] = totalCells
      totalCells += lengths[row]!
    }
  }
  const last = rows - 1
  if (lengths[last] === 0) return null
  return {
    graph,
    slots,
    shifts,
    lows,
    lengths,
    cells,
    totalCells,
    ...placesOfRests(graph, { cells, lengths }),
    bands: Int32Array.from({ length: lengths[last]! }, (_, column) =>
      leftBand(priced.left - (lows[last]! + column) * unit, priced.budgetCents),
    ),
    budgetCents: priced.budgetCents,
    isExact,
  }
}

/** The sums over what comes after a row are in use from the level behind its last one, where they are made, to its own. */
function placesOfRests(
  { firstNodes }: LineupGraph,
  { cells, lengths }: Pick<FieldTable, 'cells' | 'lengths'>,
): Pick<FieldTable, 'rests' | 'restPlaces' | 'placeCells'> {
  const rests = new Int32Array(cells.length)
  const free: number[] = []
  let restPlaces = 0
  /** Places of the rows of the level behind, by the first cell of each. */
  let behind = new Map<number, number>()
  for (let level = firstNodes.length - 2; level >= 0; level--) {
    const own = new Map<number, number>()
    for (let row = firstNodes[level]!; row < firstNodes[level + 1]!; row++) {
      if (lengths[row] === 0) continue
      const cell = cells[row]!
      const place = behind.get(cell) ?? free.pop() ?? restPlaces++
      rests[row] = place
      own.set(cell, place)
    }
    for (const [cell, place] of behind) if (!own.has(cell)) free.push(place)
    behind = own
  }
  return { rests, restPlaces, placeCells: lengths.reduce((most, length) => Math.max(most, length), 0) }
}
