import type { ReactNode } from 'react'

export function StatCards({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">{children}</dl>
}

/** One figure, what it is called, and a line about it. A `dl` may hold no section, hence no `Card`. */
export function StatCard({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-lg border border-border bg-card p-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="grid gap-0.5">
        <span className="text-xl font-semibold break-words tabular-nums sm:text-2xl">{children}</span>
        <span className="text-[0.8125rem] text-muted">{note}</span>
      </dd>
    </div>
  )
}
