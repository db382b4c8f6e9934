const DAY_MS = 86_400_000

/** The week of the season, 1 to 18, from the Eastern date `YYYY-MM-DD`; null outside. Weeks begin on Tuesdays, the first after Labor Day. */
export function weekOfSeason(date: string): number | null {
  const day = Date.parse(`${date}T00:00:00Z`)
  const [year, month] = date.split('-').map(Number) as [number, number]
  const september = Date.UTC(month < 3 ? year - 1 : year, 8, 1)
  const laborDay = september + ((8 - new Date(september).getUTCDay()) % 7) * DAY_MS
  const week = Math.floor((day - laborDay - DAY_MS) / (7 * DAY_MS)) + 1
  return week >= 1 && week <= 18 ? week : null
}
