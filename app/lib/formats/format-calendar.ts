const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * `2022-05` -> `May 2022`, `2022-05-19` -> `May 19, 2022`; other text is returned unchanged. Calendar dates have no time
 * zone. Without Intl, which took a twelfth of the time of a page of history on the server.
 */
export function formatCalendar(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text) ?? []
  const name = MONTHS[Number(month) - 1]
  if (name === undefined) return text
  return day === undefined ? `${name} ${year}` : `${name} ${Number(day)}, ${year}`
}
