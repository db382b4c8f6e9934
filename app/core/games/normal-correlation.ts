import { LEAST_Z, STEPS_PER_Z } from './score-table.ts'

/** Terms of the expansion; the scores of the seventh order on change a correlation by less than 0.001. */
const TERMS = 6
/** Normal numbers are correlated by at most this times the correlation asked of the scores. */
const MOST_TIMES = 1.5

/** A person's scores as a sum of Hermite polynomials of z, orthonormal; divided by the spread, without the mean. */
type HermiteTerms = Float64Array

/**
 * Two scores are correlated less than the normal numbers that they come from, because scores are skewed. With scores as
 * sums of Hermite polynomials, score correlation = sum over k of a_k b_k r^k (Mehler), where r is the normal numbers'.
 */
export function hermiteTerms(table: Int32Array): HermiteTerms {
  const sums = new Float64Array(TERMS + 1)
  let squares = 0
  for (let index = 0; index < table.length; index += 1) {
    const value = table[index]!
    const z = LEAST_Z + index / STEPS_PER_Z
    const weight = Math.exp((-z * z) / 2) / (Math.sqrt(2 * Math.PI) * STEPS_PER_Z)
    squares += weight * value * value
    let before = 0
    let polynomial = 1
    for (let k = 0; k <= TERMS; k += 1) {
      sums[k]! += weight * value * polynomial
      const next = (z * polynomial - Math.sqrt(k) * before) / Math.sqrt(k + 1)
      before = polynomial
      polynomial = next
    }
  }
  const spread = Math.sqrt(Math.max(0, squares - sums[0]! ** 2))
  return sums.subarray(1).map((term) => (spread > 0 ? term / spread : 0))
}

/**
 * The correlation of two normal numbers whose scores have the correlation `asked`. Scores near 0, of people who hardly
 * play, cannot be correlated much; their normal numbers get one and a half times what is asked.
 */
export function normalCorrelation(a: HermiteTerms, b: HermiteTerms, asked: number): number {
  if (asked === 0) return 0
  let [low, high] = asked > 0 ? [0, MOST_TIMES * asked] : [MOST_TIMES * asked, 0]
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2
    if (scoreCorrelation(a, b, middle) < asked) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function scoreCorrelation(a: HermiteTerms, b: HermiteTerms, r: number): number {
  let sum = 0
  for (let k = TERMS - 1; k >= 0; k -= 1) sum = (sum + a[k]! * b[k]!) * r
  return sum
}
