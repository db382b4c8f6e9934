import { Badge } from '#app/components/ui/badge.tsx'
import { classNames } from '#app/lib/class-names.ts'
import type { WhyOut } from '#core/slate-memory/out-people.ts'

/** The name of a player who is out: struck through, and said so to screen readers; with `shows` in a badge that all see. */
export function OutName({
  name,
  why = 'out',
  shows = false,
  className,
}: {
  name: string
  why?: WhyOut
  shows?: boolean
  className?: string
}) {
  const tone = why === 'out' ? 'bad' : 'warn'
  const color = why === 'out' ? 'text-bad' : 'text-warn'
  if (!shows)
    return (
      <span className={classNames(className, 'font-medium', color)}>
        <s>{name}</s>
        <span className="sr-only"> ({why})</span>
      </span>
    )
  return (
    <span
      className={classNames(
        className,
        'inline-flex min-w-0 flex-wrap items-center gap-x-1.5 font-medium',
        color,
      )}
    >
      <s className="min-w-0 wrap-anywhere">{name}</s>
      <Badge tone={tone}>{why === 'out' ? 'Out' : 'Excluded'}</Badge>
    </span>
  )
}
