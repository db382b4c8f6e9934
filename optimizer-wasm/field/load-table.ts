import type { FieldTable } from './field-table.ts'
import type { FieldKernel } from './kernel.ts'
import { LEFT_BANDS } from './left-bands.ts'

/** A table in the kernel's memory. It is valid until the next one is loaded. */
export type LoadedTable = {
  /** Sets the logarithms of the factors, of choices and then of bands, and returns the sum over all lineups and shares. */
  evaluate(logs: Float64Array): { partition: number; shares: Float64Array }
  /** The same without shares: the table is filled, to be drawn from. */
  fill(logs: Float64Array): number
  /** The factors of the last call. */
  factors(): Float64Array
}

/** Writes the layout as assembly/problem.ts reads it. */
export function loadTable(table: FieldTable, { exports }: FieldKernel): LoadedTable {
  const { graph, firstRows, lows, lengths, cells, shifts, bands } = table
  const rows = graph.levels.flat()
  const moveCount = rows.reduce((count, moves) => count + moves.length, 0)
  const { choices } = graph
  const firstMoves = new Int32Array(rows.length + 1)
  const moves = new Int32Array(2 * moveCount)
  let move = 0
  for (const [level, own] of graph.levels.entries()) {
    for (const [place, arriving] of own.entries()) {
      firstMoves[firstRows[level]! + place] = move
      for (const { from, choice } of arriving) {
        moves.set([firstRows[level - 1]! + from, choice], 2 * move)
        move++
      }
    }
  }
  firstMoves[rows.length] = move

  const counts = [
    graph.levels.length,
    rows.length,
    moveCount,
    choices.length,
    LEFT_BANDS,
    table.slots,
    table.totalCells,
    widestLevel(table),
  ]
  const parts = [
    Int32Array.from(counts),
    firstRows,
    firstMoves,
    lows,
    lengths,
    cells,
    moves,
    shifts,
    Int32Array.from(choices, ({ row }) => row),
    Int32Array.from(choices, ({ isCaptain }) => Number(isCaptain)),
    bands,
  ]
  const words = parts.reduce((total, part) => total + part.length, 0)
  const evenWords = words + (words % 2)
  const block = exports.reserve(4 * evenWords + 8 * (choices.length + 1))
  const into = new Int32Array(exports.memory.buffer, block, words)
  let at = 0
  for (const part of parts) {
    into.set(part, at)
    at += part.length
  }
  const prices = [...choices.map(({ cents }) => cents), table.budgetCents]
  new Float64Array(exports.memory.buffer, block + 4 * evenWords, prices.length).set(prices)
  exports.open(block)

  const figures = (address: number) =>
    new Float64Array(exports.memory.buffer, address, choices.length + LEFT_BANDS)
  return {
    evaluate(logs) {
      figures(exports.logsAddress()).set(logs)
      return { partition: exports.evaluate(), shares: figures(exports.sharesAddress()).slice() }
    },
    fill(logs) {
      figures(exports.logsAddress()).set(logs)
      return exports.fill()
    },
    factors: () => figures(exports.factors()).slice(),
  }
}

function widestLevel({ firstRows, cells, totalCells }: FieldTable): number {
  let widest = 0
  for (let level = 0; level + 1 < firstRows.length; level++) {
    const end = cells[firstRows[level + 1]!] ?? totalCells
    widest = Math.max(widest, end - cells[firstRows[level]!]!)
  }
  return widest
}
