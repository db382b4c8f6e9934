import type { StackShares } from '#core/lineups/quarterback-stack.ts'

/** How the lineups stack their quarterbacks, and how the simulated opponents do. */
export function StackSummary({ mine, field }: { mine: StackShares; field: StackShares | null }) {
  const fields = field && partsOf(field)
  return (
    <section aria-label="Stacks" className="grid gap-1">
      <dl className="flex flex-wrap gap-x-4 gap-y-1">
        {partsOf(mine).map(({ name, pct }, place) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">
              {Math.round(pct)}%
              {fields ? <span className="text-muted"> / {Math.round(fields[place]!.pct)}%</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {field ? <p className="text-xs text-muted">Your lineups / simulated opponents</p> : null}
    </section>
  )
}

function partsOf({ mates, bringBack, game }: StackShares): { name: string; pct: number }[] {
  return [
    ...mates.map((pct, count) => ({ name: `QB+${count}${count === 3 ? ' or more' : ''}`, pct })),
    { name: 'Bring-back', pct: bringBack },
    { name: 'Stack and bring-back', pct: game },
  ]
}
