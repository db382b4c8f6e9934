import { ScrollWindow } from '#app/components/scroll-window.tsx'
import { SmallTableHead } from '#app/components/small-table-head.tsx'
import { Alert } from '#app/components/ui/alert.tsx'
import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import type { ContestEntries } from '#app/lib/threads/entries/entries-messages.ts'
import { disbelief, formatProfitEstimate, formatRoiEstimate, formatShare } from '#core/figures/estimates.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import { gainSentence, isShown } from '#core/games/choice-gain.ts'
import { claimBasis } from '#core/games/shrink.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import { asSlot, type PeopleNames } from '#core/rules/words/words.ts'
import { capitalized } from '#core/text/words.ts'
import type { Comparison, ScriptCoverage } from '#optimizer/portfolio.ts'
import { gainOver, gainText, type ShownMoney, shownMoney } from '../../contest/worth/shown-money.ts'
import { useSlate } from '../../state/slate-context.tsx'
import { ProfitPicture } from '../pictures/profit-picture.tsx'
import { competitionSentence } from './choice-words.ts'

/** What the entries of one contest are worth: profit and its distribution, simpler choices, what they take from each other. */
export function ContestResult({
  entries,
  contest,
  names,
}: {
  entries: ContestEntries
  contest: ContestSettings
  names: PeopleNames
}) {
  const { format } = useSlate()
  const { outcome, comparisons, scripts, unmet, isShort, lineups, profit } = entries
  const payoutFactor = useOwnPayoutFactor(format, true)
  const basis = claimBasis(format, payoutFactor)
  const shown = shownMoney(outcome, contest, basis)
  const sim = simContestOf(contest)
  const differing = sim.ok
    ? comparisons
        .map((comparison) => ({
          name: comparison.name,
          gain: gainOver(comparison, entries, sim.value.contest, basis),
        }))
        .filter(({ gain }) => isShown(gain))
    : []
  const feesCents = lineups.length * contest.feeCents
  const doubt = disbelief(shown.profit, feesCents)
  const facts = [
    ['Profit a contest', doubt ? '-' : formatProfitEstimate(shown.profit)],
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
      {doubt ? <p className="text-warn">{doubt}</p> : null}
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
                : `${names.get(person) ?? 'A player'}${asSlot(slot, format)} in ${got} of ${lineups.length}, asked for ${wanted}.`}
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
            {differing.map(({ name, gain }) => (
              <li key={name} className="flex gap-2">
                <Verdict gain={gain} />
                <span>{gainSentence(gain, gainText(gain), name)}</span>
              </li>
            ))}
            {differing.length < comparisons.length ? (
              <li className="flex gap-2">
                <Sign sign="=" tone="text-muted" />
                No difference that we could show from {differing.length > 0 ? 'the others' : 'any of them'}.
              </li>
            ) : null}
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
            feesCents={feesCents}
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
  return gain.value > 0 ? <Sign sign="+" tone="text-good" /> : <Sign sign="-" tone="text-bad" />
}

function Sign({ sign, tone }: { sign: string; tone: string }) {
  return (
    <span aria-hidden className={`w-3 shrink-0 text-center font-semibold ${tone}`}>
      {sign}
    </span>
  )
}

/** The chosen entries beside simpler choices, all in the same games, each figure by entry. */
function ComparisonTable({
  rows,
}: {
  rows: readonly { name: string; entries: number; money: ShownMoney }[]
}) {
  const hasRoi = rows.every(({ money }) => money.roi !== null)
  return (
    <ScrollWindow label="Beside simpler choices" className="max-h-96">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">The chosen entries beside simpler choices</caption>
        <SmallTableHead columns={['Choice', 'Entries', hasRoi ? 'ROI' : 'Profit an entry', 'Paid']} />
        <tbody className="text-right">
          {rows.map(({ name, entries, money: { roi, profit, cash } }, place) => (
            <tr
              key={name}
              className={place === 0 ? 'border-t border-border font-medium' : 'border-t border-border'}
            >
              <th scope="row" className="py-1 text-left font-[inherit]">
                {name}
              </th>
              <td className="pl-3">{formatCount(entries)}</td>
              <td className="pl-3 whitespace-nowrap">
                {roi
                  ? formatRoiEstimate(roi)
                  : formatProfitEstimate({ value: profit.value / entries, error: profit.error / entries })}
              </td>
              <td className="pl-3">{cash ? formatShare(cash.value) : '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollWindow>
  )
}

function choiceHead({ choice }: Comparison): string {
  if (choice.by === 'points') return 'Most points'
  return choice.apart <= 1 ? 'Own ROI' : `Own ROI, ${choice.apart} apart`
}

/** In which kinds of games one of the entries finishes in the top 1%, the least covered one last. */
function CoverageTable({ scripts }: { scripts: readonly ScriptCoverage[] }) {
  const most = Math.max(...scripts.map(({ covered }) => covered), Number.MIN_VALUE)
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-1 text-left text-muted">
        Game scripts in which one of the entries finishes in the top 1%
      </caption>
      <thead className="text-right text-xs text-muted">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            Script
          </th>
          <th scope="col" className="pl-2 font-normal">
            Games
          </th>
          <th scope="col" className="w-2/5 pl-3 text-left font-normal">
            Top 1% in
          </th>
        </tr>
      </thead>
      <tbody className="text-right">
        {scripts.map(({ script, words, games, covered }) => (
          <tr key={script} className="border-t border-border">
            <th scope="row" className="py-1 pr-2 text-left font-normal">
              {capitalized(words.join(', '))}
            </th>
            <td className="pl-2 text-muted">{formatShare(games)}</td>
            <td className="py-1 pl-3 text-left">
              <span className="flex items-center gap-2">
                <span aria-hidden className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-raised">
                  <span
                    className="block h-full bg-accent forced-colors:bg-[Highlight]"
                    style={{ width: `${(100 * covered) / most}%` }}
                  />
                </span>
                <span className={covered === 0 ? 'w-12 text-right text-warn' : 'w-12 text-right'}>
                  {covered === 0 ? 'none' : formatShare(covered)}
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
