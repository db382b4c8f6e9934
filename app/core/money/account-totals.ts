import {
  type DayOfPlay,
  type HistoryAnalytics,
  type MonthOfPlay,
  monthsOf,
} from '../history/history-analytics.ts'
import { MONTHS_SHOWN } from '../history/history-summary.ts'
import { isPending } from '../lineups/pending.ts'
import { shownContestType } from '../payouts/contest-type.ts'
import { easternDate } from '../time/game-time.ts'
import { moneyOf } from './lineup-money.ts'
import { type LineupOfAccount, partsOfLineup } from './lineup-parts.ts'
import type { SetToTotal } from './lineup-totals.ts'
import { type PendingEntries, pendingEntries } from './pending-entries.ts'
import { type ProfitCurve, profitCurve } from './profit-curve.ts'
import { type FeesAndWinnings, profitCents, sumOfMoney } from './returns.ts'
import { type ContestTypeReturns, returnsByContestType, sumOf } from './returns-summary.ts'
import { settledMoneyOfSet, stakeOfSet } from './set-money.ts'

/*
 * Saved lineups, entry sets and the imported history as one account. An entry that the history holds too counts as the
 * history's, because that is the provider's own account of the money. The other entries of its lineup or set stay theirs.
 */

/** Entries with a result. Money in cents. */
type Played = FeesAndWinnings & { entries: number }

/** Lineups or sets beside the history. */
type OwnPart = Played & {
  /** Entries with a result that count as the history's. */
  imported: number
  /** Entered, and not decided. */
  pending: PendingEntries
}

export type AccountTotals = {
  /** The three parts together. */
  all: Played
  history: Played
  sets: OwnPart
  lineups: OwnPart
  /** The history does not name types: its contests are told by what they pay. */
  contestTypes: ContestTypeReturns[]
  /** The newest twelve, oldest first. */
  lastMonths: MonthOfPlay[]
  curve: ProfitCurve
}

/** `gameDate`: `YYYY-MM-DD` of the games, if the slate is stored and has one. */
type Dated = { gameDate: string | null; createdAt: number }
/** `startsAt`: their first kickoff, in milliseconds since 1970. */
type Timed = Dated & { startsAt: number | null }

/** A group of a set's entries with one fee. */
export type SetOfAccount = SetToTotal &
  Timed & {
    importedWinningsCents: number
    /** Entries whose points are known and their winnings not. */
    scored: number
  }

export type HistoryOfAccount = Pick<HistoryAnalytics, 'all' | 'days' | 'byPrizes'>

/** `history`: null if none is imported. */
export function accountTotals(
  lineups: readonly LineupOfAccount[],
  sets: readonly SetOfAccount[],
  history: HistoryOfAccount | null,
): AccountTotals {
  const ownLineups = lineups.flatMap(partsOfLineup)
  const ownSets = sets.filter(({ entryFeeCents }) => entryFeeCents !== null).map(withoutImported)
  const parts = {
    history: playedOf(history),
    sets: partOfSets(ownSets),
    lineups: partOfLineups(
      ownLineups,
      sumOf(lineups, ({ imported }) => imported),
    ),
  }
  const days = [...(history?.days ?? []), ...ownSets.flatMap(dayOfSet), ...ownLineups.flatMap(dayOfLineup)]
  days.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return {
    all: sumOfParts(Object.values(parts)),
    ...parts,
    contestTypes: returnsByContestType([], ownSets, [
      ...ownLineups.flatMap(typeOfLineup),
      ...(history ? typesOf(history) : []),
    ]),
    lastMonths: monthsOf(days).slice(-MONTHS_SHOWN),
    curve: profitCurve(days),
  }
}

function playedOf(history: HistoryOfAccount | null): Played {
  if (!history) return { entries: 0, feesCents: 0, winningsCents: 0 }
  const { entries, feesCents, winningsCents } = history.all
  return { entries, feesCents, winningsCents }
}

/** What is left of the group; `imported` still says how many were taken out. */
function withoutImported(set: SetOfAccount): SetOfAccount {
  return {
    ...set,
    lineups: set.lineups - set.imported,
    settled: set.settled - set.imported,
    winningsCents: set.winningsCents - set.importedWinningsCents,
  }
}

function partOfSets(sets: readonly SetOfAccount[]): OwnPart {
  return {
    entries: sumOf(sets, ({ settled }) => settled),
    ...sumOfMoney(sets.map(settledMoneyOfSet)),
    imported: sumOf(sets, ({ imported }) => imported),
    pending: pendingEntries(
      sets
        .map((set) => ({ ...set, entries: set.lineups - set.settled, feesCents: stakeOfSet(set) }))
        .filter(({ entries }) => entries > 0),
    ),
  }
}

function partOfLineups(lineups: readonly LineupOfAccount[], imported: number): OwnPart {
  const pending = lineups.filter(isPending)
  const settled = lineups.filter((lineup) => !isPending(lineup))
  return {
    entries: sumOf(settled, ({ entries }) => entries),
    ...sumOfMoney(settled.map(moneyOf)),
    imported,
    pending: pendingEntries(
      pending.map((lineup) => ({
        ...lineup,
        feesCents: moneyOf(lineup).feesCents,
        scored: lineup.pointsTotal === null ? 0 : lineup.entries,
      })),
    ),
  }
}

function sumOfParts(parts: readonly Played[]): Played {
  return { entries: sumOf(parts, ({ entries }) => entries), ...sumOfMoney(parts) }
}

/** Contests that pay every place the same (double-ups, 50/50s, head-to-heads) are cash games. */
const TYPES = { steep: 'GPP', flat: 'Cash', tickets: 'Satellite' } as const

function typesOf({ byPrizes }: HistoryOfAccount): ContestTypeReturns[] {
  return byPrizes.map(({ prizes, entries: lineups, ...money }) => ({
    contestType: TYPES[prizes],
    lineups,
    ...money,
  }))
}

/** None for a pending lineup. */
function typeOfLineup(lineup: LineupOfAccount): ContestTypeReturns[] {
  if (isPending(lineup)) return []
  return [{ contestType: shownContestType(lineup), lineups: lineup.entries, ...moneyOf(lineup) }]
}

/** None for a pending lineup. */
function dayOfLineup(lineup: LineupOfAccount): DayOfPlay[] {
  if (isPending(lineup)) return []
  return [{ date: dateOf(lineup), entries: lineup.entries, profitCents: profitCents(moneyOf(lineup)) }]
}

/** None while every entry is pending. */
function dayOfSet(set: SetOfAccount): DayOfPlay[] {
  if (set.settled === 0) return []
  return [{ date: dateOf(set), entries: set.settled, profitCents: profitCents(settledMoneyOfSet(set)) }]
}

/** The date of the games, else the Eastern date of saving: a slate may be deleted, and its file may not name a date. */
function dateOf({ gameDate, createdAt }: Dated): string {
  const [date] = /^\d{4}-\d\d-\d\d/.exec(gameDate ?? '') ?? []
  return date ?? easternDate(new Date(createdAt))
}
