import { CaptainChip, PositionChip } from '#app/components/position-chip.tsx'
import { cardClasses } from '#app/components/ui/card.tsx'
import { classNames } from '#app/lib/class-names.ts'
import { formatSalary } from '#core/figures/format.ts'
import { FORMATS } from '#core/formats/list.ts'
import { SAMPLE_LINEUP } from './sample-lineup.ts'

/** The sample is a slate of the first game mode. */
const { captain, budget } = FORMATS[0]!

/** What the optimizer makes of the sample slate. */
export function LineupPicture() {
  const spent = SAMPLE_LINEUP.reduce((sum, { salary }) => sum + salary, 0)
  return (
    <figure className={classNames(cardClasses, 'w-full max-w-md overflow-hidden')}>
      <figcaption className="flex justify-between gap-3 bg-raised px-4 py-2 text-[0.8125rem] text-muted">
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
