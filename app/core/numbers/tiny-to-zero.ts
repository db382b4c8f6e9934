/** Rounds figures closer to 0 than any points, score or salary (such as 5e-324) to 0. */
export function tinyToZero(figure: number): number {
  return Math.abs(figure) < 1e-6 ? 0 : figure
}
