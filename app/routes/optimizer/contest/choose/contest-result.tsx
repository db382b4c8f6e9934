import { Alert } from '#app/components/ui/alert.tsx'
import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import type { ContestEntries } from '#app/lib/threads/entries/entries-messages.ts'
import { formatProfitEstimate, formatRoiEstimate, formatShare } from '#core/figures/estimates.ts'
import { pluralize } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import type { ContestSettings } from '#core/payouts/contest-settings.ts'
import { asSlot, type PeopleNames } from '#core/rules/words/words.ts'
import type { Comparison } from '#optimizer/portfolio.ts'
import { ProfitPicture } from '../pictures/profit-picture.tsx'
import { competitionSentence } from './choice-words.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { CoverageTable } from './coverage-table.tsx'
import { shownMoney } from './shown-money.ts'

/** What the entries of one contest are worth: profit and its distribution, simpler choices, what they take from each other. */
export function ContestResult({
  entries,
  contest,
  names,
  mode,
}: {
  entries: ContestEntries
  contest: ContestSettings
  names: PeopleNames
  mode: Format
}) {
  const { outcome, comparisons, scripts, unmet, isShort, lineups, profit } = entries
  const payoutFactor = useOwnPayoutFactor(mode, true)
  const shown = shownMoney(outcome, contest, mode, payoutFactor)
  const facts = [
    ['Profit a contest', formatProfitEstimate(shown.profit)],
    ['ROI', shown.roi ? formatRoiEstimate(shown.roi) : '-'],
    ['One in the top 1%', formatShare(outcome.top1.value)],
    ['One in the top 0.1%', formatShare(outcome.top01.value)],
  ] as const
  return (
    <div className="grid min-w-0 gap-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">
        Profit and ROI are moved towards the field, because simulations claim too much. As simulated:{' '}
        {formatProfitEstimate(outcome.profit)}. Behind ± stands the standard error.
      </p>
      {isShort ? (
        <Alert tone="warn">
          The limits leave only {pluralize(lineups.length, 'entry', 'entries')}: no further candidate obeys.
        </Alert>
      ) : null}
      {unmet.length > 0 ? (
        <ul className="grid gap-1 text-warn">
          {unmet.map(({ person, slot, wanted, got }) => (
            <li key={`${person} ${slot}`}>
              {person === null
                ? `${got} different captains, asked for ${wanted}.`
                : `${names.get(person) ?? 'A player'}${asSlot(slot, mode)} in ${got} of ${lineups.length}, asked for ${wanted}.`}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="-mx-3">
        <ProfitPicture
          distribution={profit}
          feesCents={lineups.length * contest.feeCents}
          entries={lineups.length}
          isRunning={false}
        />
      </div>
      <section aria-label="Against simpler choices" className="grid gap-1.5">
        <h3 className="font-semibold">Against simpler choices of the same candidates, as simulated</h3>
        <ComparisonTable outcome={outcome} comparisons={comparisons} />
        <ul className="grid gap-1.5">
          {comparisons.map((comparison) => (
            <li key={comparison.worth.sentence} className="flex gap-2">
              <Verdict comparison={comparison} />
              <span>{comparison.worth.sentence}</span>
            </li>
          ))}
        </ul>
      </section>
      <p>{competitionSentence(entries)}</p>
      {scripts.length > 0 ? <CoverageTable scripts={scripts} /> : null}
    </div>
  )
}

/** Colour and sign say the same as the sentence beside it. */
function Verdict({ comparison: { worth } }: { comparison: Comparison }) {
  const isMore = worth.objective.value > 0
  const [sign, tone] = !worth.isBeyondError
    ? ['=', 'text-muted']
    : isMore
      ? ['+', 'text-good']
      : ['-', 'text-bad']
  return (
    <span aria-hidden className={`w-3 shrink-0 text-center font-semibold ${tone}`}>
      {sign}
    </span>
  )
}
