import type { ListedEntrySet } from '../entries/entry-set.ts'
import { type LineupMoney, settledMoneyOf } from '../lineups/pending.ts'
import { type FeesAndWinnings, isCashed } from '../money/returns.ts'

/** Entries that count together: those of a saved lineup, or those of a set with one fee. Money in cents. */
export type EntriesMoney = {
  entries: number
  /** Entries with a result, their fees and winnings, and how many of them won more than their fee. */
  settled: number
  money: FeesAndWinnings
  cashed: number
  /** Fees of the entries that still wait for their result. */
  stakeCents: number
}

/** The figures of an entered set that totals add up; its lineups have one fee each. */
export type SetMoney = Pick<
  ListedEntrySet,
  'entryFeeCents' | 'lineups' | 'settled' | 'winningsCents' | 'cashed'
>

/** A saved lineup is a set of one lineup, which may have been entered several times. */
export function moneyOfLineup(lineup: LineupMoney, entries = 1): EntriesMoney {
  const money = settledMoneyOf(lineup)
  return money
    ? { entries, settled: entries, money, cashed: isCashed(money) ? entries : 0, stakeCents: 0 }
    : { entries, ...NOTHING_SETTLED, stakeCents: lineup.entryFeeTotalCents ?? 0 }
}

const NOTHING_SETTLED = { settled: 0, money: { feesCents: 0, winningsCents: 0 }, cashed: 0 }

export function moneyOfSet({
  entryFeeCents,
  lineups,
  settled,
  winningsCents,
  cashed,
}: SetMoney): EntriesMoney {
  const fee = entryFeeCents ?? 0
  const money = { feesCents: fee * settled, winningsCents }
  return { entries: lineups, settled, money, cashed, stakeCents: fee * (lineups - settled) }
}
