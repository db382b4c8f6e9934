import { formatPoints, formatSalary } from '../figures/format.ts'

/** A lineup as it is shown to others. */
export type SharedLineup = {
  /** The game, or the lineup's own name. */
  title: string
  /** Captain first. Points as they count in the lineup: the captain's multiplied. */
  players: readonly SharedPlayer[]
  /** The captain's slot as the provider writes it; null for a format without one. */
  captainCode: string | null
  /** What it scored; null before its result is known. */
  scored: number | null
}

type SharedPlayer = {
  name: string
  position: string
  team: string | null
  /** Dollars. */
  salary: number
  points: number
  isCaptain: boolean
}

/** Salary and projected points of the whole lineup. */
export function sharedTotals({ players }: SharedLineup): { salary: number; points: number } {
  return {
    salary: players.reduce((sum, { salary }) => sum + salary, 0),
    points: players.reduce((sum, { points }) => sum + points, 0),
  }
}

/** `83.87 projected`, once it is known with `, 91.20 scored`. */
export function sharedPointsText(lineup: SharedLineup): string {
  const projected = `${formatPoints(sharedTotals(lineup).points)} projected`
  return lineup.scored === null ? projected : `${projected}, ${formatPoints(lineup.scored)} scored`
}

/** One line for each player, the captain marked, and a line of totals. For messages, so without columns. */
export function sharedText(lineup: SharedLineup): string {
  const lines = lineup.players.map(({ name, position, team, salary, isCaptain }) => {
    const mark = isCaptain && lineup.captainCode ? `${lineup.captainCode} ` : ''
    return `${mark}${name} (${[position, team].filter(Boolean).join(', ')}) ${formatSalary(salary)}`
  })
  return [
    lineup.title,
    ...lines,
    `${formatSalary(sharedTotals(lineup).salary)}, ${sharedPointsText(lineup)}`,
  ].join('\n')
}
