import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'

/**
 * The lines below the header. Where there is room they stand beside each other, so that one that comes after the others moves
 * little of what stands below, or nothing.
 */
export function StatusLines({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="@5xl:flex">{children}</div>
    </div>
  )
}

/** One of them, with its buttons at the end. */
export function StatusLine({
  icon: Icon,
  tone,
  children,
  actions,
}: {
  icon: LucideIcon
  tone: 'warn' | 'neutral'
  children: ReactNode
  actions?: ReactNode
}) {
  return (
    <div
      className={classNames(
        'flex h-full min-h-10.25 flex-wrap items-center gap-x-2.5 gap-y-1 border-b px-4 py-1 text-sm sm:px-6',
        tone === 'warn' ? 'border-warn/50 bg-warn-ground text-warn' : 'border-border bg-raised text-muted',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1 wrap-anywhere">{children}</p>
      {actions}
    </div>
  )
}
