import { classNames } from '#app/lib/class-names.ts'
import { SCREEN_SIDES, type ScreenSide } from '#app/lib/slates/screen-side.ts'

const LABELS: Record<ScreenSide, string> = { lineup: 'Lineup', entries: 'Entries' }

/** The two sides of the screen: one lineup by hand, or many at once. */
export function SideSwitch({ side, onChange }: { side: ScreenSide; onChange: (side: ScreenSide) => void }) {
  return (
    <nav
      aria-label="Sides"
      className="grid auto-cols-fr grid-flow-col rounded-md border border-border bg-background p-0.5 @max-3xl:order-1"
    >
      {SCREEN_SIDES.map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === side ? 'page' : undefined}
          onClick={() => onChange(each)}
          className={classNames(
            'h-7 rounded-sm px-3 text-[0.8125rem] font-medium pointer-coarse:h-11',
            each === side ? 'bg-accent-ground text-accent' : 'text-muted hover:text-foreground',
          )}
        >
          {LABELS[each]}
        </button>
      ))}
    </nav>
  )
}
