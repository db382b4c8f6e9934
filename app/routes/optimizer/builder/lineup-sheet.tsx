import { ChevronUp } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { BackCloses } from '#app/components/ui/back-closes.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { focusRegion } from '#app/lib/focus/focus-page.ts'
import { whenIdle } from '#app/lib/turns/when-idle.ts'
import { formatPoints, formatSalary } from '#core/figures/format.ts'
import { playersOf, projectedPoints, totalSalary } from '#core/lineups/lineup.ts'
import { pointsWord } from '#core/players/points-words.ts'
import { isWideScreen } from '../pool/table-layout.ts'
import { useSlate } from '../state/slate-context.tsx'
import { NextStepButton, type StepProps } from './builder-actions.tsx'

/**
 * The lineup and its analysis: columns on a wide screen, and on a phone a bottom sheet whose bar always shows points and
 * budget. All layouts use the same element, so nothing is rendered twice.
 */
export function LineupSheet({
  builder,
  insight,
  ...bar
}: SheetBarProps & { builder: ReactNode; insight: ReactNode }) {
  const { open, onOpenChange } = bar
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    onOpenChange(false)
    event.currentTarget.querySelector<HTMLElement>('[aria-controls="lineup-sheet"]')?.focus()
  }

  // Closed on a phone, it is drawn when the page is idle, so that the pool is there sooner.
  const [isDrawn, setDrawn] = useState(open || isWideScreen(innerWidth))
  if (open && !isDrawn) setDrawn(true)
  useEffect(() => whenIdle(() => startTransition(() => setDrawn(true))), [])

  // On a phone the insight is below the screen, and is laid out once the lineup is painted.
  const hasInsight = useDeferredValue(open)

  // On a phone the button that opened the sheet is gone then, and the work goes on in the lineup.
  useEffect(() => {
    const builder = document.getElementById('builder-title')?.closest('section')
    if (open && builder && document.activeElement === document.body) focusRegion(builder)
  }, [open])

  // Padding below the columns keeps a toast from covering the last control. On a phone the analysis is below the builder, so
  // it is laid out once it is scrolled to.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any control inside
    <div
      onKeyDown={closeByKey}
      className={classNames(
        'flex min-h-0 flex-col @max-3xl:z-20 @max-3xl:rounded-t-xl @max-3xl:border @max-3xl:border-b-0 @max-3xl:border-field @max-3xl:bg-card three-columns:contents',
        // Paper is as narrow as a phone.
        open && '@max-3xl:absolute @max-3xl:inset-0 print:static!',
      )}
    >
      {open && !isWideScreen(innerWidth) ? <BackCloses onClose={() => onOpenChange(false)} /> : null}
      <SheetBar {...bar} />
      <div
        id="lineup-sheet"
        className={classNames(
          'min-h-0 flex-1 scroll-pb-20 flex-col gap-3 overflow-y-auto p-3 print:flex @3xl:flex @3xl:p-0 three-columns:contents',
          open ? 'flex' : 'hidden',
        )}
      >
        <div className="contents min-h-0 three-columns:block three-columns:scroll-pb-20 three-columns:overflow-y-auto three-columns:pb-16">
          {isDrawn ? builder : null}
        </div>
        <section
          aria-label="Insight"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
          tabIndex={0}
          className={classNames(
            !hasInsight && '@max-3xl:hidden',
            'grid min-h-0 content-start gap-3 print:hidden @max-3xl:[contain-intrinsic-size:auto_60rem] @max-3xl:[content-visibility:auto] shrink-0 @3xl:pb-16 three-columns:shrink three-columns:scroll-pb-20 three-columns:overflow-y-auto',
          )}
        >
          {isDrawn ? insight : null}
        </section>
      </div>
    </div>
  )
}

type SheetBarProps = StepProps & { open: boolean; onOpenChange: (open: boolean) => void }

function SheetBar({ open, onOpenChange, ...steps }: SheetBarProps) {
  const { lineup, format } = useSlate()
  const players = playersOf(lineup)
  return (
    <div className="flex items-center gap-2 p-2 @3xl:hidden print:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="lineup-sheet"
        onClick={() => onOpenChange(!open)}
        className="flex h-12 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-left"
      >
        <ChevronUp
          aria-hidden
          className={classNames(
            'size-5 shrink-0 text-muted transition-transform duration-150',
            open && 'rotate-180',
          )}
        />
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block truncate text-sm font-semibold">
            <span className="sr-only">Lineup: </span>
            {formatPoints(projectedPoints(lineup))} pts · {players.length}/{format.rosterSlots.length}{' '}
            <span className="font-normal text-muted">{pointsWord(players)}</span>
          </span>
          <span className="block truncate text-sm text-muted tabular-nums">
            {formatSalary(totalSalary(lineup))} / {formatSalary(format.budget)}
          </span>
        </span>
      </button>
      {open ? null : <NextStepButton {...steps} />}
    </div>
  )
}
