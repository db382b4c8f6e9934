/** Formats calendar dates. They have no time zone, so they are parsed and formatted as UTC. */

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2022-05` -> `May 2022`, `2022-05-19` -> `May 19, 2022`; other text is returned unchanged. */
export function formatCalendar(text: string): string {
  if (/^\d{4}-\d\d$/.test(text)) return month.format(new Date(`${text}-01`))
  return /^\d{4}-\d\d-\d\d$/.test(text) ? day.format(new Date(text)) : text
}
