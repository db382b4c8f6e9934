/** Seasons and weeks of the NFL, from Eastern dates (`YYYY-MM-DD`). */

/** A season is named after the year it starts in: January and February belong to the year before. */
export function seasonYear(date: string): number {
  const [year, month] = date.split('-').map(Number) as [number, number]
  return month < 3 ? year - 1 : year
}

/**
 * The week of the regular season, 1 to 18 (17 before 2021), or null outside of it. Week 1 is the one after Labor
 * Day, September's first Monday. Weeks run from Wednesday to Tuesday: openers and Christmas games are played on
 * Wednesdays, postponed games on Tuesdays.
 */
export function nflWeek(date: string): number | null {
  const season = seasonYear(date)
  const week = Math.floor((Date.parse(date) - firstWednesday(season)) / WEEK_MS) + 1
  const lastWeek = season >= 2021 ? 18 : 17
  return week >= 1 && week <= lastWeek ? week : null
}

/** The Wednesday with which the week after that of the date begins, as its midnight in UTC, in milliseconds since 1970. */
export function nextWednesday(date: string): number {
  // The first day of 1970 was a Thursday.
  return (Math.floor((Date.parse(date) + DAY_MS) / WEEK_MS) + 1) * WEEK_MS - DAY_MS
}

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS

/** Two days after Labor Day. */
function firstWednesday(season: number): number {
  const september = Date.UTC(season, 8, 1)
  const daysToMonday = (8 - new Date(september).getUTCDay()) % 7
  return september + (daysToMonday + 2) * DAY_MS
}
