/** Reads a salary file's Game Info and converts its times; Intl has the daylight saving rules. */

export type GameInfo = {
  away: string
  home: string
  /** null where the text has no date. */
  kickoff: Date | null
}

/**
 * Reads `MIN@LAC 10/23/2025 08:15PM ET`, `Bal@Den 08:25PM ET` (no date) or `CEL vs LGN 03:00PM ET`; null for a
 * text that names no game (`In Progress`, `Final`). A game that is called off has no kickoff. `vs` doesn't tell the home team; it is read in the order of `@`.
 * One side may be empty (`@NE`).
 */
export function parseGameInfo(text: string): GameInfo | null {
  const found = GAME_INFO.exec(text.slice(0, 255).replace(CALLED_OFF, '').trim())
  if (!found) return null
  const [, away = '', home = '', date, time, zone, season = ''] = found
  if (!away && !home) return null
  const kickoff =
    date && time && zone && !isCalledOff(text) ? readKickoff({ date, time, zone, season }) : null
  return { away, home, kickoff }
}

/** Whether a Game Info says that the game is not played on its day: nobody of it scores. */
export function isCalledOff(gameInfo: string): boolean {
  return CALLED_OFF.test(gameInfo)
}

const CALLED_OFF = /[\s(-]*\b(postponed|cancell?ed)\b[\s)]*/i

const GAME_INFO =
  /^(.*?)(?:\s*@\s*|(?:^|\s+)vs\.?\s+)(.*?)(?:\s+(\d{1,2}\/\d{1,2}\/\d{4}))?(?:\s+(\d{1,2}:\d{2}\s*[AP]M)\s+([ECMP])([SD]?)T)?$/i

const ZONES: Record<string, string> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
}

type WrittenTime = { date: string; time: string; zone: string; season: string }

function readKickoff({ date, time, zone, season }: WrittenTime): Date | null {
  const [month, day, year] = date.split('/').map(Number) as [number, number, number]
  const [, hour, minute, half] = /^(\d+):(\d+)\s*([AP])/i.exec(time)!
  const hour24 = (Number(hour) % 12) + (half!.toUpperCase() === 'P' ? 12 : 0)
  const wall = Date.UTC(year, month - 1, day, hour24, Number(minute))
  const isRealDate = new Date(wall).getUTCMonth() === month - 1 && new Date(wall).getUTCDate() === day
  if (!isRealDate || Number(hour) > 12 || Number(minute) > 59) return null
  // Many files write EST all summer, so the letter decides only for times that occur twice.
  const isLater = season.toUpperCase() === 'S'
  return instantAt(wall, ZONES[zone.toUpperCase()]!, isLater)
}

const DAY_MS = 86_400_000

/**
 * The instant at which a zone's wall clock shows `wall` (written as if it were UTC). Of a time that occurs twice
 * the first is returned, or the second if `later`; a skipped time uses the offset before the change: 02:30 becomes 03:30.
 */
export function instantAt(wall: number, timeZone: string, later = false): Date {
  const before = wall - offsetAt(wall - DAY_MS, timeZone)
  const after = wall - offsetAt(wall + DAY_MS, timeZone)
  const shows = (instant: number) => instant + offsetAt(instant, timeZone) === wall
  const shown = [before, after].filter(shows)
  return new Date((later ? shown.at(-1) : shown[0]) ?? before)
}

/** The calendar day in New York at that instant, `YYYY-MM-DD`. */
export function easternDate(instant: Date): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), ZONES.E!)).toISOString().slice(0, 10)
}

/** `Thu, Oct 23, 8:15 PM EDT`, in any IANA zone; without one, in the local zone. */
export function formatKickoff(instant: Date, timeZone?: string): string {
  const parts = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const
  return new Intl.DateTimeFormat('en-US', { ...parts, timeZoneName: 'short', timeZone })
    .format(instant)
    .replaceAll('\u202F', ' ')
}

/** `4:25 PM`, in any IANA zone; without one, in the local zone. */
export function formatClock(instant: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(instant)
    .replaceAll('\u202F', ' ')
}

/** Milliseconds by which the zone's wall clock is ahead of UTC; negative in America. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(instant / 1000) * 1000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

// Cached: creating a formatter is expensive, and a slate formats hundreds of times.
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const numeric = 'numeric'
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
  })
  clocks.set(timeZone, clock)
  return clock
}
