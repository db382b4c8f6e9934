/** What a salary file, or the pool that was read from one, shows of the format it was made for. */
export type SalaryFileFacts = {
  /** `Roster Position` cells in upper case; empty where the file has no such column. */
  rosterPositions: ReadonlySet<string>
  /** Positions as written and the codes of captain rows, in upper case. */
  positions: ReadonlySet<string>
  teams: number
  /** Dollars, of the rows with a price above 0; null when there are none. */
  salaries: { least: number; most: number } | null
}

type PricedRow = {
  position: string
  /** Of a captain row whose position column has the player's own position. */
  captainCode?: string | null
  rosterPosition?: string
  team: string | null
  salary: number | null
}

export function salaryFileFacts(rows: readonly PricedRow[]): SalaryFileFacts {
  const prices = rows.flatMap(({ salary }) => (salary !== null && salary > 0 ? [salary] : []))
  const extreme = (pick: (a: number, b: number) => number) => prices.reduce((a, b) => pick(a, b))
  return {
    rosterPositions: new Set(rows.flatMap(({ rosterPosition }) => rosterPosition?.toUpperCase() || [])),
    positions: new Set(
      rows.flatMap(({ position, captainCode }) => [
        position.toUpperCase(),
        ...(captainCode ? [captainCode] : []),
      ]),
    ),
    teams: new Set(rows.flatMap(({ team }) => team ?? [])).size,
    salaries: prices.length > 0 ? { least: extreme(Math.min), most: extreme(Math.max) } : null,
  }
}

/** Does the file list rows of that slot code? */
export function listsSlot({ rosterPositions, positions }: SalaryFileFacts, code: string): boolean {
  return rosterPositions.has(code) || positions.has(code)
}
