import { ChartNoAxesColumn, ChevronUp, FileUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { ThemeToggle } from '#app/components/theme-toggle.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { focusRegion } from '#app/lib/focus/focus-page.ts'
import { formatSalary } from '#core/figures/format.ts'
import { type Lineup, totalSalary } from '#core/lineups/lineup.ts'

/* Two windows have no room for words on the buttons: a phone, and a laptop whose line holds the settings too. */
const LABEL = '@max-3xl:sr-only @3xl:@max-[112rem]:sr-only'
const ICON_ONLY = '@max-3xl:px-2.5 @3xl:@max-[112rem]:px-2.5'

export function ScreenHeader({
  lineup,
  subtitle,
  status,
  uploadOpen,
  onToggleUpload,
  onImportProjections,
  sides,
}: {
  /** The lineup of the builder; null on the Entries side. */
  lineup: Lineup | null
  /** The format and the game. */
  subtitle: string
  /** Where the work is stored. */
  status: ReactNode
  uploadOpen: boolean
  onToggleUpload: () => void
  onImportProjections: () => void
  /** The switch between the sides of the screen. */
  sides: ReactNode
}) {
  return (
    <div className="flex items-center gap-x-4 @max-3xl:contents">
      <div className="min-w-0 grow basis-32 @3xl:basis-0 @5xl:flex @5xl:items-baseline @5xl:gap-3">
        {/* The app bar has the app's name; below it the slate has the room, in several lines where one is too short. */}
        <div className="line-clamp-3 text-xs leading-tight @3xl:line-clamp-2 @3xl:text-sm @3xl:leading-tight @3xl:font-medium @[90rem]:font-normal">
          {/* It has the focus when the screen opens, so it shows at every width. */}
          <h1 className="inline focus-visible:-outline-offset-1">
            <span className="sr-only @[90rem]:not-sr-only @[90rem]:mr-3 @[90rem]:font-semibold">
              Fantasy Lineup Optimizer
            </span>{' '}
            {withoutBreaks(subtitle)}
          </h1>{' '}
          {status}
        </div>
      </div>
      {/* Behind the title, which has the focus when the screen opens. */}
      <button
        type="button"
        onClick={skipToLineup}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-raised focus:px-4 focus:py-3"
      >
        Skip to the {lineup ? 'lineup' : 'lineups'}
      </button>
      {lineup ? <Spent lineup={lineup} /> : null}
      <div className="flex items-center justify-end gap-1">
        <Button size="small" aria-expanded={uploadOpen} onClick={onToggleUpload} className={ICON_ONLY}>
          {uploadOpen ? <ChevronUp aria-hidden /> : <FileUp aria-hidden />}
          <span className={LABEL}>{uploadOpen ? 'Hide Upload' : 'Upload New CSV'}</span>
        </Button>
        <Button size="small" onClick={onImportProjections} className={`@max-3xl:hidden ${ICON_ONLY}`}>
          <ChartNoAxesColumn aria-hidden />
          <span className={LABEL}>Import projections</span>
        </Button>
        <span className="md:hidden">
          <ThemeToggle />
        </span>
      </div>
      {sides}
    </div>
  )
}

function Spent({ lineup }: { lineup: Lineup }) {
  const { budget } = lineup.format
  const spent = totalSalary(lineup)
  return (
    <p
      className={classNames(
        'hidden shrink-0 text-sm text-muted tabular-nums @3xl:block @5xl:@max-[90rem]:text-xs',
        spent > budget && 'text-bad',
      )}
    >
      <span
        className={classNames(
          'font-semibold @3xl:@max-5xl:text-base @[112rem]:text-base',
          spent > budget ? 'text-bad' : 'text-foreground',
        )}
      >
        {formatSalary(spent)}
      </span>{' '}
      / {formatSalary(budget)}
    </p>
  )
}

const SHORT = 20

/** A date or a game stays in one line; a long name of a file may break. */
function withoutBreaks(subtitle: string): string {
  return subtitle
    .split(' · ')
    .map((part) => (part.length > SHORT ? part : part.replaceAll(' ', '\u00a0')))
    .join(' · ')
}

/** The lineup is the builder, on the Entries side the list. */
function skipToLineup() {
  const lists = document.querySelectorAll<HTMLElement>(
    '[aria-labelledby="builder-title"], [aria-label="Entries"]',
  )
  const shown = [...lists].find((list) => list.checkVisibility())
  if (shown) focusRegion(shown)
}
