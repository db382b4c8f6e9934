import { type Dispatch, memo, useMemo } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardBody, CardDescription, CardTitle } from '#app/components/ui/card.tsx'
import { pluralize } from '#core/figures/format.ts'
import { playersOf } from '#core/lineups/lineup.ts'
import { learnedByName } from '#core/ownership/learned.ts'
import type { LineupAction, LineupState } from '../state/lineup-state.ts'
import { crowdsSentence } from './crowds-sentence.ts'
import { LearnedOwnershipTable } from './learned-ownership-table.tsx'
import { LearnedPairs } from './learned-pairs.tsx'
import { useExpected } from './use-expected.ts'
import { useLearned } from './use-learned.ts'

/** What the user's contests of this format say about the slate's players; hidden if no contest had any of them. */
export default memo(function LearnedCard({
  state,
  dispatch,
}: {
  state: LineupState
  dispatch: Dispatch<LineupAction>
}) {
  const { mode, playerPool, lineup } = state
  const learned = useLearned(playerPool, mode)
  const byName = useMemo(
    () => (learned && learned.contests > 0 ? learnedByName(learned.ownership) : null),
    [learned],
  )
  const shares = useExpected(playerPool, mode, byName)
  const expected = useMemo(() => shares?.filter(({ games }) => games > 0), [shares])
  if (!learned || !byName || !expected) return null
  const crowds = crowdsSentence(learned.crowds)
  const contests = pluralize(learned.contests, `${mode.name} contest`)

  const fillIn = () =>
    dispatch({
      type: 'use_learned',
      learned: Object.fromEntries(byName),
      notice: {
        title: 'Ownership filled in',
        description: `Ownership and leverage, learned from ${contests}`,
      },
    })

  return (
    <Card aria-labelledby="learned-title">
      <CardBody>
        <div className="grid gap-0.5">
          <CardTitle id="learned-title">From your contests</CardTitle>
          <CardDescription>
            {contests}, {pluralize(expected.length, 'player')} of this slate
          </CardDescription>
        </div>
        {expected.length > 0 ? (
          <>
            <LearnedOwnershipTable expected={expected} mode={mode} chosen={playersOf(lineup)} />
            <p className="text-xs text-muted">
              Estimated: the model, corrected by your games. A game counts half after 8 weeks.
            </p>
            <Button size="small" className="justify-self-start" onClick={fillIn}>
              Use learned ownership
            </Button>
          </>
        ) : null}
        {crowds === null ? null : <p className="text-xs text-muted">{crowds}</p>}
        <LearnedPairs pairs={learned.pairs} chosen={playersOf(lineup)} />
      </CardBody>
    </Card>
  )
})
