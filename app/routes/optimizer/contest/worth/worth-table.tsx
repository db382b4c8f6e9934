import { ChevronRight } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { UnbrokenWords } from '#app/components/unbroken-words.tsx'
import { getJson } from '#app/lib/api-client.ts'
import { classNames } from '#app/lib/class-names.ts'
import { useLoaded } from '#app/lib/page/use-loaded.ts'
import { useOwnPayoutFactor } from '#app/lib/payouts/use-own-payout-factor.ts'
import { remembered } from '#app/lib/session/session-memory.ts'
import { sessionOwner } from '#app/lib/session/session-owner.ts'
import type { AnalyticsWire } from '#contract/history.ts'
import { disbelief, formatCents, formatProfitEstimate, formatShare } from '#core/figures/estimates.ts'
import { formatCount, pluralize } from '#core/figures/format.ts'
import { claimBasis } from '#core/games/shrink.ts'
import type { OwnRecord } from '#core/history/own-record.ts'
import { shortContestName } from '#core/payouts/contest-name.ts'
import { listOf } from '#core/text/words.ts'
import { useSlate } from '../../state/slate-context.tsx'
import {
  bankrollShare,
  type ContestWorth,
  chanceToLose,
  contestWorth,
  type PlayedContest,
} from './contest-worth.ts'
import {
  bankrollSentence,
  bankrollText,
  rakeSentence,
  rakeText,
  recordSentence,
  recordWord,
} from './worth-words.ts'

const HEAD = 'py-1 pl-2 font-normal'
const WIDE = 'hidden @lg/worth:table-cell'

/**
 * What speaks for each contest and against it: rake, profit of the entries there, chance to lose, own record, share of a bankroll.
 * Further lines are folded below each contest; a column that says the same in each row is left out.
 */
