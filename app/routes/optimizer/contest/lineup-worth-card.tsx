import { Dices, X } from 'lucide-react'
import { memo, useMemo } from 'react'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#app/components/ui/card.tsx'
import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import { showsDupes } from '#core/figures/estimates.ts'
import { lineupKey, playersOf } from '#core/lineups/lineup.ts'
import { contestOf } from '../state/contest-of.ts'
import { useSlate } from '../state/slate-context.tsx'
import { FigureList } from './figures/figure-list.tsx'
import { LineupDetail } from './figures/lineup-detail.tsx'
import { shownFigures } from './figures/shown-figures.ts'
import { ContestFacts } from './settings/contest-facts.tsx'
import { changedSinceSimulated, simulatedFrom } from './simulation/simulated-from.ts'
import { SimulationProgress } from './simulation/simulation-progress.tsx'
import { fieldSentence, gamesSentence, staleSentence } from './simulation/simulation-sentences.ts'
import { simulationWith } from './simulation/simulation-with.ts'
import { useSimulation } from './simulation/use-simulation.ts'

/** What the lineup in the builder is worth in a contest. */
export default memo(function LineupWorthCard() {
  const state = useSlate()
  const own = useSimulation(state, 'lineup')
  const ofList = useSimulation(state, 'list')
  const { lineup, format, playerPool, inactivePeople, putBack } = state
  const contest = contestOf(state)
  const { moreContests, filling } = state
  const now = useMemo(
    () => simulatedFrom({ playerPool, inactivePeople, putBack, contest, moreContests, filling }, contest),
    [playerPool, inactivePeople, putBack, contest, moreContests, filling],
  )
  const key = lineupKey(lineup)
  // The list's figures serve for a lineup of the list.
  const result = simulationWith([own.result, ofList.result], key, now)
  const raw = result?.lineups[key]
  const payoutFactor = useOwnPayoutFactor(format, raw !== undefined)
  const shown = result && raw ? shownFigures(raw, result, format, payoutFactor) : null
  const hasDupes = result !== null && showsDupes(format, result.means)
  const open = format.rosterSlots.length - playersOf(lineup).length
  const stale = result && !own.running ? staleSentence(changedSinceSimulated(result.from, now)) : null

  return (
    <Card aria-labelledby="worth-title">
      <CardBody>
        <div className="flex items-center justify-between gap-3">
          <CardTitle id="worth-title">In a contest</CardTitle>
          {own.running ? (
            <Button size="small" onClick={own.cancel}>
              <X aria-hidden />
              Cancel
            </Button>
          ) : (
            <Button size="small" disabled={open > 0} onClick={() => own.simulate(contest, [lineup])}>
              <Dices aria-hidden />
              Simulate
            </Button>
          )}
        </div>
        <ContestFacts contest={contest} files={state.numbers.files} />
        {own.running ? <SimulationProgress running={own.running} /> : null}
        {own.failure && !own.running ? <Alert tone="bad">{own.failure}</Alert> : null}
        {open > 0 ? (
          <p className="text-sm text-muted">
            Fill {open === 1 ? 'the last slot' : `${open} more slots`} to see how often it wins money.
          </p>
        ) : result && shown ? (
          <>
            {stale ? <p className="text-sm text-warn">{stale}</p> : null}
            <FigureList figures={shown} games={result.games} hasDupes={hasDupes} />
            {own.running ? null : (
              <LineupDetail {...{ contest, lineup, shown, hasDupes }} means={result.means} isRaw={false} />
            )}
            <p className="text-xs text-muted">
              {gamesSentence(result)} {fieldSentence(result.field)}
            </p>
          </>
        ) : own.running ? null : (
          <p className="text-sm text-muted">Simulate to see how often this lineup wins money.</p>
        )}
      </CardBody>
    </Card>
  )
})
