import type { FieldTable } from './field-table.ts'
import type { FieldKernel } from './kernel.ts'
import { LEFT_BANDS } from './left-bands.ts'

/** A table in the kernel's memory. It is valid until the next one is loaded. */
export type LoadedTable = {
  /** Sets the logarithms of the factors, of choices and then of bands, and returns the sum over all lineups and shares. */
  evaluate(logs: Float64Array): { partition: number; shares: Float64Array }
  /** The same without shares: the table is filled, to be drawn from. */
  fill(logs: Float64Array): number
}

/** Writes the layout as assembly/problem.ts reads it. */
export function loadTable(table: FieldTable, { exports }: FieldKernel): LoadedTable {
  const { graph, lows, lengths, cells, rests, shifts, bands } = table
  const { firstNodes, firstMoves, moves, choices, taken } = graph
  const counts = [
    firstNodes.length - 1,
    firstMoves.length - 1,
    moves.length / 2,
    taken.length,
    LEFT_BANDS,
    table.slots,
    table.totalCells,
    table.restPlaces * table.placeCells,
    table.placeCells,
  ]
  const parts = [
    Int32Array.from(counts),
    firstNodes,
    firstMoves,
    lows,
    lengths,
    cells,
    rests,
    moves,
    shifts,
    Int32Array.from(taken, ({ choice }) => choices[choice]!.row),
    Int32Array.from(taken, ({ choice }) => Number(choices[choice]!.isCaptain)),
    bands,
  ]
  const words = parts.reduce((total, part) => total + part.length, 0)
  const evenWords = words + (words % 2)
  const block = exports.reserve(4 * evenWords + 8 * (taken.length + 1))
  const into = new Int32Array(exports.memory.buffer, block, words)
  let at = 0
  for (const part of parts) {
    into.set(part, at)
    at += part.length
  }
  const prices = [...taken.map(({ choice }) => choices[choice]!.cents), table.budgetCents]
  new Float64Array(exports.memory.buffer, block + 4 * evenWords, prices.length).set(prices)
  exports.open(block)

  const logFactors = Float64Array.from(taken, ({ factor }) => (factor === 1 ? 0 : exports.log(factor)))
  const figures = (address: number) =>
    new Float64Array(exports.memory.buffer, address, taken.length + LEFT_BANDS)
  const set = (logs: Float64Array) => {
    const into = figures(exports.logsAddress())
    for (const [way, { choice }] of taken.entries()) into[way] = logs[choice]! + logFactors[way]!
    into.set(logs.subarray(choices.length), taken.length)
  }
  return {
    evaluate(logs) {
      set(logs)
      const partition = exports.evaluate()
      const found = figures(exports.sharesAddress())
      const shares = new Float64Array(choices.length + LEFT_BANDS)
      for (const [way, { choice }] of taken.entries()) shares[choice]! += found[way]!
      shares.set(found.subarray(taken.length), choices.length)
      return { partition, shares }
    },
    fill(logs) {
      set(logs)
      return exports.fill()
    },
  }
}
