import { formatKickoff } from './game-time.ts'

/** As `formatKickoff` writes an instant in New York, which is how texts state it: `Thu, Oct 23, 8:15 PM EDT`. */
const KICKOFF =
  /(Sun|Mon|Tue|Wed|Thu|Fri|Sat), (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{1,2}), (\d{1,2}:\d{2} [AP]M) (E[SD]T)/g

/** The text with its kickoffs in another IANA zone; without one, in the local zone. `now` tells the year, which texts leave out. */
export function withKickoffsIn(text: string, now: Date, timeZone?: string): string {
  return text.replaceAll(
    KICKOFF,
    (words, weekday: string, month: string, day: string, time: string, zone: string) => {
      // A date that a month does not have is read as one of the next month.
      const written = `${weekday}, ${day.padStart(2, '0')} ${month}`
      const year = [0, -1, 1, -2, -3, -4, -5, -6]
        .map((years) => now.getUTCFullYear() + years)
        .find((each) => new Date(`${month} ${day}, ${each} UTC`).toUTCString().startsWith(written))
      if (year === undefined) return words
      return formatKickoff(new Date(`${month} ${day}, ${year} ${time} ${zone}`), timeZone)
    },
  )
}
