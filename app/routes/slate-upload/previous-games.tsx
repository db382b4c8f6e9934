import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { getJson, messageOf } from '#app/lib/api-client.ts'
import { formatCalendar } from '#app/lib/format-calendar.ts'
import { storeSlate } from '#app/lib/slate-storage.ts'
import type { Format } from '#core/formats/format.ts'
import type { Teams } from '#core/slate/games.ts'
import { teamsLabel } from '#core/slate/slate-name.ts'

type PreviousGame = { id: number; fileName: string; teams: Teams | null; gameDate: string | null }

/** The user's earlier slates; choosing one opens the optimizer. */
export function PreviousGames({ mode, slates }: { mode: Format; slates: PreviousGame[] }) {
  const { loadingId, failure, load } = useLoadGame(mode.id)
  if (slates.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">Load Previous Game</h2>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <ul className="grid gap-2 sm:grid-cols-2">
        {slates.map((slate) => (
          <li key={slate.id}>
            <Card className="flex items-center gap-3 px-4 py-3">
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium">{teamsLabel(slate.teams)}</p>
                <p className="truncate text-[0.8125rem] text-muted">
                  {slate.gameDate ? `${formatCalendar(slate.gameDate)} · ${slate.fileName}` : slate.fileName}
                </p>
              </div>
              <Button
                size="small"
                disabled={loadingId !== null}
                aria-label={`Load ${teamsLabel(slate.teams)} ${slate.gameDate ? formatCalendar(slate.gameDate) : slate.fileName}`}
                onClick={() => load(slate)}
              >
                {loadingId === slate.id ? 'Loading...' : 'Load'}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useLoadGame(modeId: string) {
  const navigate = useNavigate()
  const [loadingId, setLoadingId] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function load(slate: PreviousGame) {
    setLoadingId(slate.id)
    setFailure(null)
    try {
      const { csvData } = await getJson<{ csvData: string }>(`/api/csv-history/${modeId}/${slate.id}`)
      storeSlate(modeId, { csvData, fileName: `${slate.teams ? teamsLabel(slate.teams) : 'game'}.csv` })
      await navigate(`/${modeId}/optimizer`)
    } catch (error) {
      setFailure(messageOf(error, 'The game could not be loaded'))
      setLoadingId(null)
    }
  }

  return { loadingId, failure, load }
}
