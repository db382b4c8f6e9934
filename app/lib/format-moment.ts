const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
const LENGTHS = {
  medium: { month: 'short', day: 'numeric', year: 'numeric', ...CLOCK },
  short: { month: 'numeric', day: 'numeric', year: '2-digit', ...CLOCK },
} as const
export type MomentLength = keyof typeof LENGTHS

/** `Nov 22, 2026, 4:01 AM UTC`, short `11/22/26, 4:01 AM UTC`, in an IANA zone, by default the browser's. */
export function formatMoment(iso: string, { length = 'medium', timeZone }: MomentOptions = {}): string {
  return new Intl.DateTimeFormat('en-US', { ...LENGTHS[length], timeZone })
    .format(new Date(iso))
    .replaceAll('\u202F', ' ')
}

type MomentOptions = { length?: MomentLength; timeZone?: string | undefined }
