import { useTimeLeft } from '#app/lib/formats/use-time-left.ts'
import type { OpenableSlate } from '#app/lib/slates/open-slate.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { teamsLabel } from '#core/slate/slate-name.ts'

/** The slate that locks first of those to come; nothing if all have started. */
export function NextLock({ slates }: { slates: readonly OpenableSlate[] }) {
  const hydrated = useHydrated()
  const next = hydrated ? firstToCome(slates, Date.now()) : null
  const left = useTimeLeft(next?.startsAt == null ? null : new Date(next.startsAt))
  if (!next || !left) return null
  return (
    <p className="min-w-0 truncate text-sm text-muted">
      Next lock in <span className="font-medium text-foreground">{left}</span>:{' '}
      {next.teams ? teamsLabel(next.teams) : next.fileName}
    </p>
  )
}

function firstToCome(slates: readonly OpenableSlate[], now: number): OpenableSlate | null {
  const toCome = slates.filter(({ startsAt }) => startsAt !== null && startsAt > now)
  const [first] = toCome.sort((a, b) => a.startsAt! - b.startsAt!)
  return first ?? null
}
