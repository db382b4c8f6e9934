const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
const LENGTHS = {
  medium: { month: 'short', day: 'numeric', year: 'numeric', ...CLOCK },
  short: { month: 'numeric', day: 'numeric', year: '2-digit', ...CLOCK },
  kickoff: { weekday: 'short', hour: 'numeric', minute: '2-digit' },
} as const
export type MomentLength = keyof typeof LENGTHS

/** `Nov 22, 2026, 4:01 AM UTC`, short `11/22/26, 4:01 AM UTC`, kickoff `Sun 1:00 PM`, in an IANA zone, by default the browser's. */
export function formatMoment(iso: string, { length = 'medium', timeZone }: MomentOptions = {}): string {
  return formatterOf(length, timeZone).format(new Date(iso)).replaceAll('\u202F', ' ')
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter takes half a millisecond, and a list has hundreds of moments. There are two zones at most. */
function formatterOf(length: MomentLength, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${length} ${timeZone}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat('en-US', { ...LENGTHS[length], timeZone })
  formatters.set(key, formatter)
  return formatter
}

type MomentOptions = { length?: MomentLength; timeZone?: string | undefined }
