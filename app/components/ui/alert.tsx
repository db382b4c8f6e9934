import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#app/lib/class-names.ts'

/** A message next to its subject; `bad` is announced immediately (role alert). */
export function Alert({
  tone,
  className,
  children,
}: {
  tone: 'bad' | 'warn' | 'neutral'
  className?: string
  children: ReactNode
}) {
  const Icon = tone === 'neutral' ? Info : CircleAlert
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'note'}
      className={classNames(
        'flex items-start gap-2.5 rounded-md border px-3 py-2.5 text-sm wrap-anywhere',
        tone === 'bad' && 'border-bad bg-bad-ground text-bad',
        tone === 'warn' && 'border-warn/50 bg-warn-ground text-warn',
        tone === 'neutral' && 'border-border bg-raised text-muted',
        className,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
