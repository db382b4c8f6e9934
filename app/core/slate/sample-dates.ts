import { easternDate } from '../time/game-time.ts'

const DAY_MS = 86_400_000
const DATE = /\b(\d\d)\/(\d\d)\/(\d{4})\b/g

/**
 * The text of a sample salary file with kickoffs to come. If its first day is today or past, every date moves by as many
 * weeks as make it the next such day of the week after today. Dates and `now` are read in New York's time.
 */
export function withComingDates(csvData: string, now: Date): string {
  const days = Array.from(csvData.matchAll(DATE), ([, month, day, year]) =>
    Date.parse(`${year}-${month}-${day}`),
  )
  const first = days.reduce((least, day) => Math.min(least, day), Infinity)
  const today = Date.parse(easternDate(now))
  if (first > today) return csvData
  const weeks = Math.floor((today - first) / (7 * DAY_MS)) + 1
  return csvData.replace(DATE, (_, month, day, year) => {
    const moved = new Date(Date.parse(`${year}-${month}-${day}`) + weeks * 7 * DAY_MS).toISOString()
    return `${moved.slice(5, 7)}/${moved.slice(8, 10)}/${moved.slice(0, 4)}`
  })
}
