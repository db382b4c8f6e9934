import { Dices, X } from 'lucide-react'
import { useMemo } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import { pluralize } from '#core/figures/format.ts'
import { meanCash } from '#core/games/set-claims.ts'
import { claimBasis } from '#core/games/shrink.ts'
import { lineupKey } from '#core/lineups/lineup.ts'
import { contestName } from '#core/payouts/contest-line.ts'
import { shownMoney, shownRoiIn } from '../../contest/worth/shown-money.ts'
import { contestOf } from '../../state/contest-of.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { choiceOf } from '../choose/last-choice.ts'
import { candidatePoints } from '../pictures/candidate-points.ts'
import { fieldShares } from '../pictures/exposure-against-field.ts'
import { ExposurePicture } from '../pictures/exposure-picture.tsx'
import type { LineupPoint } from '../pictures/lineup-points.ts'
import { PictureCard } from '../pictures/picture-card.tsx'
import { ProfitPicture } from '../pictures/profit-picture.tsx'
import { ScatterPicture } from '../pictures/scatter-picture.tsx'
import type { ExposureShares } from '../set/exposure-shares.ts'
import { useList } from '../set/list-context.ts'
import type { ListedLineup } from '../set/listed-lineups.ts'
import { HealthPart } from './health-part.tsx'
import { type ProfitTogether, useProfit } from './use-profit.ts'

/** The entries as pictures: profit together, exposure against the field, projection against ownership. */
export default function PicturesPanel({ shares }: { shares: ReadonlyMap<string, ExposureShares> }) {
  const state = useSlate()
  const { format, playerPool } = state
  const contest = contestOf(state)
  const { lineups, simulation, showsRaw } = useList()
  const profit = useProfit()
  const field = useMemo(() => fieldShares(playerPool, format), [playerPool, format])
  const payoutFactor = useOwnPayoutFactor(format, !showsRaw)
  const points = useMemo(() => {
    const basis = claimBasis(format, payoutFactor)
    return [
      ...pointsOf(lineups),
      ...candidatePoints(choiceOf(state.build)?.entries.others ?? [], state, (raw) =>
        showsRaw ? raw.roi : shownRoiIn(raw, basis),
      ),
    ]
  }, [lineups, state, format, showsRaw, payoutFactor])
  const average = useMemo(() => {
    if (!profit.profit) return null
    if (showsRaw) return { ...profit.profit.profit, isRaw: true }
    const known = lineups.flatMap(({ lineup }) => simulation?.lineups[lineupKey(lineup)]?.cash ?? [])
    const cash = known.length < lineups.length ? null : meanCash(known)
    if (cash === null) return null
    const { profit: made, means } = profit.profit
    const together = { profit: made, means, cash, entries: lineups.length }
    return { ...shownMoney(together, contest, claimBasis(format, payoutFactor)).profit, isRaw: false }
  }, [profit.profit, lineups, simulation, contest, format, payoutFactor, showsRaw])
  const unknown = lineups.filter(({ ownershipSum }) => ownershipSum === null).length
  return (
    <section
      aria-label="Charts of the entries"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
      tabIndex={0}
      className="@container/pictures grid min-h-0 content-start overflow-y-auto"
    >
      {state.build?.contests || state.entriesFile ? (
        <p className="border-b border-border px-3 py-2 text-sm text-muted">
          As if each lineup were entered once in {contestName(contest)}. The entries file judges every
          contest.
        </p>
      ) : null}
      {profit.profit ? (
        <ProfitPicture
          distribution={profit.profit}
          average={average}
          feesCents={lineups.length * contest.feeCents}
          entries={lineups.length}
          isRunning={profit.isRunning}
        />
      ) : (
        <NoProfit profit={profit} entries={lineups.length} />
      )}
      <HealthPart
        together={profit.isRunning ? null : profit.profit}
        basis={showsRaw ? null : claimBasis(format, payoutFactor)}
        shares={shares}
      />
      <ExposurePicture mine={shares} field={field} />
      <ScatterPicture points={points} unknown={unknown} />
    </section>
  )
}

/** In the place of the histogram: before the first games, while they are played, or why there are none. */
function NoProfit({ profit, entries }: { profit: ProfitTogether; entries: number }) {
  const { isRunning, failure, simulate, cancel } = profit
  return (
    <PictureCard
      title={`Profit of ${pluralize(entries, 'entry', 'entries together')}`}
      description={
        isRunning ? (
          <span role="status">Simulating the first games.</span>
        ) : (
          'How often the entries win, lose all, and by how much, when all of them are entered.'
        )
      }
      picture={
        <>
          {isRunning ? <Skeleton className="h-48" /> : failure ? <Alert tone="bad">{failure}</Alert> : null}
          <Button size="small" onClick={isRunning ? cancel : simulate} className="justify-self-start">
            {isRunning ? <X aria-hidden /> : <Dices aria-hidden />}
            {isRunning ? 'Cancel' : 'Simulate together'}
          </Button>
        </>
      }
      table={null}
      file={null}
    />
  )
}

function pointsOf(lineups: readonly ListedLineup[]): LineupPoint[] {
  return lineups.flatMap(({ key, number, points, ownershipSum, figures }) =>
    ownershipSum === null
      ? []
      : { key, label: `Lineup ${number}`, points, ownershipSum, roi: figures?.roi ?? null, isChosen: true },
  )
}
