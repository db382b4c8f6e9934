import type { ReactNode } from 'react'

/** A figure of a `dl` with its name above and a note below. */
export function NamedFigure({
  name,
  note,
  children,
}: {
  name: string
  note?: string | null
  children: ReactNode
}) {
  return (
    <div className="@container min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="grid gap-0.5">
        <span className="text-xl font-semibold break-words tabular-nums">{children}</span>
        {note ? <span className="text-sm text-muted tabular-nums">{note}</span> : null}
      </dd>
    </div>
  )
}