export default function WorthTable({
  contests,
  together,
  overlap,
  isWhole,
  changed = [],
  below,
}: {
  contests: readonly PlayedContest[]
  /** Cents after fees of all entries of all contests, ascending, by game. */
  together: Float64Array
  /** How many lineups two contests have in common, by their places. */
  overlap: readonly (readonly number[])[]
  /** No contest of the evening is left out. */
  isWhole: boolean
  /** What changed since the old ones were simulated, in words. */
  changed?: readonly string[]
  /** What else is said of a contest, by its place, in a line of its own below its name and figures. */
  below?: (place: number) => ReactNode
}) {
  const { format } = useSlate()
  const payoutFactor = useOwnPayoutFactor(format, true)
  const { answer: records } = useLoaded([], loadRecords)
  const worths = useMemo(
    () => contests.map((contest) => contestWorth(contest, claimBasis(format, payoutFactor))),
    [contests, format, payoutFactor],
  )
  const all = useMemo(() => allOf(worths, together), [worths, together])
  const recordOf = ({ kind }: ContestWorth) => (kind === null ? null : (records?.get(kind) ?? null))
  const words = worths.map((worth) => recordWord(recordOf(worth)))
  const rakes = worths.map(rakeText)
  const showsRake = new Set(rakes).size > 1
  const showsRecord = words.some((word) => word !== '')
  return (
    <div className="@container/worth">
      <table className="w-full text-sm tabular-nums">
        <caption className="pb-1 text-left text-muted">
          Which contests pay: expected profit, moved towards the average entry, and how often they lose.
          {showsRake || rakes[0] === '-' ? '' : ` ${rakeSentence(worths[0]!)}`}
          {changed.length > 0 ? (
            <span className="block text-warn">
              Grey rows are from before {listOf(changed, 'and')} changed.
            </span>
          ) : null}
        </caption>
        <thead className="text-right text-xs text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-normal">
              Contest
            </th>
            {showsRake ? (
              <th scope="col" className={classNames(HEAD, WIDE)}>
                Rake
              </th>
            ) : null}
            <th scope="col" className={HEAD}>
              Profit
            </th>
            <th scope="col" className={HEAD}>
              Loses
            </th>
            <th scope="col" className={classNames(HEAD, WIDE)}>
              Bankroll
            </th>
            {showsRecord ? (
              <th scope="col" className={classNames(HEAD, WIDE)}>
                Your record
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody className="text-right">
          {worths.map((worth, place) => (
            <WorthRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two contests may have one name
              key={place}
              name={`${place + 1}. ${shortContestName(contests[place]!.name)}`}
              worth={worth}
              rake={showsRake ? rakes[place]! : null}
              word={showsRecord ? words[place]! : null}
              isOld={contests[place]!.isOld ?? false}
              below={below?.(place)}
            >
              <li>
                {pluralize(worth.entries, 'entry', 'entries')} for {formatCents(worth.feesCents)}.{' '}
                {rakeSentence(worth)}
              </li>
              {worth.feesCents > 0 ? <li>{bankrollSentence(worth.bankroll, worth.feesCents)}</li> : null}
              {records && worth.kind !== null ? <li>{recordSentence(worth.kind, recordOf(worth))}</li> : null}
              {overlap[place]!.map((common, other) =>
                other === place || common === 0 ? null : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a contest is its place
                  <li key={other}>
                    {pluralize(common, 'lineup')} also in contest {other + 1}.
                  </li>
                ),
              )}
            </WorthRow>
          ))}
          {worths.length > 1 ? (
            <WorthRow
              name={isWhole ? 'Together' : 'Together so far'}
              worth={all}
              rake={showsRake ? '' : null}
              word={showsRecord ? '' : null}
              isOld={changed.length > 0}
              isLast
            >
              <li>
                {pluralize(all.entries, 'entry', 'entries')} in {formatCount(worths.length)} contests for{' '}
                {formatCents(all.feesCents)}.
              </li>
              {all.feesCents > 0 ? <li>{bankrollSentence(all.bankroll, all.feesCents)}</li> : null}
            </WorthRow>
          ) : null}
        </tbody>
      </table>
    </div>
  )
}

type Row = Pick<ContestWorth, 'entries' | 'feesCents' | 'profit' | 'chanceToLose' | 'bankroll'>

/** One line, and what is folded below it. */
function WorthRow({
  name,
  worth: { profit, chanceToLose: loses, bankroll, feesCents },
  rake,
  word,
  isOld,
  isLast = false,
  below = null,
  children,
}: {
  name: string
  worth: Row
  /** Null where the column is left out. */
  rake: string | null
  word: string | null
  isOld: boolean
  isLast?: boolean
  below?: ReactNode
  children: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  const doubt = disbelief(profit, feesCents)
  return (
    <>
      <tr
        className={classNames(
          'border-t border-border',
          isLast ? 'font-medium' : 'font-normal',
          isOld && 'text-faint',
        )}
      >
        <th scope="row" className="py-0.5 text-left [font-weight:inherit]">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="flex w-full items-start gap-1 rounded-sm py-1 text-left hover:text-accent pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            <ChevronRight
              aria-hidden
              className={classNames('mt-0.5 size-4 shrink-0 text-muted', isOpen && 'rotate-90')}
            />
            <span className={isOpen ? 'wrap-anywhere' : 'line-clamp-2 wrap-anywhere'}>{name}</span>
          </button>
        </th>
        {rake === null ? null : <td className={classNames('pl-2 whitespace-nowrap', WIDE)}>{rake}</td>}
        {/* A narrow table has two lines for names, too. */}
        <td className="w-px pl-2">{doubt ? '-' : <UnbrokenWords text={formatProfitEstimate(profit)} />}</td>
        <td className="pl-2">{formatShare(loses)}</td>
        <td className={classNames('pl-2 whitespace-nowrap', WIDE)}>
          {feesCents > 0 ? bankrollText(bankroll) : '-'}
        </td>
        {word === null ? null : <td className={classNames('pl-2 whitespace-nowrap', WIDE)}>{word}</td>}
      </tr>
      {below === null ? null : (
        <tr>
          <td colSpan={6} className="pb-1.5 pl-5">
            {below}
          </td>
        </tr>
      )}
      {isOpen ? (
        <tr>
          <td colSpan={6} className="pb-2 pl-5 text-left text-muted">
            <ul className="grid gap-1 wrap-anywhere">
              {doubt ? <li className="text-warn">{doubt}</li> : null}
              {children}
            </ul>
          </td>
        </tr>
      ) : null}
    </>
  )
}

/** The evening: all contests are of the same games, so their errors add up. */
function allOf(worths: readonly ContestWorth[], together: Float64Array): Row {
  const sumOf = (figure: (worth: ContestWorth) => number) =>
    worths.reduce((sum, worth) => sum + figure(worth), 0)
  const profit = { value: sumOf((worth) => worth.profit.value), error: sumOf((worth) => worth.profit.error) }
  const feesCents = sumOf((worth) => worth.feesCents)
  return {
    entries: sumOf(({ entries }) => entries),
    feesCents,
    profit,
    chanceToLose: chanceToLose(together),
    bankroll: bankrollShare(together, feesCents, profit),
  }
}

/** The user's record in NFL contests by kind; null offline and for guests. */
async function loadRecords(): Promise<ReadonlyMap<string, OwnRecord> | null> {
  if (sessionOwner() === null || !navigator.onLine) return null
  try {
    // An import of history makes it be asked again.
    return await remembered('history-kinds', async () => {
      const { cohorts } = await getJson<AnalyticsWire>('/api/historical/analytics')
      return new Map(cohorts.contestKind.map((cohort) => [cohort.label, cohort]))
    })
  } catch {
    return null
  }
}
