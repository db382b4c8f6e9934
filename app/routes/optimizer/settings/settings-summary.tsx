import { Settings2, Sparkles } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import { useAllFigures } from '#app/lib/all-figures.ts'
import { classNames } from '#app/lib/class-names.ts'
import type { Format } from '#core/formats/format.ts'
import {
  creativityLabel,
  ENHANCEMENT_LEVEL_LABELS,
  type EnhancementLevel,
  STRATEGY_LABELS,
} from '#core/objective/strategy.ts'
import type { Player } from '#core/players/player.ts'
import { pointsWord } from '#core/players/points-words.ts'
import { capitalized } from '#core/text/words.ts'
import type { StrategySettings } from '../state/lineup-state.ts'

/** `isPlain`: the value says what it is of, so that the name is left out where there is little room. */
type Fact = { name: string; value: string; meaning?: string; help?: string; isPlain?: true }

/** The settings of the next run in one line, with a button to change them. */
export function SettingsSummary({
  mode,
  settings,
  playerPool,
  enhancementLevel,
  enriching,
  onEnrich,
  onOpen,
}: {
  mode: Format
  settings: StrategySettings
  /** Whose points are named. */
  playerPool: readonly Player[]
  enhancementLevel: EnhancementLevel
  enriching: boolean
  onEnrich: () => void
  onOpen: () => void
}) {
  const hasAllFigures = useAllFigures()
  const label = creativityLabel(settings.creativity, mode)
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
      help: 'How long the texts are that explain a lineup',
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
