/** The natural logarithm of the gamma function, for `x` > 0: Lanczos' approximation (g = 7, 9 terms), about 15 digits. */
export function logGamma(x: number): number {
  const series = COEFFICIENTS.reduce((sum, coefficient, index) => sum + coefficient / (x + index), FIRST)
  const shifted = x + 6.5
  return HALF_LOG_TWO_PI + (x - 0.5) * Math.log(shifted) - shifted + Math.log(series)
}

const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI)
const FIRST = 0.999_999_999_999_809_93
const COEFFICIENTS = [
  676.520_368_121_885_1, -1259.139_216_722_402_8, 771.323_428_777_653_13, -176.615_029_162_140_59,
  12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_571_6e-6, 1.505_632_735_149_311_6e-7,
]
