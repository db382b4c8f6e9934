import type { ReactNode } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { showsDupes } from '#core/figures/estimates.ts'
import { SimulationProgress } from '../../contest/simulation/simulation-progress.tsx'
import { gamesSentence } from '../../contest/simulation/simulation-sentences.ts'
import type { SimulationView } from '../../contest/simulation/use-simulation.ts'
import type { RowKey } from '../../pool/player-grid.tsx'
import { useSlate } from '../../state/slate-context.tsx'
import type { ListedLineup, ListSort } from '../set/listed-lineups.ts'
import type { LineupActions } from './lineup-actions.ts'
import LineupList from './lineup-list.tsx'

/** The list of lineups under what there is to say about its simulation. */
export default function ListPart({
  simulation,
  ofGroup,
  stale,
  simulateLine,
  sort,
  onSort,
  actions,
  onKey,
}: {
  simulation: SimulationView
  /** The lineups of the group that is shown. */
  ofGroup: readonly ListedLineup[]
  /** Why the figures are old; null where they are not, and where a line above says that the list itself is. */
  stale: string | null
  /** The press that simulates, where it has a line of its own. */
  simulateLine: ReactNode
  sort: ListSort
  onSort: (sort: ListSort) => void
  actions: LineupActions
  onKey: (key: RowKey, lineup: ListedLineup) => boolean
}) {
  const { format } = useSlate()
  const { result, running, failure } = simulation
  return (
    <>
      {simulateLine ? (
        <div className="flex items-center justify-between gap-3 border-b border-border px-3 py-1 text-xs text-muted">
          {running ? (
            <div className="min-w-0 flex-1">
              <SimulationProgress running={running} />
            </div>
          ) : (
            <p className={stale ? 'text-warn' : undefined}>
              {stale ?? 'Rank these lineups by how often they win money.'}
            </p>
          )}
          {simulateLine}
        </div>
      ) : null}
      <div className="px-3 text-sm [&>:not(.sr-only)]:my-1.5">
        {running && !simulateLine ? <SimulationProgress running={running} /> : null}
        {failure && !running ? <Alert tone="bad">{failure}</Alert> : null}
        {stale && !running && !simulateLine ? <p className="text-warn">{stale}</p> : null}
        <p role="status" className="sr-only">
          {result ? gamesSentence(result) : null}
        </p>
      </div>
      <LineupList
        lineups={ofGroup}
        games={result?.games ?? null}
        hasDupes={result !== null && showsDupes(format, result.means)}
        sort={sort}
        onSort={onSort}
        actions={actions}
        onKey={onKey}
      />
    </>
  )
}
