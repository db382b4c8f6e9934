import { Brain, ChartColumn, Crosshair, type LucideIcon } from 'lucide-react'
import { LineupPicture } from './lineup-picture.tsx'

const PITCHES: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Crosshair,
    title: 'Smart optimization for GPP and Cash games',
    text: 'Load a salary CSV and get the best legal lineup in seconds, or up to 150 lineups by your own rules and exposures. The search runs on your own device.',
  },
  {
    icon: Brain,
    title: 'AI-powered analysis',
    text: 'Read why each player was chosen, and simulate the contest: how often your lineups cash and win, and what they return.',
  },
  {
    icon: ChartColumn,
    title: 'Performance tracking',
    text: 'Record your results or import your contest history, and see your profit, ROI and cash rate.',
  },
]

/** What the product is, in a line; above the form where the panel is below it. */
export function ProductLine() {
  return (
    <div className="grid gap-1 lg:hidden">
      <p className="font-semibold tracking-tight">Pro DFS Optimizer</p>
      <p className="text-sm text-muted">NFL daily fantasy lineups, built from your contest’s salary CSV.</p>
    </div>
  )
}

/** Beside the form on large screens, below it on others. */
export function AuthPanel() {
  return (
    <aside
      aria-label="About the product"
      className="grid content-center justify-items-center gap-8 border-border bg-card px-4 py-8 max-lg:border-t lg:justify-items-start lg:border-l lg:px-12 xl:px-20"
    >
      <div className="hidden gap-3 lg:grid">
        <p className="text-3xl font-semibold tracking-tight">Pro DFS Optimizer</p>
        <p className="text-lg text-muted">Where data meets destiny</p>
      </div>
      <LineupPicture />
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
