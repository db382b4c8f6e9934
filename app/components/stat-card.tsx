import type { ReactNode } from 'react'
import { Card } from './ui/card.tsx'

/** Cards side by side, in a `dl`. */
export function StatCards({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <dl aria-label={label} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {children}
    </dl>
  )
}

/** One figure, what it is called, and a line about it. */
export function StatCard({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <Card className="p-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="grid gap-0.5">
        <span className="text-xl font-semibold break-words sm:text-2xl tabular-nums">{children}</span>
        {note ? <span className="text-[0.8125rem] break-words text-muted tabular-nums">{note}</span> : null}
      </dd>
    </Card>
  )
}
