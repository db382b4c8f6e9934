import { LEFT_BANDS } from '#optimizer/field/left-bands.ts'

/**
 * @import { FieldTable } from '#optimizer/field/field-table.ts'
 * @import { LoadedTable } from '#optimizer/field/load-table.ts'
 */

/**
 * The sums of the kernel once more in plain JavaScript: the same table, one number after another.
 * @param {FieldTable} table
 * @returns {LoadedTable}
 */
export function plainTable(table) {
  const { graph, firstRows, lows, lengths, cells, shifts, bands, totalCells } = table
  const { choices, levels, taken: ways } = graph
  const forward = new Float64Array(totalCells)
  const backward = new Float64Array(totalCells)
  const factors = new Float64Array(choices.length + LEFT_BANDS)
  const lastRow = lows.length - 1

  /** @param {Float64Array} logs */
  function fill(logs) {
    for (let i = 0; i < logs.length; i++) factors[i] = Math.exp(logs[i] ?? 0)
    forward.fill(0)
    forward[0] = 1
    eachMove((source, _row, taken, to, count) => {
      const from = cells[source] ?? 0
      const factor = factorOf(taken)
      for (let i = 0; i < count; i++)
        forward[to + i] = (forward[to + i] ?? 0) + factor * (forward[from + i] ?? 0)
    })
    let total = 0
    for (let i = 0; i < bands.length; i++) {
      total += (forward[(cells[lastRow] ?? 0) + i] ?? 0) * (factors[choices.length + (bands[i] ?? 0)] ?? 0)
    }
    return total
  }

  /** @param {Float64Array} logs */
  function evaluate(logs) {
    const partition = fill(logs)
    const shares = new Float64Array(choices.length + LEFT_BANDS)
    backward.fill(0)
    for (let i = 0; i < bands.length; i++) {
      const band = choices.length + (bands[i] ?? 0)
      const rest = (factors[band] ?? 0) / partition
      backward[(cells[lastRow] ?? 0) + i] = rest
      shares[band] = (shares[band] ?? 0) + (forward[(cells[lastRow] ?? 0) + i] ?? 0) * rest
    }
    eachMoveBack((source, _row, taken, to, count) => {
      const from = cells[source] ?? 0
      if (taken < 0) {
        for (let i = 0; i < count; i++)
          backward[from + i] = (backward[from + i] ?? 0) + (backward[to + i] ?? 0)
        return
      }
      const factor = factorOf(taken)
      const choice = ways[taken]?.choice ?? 0
      let sum = 0
      for (let i = 0; i < count; i++) {
        const rest = backward[to + i] ?? 0
        sum += (forward[from + i] ?? 0) * rest
        backward[from + i] = (backward[from + i] ?? 0) + factor * rest
      }
      shares[choice] = (shares[choice] ?? 0) + factor * sum
    })
    return { partition, shares }
  }

  /** @typedef {(source: number, row: number, taken: number, to: number, count: number) => void} Visit */

  /** @param {Visit} visit */
  function eachMove(visit) {
    for (let level = 1; level < levels.length; level++) visitLevel(level, visit)
  }

  /** @param {Visit} visit */
  function eachMoveBack(visit) {
    for (let level = levels.length - 1; level > 0; level--) visitLevel(level, visit)
  }

  /**
   * @param {number} level
   * @param {Visit} visit
   */
  function visitLevel(level, visit) {
    for (const [place, moves] of (levels[level] ?? []).entries()) {
      const row = (firstRows[level] ?? 0) + place
      for (const { from, taken } of moves) {
        const source = (firstRows[level - 1] ?? 0) + from
        const spent = (lows[source] ?? 0) + (taken < 0 ? 0 : (shifts[taken] ?? 0))
        const to = (cells[row] ?? 0) + spent - (lows[row] ?? 0)
        const count = Math.min(lengths[source] ?? 0, (lows[row] ?? 0) + (lengths[row] ?? 0) - spent)
        if (count > 0) visit(source, row, taken, to, count)
      }
    }
  }

  /** @param {number} taken */
  function factorOf(taken) {
    const way = ways[taken]
    return way ? way.factor * (factors[way.choice] ?? 0) : 1
  }

  return { evaluate, fill }
}
