import { betaQuantile } from './beta.ts'

/** The 0.975 quantile of Student's t; `degrees` of freedom above 0, whole or not. */
export function student975(degrees: number): number {
  const share = betaQuantile(0.95, { a: 0.5, b: degrees / 2 })
  return Math.sqrt((degrees * share) / (1 - share))
}
