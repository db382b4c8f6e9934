import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChangedRecord } from '#app/lib/outbox/changes/change-fields.ts'
import { useShownChanges } from '#app/lib/outbox/shown-changes.ts'
import { changesOf, isDeletion } from '#app/lib/outbox/shown-records.ts'
import { EmptyPage } from './empty-page.tsx'
import { KeptNote } from './kept-note.tsx'
import { PageLink } from './page-link.tsx'
import { Alert } from './ui/alert.tsx'
import { Button } from './ui/button.tsx'

type RecordList = { to: string; label: string }

/** The page of a saved record: the way back to the list, its title and what it is, what can be done with it, and its parts. */
export function RecordPage({
  of,
  id,
  title,
  about,
  list,
  actions,
  asOf,
  width,
  children,
}: {
  of: ChangedRecord
  id: number
  title: string
  /** Below the title. */
  about: ReactNode
  list: RecordList
  actions: ReactNode
  /** When the page was read, in milliseconds since 1970. */
  asOf: number
  width: string
  children: ReactNode
}) {
  return (
    <div className={`mx-auto grid w-full gap-6 px-4 py-6 sm:px-6 sm:py-8 ${width}`}>
      <title>{`${title} · Pro DFS Optimizer`}</title>
      <div className="grid gap-1">
        <Button variant="link" size="small" className="-ml-3 justify-self-start print:hidden" asChild>
          <PageLink to={list.to}>
            <ArrowLeft aria-hidden />
            {list.label}
          </PageLink>
        </Button>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="grid min-w-0 flex-1 basis-72 gap-1">
            <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
            {about}
          </div>
          {actions}
        </div>
      </div>
      <KeptNote asOf={asOf} />
      <WaitingDeletion of={of} id={id} />
      {children}
    </div>
  )
}

/** In the place of a record that was deleted, or is another account's. */
export function RecordNotFound({ what, list }: { what: string; list: RecordList }) {
  return (
    <EmptyPage
      title={`${what} not found`}
      text="It was deleted, or it belongs to another account."
      next={list}
    />
  )
}

/** On the page of a record whose deletion waits on this device: says so, and takes it back. */
function WaitingDeletion({ of, id }: { of: ChangedRecord; id: number }) {
  const waiting = changesOf(of, id, useShownChanges()).find((change) => isDeletion(change) && !change.isSent)
  if (!waiting) return null
  return (
    <Alert tone="warn">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-52">
          Deleted on this device. It is sent when you are back online.
        </p>
        <Button
          size="small"
          onClick={async () => (await import('#app/lib/outbox/outbox.client.ts')).undoChange(waiting)}
        >
          Undo
        </Button>
      </div>
    </Alert>
  )
}
