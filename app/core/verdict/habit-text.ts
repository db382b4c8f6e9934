import { formatPct, formatSalary } from '../figures/format.ts'
import { decimalText } from '../text/decimal-text.ts'
import type { Habit } from './lineup-figures.ts'

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
      return formatPct(value)
    case 'salaryLeft':
      return formatSalary(Math.round(value))
    case 'copies':
    case 'largestTeam':
      return decimalText(value, { least: 1, most: 1 })
  }
}
