import { Brain, ChartColumn, Crosshair, type LucideIcon } from 'lucide-react'

const PITCHES: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Brain,
    title: 'AI-powered analysis',
    text: 'Read why each player was chosen, in words taken from the numbers of the slate.',
  },
  {
    icon: Crosshair,
    title: 'Smart optimization for GPP and Cash games',
    text: 'The best legal lineup for your settings, proved on your own device.',
  },
  {
    icon: ChartColumn,
    title: 'Performance tracking',
    text: 'Record your results and see your profit, ROI and cash rate.',
  },
]

/** The marketing panel, shown on large screens only. */
export function AuthPanel() {
  return (
    <aside
      aria-label="About the product"
      className="hidden flex-col justify-center gap-10 border-l border-border bg-card px-12 py-16 lg:flex xl:px-20"
    >
      <div className="grid gap-3">
        <p className="text-3xl font-semibold tracking-tight">Pro DFS Optimizer</p>
        <p className="text-lg text-muted">Where data meets destiny</p>
      </div>
      <ul className="grid gap-7">
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
