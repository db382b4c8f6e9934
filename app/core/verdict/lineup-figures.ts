import { lineupCopies } from '../contest/copies.ts'
import { type Field, isEmptyLineup, isWholeLineup, NO_PLAYER } from '../contest/field.ts'
import { ownershipPcts } from '../contest/ownership.ts'
import { pricedLineup, slatePrices } from '../contest/slate-prices.ts'
import type { Format } from '../formats/format.ts'
import type { Player } from '../players/player.ts'

/**
 * What can be measured of any lineup and compared between games, as opposed to who is in it:
 * - `ownership`: the mean ownership of its players, in percent of all entries
 * - `captainOwnership`: the share of lineups with its captain as captain, in percent
 * - `copies`: entries with this lineup, itself included
 * - `salaryLeft`: dollars of the budget that it leaves
 * - `largestTeam`: how many of its players are of the team that it has most of
 */
export const HABITS = ['ownership', 'captainOwnership', 'copies', 'salaryLeft', 'largestTeam'] as const
export type Habit = (typeof HABITS)[number]

/**
 * Each figure of an entry; NaN where it is unknown: a lineup that is empty, partly hidden, or not on the slate. Five columns of
 * numbers would take as much memory as the field.
 */
export type LineupFigures = Readonly<Record<Habit, (entry: number) => number>>

/** The slate that the contest was played on. */
export type ContestSlate = { format: Format; players: readonly Player[] }

export function lineupFigures(field: Field, slate: ContestSlate | null): LineupFigures {
  const { copies } = lineupCopies(field)
  return {
    ...ownershipOf(field),
    copies: (entry) => (isWholeLineup(field, entry) ? copies[entry]! : Number.NaN),
    ...slateFiguresOf(field, slate),
  }
}

function ownershipOf(field: Field): Pick<LineupFigures, 'ownership' | 'captainOwnership'> {
  const { lineupSize, slots, hasCaptain } = field
  const pcts = ownershipPcts(field)
  const captains = hasCaptain ? captainPcts(field) : null
  return {
    ownership(entry) {
      if (!isWholeLineup(field, entry)) return Number.NaN
      const first = entry * lineupSize
      let sum = 0
      for (let slot = first; slot < first + lineupSize; slot += 1) sum += pcts[slots[slot]!]!
      return sum / lineupSize
    },
    captainOwnership: (entry) =>
      captains && isWholeLineup(field, entry) ? captains[slots[entry * lineupSize]!]! : Number.NaN,
  }
}

/** The share of lineups with the player as captain, in percent, as `compareExposure` counts it. */
function captainPcts(field: Field): Float64Array {
  const { entries, lineupSize, slots, players } = field
  const counts = new Float64Array(players.length)
  let lineups = 0
  for (let entry = 0; entry < entries; entry += 1) {
    if (isEmptyLineup(field, entry)) continue
    lineups += 1
    const captain = slots[entry * lineupSize]!
    if (captain !== NO_PLAYER) counts[captain]! += 1
  }
  return counts.map((count) => (count / lineups) * 100)
}

/** Lineups over the budget are left out, as in the figures by slate: the price of a player in the file was changed. */
function slateFiguresOf(
  field: Field,
  slate: ContestSlate | null,
): Pick<LineupFigures, 'salaryLeft' | 'largestTeam'> {
  if (!slate) return { salaryLeft: () => Number.NaN, largestTeam: () => Number.NaN }
  const { format, players } = slate
  const salaryLeft = new Float64Array(field.entries).fill(Number.NaN)
  const largestTeam = new Uint8Array(field.entries)
  const prices = slatePrices(field, players, format)
  for (let entry = 0; entry < field.entries; entry += 1) {
    const lineup = pricedLineup(field, entry, prices)
    if (!lineup || lineup.salary > format.budget) continue
    salaryLeft[entry] = format.budget - lineup.salary
    if (!lineup.teams.includes(null)) largestTeam[entry] = largestGroup(lineup.teams)
  }
  return {
    salaryLeft: (entry) => salaryLeft[entry]!,
    // Every lineup of a slate has players of a team, so 0 is unknown.
    largestTeam: (entry) => largestTeam[entry] || Number.NaN,
  }
}

function largestGroup(teams: readonly (string | null)[]): number {
  let most = 0
  for (const team of new Set(teams)) most = Math.max(most, teams.filter((each) => each === team).length)
  return most
}
