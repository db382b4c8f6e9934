import { classNames } from '#app/lib/class-names.ts'
import type { Format } from '#core/formats/format.ts'
import {
  captainHead,
  NUMBER_HEAD,
  OWNERSHIP_HEAD,
  POINTS_HEAD,
  SALARY_HEAD,
} from '../../entries/list/list-heads.tsx'
import type { ListColumn, ListSort } from '../../entries/list/listed-lineups.ts'
import { type Head, SortHead } from '../../entries/list/sort-head.tsx'
import { GridRow } from '../../pool/grid-parts.tsx'
import { FIGURES_LINE, FROM_MD, SIMULATED_ROW } from './simulated-row.tsx'

const FIGURES: Head[] = [
  { column: 'top1', text: 'Top 1%', meaning: 'Share of games in which it finishes in the top 1%' },
  { column: 'cash', text: 'Cash', meaning: 'Share of games in which it is paid' },
  { column: 'win', text: 'Win', meaning: 'It wins one in so many games' },
  { column: 'roi', text: 'Sim ROI', meaning: 'Profit of the fee, with its standard error' },
  { column: 'dupes', text: 'Dupes', meaning: 'Other entries with the same lineup' },
]

/** The heads of a list that was simulated. */
export function SimulatedHeads({
  mode,
  sort,
  onSort,
}: {
  mode: Format
  sort: ListSort
  onSort: (column: ListColumn) => void
}) {
  const captain = captainHead(mode)
  const common = { sort, onSort }
  return (
    <GridRow
      aria-rowindex={1}
      className={classNames(
        SIMULATED_ROW,
        'sticky top-0 z-20 border-b border-border bg-card text-xs text-muted',
      )}
    >
      <SortHead head={NUMBER_HEAD} {...common} className="@md/pool:row-span-2 justify-end self-end" />
      {captain ? <SortHead head={captain} {...common} className={`col-span-2 -mb-1 ${FROM_MD}`} /> : null}
      <div role="none" className={FIGURES_LINE}>
        <SortHead head={POINTS_HEAD} {...common} className="justify-end" />
        {[SALARY_HEAD, OWNERSHIP_HEAD].map((head) => (
          <SortHead key={head.column} head={head} {...common} className={`justify-end ${FROM_MD}`} />
        ))}
        {FIGURES.map((head) => (
          <SortHead key={head.column} head={head} {...common} className="justify-end" />
        ))}
      </div>
    </GridRow>
  )
}
