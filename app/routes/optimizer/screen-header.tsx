import { ChevronUp, FileUp } from 'lucide-react'
import { ThemeToggle } from '#app/components/theme-toggle.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatSalary } from '#app/lib/format.ts'
import { type Lineup, totalSalary } from '#core/lineup.ts'

export function ScreenHeader({
  lineup,
  subtitle,
  uploadOpen,
  onToggleUpload,
}: {
  lineup: Lineup
  /** Which mode and which game. */
  subtitle: string
  uploadOpen: boolean
  onToggleUpload: () => void
}) {
  const { budget } = lineup.mode
  const spent = totalSalary(lineup)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-base font-semibold @3xl:text-lg">Fantasy Lineup Optimizer</h1>
        <p className="truncate text-[0.8125rem] text-muted">{subtitle}</p>
      </div>
      <p
        className={classNames(
          'hidden text-sm text-muted tabular-nums @3xl:block',
          spent > budget && 'text-bad',
        )}
      >
        <span
          className={classNames('text-lg font-semibold', spent > budget ? 'text-bad' : 'text-foreground')}
        >
          {formatSalary(spent)}
        </span>{' '}
        / {formatSalary(budget)}
      </p>
      <div className="flex items-center gap-1">
        <Button size="small" aria-expanded={uploadOpen} onClick={onToggleUpload}>
          {uploadOpen ? <ChevronUp aria-hidden /> : <FileUp aria-hidden />}
          {uploadOpen ? 'Hide Upload' : 'Upload New CSV'}
        </Button>
        <ThemeToggle />
      </div>
    </div>
  )
}
