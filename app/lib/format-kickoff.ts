const eastern = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** `Thu, Oct 23, 2025, 8:15 PM ET`: the provider's clock, the same on the server and in every browser. */
export function formatKickoff(instant: Date | number): string {
  return `${eastern.format(instant)} ET`
}
