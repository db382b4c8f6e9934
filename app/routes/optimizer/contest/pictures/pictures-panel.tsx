import { type ReactNode, useMemo } from 'react'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import type { ExposureShares } from '../../entries/exposures/exposure-shares.ts'
import type { ListedLineup } from '../../entries/list/listed-lineups.ts'
import type { LineupState } from '../../state/lineup-state.ts'
import { fieldShares } from './exposure-against-field.ts'
import { ExposurePicture } from './exposure-picture.tsx'
import type { LineupPoint, SimulatedRoi } from './lineup-points.ts'
import { PictureCard } from './picture-card.tsx'
import type { ProfitDistribution } from './profit-distribution.ts'
import { ProfitPicture } from './profit-picture.tsx'
import { ScatterPicture } from './scatter-picture.tsx'

/** What a simulation of the list says to the pictures. */
export type PicturedOutcome = {
  profit: { distribution: ProfitDistribution; feesCents: number } | null
  /** Sim ROI by the key of the lineup. */
  roi: ReadonlyMap<string, SimulatedRoi>
}

/** The entries as pictures: profit together, exposure against the field, projection against ownership. */
export default function PicturesPanel({
  state,
  lineups,
  shares,
  outcome,
  isSimulating,
  simulate,
}: {
  state: LineupState
  lineups: readonly ListedLineup[]
  shares: ReadonlyMap<string, ExposureShares>
  /** Null before a simulation of this list. */
  outcome: PicturedOutcome | null
  isSimulating: boolean
  /** What starts the simulation; null where none can be made. */
  simulate: ReactNode
}) {
  const { mode, playerPool } = state
  const field = useMemo(() => fieldShares(playerPool, mode), [playerPool, mode])
  const points = useMemo(() => pointsOf(lineups, outcome), [lineups, outcome])
  return (
    <section
      aria-label="Charts of the entries"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
      tabIndex={0}
      className="@container/pictures grid min-h-0 content-start overflow-y-auto"
    >
      {outcome?.profit ? (
        <ProfitPicture {...outcome.profit} entries={lineups.length} />
      ) : simulate === null ? null : (
        <PictureCard
          title="Profit of the entries together"
          description={
            isSimulating
              ? 'The first games are being simulated.'
              : 'How often these entries win, lose all, and by how much: needs a simulation of the contest.'
          }
          picture={isSimulating ? <Skeleton className="h-48" /> : simulate}
          table={null}
          file={null}
        />
      )}
      <ExposurePicture pool={playerPool} mode={mode} mine={shares} field={field} />
      <ScatterPicture points={points} unknown={lineups.length - points.length} />
    </section>
  )
}

function pointsOf(lineups: readonly ListedLineup[], outcome: PicturedOutcome | null): LineupPoint[] {
  return lineups.flatMap(({ key, number, points, ownershipSum }) =>
    ownershipSum === null
      ? []
      : {
          key,
          label: `Lineup ${number}`,
          points,
          ownershipSum,
          roi: outcome?.roi.get(key) ?? null,
          isChosen: true,
        },
  )
}
