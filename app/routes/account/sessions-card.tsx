import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Moment } from '#app/components/moment.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { deleteRecord } from '#app/lib/api-client.ts'
import { keepFocusOnRemoval } from '#app/lib/focus/keep-focus-on-removal.ts'
import { formatMoment } from '#app/lib/formats/format-moment.ts'
import { useTimeZone } from '#app/lib/formats/use-time-zone.ts'
import type { SessionWire } from '#contract/account.ts'
import { formatCount } from '#core/figures/format.ts'
import { useAccountChange } from './use-account-change.ts'

const ROWS_AT_FIRST = 8

/** The devices on which the user is signed in, this device first. */
export function SessionsCard({ sessions }: { sessions: SessionWire[] }) {
  const { pending, refusal, change } = useAccountChange()
  const end = (path: string, title: string) => change(() => deleteRecord(path), { title })
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const [most, setMost] = useState(ROWS_AT_FIRST)
  const rows = [...sessions.filter(({ isCurrent }) => isCurrent), ...others]
  return (
    <Card tabIndex={-1} aria-labelledby="devices-title">
      <CardHeader>
        <CardTitle id="devices-title">Signed-in devices</CardTitle>
        <CardDescription>Sign out a device that you do not know, then change your password.</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-3">
        {refusal ? <Alert tone="bad">{refusal}</Alert> : null}
        <ul className="divide-y divide-border">
          {rows.slice(0, most).map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              pending={pending}
              onEnd={() => end(`/api/account/sessions/${session.id}`, 'Device signed out')}
            />
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {rows.length > most ? (
            <Button ref={keepFocusOnRemoval} onClick={() => setMost(Number.POSITIVE_INFINITY)}>
              Show all {formatCount(rows.length)} devices
            </Button>
          ) : null}
          {others.length > 0 ? (
            <Button
              ref={keepFocusOnRemoval}
              disabled={pending}
              onClick={() => end('/api/account/sessions', 'All other devices signed out')}
            >
              <LogOut aria-hidden />
              Sign out all other devices
            </Button>
          ) : null}
        </div>
      </CardContent>
    </Card>
  )
}

function SessionRow({
  session: { device, signedInAt, lastSeenAt, isCurrent },
  pending,
  onEnd,
}: {
  session: SessionWire
  pending: boolean
  onEnd: () => void
}) {
  const name = device ?? 'Unknown browser'
  const timeZone = useTimeZone()
  return (
    // The button stands beside the name: a phone has no room for it beside a date.
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2.5">
      <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
        {name}
        {isCurrent ? <Badge tone="good">This device</Badge> : null}
      </p>
      {isCurrent ? null : (
        <Button
          ref={keepFocusOnRemoval}
          size="small"
          disabled={pending}
          aria-label={`Sign out ${name}, signed in ${formatMoment(signedInAt, { timeZone })}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
      <p className="col-span-2 text-sm text-muted">
        Signed in <Moment iso={signedInAt} />
      </p>
      {isCurrent || lastSeenAt === null ? null : (
        <p className="col-span-2 text-sm text-muted">
          Last seen <Moment iso={lastSeenAt} />
        </p>
      )}
    </li>
  )
}
