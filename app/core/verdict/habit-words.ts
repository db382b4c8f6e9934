import { formatPct, formatSalary } from '../figures/format.ts'
import { decimalText } from '../text/decimal-text.ts'
import type { Habit } from './lineup-figures.ts'
import { compared, type SentencePart } from './sentence.ts'

/** All words about a habit. `clause`: those before and after its figure; `more` and `less`: what to do about it. */
type HabitWords = {
  name: string
  /** The figure beside the name, which says what is counted: `31.2%`, `$512`, `1.6`, `3.9`. */
  number: (value: number) => string
  clause: [before: string, after: string]
  more: string
  less: string
}

const tenths = (value: number) => decimalText(value, { least: 1, most: 1 })

export const HABIT_WORDS: Record<Habit, HabitWords> = {
  ownership: {
    name: 'Average ownership',
    number: formatPct,
    clause: ['averaged ', ' ownership'],
    more: 'Take more popular players',
    less: 'Take less popular players',
  },
  captainOwnership: {
    name: 'Ownership of the captain',
    number: formatPct,
    clause: ['took captains of ', ' ownership'],
    more: 'Take more popular captains',
    less: 'Take less popular captains',
  },
  copies: {
    name: 'Copies of a lineup',
    number: tenths,
    clause: ['had ', ' of a lineup in the field'],
    more: 'Do not avoid common lineups',
    less: 'Enter lineups that fewer others have',
  },
  salaryLeft: {
    name: 'Salary left',
    number: (value) => formatSalary(Math.round(value)),
    clause: ['left ', ' of salary'],
    more: 'Leave more salary',
    less: 'Leave less salary',
  },
  largestTeam: {
    name: 'Players of one team',
    number: tenths,
    clause: ['had ', ' of one team'],
    more: 'Take more players of one team',
    less: 'Spread your players over the teams',
  },
}

/** A habit's figure with its unit: `31.2%`, `$512`, `1.6 copies`, `3.9 players`. */
export function habitText(habit: Habit, value: number): string {
  const number = HABIT_WORDS[habit].number(value)
  if (habit === 'copies') return `${number} ${number === '1.0' ? 'copy' : 'copies'}`
  return habit === 'largestTeam' ? `${number} players` : number
}

/** `averaged 31.2% ownership (field 28.0%, top 1% 40.1%)`, of a group that the sentence names. */
export function habitClause(
  habit: Habit,
  group: number,
  field: number,
  best?: number | null,
): SentencePart[] {
  const [before, after] = HABIT_WORDS[habit].clause
  return compared('build', (value) => habitText(habit, value), { before, after, group, field, best })
}
