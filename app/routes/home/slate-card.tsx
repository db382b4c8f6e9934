import { ArrowRight } from 'lucide-react'
import { FileName } from '#app/components/file-name.tsx'
import { cardClasses } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatCalendar } from '#app/lib/formats/format-calendar.ts'
import { formatTimeLeft } from '#app/lib/formats/format-time-left.ts'
import { useNow } from '#app/lib/formats/use-time-left.ts'
import type { OpenableSlate } from '#app/lib/slates/open-slate.ts'
import { useHydrated } from '#app/lib/use-hydrated.ts'
import { formatName } from '#core/formats/lookup.ts'
import { nextLockOf } from '#core/slate/next-lock.ts'
import { teamsLabel } from '#core/slate/slate-name.ts'

/** Opens a slate in the optimizer with what was set for it. Its game names it; a file of several games goes by its own name. */
export function SlateCard({
  slate,
  isOpening,
  disabled,
  onOpen,
}: {
  slate: OpenableSlate
  isOpening: boolean
  disabled: boolean
  onOpen: () => void
}) {
  const { teams, fileName, formatId } = slate
  return (
    <button
      type="button"
      aria-disabled={disabled}
      onClick={disabled ? undefined : onOpen}
      className={classNames(
        cardClasses,
        'group relative grid content-start gap-1 px-4 py-3 text-left hover:border-accent sm:px-5 sm:py-4',
      )}
    >
      <span className="sr-only">Open</span>
      <ArrowRight aria-hidden className="absolute top-4 right-4 size-4 text-muted group-hover:text-accent" />
      <span className="pr-6 font-semibold wrap-anywhere">
        {teams ? teamsLabel(teams) : <FileName>{fileName}</FileName>}
      </span>
      <span className="text-sm text-muted">{isOpening ? 'Opening...' : <Start slate={slate} />}</span>
      <span className="text-sm text-muted">{formatName(formatId)}</span>
    </button>
  )
}

/** The server knows the day alone: the time that is left changes until the page is shown. */
function Start({ slate }: { slate: OpenableSlate }) {
  const hydrated = useHydrated()
  const now = useNow()
  const lock = hydrated ? nextLockOf(slate, now) : null
  if (!lock) return slate.gameDate ? formatCalendar(slate.gameDate) : 'No date in the file'
  const what = slate.teams ? 'Locks' : lock.isFirst ? 'First lock' : 'Next lock'
  return (
    <span className="text-accent">
      {what} in {formatTimeLeft(new Date(lock.at), now)}
    </span>
  )
}
