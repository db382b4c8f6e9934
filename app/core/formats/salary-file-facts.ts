/** What a salary file, or the pool that was read from one, shows of the format it was made for. */
export type SalaryFileFacts = {
  /** `Roster Position` cells in upper case; empty where the file has no such column. */
  rosterPositions: ReadonlySet<string>
  /** Positions as written and the codes of captain rows, in upper case. */
  positions: ReadonlySet<string>
  teams: number
  /** Dollars, of the rows with a price above 0; null when there are none. */
  salaries: { least: number; most: number } | null
  /** The provider of another site, by its ids or its header; null where nothing says so. */
  site: OtherSite | null
}

export type OtherSite = 'FanDuel'

/** The contest's number and the player's: `84372-72731`. DraftKings' ids are one number. */
const FANDUEL_ID = /^\d+-\d+$/
/** In upper case, without blanks. No other provider writes these three. */
const FANDUEL_HEADERS = ['NICKNAME', 'FPPG', 'INJURYINDICATOR']

type PricedRow = {
  position: string
  /** The code of a captain row whose position column has the player's own position. */
  captainCode?: string | null
  rosterPosition?: string
  team: string | null
  salary: number | null
  providerId?: string | null
}

/** `header`: the cells of the file's header, where the rows are those of a file. */
export function salaryFileFacts(rows: readonly PricedRow[], header: readonly string[] = []): SalaryFileFacts {
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
    site: siteOf(rows, header),
  }
}

function siteOf(rows: readonly PricedRow[], header: readonly string[]): OtherSite | null {
  const cells = new Set(header.map((cell) => cell.toUpperCase().replace(/[^A-Z]/g, '')))
  const hasHeader = FANDUEL_HEADERS.every((each) => cells.has(each))
  const hasIds = rows.length > 0 && rows.every(({ providerId }) => FANDUEL_ID.test(providerId ?? ''))
  return hasHeader || hasIds ? 'FanDuel' : null
}
