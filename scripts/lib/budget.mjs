/**
 * A measured figure with its budget, for a cell of a table: `*` when it reaches the target (`stretch`), bold
 * with the gate when it misses the gate; then the command fails.
 * @param {number} value
 * @param {{ gate: number, stretch?: number, atLeast?: boolean }} budget
 * @param {(value: number) => string} [format]
 */
export function judged(value, { gate, stretch, atLeast = false }, format = String) {
  /** @param {number} limit */
  const reaches = (limit) => (atLeast ? value >= limit : value <= limit)
  if (stretch !== undefined && reaches(stretch)) return `${format(value)} *`
  if (reaches(gate)) return format(value)
  process.exitCode = 1
  return `**${format(value)}** (gate ${format(gate)})`
}
