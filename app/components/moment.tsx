import { formatMoment, type MomentLength } from '#app/lib/formats/format-moment.ts'
import { useTimeZone } from '#app/lib/formats/use-time-zone.ts'

/** A date and time in the user's time zone, with the zone's name. `iso`: ISO 8601. */
export function Moment({ iso, length = 'medium' }: { iso: string; length?: MomentLength }) {
  return <time dateTime={iso}>{formatMoment(iso, { length, timeZone: useTimeZone() })}</time>
}
