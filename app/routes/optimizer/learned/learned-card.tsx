import { memo, startTransition, useEffect, useMemo, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Card, CardBody, CardDescription, CardTitle } from '#app/components/ui/card.tsx'
import { inTurns } from '#app/lib/turns/in-turns.ts'
import type { LearnedAnswer } from '#contract/learned.ts'
import { isEnough, shrunkCorrelation, tooFewGames } from '#core/contest/evidence.ts'
import { tidyName } from '#core/contest/lineup-text.ts'
import { formatCount, formatPct, formatPoints, formatSigned, pluralize } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { playersOf } from '#core/lineups/lineup.ts'
import { type ExpectedOwnership, expectedSteps } from '#core/ownership/expected-ownership.ts'
import { type LearnedByName, learnedByName } from '#core/ownership/learned.ts'
import { type Player, personKey } from '#core/players/player.ts'
import { useDispatch, useSlate } from '../state/slate-context.tsx'
import { crowdsSentence } from './crowds-sentence.ts'
import { otherSlots } from './other-slots.ts'
import { useLearned } from './use-learned.ts'

type Pair = LearnedAnswer['pairs'][number]

const PAIRS_SHOWN = 4

/** Pairs with a chosen player (all pairs while none is chosen) that were held together in enough games to say something. */
function LearnedPairs({ pairs, chosen }: { pairs: readonly Pair[]; chosen: readonly Player[] }) {
  const names = new Set(chosen.map(({ name }) => tidyName(name)))
  const own = pairs.filter(
    ({ player1Name, player2Name }) => names.size === 0 || names.has(player1Name) || names.has(player2Name),
  )
  if (own.length === 0) return null
  const shown = own.filter(({ games }) => isEnough(games)).slice(0, PAIRS_SHOWN)
  if (shown.length === 0) {
    const most = Math.max(...own.map(({ games }) => games))
    return <p className="text-sm text-muted">Pairs: at most {tooFewGames(most)}.</p>
  }
  return (
    <ul className="grid gap-2 text-sm">
      {shown.map((pair) => (
        <li key={`${pair.player1Name} ${pair.player2Name}`}>
          <span className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {pair.player1Name} and {pair.player2Name}
            </span>
            <span className="shrink-0 tabular-nums">{pluralize(pair.games, 'game')}</span>
          </span>
          <span className="block text-muted tabular-nums">{pairText(pair)}</span>
        </li>
      ))}
    </ul>
  )
}

function pairText({ timesStacked, successRate, avgCombinedPoints, correlation, games }: Pair): string {
  const shrunk = shrunkCorrelation(correlation, games)
  return [
    `${formatCount(timesStacked)} lineups with both, ${formatPct(successRate)} in the top 1%`,
    ...(avgCombinedPoints === null ? [] : [`${formatPoints(avgCombinedPoints)} points together`]),
    ...(shrunk === null ? [] : [`correlation with winning ${formatSigned(shrunk, 2)}`]),
  ].join('; ')
}

/** What the user's contests of this format say about the slate's players; hidden if no contest had any of them. */
export default memo(function LearnedCard() {
  const dispatch = useDispatch()
  const { format, playerPool, lineup } = useSlate()
  const learned = useLearned(playerPool, format)
  const byName = useMemo(
    () => (learned && learned.contests > 0 ? learnedByName(learned.ownership) : null),
    [learned],
  )
  const shares = useExpected(playerPool, format, byName)
  const expected = useMemo(() => shares?.filter(({ games }) => games > 0), [shares])
  if (!learned || !byName || !expected) return null
  const crowds = crowdsSentence(learned.crowds)
  const contests = pluralize(learned.contests, `${format.name} contest`)

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
            <LearnedOwnershipTable expected={expected} />
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

/**
 * The pool's expected ownership with what was learned, worked out in turns beside the screen; null until it is there, and
 * without anything learned. After a change of the pool the former one stays until the next one is there.
 */
function useExpected(
  playerPool: readonly Player[],
  format: Format,
  learned: LearnedByName | null,
): readonly ExpectedOwnership[] | null {
  const [expected, setExpected] = useState<readonly ExpectedOwnership[] | null>(null)

  useEffect(() => {
    if (learned === null) return
    let current = true
    void inTurns(expectedSteps(playerPool, format, learned)).then((result) => {
      if (current) startTransition(() => setExpected(result))
    })
    return () => {
      current = false
    }
  }, [playerPool, format, learned])

  return expected
}

const ROWS_SHOWN = 6

/** Expected shares of the chosen players, or of those who are held most while none is chosen, with the number of games. */
function LearnedOwnershipTable({ expected }: { expected: readonly ExpectedOwnership[] }) {
  const { format, lineup } = useSlate()
  const keys = new Set(playersOf(lineup).map(personKey))
  const ofLineup = expected.filter(({ person }) => keys.has(personKey(person.row)))
  const rows = [...(ofLineup.length > 0 ? ofLineup : expected)]
    .sort((a, b) => totalPct(b) - totalPct(a))
    .slice(0, ROWS_SHOWN)
  const heads = [...(format.captain ? [format.captain.code] : []), otherSlots(format), 'Games']
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Expected ownership with your games</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-1 pr-2 text-left font-normal">
            Player
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="py-1 pl-2 text-right font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ person, shares, games }) => (
          <tr key={personKey(person.row)} className="border-t border-border">
            <th scope="row" className="py-1 pr-2 text-left font-normal wrap-anywhere">
              {person.row.name}
            </th>
            {format.captain ? <Cell text={formatPct(shares.captainPct)} /> : null}
            <Cell text={formatPct(shares.flexPct)} />
            <Cell text={formatCount(games)} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ text }: { text: string }) {
  return <td className="py-1 pl-2 text-right tabular-nums">{text}</td>
}

function totalPct({ shares: { captainPct, flexPct } }: ExpectedOwnership): number {
  return captainPct + flexPct
}
