import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { formatMoment } from '#app/lib/formats/format-moment.ts'
import { formatTimeLeft } from '#app/lib/formats/format-time-left.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { EntryForecast } from '#core/entries/entered-entry.ts'
import { hashOfAll, isAsFrozen } from '#core/entries/frozen-forecast.ts'
import { pluralize } from '#core/figures/format.ts'

type Frozen = { entryKey: string; forecast: EntryForecast | null }
type Checked = { hash: string; count: number; changed: number; when: string }

/** Characters of the hash that are shown; all of them are copied. */
const SHOWN = 12

/**
 * When the forecasts of a contest's entries were frozen, and the one hash of all of them: who wrote it down before the contest knows
 * that nothing was changed. Nothing where none was frozen.
 */
export default function FrozenForecasts({
  entries,
  contestName,
}: {
  entries: readonly Frozen[]
  /** Where several contests stand below each other. */
  contestName?: string
}) {
  const [checked, setChecked] = useState<Checked | null>(null)
  useEffect(() => {
    let isCurrent = true
    setChecked(null)
    void checkedForecasts(entries).then((now) => isCurrent && setChecked(now))
    return () => {
      isCurrent = false
    }
  }, [entries])
  if (checked === null) return null
  const { hash, count, changed, when } = checked
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <span className="min-w-0 wrap-anywhere">
          {contestName ? `${contestName}: ` : ''}
          {pluralize(count, 'forecast')} frozen {when}:{' '}
          <code title={hash} className="font-mono">
            {hash.slice(0, SHOWN)}…
          </code>
        </span>
        <Button size="small" variant="ghost" onClick={() => void copied(hash)}>
          <Copy aria-hidden />
          Copy<span className="sr-only"> the hash</span>
        </Button>
      </p>
      {changed > 0 ? (
        <Alert tone="bad">
          {pluralize(changed, 'forecast')} {changed === 1 ? 'does' : 'do'} not say what{' '}
          {changed === 1 ? 'it' : 'they'} said when frozen.
        </Alert>
      ) : null}
    </>
  )
}

/** Null where none was frozen. */
async function checkedForecasts(entries: readonly Frozen[]): Promise<Checked | null> {
  const known = entries.flatMap(({ entryKey, forecast }) =>
    forecast?.frozen ? [{ entryKey, forecast, frozen: forecast.frozen }] : [],
  )
  const last = known.reduce<(typeof known)[number] | null>(
    (latest, each) => (latest && latest.forecast.madeAt >= each.forecast.madeAt ? latest : each),
    null,
  )
  if (last === null) return null
  const asFrozen = await Promise.all(known.map(({ entryKey, forecast }) => isAsFrozen(entryKey, forecast)))
  return {
    hash: await hashOfAll(known.map(({ frozen }) => frozen)),
    count: known.length,
    changed: asFrozen.filter((is) => is === false).length,
    when: whenText(last.forecast.madeAt, last.frozen.locksAt),
  }
}

/** `45 min before lock`, `after lock`; the time where the kickoff is not known. By the clock of the device. */
function whenText(madeAt: number, locksAt: number | null): string {
  if (locksAt === null) return formatMoment(new Date(madeAt).toISOString())
  const left = formatTimeLeft(new Date(locksAt), madeAt)
  return left === null ? 'after lock' : `${left} before lock`
}

async function copied(hash: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(hash)
    showToast({ title: 'Hash copied', isBrief: true })
  } catch {
    showErrorToast({
      title: 'Hash not copied',
      description: 'The browser did not allow it.',
      isAnnounced: true,
    })
  }
}
