import type { SimKernel } from '../sim/kernel.ts'
import type { Gains } from './choose-greedily.ts'
import { moneyGains } from './money-gains.ts'
import type { PlacedCells } from './placed-cells.ts'
import type { PrizeSums } from './prizes.ts'

/** Numbers of a cell in the kernel: a double, three words, two halves. */
const CELL_BYTES = 24
/** Of the 192 MB that the kernel may use. */
const MOST_BYTES = 160 * 2 ** 20

/**
 * `moneyGains` for profit in the sim's kernel, the same to the bit; in JavaScript where the cells are more than the kernel has
 * memory for. Until the last gain was taken the kernel belongs to it.
 */
export function kernelGains(cells: PlacedCells, prizes: PrizeSums, { exports }: SimKernel): Gains {
  const { games, candidates, starts } = cells
  const count = cells.candidate.length
  const numbers = prizes.length + candidates
  const words = 2 * (games + 1) + candidates + 1 + 2 * count
  const bytes = CELL_BYTES * count + 8 * numbers + 4 * words
  if (bytes > MOST_BYTES) return moneyGains(cells, prizes)
  const block = exports.reserve(bytes)
  const { buffer } = exports.memory
  writeCells(cells, buffer, block)
  const behind = block + CELL_BYTES * count
  new Float64Array(buffer, behind, prizes.length).set(prizes)
  const gainsAt = behind + 8 * prizes.length
  new Uint32Array(buffer, gainsAt + 8 * candidates, games + 1).set(starts)
  exports.openGains(block, games, candidates, count, prizes.length - 1)
  const gains = new Float64Array(buffer, gainsAt, candidates)
  return {
    bound: (candidate) => gains[candidate]!,
    gain: (candidate) => gains[candidate]!,
    add: exports.addEntry,
  }
}

function writeCells(cells: PlacedCells, buffer: ArrayBuffer, block: number): void {
  const { candidate, score, above, tied } = cells
  const length = (CELL_BYTES * candidate.length) / 4
  const words = new Int32Array(buffer, block, length)
  for (let cell = 0, word = 0; cell < candidate.length; cell++, word += 6) {
    words[word] = 0
    words[word + 1] = 0
    words[word + 2] = score[cell]!
    words[word + 3] = above[cell]!
    words[word + 4] = tied[cell]!
    words[word + 5] = candidate[cell]!
  }
}
