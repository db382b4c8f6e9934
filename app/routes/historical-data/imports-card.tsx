import { Pencil, Trash2 } from 'lucide-react'
import { lazy, useCallback, useEffect, useState } from 'react'
import { DialogLoadFailure } from '#app/components/load-failure.tsx'
import { Moment } from '#app/components/moment.tsx'
import { OptionalPart } from '#app/components/optional-part.tsx'
import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardDescription, CardHeaderRow, CardTitle } from '#app/components/ui/card.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { getJson, messageOf, putJson } from '#app/lib/api-client.ts'
import { formatMoment } from '#app/lib/formats/format-moment.ts'
import { useTimeZone } from '#app/lib/formats/use-time-zone.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import type { ImportItem } from '#contract/history.ts'
import { pluralize } from '#core/figures/format.ts'
import type { Deletion } from './delete-entries-dialog.client.tsx'

const loadDeleteDialog = () => import('./delete-entries-dialog.client.tsx')
const DeleteEntriesDialog = lazy(loadDeleteDialog)
const loadRenameDialog = () => import('#app/components/rename-dialog.client.tsx')
const RenameDialog = lazy(loadRenameDialog)

/** The uploads that the history consists of, loaded on request. Each can be renamed and deleted. */
export function ImportsCard({ history }: { history: object }) {
  const { imports, pending, failure, show, drop } = useImports(history)
  const [deleting, setDeleting] = useState<Chosen | null>(null)
  const [renaming, setRenaming] = useState<ImportItem | null>(null)
  useEffect(() => whenIdle(loadDeleteDialog, loadRenameDialog), [])
  return (
    <Card id="imports" tabIndex={-1} aria-labelledby="imports-title" className="overflow-hidden">
      <CardHeaderRow>
        <div className="grid gap-1">
          <CardTitle id="imports-title">Imports</CardTitle>
          <CardDescription>Each import can be deleted with the entries that it added.</CardDescription>
        </div>
        {imports === null ? (
          <Button size="small" disabled={pending} onClick={show}>
            Show imports
          </Button>
        ) : imports.length > 1 ? (
          <Button
            size="small"
            onClick={() =>
              setDeleting({ ids: imports.map(({ id }) => id), deletion: deletionOfAll(imports) })
            }
          >
            Delete all
          </Button>
        ) : null}
      </CardHeaderRow>
      {failure ? (
        <Alert tone="bad" className="mx-4 mb-4 sm:mx-5">
          {failure}
        </Alert>
      ) : null}
      {pending && !imports ? <Skeleton className="mx-4 mb-4 h-12 sm:mx-5" /> : null}
      {imports ? (
        <ScrollWindow label="Imports" className="max-h-96 border-t border-border">
          <ul className="divide-y divide-border">
            {imports.map((item) => (
              <ImportRow
                key={item.id}
                item={item}
                onRename={() => setRenaming(item)}
                onDelete={() => setDeleting({ ids: [item.id], deletion: deletionOf(item) })}
              />
            ))}
          </ul>
        </ScrollWindow>
      ) : null}
      <OptionalPart failed={<DialogLoadFailure />}>
        {deleting ? (
          <DeleteEntriesDialog
            deletion={deleting.deletion}
            onDeleted={() => drop(deleting.ids)}
            onClose={() => setDeleting(null)}
          />
        ) : null}
        {renaming ? (
          <RenameDialog
            title="Rename Import"
            label="Import Name"
            name={renaming.name ?? ''}
            send={(name) => putJson(`/api/historical/imports/${renaming.id}/name`, { name })}
            records="history"
            onClose={() => setRenaming(null)}
          />
        ) : null}
      </OptionalPart>
    </Card>
  )
}

/** The imports that a dialog asks about. */
type Chosen = { ids: readonly number[]; deletion: Deletion }

function deletionOf({ id, name, imported_at, entries }: ImportItem): Deletion {
  return {
    ...{ title: 'Delete Import', path: `/api/historical/imports/${id}`, done: 'Import deleted' },
    called: name ?? <Moment iso={imported_at} />,
    entries,
  }
}

function deletionOfAll(imports: readonly ImportItem[]): Deletion {
  return {
    ...{ title: 'Delete History', path: '/api/historical/entries', done: 'History deleted' },
    called: pluralize(imports.length, 'import'),
    entries: imports.reduce((sum, { entries }) => sum + entries, 0),
  }
}

/** An import of an older version has no name; its time stands in. */
function ImportRow({
  item,
  onRename,
  onDelete,
}: {
  item: ImportItem
  onRename: () => void
  onDelete: () => void
}) {
  const timeZone = useTimeZone()
  const time = formatMoment(item.imported_at, { length: 'medium', timeZone })
  const called = item.name ? `${item.name}, ${time}` : `import of ${time}`
  const buttons = [
    { does: 'Rename', Icon: Pencil, onClick: onRename },
    { does: 'Delete', Icon: Trash2, onClick: onDelete },
  ]
  return (
    <li className="flex items-center gap-1 px-4 py-2 text-sm sm:px-5">
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          {item.name ?? <Moment iso={item.imported_at} />}
        </span>
        <span className="block text-sm text-muted">
          {item.name ? (
            <>
              <Moment iso={item.imported_at} />,{' '}
            </>
          ) : null}
          {pluralize(item.entries, 'entry', 'entries')}
        </span>
      </span>
      {buttons.map(({ does, Icon, onClick }) => (
        <Button
          key={does}
          variant="ghost"
          size="iconSmall"
          data-row-menu={does === 'Delete' ? '' : undefined}
          data-tooltip={`${does} import`}
          aria-label={`${does} ${called}`}
          onClick={onClick}
        >
          <Icon aria-hidden />
        </Button>
      ))}
    </li>
  )
}

/** Loads the imports on request, and again whenever the history has changed while they are shown. */
function useImports(history: object) {
  const [imports, setImports] = useState<ImportItem[] | null>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const load = useCallback(async () => {
    setPending(true)
    setFailure(null)
    try {
      const answer = await getJson<{ imports: ImportItem[] }>('/api/historical/imports')
      setImports(answer.imports)
    } catch (error) {
      setIsWanted(false)
      setFailure(messageOf(error, 'The imports could not be read'))
    }
    setPending(false)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an import or a deletion changes the history
  useEffect(() => {
    if (isWanted) void load()
  }, [history, isWanted, load])

  return {
    imports,
    pending,
    failure,
    show: () => setIsWanted(true),
    /** Takes deleted imports out at once, so that their rows are gone when the dialog closes. */
    drop: (ids: readonly number[]) => setImports(imports?.filter(({ id }) => !ids.includes(id)) ?? null),
  }
}
