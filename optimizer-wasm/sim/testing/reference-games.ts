import type { ScoreModel } from '#core/games/score-model.ts'
import { LEAST_Z, QUANTILES, STEPS_PER_Z } from '#core/games/score-table.ts'

/** The scores of one game by person, in 1/100 point, computed plainly: one game and one person after another. */
export function referenceGame(model: ScoreModel, seed: number, game: number): Int32Array {
  const { people, scorers, streams, blocks, factors, quantiles } = model
  const scores = new Int32Array(people)
  const normals = Array.from(streams, (stream) => {
    const words = philox([game >>> 2, stream, 0x67616d65, 0], [seed, 0])
    return Math.fround(normalOf(words[game & 3]!))
  })
  let at = 0
  for (let block = 0; block + 1 < blocks.length; block += 1) {
    for (let scorer = blocks[block]!; scorer < blocks[block + 1]!; scorer += 1) {
      // Two sums in single precision, of the even and the odd columns, as the kernel has them.
      const sums: [number, number] = [0, 0]
      for (let other = blocks[block]!; other <= scorer; other += 1) {
        const term = Math.fround(factors[at]! * normals[other]!)
        const side = (other - blocks[block]!) % 2
        sums[side as 0 | 1] = Math.fround(sums[side as 0 | 1] + term)
        at += 1
      }
      const z = Math.fround(sums[0] + sums[1])
      const place = Math.min(Math.max(Math.fround(Math.fround(z - LEAST_Z) * STEPS_PER_Z), 0), QUANTILES - 1)
      const below = Math.min(Math.floor(place), QUANTILES - 2)
      const [low, high] = quantiles.subarray(scorer * QUANTILES + below)
      const rise = Math.fround(Math.fround(high! - low!) * Math.fround(place - below))
      scores[scorers[scorer]!] = low! + roundHalfToEven(rise)
    }
  }
  return scores
}

/** Philox 4x32 with ten rounds (Salmon and others, 2011). */
export function philox(counter: readonly number[], key: readonly number[]): number[] {
  let [a, b, c, d] = counter.map((word) => BigInt(word >>> 0)) as [bigint, bigint, bigint, bigint]
  let [k, l] = key.map((word) => BigInt(word >>> 0)) as [bigint, bigint]
  const low = (word: bigint) => word & 0xffffffffn
  for (let round = 0; round < 10; round += 1) {
    const [first, second] = [0xd2511f53n * a, 0xcd9e8d57n * c]
    ;[a, b, c, d] = [(second >> 32n) ^ b ^ k, low(second), (first >> 32n) ^ d ^ l, low(first)]
    k = low(k + 0x9e3779b9n)
    l = low(l + 0xbb67ae85n)
  }
  return [a, b, c, d].map(Number)
}

/** Wichura's algorithm AS 241, PPND7. */
function normalOf(word: number): number {
  const share = (word + 0.5) / 2 ** 32
  const q = share - 0.5
  const ratio = (above: number[], below: number[], r: number) => power(above, r) / power(below, r)
  if (Math.abs(q) <= 0.425) {
    const r = 0.180625 - q * q
    return (
      (q * power([59.10937472, 159.29113202, 50.434271938, 3.3871327179], r)) /
      power([67.1875636, 78.757757664, 17.895169469, 1], r)
    )
  }
  const r = Math.sqrt(-Math.log(Math.min(share, 1 - share)))
  const z =
    r <= 5
      ? ratio(
          [0.17023821103, 1.3067284816, 2.75681539, 1.4234372777],
          [0.12021132975, 0.7370016425, 1],
          r - 1.6,
        )
      : ratio(
          [0.017337203997, 0.42868294337, 3.081226386, 6.657905115],
          [0.012258202635, 0.24197894225, 1],
          r - 5,
        )
  return q < 0 ? -z : z
}

/** The polynomial with these coefficients, the highest power first. */
function power(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0)
}

function roundHalfToEven(value: number): number {
  const rounded = Math.round(value)
  return rounded - value === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded
}
