import type { ReactNode } from 'react'

export function StatCards({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">{children}</dl>
}

/** A figure with a label and one or two notes. Not a `Card`, because a `dl` must not contain a section. */
export function StatCard({
  name,
  note,
  more,
  children,
}: {
  name: string
  note?: string | null
  more?: string | null
  children: ReactNode
}) {
  return (
    <div className="@container min-w-0 rounded-lg border border-border bg-card p-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="grid gap-0.5">
        <span className="text-xl font-semibold break-words tabular-nums">{children}</span>
        {note ? <span className="text-sm wrap-anywhere text-muted">{note}</span> : null}
        {more ? <span className="text-sm text-muted">{more}</span> : null}
      </dd>
    </div>
  )
}
