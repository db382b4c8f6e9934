import { Pencil, Trash2 } from 'lucide-react'
import { lazy, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { FileName } from '#app/components/file-name.tsx'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card } from '#app/components/ui/card.tsx'
import { loadRowMenu, RowMenu } from '#app/components/ui/row-menu.tsx'
import { putJson } from '#app/lib/api-client.ts'
import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import { loadSlateAnew } from '#app/lib/slates/open-slate.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { Format } from '#core/formats/format.ts'
import type { Teams } from '#core/slate/games.ts'
import { teamsLabel } from '#core/slate/slate-name.ts'

const loadRenameDialog = () => import('#app/components/rename-dialog.client.tsx')
const loadDeleteDialog = () => import('./delete-slate-dialog.client.tsx')
const RenameDialog = lazy(loadRenameDialog)
const DeleteSlateDialog = lazy(loadDeleteDialog)

type PreviousGame = { id: number; fileName: string; teams: Teams | null; gameDate: string | null }

/** The user's earlier slates; choosing one opens the optimizer. A file can be renamed and deleted. */
export function PreviousGames({ format, slates }: { format: Format; slates: PreviousGame[] }) {
  const { loadingId, failure, load } = useLoadGame(format.id)
  const [renaming, setRenaming] = useState<PreviousGame | null>(null)
  const [deleting, setDeleting] = useState<PreviousGame | null>(null)
  useEffect(() => whenIdle(loadRowMenu, loadRenameDialog, loadDeleteDialog), [])
  if (slates.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-semibold">Load Previous Game</h2>
      {failure ? <Alert tone="bad">{failure}</Alert> : null}
      <ul className="grid gap-2 sm:grid-cols-2">
        {slates.map((slate) => (
          <li key={slate.id} className="grid min-w-0">
            <GameCard
              slate={slate}
              isLoading={loadingId === slate.id}
              disabled={loadingId !== null}
              onLoad={() => load(slate)}
              onRename={() => setRenaming(slate)}
              onDelete={() => setDeleting(slate)}
            />
          </li>
        ))}
      </ul>
      <OptionalPart failed={<DialogLoadFailure />}>
        {renaming ? (
          <RenameDialog
            title="Rename File"
            label="File Name"
            name={renaming.fileName}
            send={(fileName) => putJson(`/api/csv-history/${format.id}/${renaming.id}/name`, { fileName })}
            records="slates"
            onClose={() => setRenaming(null)}
          />
        ) : null}
        {deleting ? (
          <DeleteSlateDialog modeId={format.id} slate={deleting} onClose={() => setDeleting(null)} />
        ) : null}
      </OptionalPart>
    </section>
  )
}

function GameCard({
  slate,
  isLoading,
  disabled,
  onLoad,
  onRename,
  onDelete,
}: {
  slate: PreviousGame
  isLoading: boolean
  disabled: boolean
  onLoad: () => void
  onRename: () => void
  onDelete: () => void
}) {
  const date = slate.gameDate && formatCalendar(slate.gameDate)
  const name = `${teamsLabel(slate.teams)} ${date ?? slate.fileName}`
  return (
    <Card className="flex items-center gap-1 py-3 pr-2 pl-4">
      <div className="mr-2 min-w-0 flex-1">
        <p className="truncate font-medium">{teamsLabel(slate.teams)}</p>
        <p className="text-sm wrap-anywhere text-muted">
          {date ? `${date} · ` : null}
          <FileName>{slate.fileName}</FileName>
        </p>
      </div>
      <Button size="small" disabled={disabled} aria-label={`Load ${name}`} onClick={onLoad}>
        {isLoading ? 'Loading...' : 'Load'}
      </Button>
      <RowMenu
        label={`More actions for ${name}`}
        items={[
          { label: 'Rename', icon: Pencil, onChoose: onRename },
          { label: 'Delete', icon: Trash2, onChoose: onDelete, deletes: true },
        ]}
      />
    </Card>
  )
}

function useLoadGame(modeId: string) {
  const navigate = useNavigate()
  const [loadingId, setLoadingId] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function load(slate: PreviousGame) {
    setLoadingId(slate.id)
    setFailure(null)
    const refusal = await loadSlateAnew({ ...slate, formatId: modeId })
    if (refusal === null) return navigate(`/${modeId}/optimizer`)
    setFailure(refusal)
    setLoadingId(null)
  }

  return { loadingId, failure, load }
}
