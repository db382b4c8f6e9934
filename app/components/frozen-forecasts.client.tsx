import { Copy, Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { downloadFile } from '#app/lib/files/download-text.ts'
import { formatMoment } from '#app/lib/formats/format-moment.ts'
import { formatTimeLeft } from '#app/lib/formats/format-time-left.ts'
import { showErrorToast, showToast } from '#app/lib/toast-store.ts'
import type { EntryForecast } from '#core/entries/entered-entry.ts'
import { type FrozenTogether, frozenText, frozenTogether } from '#core/entries/frozen-forecast.ts'
import { pluralize } from '#core/figures/format.ts'

type Frozen = { entryKey: string; forecast: EntryForecast | null }

/** Characters of the hash that are shown; all of them are copied. */
const SHOWN = 12

/**
 * When the forecasts of a contest's entries were frozen, and the one hash of all of them: who wrote it down before the contest knows
 * that nothing was changed. The file has the text of each forecast, so that others can work out the hash. Nothing where none was frozen.
 */
export default function FrozenForecasts({
  entries,
  contestName,
}: {
  entries: readonly Frozen[]
  /** Where several contests stand below each other. */
  contestName?: string
}) {
  const [checked, setChecked] = useState<FrozenTogether | null>(null)
  useEffect(() => {
    let isCurrent = true
    setChecked(null)
    void frozenTogether(entries).then((now) => isCurrent && setChecked(now))
    return () => {
      isCurrent = false
    }
  }, [entries])
  if (checked === null) return null
  const { sha256, forecasts, changed, late, madeAt, locksAt } = checked
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <span className="min-w-0 wrap-anywhere">
          {contestName ? `${contestName}: ` : ''}
          {pluralize(forecasts, 'forecast')} frozen {whenText(madeAt, locksAt)}:{' '}
          <code title={sha256} className="font-mono">
            {sha256.slice(0, SHOWN)}…
          </code>
        </span>
        <Button size="small" variant="ghost" onClick={() => void copied(sha256)}>
          <Copy aria-hidden />
          Copy<span className="sr-only"> the hash</span>
        </Button>
        <Button size="small" variant="ghost" onClick={() => downloadForecasts(entries)}>
          <Download aria-hidden />
          File<span className="sr-only"> of the forecasts</span>
        </Button>
      </p>
      {changed > 0 ? (
        <Alert tone="bad">
          {pluralize(changed, 'forecast')} {changed === 1 ? 'does' : 'do'} not say what{' '}
          {changed === 1 ? 'it' : 'they'} said when frozen.
        </Alert>
      ) : null}
      {late > 0 ? (
        <Alert tone="warn">
          {pluralize(late, 'forecast')} {late === 1 ? 'was' : 'were'} made after the lock. Such forecasts do
          not count in the record.
        </Alert>
      ) : null}
    </>
  )
}

function downloadForecasts(entries: readonly Frozen[]): void {
  const lines = entries.flatMap(({ entryKey, forecast }) =>
    forecast ? (frozenText(entryKey, forecast) ?? []) : [],
  )
  downloadFile(
    new Blob(
      lines.map((line) => `${line}\n`),
      { type: 'text/plain' },
    ),
    'forecasts.txt',
  )
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
