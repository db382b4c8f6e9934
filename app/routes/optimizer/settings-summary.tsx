import { Settings2 } from 'lucide-react'
import { Button } from '#app/components/ui/button.tsx'
import {
  CONTEST_FORMAT_LABELS,
  creativityLabel,
  ENHANCEMENT_LEVEL_LABELS,
  type EnhancementLevel,
  type OptimizerSettings,
  STRATEGY_LABELS,
} from '#core/strategy.ts'

/** What the next run goes by, in one line, and the way to change it. */
export function SettingsSummary({
  settings,
  enhancementLevel,
  onOpen,
}: {
  settings: OptimizerSettings
  enhancementLevel: EnhancementLevel
  onOpen: () => void
}) {
  const facts = [
    ['Strategy', STRATEGY_LABELS[settings.strategy]],
    ['Contest', CONTEST_FORMAT_LABELS[settings.contestFormat]],
    ['Creativity', `${settings.creativity}% ${creativityLabel(settings.creativity).name}`],
    ['AI Level', ENHANCEMENT_LEVEL_LABELS[enhancementLevel]],
  ] as const
  return (
    <section aria-label="Optimization settings" className="flex min-w-0 items-center gap-3">
      <dl className="flex min-w-0 flex-1 flex-wrap gap-x-5 gap-y-0.5 text-[0.8125rem] @3xl:text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <Button size="small" onClick={onOpen}>
        <Settings2 aria-hidden />
        Settings
      </Button>
    </section>
  )
}
