import type { StackShares } from '#core/lineups/quarterback-stack.ts'

/** How the lineups stack their quarterbacks. */
export function StackSummary({ mine }: { mine: StackShares }) {
  const parts = [
    ...mine.mates.map((pct, mates) => ({ name: `QB+${mates}${mates === 3 ? ' or more' : ''}`, pct })),
    { name: 'Bring-back', pct: mine.bringBack },
    { name: 'Stack and bring-back', pct: mine.game },
  ]
  return (
    <section aria-label="Stacks">
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {parts.map(({ name, pct }) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">{Math.round(pct)}%</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
