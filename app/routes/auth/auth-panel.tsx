import { Brain, ChartColumn, Crosshair, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { CaptainChip, PositionChip } from '#app/components/position-chip.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { cardClasses } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { TRIAL_PATH } from '#app/pages.ts'
import { formatSalary } from '#core/figures/format.ts'
import { FORMATS } from '#core/formats/list.ts'
import { SAMPLE_LINEUP } from './sample-lineup.ts'

/** The sample is a slate of the first game mode. */
const { captain, budget } = FORMATS[0]!

/** What the optimizer makes of the sample slate. */
function LineupPicture() {
  const spent = SAMPLE_LINEUP.reduce((sum, { salary }) => sum + salary, 0)
  return (
    <figure className={classNames(cardClasses, 'w-full max-w-md overflow-hidden')}>
      <figcaption className="flex justify-between gap-3 bg-raised px-4 py-2 text-sm text-muted">
        <span>The best lineup of an invented game</span>
        <span className="shrink-0 tabular-nums">
          {formatSalary(spent)} / {formatSalary(budget)}
        </span>
      </figcaption>
      <ol className="divide-y divide-border">
        {SAMPLE_LINEUP.map(({ name, position, salary }, slot) => (
          <li key={name} className="flex items-center gap-2 px-4 py-1.5 text-sm">
            {captain && slot === 0 ? <CaptainChip code={captain.code} /> : null}
            <PositionChip position={position} />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="text-muted tabular-nums">{formatSalary(salary)}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}

const PITCHES: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Crosshair,
    title: 'The best lineup for any contest',
    text: 'For big tournaments (GPP) and 50/50s (Cash). Load the player file of your contest and press once. Serious players build up to 150 lineups.',
  },
  {
    icon: Brain,
    title: 'AI-powered analysis',
    text: 'Read why each player was chosen. See how often your lineups win money in thousands of played games.',
  },
  {
    icon: ChartColumn,
    title: 'Performance tracking',
    text: 'Record your results and see what you won and lost.',
  },
]

/** What the product is for, in a sentence, and the way to see it; above the form where the panel is below it. */
export function ProductLine() {
  return (
    <div className="grid gap-3 lg:hidden">
      <div className="grid gap-1">
        <p className="font-semibold tracking-tight">Pro DFS Optimizer</p>
        <p className="text-sm text-balance text-muted">{PROMISE}</p>
      </div>
      <TryIt />
    </div>
  )
}

const PROMISE = 'Get the best DraftKings lineup for tonight’s game. Free, in one press.'

/** Beside the form on large screens, below it on others. */
export function AuthPanel() {
  return (
    <aside
      aria-label="About the product"
      className="grid content-center justify-items-center gap-8 border-border bg-card px-4 py-8 max-lg:border-t lg:justify-items-start lg:border-l lg:px-12 xl:px-20"
    >
      <div className="hidden gap-3 lg:grid">
        <p className="text-xl font-semibold tracking-tight">Pro DFS Optimizer</p>
        <p className="text-sm text-muted">Where data meets destiny</p>
        <p className="max-w-md text-xl">{PROMISE}</p>
      </div>
      <div className="grid w-full max-w-md gap-3">
        <LineupPicture />
        <div className="grid max-lg:hidden">
          <TryIt />
        </div>
      </div>
      <ul className="grid gap-6">
        {PITCHES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex max-w-md gap-4">
            <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
            <div className="grid gap-1">
              <p className="font-medium">{title}</p>
              <p className="text-sm text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function TryIt() {
  return (
    <Button asChild size="large" className="w-full">
      <Link to={TRIAL_PATH}>Try it now, without an account</Link>
    </Button>
  )
}
