import { type Dispatch, memo } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardBody, CardDescription, CardTitle } from '#app/components/ui/card.tsx'
import { formatCount, formatPct, pluralize } from '#app/lib/format.ts'
import type { LearnedAnswer } from '#contract/learned.ts'
import { withLearnedOwnership } from '#core/contest/apply-learned.ts'
import { tidyName } from '#core/contest/lineup-text.ts'
import { playersOf } from '#core/lineups/lineup.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'
import { useLearned } from './use-learned.ts'

const PAIRS_SHOWN = 4

/** Statistics of this slate's players from the user's contests; hidden if no contest had any of them. */
export default memo(function LearnedCard({
  state,
  dispatch,
}: {
  state: LineupState
  dispatch: Dispatch<LineupAction>
}) {
  const learned = useLearned(state.playerPool)
  if (!learned || learned.contests === 0) return null
  const { contests, players } = learned
  const pairs = pairsOf(state, learned)

  function fillIn() {
    dispatch({
      type: 'use_learned',
      players: withLearnedOwnership(state.playerPool, players),
      notice: { title: 'Ownership filled in', description: `Learned from ${pluralize(contests, 'contest')}` },
    })
  }

  return (
    <Card aria-labelledby="learned-title">
      <CardBody>
        <div className="grid gap-0.5">
          <CardTitle id="learned-title">From your contests</CardTitle>
          <CardDescription>
            Learned from {pluralize(contests, 'contest')}, {pluralize(players.length, 'player')} of this slate
          </CardDescription>
        </div>
        {pairs.length > 0 ? (
          <ul className="grid gap-2 text-[0.8125rem]">
            {pairs.map(({ player1Name, player2Name, timesStacked, successRate, synergyMultiplier }) => (
              <li key={`${player1Name} ${player2Name}`}>
                <span className="flex justify-between gap-3">
                  <span className="min-w-0 wrap-anywhere">
                    {player1Name} and {player2Name}
                  </span>
                  <span className="shrink-0 tabular-nums">{synergyMultiplier.toFixed(2)}x</span>
                </span>
                <span className="block text-muted tabular-nums">
                  {formatCount(timesStacked)} lineups with both, {formatPct(successRate)} in the top 1%
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        <Button size="small" className="justify-self-start" onClick={fillIn}>
          Use learned ownership
        </Button>
      </CardBody>
    </Card>
  )
})

/** Pairs with a player of the lineup, the strongest effect first; all pairs of the slate if the lineup is empty. */
function pairsOf(state: LineupState, { stacks }: LearnedAnswer): LearnedAnswer['stacks'] {
  const inLineup = new Set(playersOf(state.lineup).map(({ name }) => tidyName(name)))
  const shown =
    inLineup.size === 0
      ? stacks
      : stacks.filter(
          ({ player1Name, player2Name }) => inLineup.has(player1Name) || inLineup.has(player2Name),
        )
  return shown.slice(0, PAIRS_SHOWN)
}
