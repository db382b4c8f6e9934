import { formatCents, formatShare } from '#core/figures/estimates.ts'
import { formatPct, pluralize } from '#core/figures/format.ts'
import { type OwnRecord, recordSays } from '#core/history/own-record.ts'
import { MOST_FEES } from '#core/money/intervals/most-fees.ts'
import type { BankrollShare, ContestWorth } from './contest-worth.ts'

/** `15.0%`, or by how much prizes exceed the fees; `-` where entry is free. */
export function rakeText({ rake, overlayCents }: Pick<ContestWorth, 'rake' | 'overlayCents'>): string {
  if (rake === null) return '-'
  return overlayCents > 0 ? `overlay ${formatCents(overlayCents)}` : formatShare(rake)
}

export function rakeSentence({ rake, overlayCents }: Pick<ContestWorth, 'rake' | 'overlayCents'>): string {
  if (rake === null) return 'Entry is free.'
  return overlayCents > 0
    ? `Prizes exceed the fees of all entries by ${formatCents(overlayCents)} (overlay).`
    : `${formatShare(rake)} of all fees is not paid out (rake).`
}

/** What the history says of contests of the kind. @param record null where it has none of them. */
export function recordSentence(kind: string, record: OwnRecord | null): string {
  const says = recordSays(record)
  const of = `Your contests of this kind (${kind})`
  if (says.says === 'too few')
    return `${of}: ${pluralize(says.contests, 'more contest')} before your own record says something.`
  const range = `${formatPct(says.low)} to ${formatPct(says.high)}`
  const roi = says.isClipped ? `ROI ${range} with at most ${MOST_FEES} fees an entry` : `ROI ${range}`
  return `${of}: ${pluralize(record!.entries, 'entry', 'entries')}, ${roi}. ${VERDICTS[says.says]}`
}

const VERDICTS = {
  pays: 'They pay you: enter.',
  loses: 'You lose in them: leave them out.',
  neither: 'That decides nothing yet.',
}

/** A word where the record decides; empty elsewhere. */
export function recordWord(record: OwnRecord | null): string {
  const { says } = recordSays(record)
  return says === 'pays' ? 'enter' : says === 'loses' ? 'leave out' : ''
}

/** A range where the profit is not beyond two errors of nothing: one share would say more than is known. */
export function bankrollText({ share, low, high }: BankrollShare): string {
  return low === 0 && high > 0 ? `at most ${formatShare(high)}` : formatShare(share)
}

/** The share of a bankroll that growth would put in, and the bankroll of which these fees are that share. */
export function bankrollSentence({ share, low, high }: BankrollShare, feesCents: number): string {
  if (high === 0) return 'For the fastest growth stake nothing.'
  if (low === 0)
    return `For the fastest growth stake 0% to ${formatShare(high)} of your bankroll. The profit may be chance.`
  const bankroll = formatCents(100 * Math.round(feesCents / share / 100)).replace(/\.00$/, '')
  return `For the fastest growth stake ${formatShare(share)} of your bankroll (${formatShare(low)} to ${formatShare(high)}). These fees are that share of ${bankroll}.`
}
