import { useEffect, useState } from 'react'
import { FoldCard } from '#app/components/fold-card.tsx'
import FrozenForecasts from '#app/components/frozen-forecasts.client.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import type { AutopsyAnswer } from '#contract/autopsy.ts'
import type { ContestDetail } from '#contract/contests.ts'
import { shownTogether } from '#core/autopsy/shown-autopsy.ts'
import { findPlayableFormat } from '#core/formats/lookup.ts'
import { toCents } from '#core/money/cents.ts'
import { useContest } from '../contest-context.ts'
import { AutopsyFigures } from './autopsy-figures.tsx'
import { AutopsyForm } from './autopsy-form.tsx'
import { AutopsyProgress } from './autopsy-progress.tsx'
import { deservedText } from './autopsy-texts.ts'
import { changedSince } from './contest-tiers.ts'
import { useAutopsy } from './use-autopsy.ts'

/** With 150,000 entries they take about three seconds of processor time. */
const GAMES = 20_000

/** What the user's entries deserved against the real field, and what they got. */
export default function AutopsyCard({
  screenName,
  onScreenName,
}: {
  /** The name that the page searches the entries of; empty for none. */
  screenName: string
  onScreenName: (name: string) => void
}) {
  const contest = useContest()
  const { known, autopsy, opponents, running, problem, names, run, cancel } = useAutopsy(contest)
  const [name, setName] = useState(screenName)
  useEffect(() => setName(screenName), [screenName])
  const missing = missingText(contest, known)
  const format = findPlayableFormat(known?.format)
  const isRunning = running !== undefined
  const payoutFactor = useOwnPayoutFactor(format, autopsy !== null)
  const changed = autopsy && changedSince(autopsy, contest)

  function ask(asked: string, fee: number | null) {
    const trimmed = asked.trim()
    setName(trimmed)
    if (trimmed !== '') onScreenName(trimmed)
    void run({ screenName: trimmed, feeCents: fee, games: GAMES })
  }

  const feeCents =
    autopsy?.basis.feeCents ??
    known?.entered.find((entry) => entry.feeCents)?.feeCents ??
    (contest.entryFee === null ? null : toCents(contest.entryFee))
  return (
    <FoldCard
      id="deserved"
      // What the user entered or played is an answer; who only looks at a contest opens it.
      isOpen={contest.isLive || autopsy !== null || isRunning || (known?.entered.length ?? 0) > 0}
      title={<>What your entries deserved {contest.isLive ? <Badge tone="gold">Running</Badge> : null}</>}
      note={
        missing
          ? 'Needs the slate'
          : autopsy && format
            ? deservedText(shownTogether(autopsy, { format, isRaw: false, payoutFactor }))
            : 'Not played yet'
      }
    >
      <div className="grid gap-3 px-4 pb-4 sm:px-5">
        <p className="text-sm text-muted">
          {contest.isLive
            ? 'The real field is known since the lock. The game, played many times, says what each entry deserves.'
            : 'The game is played many times against the real field. Luck is what was won minus what was deserved.'}
        </p>
        {missing ? <p className="text-sm text-muted">{missing}</p> : null}
        {known === null && problem === null ? <Skeleton className="h-16" /> : null}
        {known && !missing ? (
          <AutopsyForm
            name={name}
            onName={setName}
            startFee={feeCents}
            known={known.entered.length}
            hasPayouts={contest.payouts !== null}
            isRunning={isRunning}
            isAgain={autopsy !== null}
            isNext={autopsy === null || changed !== null || (feeCents === null && contest.payouts !== null)}
            onRun={(fee) => ask(name, fee)}
          />
        ) : null}
        {known ? <FrozenForecasts entries={known.entered} /> : null}
        {known && !missing && contest.payouts === null ? (
          <p className="text-sm text-muted">
            Without payouts there are ranks, top 1% and wins only. Paste payouts to see ROI.
          </p>
        ) : null}
        {isRunning ? <AutopsyProgress done={running} onCancel={cancel} /> : null}
        {problem ? <Alert tone="bad">{problem}</Alert> : null}
        {names.length > 0 ? (
          <div className="flex flex-wrap items-center gap-2 text-sm">
            <span className="text-muted">Did you mean</span>
            {names.map((other) => (
              <Button key={other} size="small" className="wrap-anywhere" onClick={() => ask(other, feeCents)}>
                {other}
              </Button>
            ))}
          </div>
        ) : null}
        {changed && !isRunning ? (
          <Alert tone="warn">These figures are from before {changed}. Play again to renew them.</Alert>
        ) : null}
      </div>
      {autopsy && format ? (
        <AutopsyFigures
          autopsy={autopsy}
          opponents={opponents}
          entered={known?.entered ?? []}
          format={format}
          payoutFactor={payoutFactor}
        />
      ) : null}
    </FoldCard>
  )
}

/** What has to be there before a contest can be played, as a sentence; null: all is. */
function missingText(contest: ContestDetail['contest'], known: AutopsyAnswer | null): string | null {
  if (known && findPlayableFormat(known.format) === null)
    return 'Contests of this kind can not be played: no slate of it can be stored.'
  return contest.slateId === null
    ? 'Choose the slate of this contest: the games need its salaries and projections.'
    : null
}
