import { Alert } from '#app/components/ui/alert.tsx'
import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import type { ContestEntries } from '#app/lib/threads/entries/entries-messages.ts'
import { formatProfitEstimate, formatRoiEstimate, formatShare } from '#core/figures/estimates.ts'
import { pluralize } from '#core/figures/format.ts'
import type { Format } from '#core/formats/format.ts'
import { gainSentence, isShown } from '#core/games/choice-gain.ts'
import { claimBasis } from '#core/games/shrink.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { asSlot, type PeopleNames } from '#core/rules/words/words.ts'
import { ProfitPicture } from '../pictures/profit-picture.tsx'
import { competitionSentence } from './choice-words.ts'
import { ComparisonTable, choiceHead } from './comparison-table.tsx'
import { CoverageTable } from './coverage-table.tsx'
import { gainOver, gainText, shownMoney } from './shown-money.ts'

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
  const basis = claimBasis(mode, payoutFactor)
  const shown = shownMoney(outcome, contest, basis)
  const sim = simContestOf(contest)
  const facts = [
    ['Profit a contest', formatProfitEstimate(shown.profit)],
    ['ROI', shown.roi ? formatRoiEstimate(shown.roi) : '-'],
    ...(shown.cash ? [['Entries paid', formatShare(shown.cash.value)] as const] : []),
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
        Moved towards the field, because simulations claim too much. ± is the standard error. It covers the
        games, the ownership, and how far such claims came true.
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
      {sim.ok ? (
        <section aria-label="Against simpler choices" className="grid gap-1.5">
          <h3 className="font-semibold">Against simpler choices of the same candidates, by entry</h3>
          <ComparisonTable
            rows={[
              { name: 'Chosen together', entries: lineups.length, money: shown },
              ...comparisons.map((comparison) => ({
                name: choiceHead(comparison),
                entries: comparison.chosen.length,
                money: shownMoney(comparison.outcome, contest, basis),
              })),
            ]}
          />
          <ul className="grid gap-1.5">
            {comparisons.map((comparison) => {
              const gain = gainOver(comparison, entries, sim.value.contest, basis)
              return (
                <li key={comparison.name} className="flex gap-2">
                  <Verdict gain={gain} />
                  <span>{gainSentence(gain, gainText(gain), comparison.name)}</span>
                </li>
              )
            })}
          </ul>
        </section>
      ) : null}
      <section aria-label="As simulated" className="grid gap-3">
        <h3 className="font-semibold">As simulated</h3>
        <p>
          At least one entry is in the top 1% in {formatShare(outcome.top1.value)} of the games, in the top
          0.1% in {formatShare(outcome.top01.value)}. {competitionSentence(entries)}
        </p>
        <div className="-mx-3">
          <ProfitPicture
            distribution={profit}
            average={null}
            feesCents={lineups.length * contest.feeCents}
            entries={lineups.length}
            isRunning={false}
          />
        </div>
        {scripts.length > 0 ? <CoverageTable scripts={scripts} /> : null}
      </section>
    </div>
  )
}

/** Colour and sign say the same as the sentence beside it. */
function Verdict({ gain }: { gain: Estimate }) {
  const [sign, tone] = !isShown(gain)
    ? ['=', 'text-muted']
    : gain.value > 0
      ? ['+', 'text-good']
      : ['-', 'text-bad']
  return (
    <span aria-hidden className={`w-3 shrink-0 text-center font-semibold ${tone}`}>
      {sign}
    </span>
  )
}
