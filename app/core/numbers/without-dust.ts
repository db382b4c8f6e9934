/** Of points, scores and salaries: what is nearer to 0 than any of them, such as 5e-324, is 0. */
export function withoutDust(figure: number): number {
  return Math.abs(figure) < 1e-6 ? 0 : figure
}
