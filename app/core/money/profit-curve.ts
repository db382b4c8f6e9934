import { groupBy } from '../collections/group-by.ts'

/** What the entries of one day of games brought. */
export type DayOfProfit = {
  /** `YYYY-MM-DD` */
  date: string
  entries: number
  profitCents: number
}

/** The total profit up to and including this day or month; `label` is the date, of a month `YYYY-MM`. */
type CurvePoint = DayOfProfit & { label: string; totalCents: number }

export type ProfitCurve = { unit: 'day' | 'month'; points: CurvePoint[] }

/** The most points that a screen shows distinctly. */
const MOST_POINTS = 100

/**
 * The running total over the dates of the games: a point for each day of play while a screen can show them, otherwise one
 * for each month. `days` ascend; a date may come several times.
 */
export function profitCurve(days: readonly DayOfProfit[]): ProfitCurve {
  const played = merged(days, ({ date }) => date)
  if (played.length <= MOST_POINTS) return { unit: 'day', points: addUp(played) }
  return { unit: 'month', points: addUp(merged(played, ({ date }) => date.slice(0, 7))) }
}

type Labelled = DayOfProfit & { label: string }

function merged(days: readonly DayOfProfit[], labelOf: (day: DayOfProfit) => string): Labelled[] {
  return [...groupBy(days, labelOf)].map(([label, alike]) => ({
    label,
    date: alike[0]!.date,
    entries: alike.reduce((sum, { entries }) => sum + entries, 0),
    profitCents: alike.reduce((sum, { profitCents }) => sum + profitCents, 0),
  }))
}

function addUp(days: readonly Labelled[]): CurvePoint[] {
  let totalCents = 0
  return days.map((day) => {
    totalCents += day.profitCents
    return { ...day, totalCents }
  })
}
