import { Settings2, Sparkles } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import type { Format } from '#core/formats/format.ts'
import {
  CONTEST_FORMAT_LABELS,
  creativityLabel,
  ENHANCEMENT_LEVEL_LABELS,
  type EnhancementLevel,
  type OptimizerSettings,
  STRATEGY_LABELS,
} from '#core/objective/strategy.ts'
import type { Player } from '#core/players/player.ts'
import { pointsWord } from '#core/players/points-words.ts'

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
  settings: OptimizerSettings
  /** Whose points are named. */
  playerPool: readonly Player[]
  enhancementLevel: EnhancementLevel
  enriching: boolean
  onEnrich: () => void
  onOpen: () => void
}) {
  const facts: [name: string, value: string, meaning?: string][] = [
    ['Points', capitalized(pointsWord(playerPool))],
    ['Strategy', STRATEGY_LABELS[settings.strategy]],
    ['Contest', CONTEST_FORMAT_LABELS[settings.contestFormat]],
    ['Creativity', `${settings.creativity}%`, creativityLabel(settings.creativity, mode).name],
    ['AI Level', ENHANCEMENT_LEVEL_LABELS[enhancementLevel]],
  ]
  return (
    <section aria-label="Optimization settings" className="flex min-w-0 items-center gap-3">
      <dl className="flex min-w-0 flex-1 flex-wrap gap-x-3 text-[0.8125rem] leading-snug @xl:gap-x-5 @3xl:text-sm @5xl:text-[0.8125rem] @5xl:flex-nowrap @5xl:gap-x-3 @5xl:whitespace-nowrap">
        {facts.map(([name, value, meaning]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-muted @5xl:sr-only @[90rem]:not-sr-only">{name}</dt>
            <dd className="font-medium">
              {value} {meaning ? <span className="hidden @3xl:inline">{meaning}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <Button size="small" onClick={onEnrich} disabled={enriching} className="@max-xl:px-2.5">
        <Sparkles aria-hidden />
        <span className="@max-xl:sr-only">Enrich Data</span>
      </Button>
      <Button size="small" onClick={onOpen} className="@max-xl:px-2.5">
        <Settings2 aria-hidden />
        <span className="@max-xl:sr-only">Settings</span>
      </Button>
    </section>
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
