/** Money for the search: whole cents, then multiples of the prices' greatest common divisor. */

/** Whole cents, rounded up where a salary has more decimals, so that no sum exceeds the budget by rounding. */
export function toCents(dollars: number): number {
  return Math.ceil(dollars * 100 - 1e-6)
}

/** Whole cents of a budget, rounded down. */
export function budgetCents(dollars: number): number {
  return Math.floor(dollars * 100 + 1e-6)
}

/** The greatest common divisor of the numbers; 1 where there is none. */
export function greatestCommonDivisor(numbers: readonly number[]): number {
  return numbers.reduce(divisorOfTwo, 0) || 1
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function divisorOfTwo(a: number, b: number): number {
  return b === 0 ? a : divisorOfTwo(b, a % b)
}
