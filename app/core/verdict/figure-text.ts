import { toHundredths } from '../players/shown-points.ts'
import type { Habit } from './lineup-figures.ts'

/* Figures as the screens write them (SPEC.md section 9): en-US, percentages with one decimal, points with two. */

const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** `31.2%` of a value that is already a percent. */
export function pctText(pct: number): string {
  return `${oneDecimal.format(pct)}%`
}

export function pointsText(points: number): string {
  return toHundredths(points).toFixed(2)
}

/** `1 entry`, `2,000 entries` */
export function countText(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`
}

export function rankText(rank: number): string {
  return whole.format(rank)
}

/** A habit's figure with its unit: `31.2%`, `$512`, `1.6 copies`, `3.9 players`. */
export function habitText(habit: Habit, value: number): string {
  const number = habitNumber(habit, value)
  switch (habit) {
    case 'copies':
      return `${number} ${number === '1.0' ? 'copy' : 'copies'}`
    case 'largestTeam':
      return `${number} players`
    default:
      return number
  }
}

/** The same beside the habit's name, which says what is counted: `31.2%`, `$512`, `1.6`, `3.9`. */
export function habitNumber(habit: Habit, value: number): string {
  switch (habit) {
    case 'ownership':
    case 'captainOwnership':
      return pctText(value)
    case 'salaryLeft':
      return `$${whole.format(value)}`
    case 'copies':
    case 'largestTeam':
      return oneDecimal.format(value)
  }
}
