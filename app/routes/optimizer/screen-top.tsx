import { Settings2, Sparkles } from 'lucide-react'
import { memo } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { useAllFigures } from '#app/lib/all-figures.ts'
import { classNames } from '#app/lib/class-names.ts'
import { SCREEN_SIDES, type ScreenSide } from '#app/lib/page/screen-side.ts'
import { creativityLabel, ENHANCEMENT_LEVEL_LABELS, STRATEGY_LABELS } from '#core/objective/strategy.ts'
import { pointsWord } from '#core/players/points-words.ts'
import { capitalized } from '#core/text/words.ts'
import type { MemoryStatus } from './memory/memory-view.ts'
import type { OpenDialog } from './optimizer-dialogs.tsx'
import { ScreenHeader } from './screen-header.tsx'
import { useSlate } from './state/slate-context.tsx'
import { useSlateLocks } from './state/use-slate-locks.ts'

const LABELS: Record<ScreenSide, string> = { lineup: 'Lineup', entries: 'Entries' }

/** The two sides of the screen: one lineup by hand, or many at once. */
function SideSwitch({ side, onChange }: { side: ScreenSide; onChange: (side: ScreenSide) => void }) {
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
            'h-7 rounded-sm px-3 text-sm font-medium @max-3xl:px-2 pointer-coarse:h-11',
            each === side ? 'bg-accent-ground text-accent' : 'text-muted hover:text-foreground',
          )}
        >
          {LABELS[each]}
        </button>
      ))}
    </nav>
  )
}

/** The lines above pool and builder: what is open, and how it is optimized. Drawn again only for what they show. */
export const ScreenTop = memo(function ScreenTop({
  subtitle,
  memoryStatus,
  uploadOpen,
  side,
  enriching,
  onToggleUpload,
  onSide,
  onEnrich,
  onOpen,
}: {
  /** The format and the game. */
  subtitle: string
  memoryStatus: MemoryStatus
  uploadOpen: boolean
  side: ScreenSide
  enriching: boolean
  onToggleUpload: () => void
  onSide: (side: ScreenSide) => void
  onEnrich: () => void
  onOpen: (dialog: OpenDialog) => void
}) {
  const state = useSlate()
  return (
    // On a phone the parts of both stand in two lines: the title and the buttons, the sides and the settings.
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 @3xl:grid @3xl:gap-2 @5xl:grid-cols-[minmax(0,1fr)_auto] @5xl:gap-4">
      <ScreenHeader
        lineup={side === 'lineup' ? state.lineup : null}
        subtitle={subtitle}
        status={
          <>
            <LockedText />
            <MemoryStatusText status={memoryStatus} />
          </>
        }
        uploadOpen={uploadOpen}
        onToggleUpload={onToggleUpload}
        onImportProjections={() => onOpen({ kind: 'projections', ofSlate: false })}
        sides={<SideSwitch side={side} onChange={onSide} />}
      />
      <SettingsSummary
        enriching={enriching}
        onEnrich={onEnrich}
        onOpen={() => onOpen({ kind: 'settings' })}
      />
    </div>
  )
})

/** A slate can be built for after its last lock, too, for practice. */
function LockedText() {
  const { isOver } = useSlateLocks(useSlate())
  if (!isOver) return null
  return (
    <span
      className="mr-1 inline-block font-normal text-warn"
      title="All games have started. Entered lineups are final."
    >
      <span aria-hidden>· </span>Locked
    </span>
  )
}

/** Where what the user set for the slate is stored. Not announced: it changes with every change of the lineup. */
function MemoryStatusText({ status }: { status: MemoryStatus }) {
  const text = textOf(status)
  if (text === null) return null
  const reason = status.at === 'refused' && status.sentence !== null ? status.sentence : undefined
  return (
    <span className="inline-block font-normal text-muted" title={reason}>
      <span aria-hidden>· </span>
      <span>{text}</span>
      {reason ? <span className="sr-only">. {reason}</span> : null}
    </span>
  )
}

function textOf({ at }: MemoryStatus): string | null {
  switch (at) {
    case 'none':
      return null
    case 'account':
      return 'Draft saved'
    case 'device':
      return 'Saving draft'
    case 'refused':
      return 'Draft saved on this device'
    case 'offline':
      return 'Offline: kept on this device'
    case 'page':
      return 'Kept until this page closes'
  }
}

/** `isPlain`: the value says what it is of, so that the name is left out where there is little room. */
type Fact = { name: string; value: string; meaning?: string; help?: string; isPlain?: true }

/** The settings of the next run in one line, with a button to change them. */
function SettingsSummary({
  enriching,
  onEnrich,
  onOpen,
}: {
  enriching: boolean
  onEnrich: () => void
  onOpen: () => void
}) {
  const { format, settings, playerPool, enhancementLevel } = useSlate()
  const hasAllFigures = useAllFigures()
  const label = creativityLabel(settings.creativity, format)
  const facts: Fact[] = [
    ...(hasAllFigures
      ? [{ name: 'Points', value: capitalized(pointsWord(playerPool)), isPlain: true as const }]
      : []),
    { name: 'Strategy', value: STRATEGY_LABELS[settings.strategy], isPlain: true },
    {
      name: 'Creativity',
      value: `${settings.creativity}%`,
      meaning: label.name,
      help: `${label.name}: ${label.meaning}`,
    },
    {
      name: 'AI Level',
      value: ENHANCEMENT_LEVEL_LABELS[enhancementLevel],
      help: 'Length of the texts about a lineup',
    },
  ]
  return (
    <section aria-label="Optimization settings" className="flex min-w-0 items-center gap-3 @max-3xl:contents">
      <dl className="flex min-w-0 grow basis-40 flex-wrap gap-x-2 text-xs leading-snug @max-3xl:order-2 @3xl:basis-0 @3xl:gap-x-4 @3xl:text-sm @5xl:flex-nowrap @5xl:gap-x-3 @5xl:whitespace-nowrap">
        {facts.map(({ name, value, meaning, help, isPlain }) => (
          <div key={name} data-tooltip={help} className="flex gap-1 @3xl:gap-1.5">
            <dt className={classNames('text-muted', isPlain && '@max-4xl:sr-only @5xl:@max-[90rem]:sr-only')}>
              {name}
            </dt>
            <dd className="font-medium">
              {value}{' '}
              {meaning ? (
                <span className="hidden @3xl:@max-5xl:inline @[90rem]:inline">{meaning}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex gap-1 @max-3xl:-ml-1 @3xl:gap-3">
        <Button size="small" onClick={onEnrich} disabled={enriching} className="@max-3xl:px-2.5">
          <Sparkles aria-hidden />
          <span className="@max-3xl:sr-only">Enrich Data</span>
        </Button>
        <Button size="small" onClick={onOpen} className="@max-3xl:px-2.5">
          <Settings2 aria-hidden />
          <span className="@max-3xl:sr-only">Settings</span>
        </Button>
      </div>
    </section>
  )
}
