/** A row of a lineup: salary in dollars as the row counts it, 1.5 times for a captain. */
export type SlateRow = { name: string; team: string | null; salary: number; isCaptain: boolean }

/** The same text for the same rows of one slate, in any order. What is saved of a row is enough, which is without the provider's id. */
export function slateRowsKey(rows: readonly SlateRow[]): string {
  return rows
    .map(({ name, team, salary, isCaptain }) => [name, team ?? '', salary, isCaptain].join(' '))
    .sort()
    .join('\n')
}
