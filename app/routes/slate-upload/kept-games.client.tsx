import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import { type KeptSlate, keptSlateFile, keptSlates } from '#app/lib/slates/kept-slates.client.ts'
import { storeSlate } from '#app/lib/stored/slate-storage.ts'
import type { Format } from '#core/formats/format.ts'
import { teamsLabel } from '#core/slate/slate-name.ts'

/** Offline in place of the previous games: the files of this format that this browser keeps. */
export default function KeptGames({ format }: { format: Format }) {
  const navigate = useNavigate()
  const [slates, setSlates] = useState<readonly KeptSlate[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    let isGone = false
    void keptSlates().then(
      (all) => !isGone && setSlates(all.filter(({ formatId }) => formatId === format.id)),
    )
    return () => {
      isGone = true
    }
  }, [format])

  async function load({ key, fileName }: KeptSlate) {
    const file = await keptSlateFile({ key })
    if (file === null) return setFailure(`${fileName} is no longer on this device.`)
    storeSlate(format.id, file)
    await navigate(`/${format.id}/optimizer`)
  }

  if (slates === null) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">On this device</h2>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      {slates.length === 0 ? (
        <p className="text-sm text-muted">No {format.name} file was opened on this device yet.</p>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2">
          {slates.map((slate) => (
            <li key={slate.key} className="min-w-0">
              <Card className="flex items-center gap-1 py-3 pr-2 pl-4">
                <div className="mr-2 min-w-0 flex-1">
                  <p className="truncate font-medium">{teamsLabel(slate.teams)}</p>
                  <p className="truncate text-sm text-muted">{subtitleOf(slate)}</p>
                </div>
                <Button
                  size="small"
                  aria-label={`Load ${teamsLabel(slate.teams)} ${subtitleOf(slate)}`}
                  onClick={() => void load(slate)}
                >
                  Load
                </Button>
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function subtitleOf({ gameDate, fileName }: KeptSlate): string {
  return gameDate ? `${formatCalendar(gameDate)} · ${fileName}` : fileName
}
