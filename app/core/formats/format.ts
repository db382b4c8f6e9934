import type { OwnershipEstimate } from './estimates/ownership-estimate.ts'
import type { Baseline, BaselineSpread } from './estimates/priced-player.ts'
import type { SalaryFileFacts } from './salary-file-facts.ts'

/**
 * What a contest is, as data. A format is one file of this folder and one entry of `list.ts`; core, contract, services,
 * db and screens read it from there. SPEC.md section 3 calls it a game mode, and so does the wire (`gameMode`, `game_mode`). It
 * holds functions, so a message to a worker carries its id (app/lib/threads/tasks.ts).
 */
export type Format = {
  /** In addresses and in stored records; it never changes. */
  id: string
  name: string
  description: string
  /** The provider whose contests these are; null where the format is this product's own. */
  site: string | null
  rosterSlots: readonly RosterSlot[]
  /** Dollars. */
  budget: number
  captain: Captain | null
  /** What value (points for the money) is counted by. */
  valueUnit: ValueUnit
  /** The fewest teams and games whose players a complete lineup holds, where it can; 1 asks nothing. */
  from: { teams: 1 | 2; games: 1 | 2 }
  /** When a player's slot can't be changed any more: from the kickoff of his own game on, or of the slate's first. */
  locks: 'each_game' | 'first_game'
  /** How a price says that a player will not play; empty where prices say nothing. */
  inactivePrices: readonly InactivePrice[]
  /** How the price of a second player says that a team's first may not play; null where prices say nothing. */
  doubtfulStarter: DoubtfulStarter | null
  /** What price and average let expect; null where no formula was fitted to such prices. */
  baseline: Baseline | null
  /** The spread of scores around the baseline; null where none was fitted. */
  baselineSpread: BaselineSpread | null
  /** Who is expected in the field's lineups by points and price; null where nothing was fitted to such contests. */
  ownership: OwnershipEstimate | null
  /** The first line of the provider's upload file; empty where no provider takes one. */
  uploadHeader: readonly string[]
  /** How salary files and contest standings of the format are recognised. */
  recognition: Recognition
  words: FormatWords
  allowDuplicates: boolean
  icon: 'zap' | 'trophy' | 'ghost' | 'list'
  color: 'accent' | 'good' | 'muted'
  /** Shown on the home screen as coming soon; it can't be played. */
  disabled: boolean
}

export type RosterSlot = {
  index: number
  /** The provider's word for the slot. */
  code: string
  label: string
  required: boolean
  /** Who may fill it: the captain's row, anyone else's row, or rows of these positions (in our spelling). */
  accepts: SlotAccepts
}
export type SlotAccepts = 'captain' | 'anyone' | readonly string[]

export type Captain = {
  /** In a sentence: "the captain 1.5 times". */
  name: string
  /** The code of the captain's slot, and the `position` of every captain row. */
  code: string
  /** What other tools write for the code, in upper case. */
  alsoWritten?: readonly string[]
  /** What the captain's points count for. */
  points: number
  /** What the captain costs, as a multiple of the plain price. */
  salary: number
  /** Does the provider list captains in rows of their own, each with its own id? Otherwise the plain row's id serves. */
  hasOwnRows: boolean
}

type InactivePrice = {
  /** The positions it holds for; absent: all. */
  positions?: readonly string[]
  /** Dollars, of a row that is not the captain's, at most. */
  salary: number
  /** The average from which on so low a price is no starter's. */
  average: number
}

type DoubtfulStarter = {
  /** Where one of a team plays, and the second is priced like a starter only if the first may not. */
  position: string
  /** The second's price in dollars, of a row that is not the captain's, from which on the first is in doubt. */
  salary: number
  /** In how many of such games the first did not play. */
  satOut: number
  games: number
}

export type ValueUnit = { dollars: 1 | 1000; text: '$1' | '$1,000' }
export const PER_DOLLAR: ValueUnit = { dollars: 1, text: '$1' }
export const PER_THOUSAND: ValueUnit = { dollars: 1000, text: '$1,000' }

type Recognition = {
  /** What the provider calls the format: "This is a <name> salary file". */
  name: string
  /** What its lineups are, in the same sentence: `nine slots under $50,000`. */
  lineup: string
  isSalaryFile: (facts: SalaryFileFacts) => boolean
  isStandingsLineup: (slotCodes: readonly string[]) => boolean
}

type FormatWords = {
  /** What creativity 0, 50 and 100 mean, after the label. */
  creativity: { low: string; middle: string; high: string }
  /** What a creativity below and above 50 favors, as sentences. */
  favors: { low: string; high: string }
}

export function rosterSlots(slots: readonly (readonly [string, string, SlotAccepts])[]): RosterSlot[] {
  return slots.map(([code, label, accepts], index) => ({ index, code, label, required: true, accepts }))
}

/** What the captain's points count for; 1 in a format without captains. */
export function captainPoints(format: Format): number {
  return format.captain?.points ?? 1
}

/** What a captain costs as a multiple of the plain price; 1 in a format without captains. */
export function captainSalary(format: Format): number {
  return format.captain?.salary ?? 1
}

/** The place of the captain's slot; -1 in a format without captains. */
export function captainSlotIndex(format: Format): number {
  return format.rosterSlots.findIndex(({ accepts }) => accepts === 'captain')
}

/** `$50k`, or `$100` where the budget is counted in dollars. */
export function budgetLabel({ budget, valueUnit }: Format): string {
  return valueUnit.dollars === 1000 ? `$${budget / 1000}k` : `$${budget}`
}
