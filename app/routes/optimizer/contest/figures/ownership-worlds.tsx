import { Users } from 'lucide-react'
import { SmallTableHead } from '#app/components/small-table-head.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import type { LineupWorlds } from '#app/lib/threads/sim/lineup-worlds.ts'
import { askWorlds } from '#app/lib/threads/sim/sim-client.ts'
import { useTask } from '#app/lib/threads/use-task.ts'
import { formatCount, formatPct } from '#core/figures/format.ts'
import { isShown } from '#core/games/choice-gain.ts'
import { claimBasis, partsOf } from '#core/games/shrink.ts'
import type { Lineup } from '#core/lineups/lineup.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { isCaptainRow } from '#core/players/player.ts'
import type { AverageEntry } from '#optimizer/sim/average-entry.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { questionOf } from '../simulation/question-of.ts'
import type { LineupFigures } from '../simulation/simulation.ts'
import { changeText, errorsOf, type MoneyOf, worthText } from './other-worlds.ts'

/** What one lineup is worth if the field's ownership is another one; played when it is asked for. */
export function OwnershipWorlds({
  contest: settings,
  lineup,
  shown,
  means,
  isRaw,
}: {
  contest: ContestSettings
  lineup: Lineup
  /** The lineup's figures as they stand above. */
  shown: LineupFigures
  /** The average entry of the same games. */
  means: AverageEntry
  isRaw: boolean
}) {
  const state = useSlate()
  const { playerPool, format } = state
  const payoutFactor = useOwnPayoutFactor(format, !isRaw)
  const { errors, isEstimated, sentence } = errorsOf(playerPool, format, settings.opponents)

  const contest = simContestOf(settings)
  const task = useTask([playerPool, settings, lineup], async ({ signal }) => {
    const found = contest.ok
      ? await askWorlds({ sim: questionOf(state, contest.value.contest, [lineup]), errors }, signal)
      : null
    if (found === null && !signal.aborted) throw new Error('the lineup is in no entry')
    return found
  })

  if (!contest.ok) return null
  const money = {
    feeCents: settings.feeCents,
    factor: isRaw ? 1 : partsOf(claimBasis(format, payoutFactor), { mean: means.cash }).own,
  }

  const { answer: worlds, isRunning, failure, start } = task
  if (failure !== null)
    return (
      <Alert tone="bad" className="mt-3">
        Other ownerships could not be played for this lineup. Simulate it again.
      </Alert>
    )
  if (worlds === null)
    return (
      <Button size="small" className="mt-3" disabled={isRunning} onClick={() => void start()}>
        <Users aria-hidden />
        {isRunning ? 'Playing other fields…' : 'What if the ownership is wrong?'}
      </Button>
    )
  return (
    <section aria-label="If the ownership is wrong" className="mt-3 text-sm">
      <p role="status">
        <span className="text-muted">{sentence} </span>
        <span className="font-medium whitespace-nowrap tabular-nums">
          {shown.roi ? 'ROI ' : 'Profit '}
          {worthText(shown, worlds.band.low, money)} to {worthText(shown, worlds.band.high, money)}
        </span>
        <span className="text-muted"> in 90% of {worlds.worlds} fields.</span>
      </p>
      <PopularityTable worlds={worlds} money={money} />
      <p className="mt-1 text-xs text-muted">
        {isEstimated ? 'This ownership is the app’s own estimate. ' : ''}
        {formatCount(worlds.games)} games, the same ones for every field
        {worlds.redrawn > 0 ? `; ${worlds.redrawn} fields were drawn anew` : ''}. Grey: within two standard
        errors.
      </p>
    </section>
  )
}

function PopularityTable({ worlds, money }: { worlds: LineupWorlds; money: MoneyOf }) {
  const { playerPool, format } = useSlate()
  const rows = new Map(playerPool.map((row) => [row.id, row]))
  const unit = money.feeCents === 0 ? 'Profit' : 'ROI points'
  return (
    <table className="mt-2 w-full tabular-nums">
      <caption className="mb-1 text-left text-xs text-muted">
        {unit} if a player is less or more popular
      </caption>
      <SmallTableHead columns={['Name', 'Own', '10 less', '10 more']} />
      <tbody>
        {worlds.people.map(({ id, share, lessCents, moreCents }) => {
          const row = rows.get(id)
          if (!row) return null
          return (
            <tr key={id} className="border-t border-border">
              <td className="py-1 wrap-anywhere">
                {isCaptainRow(row) ? <span className="text-muted">{format.captain?.code} </span> : null}
                {row.name}
              </td>
              <td className="pl-2 text-right text-muted">{formatPct(100 * share)}</td>
              <ChangeCell change={lessCents} money={money} />
              <ChangeCell change={moreCents} money={money} />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function ChangeCell({
  change,
  money,
}: {
  change: LineupWorlds['people'][number]['moreCents']
  money: MoneyOf
}) {
  const tone = !change || !isShown(change) ? 'text-muted' : change.value < 0 ? 'text-bad' : 'text-good'
  return (
    <td className={`pl-2 text-right whitespace-nowrap ${tone}`}>
      {change ? changeText(change, money) : '-'}
    </td>
  )
}
