import {
  type DayOfPlay,
  type HistoryAnalytics,
  type MonthOfPlay,
  monthsOf,
} from '../history/history-analytics.ts'
import { MONTHS_SHOWN } from '../history/history-summary.ts'
import { type ProfitCurve, profitCurve } from '../money/profit-curve.ts'
import { type FeesAndWinnings, profitCents, sumOfMoney } from '../money/returns.ts'
import { easternDate } from '../time/game-time.ts'
import { type EntriesMoney, moneyOfLineup, moneyOfSet } from './entries-money.ts'
import { type LineupOfAccount, partsOfLineup } from './lineup-parts.ts'
import type { SetToTotal } from './lineup-totals.ts'
import { type PendingEntries, pendingEntries } from './pending-entries.ts'
import { type ContestTypeReturns, returnsByContestType, sumOf } from './returns-summary.ts'

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
  const ownLineups = lineups.flatMap(partsOfLineup).map((lineup) => ({
    ...lineup,
    ...moneyOfLineup(lineup, lineup.entries),
    scored: lineup.pointsTotal === null ? 0 : lineup.entries,
  }))
  const ownSets = sets
    .filter(({ entryFeeCents }) => entryFeeCents !== null)
    .map(withoutImported)
    .map((set) => ({ ...set, ...moneyOfSet(set) }))
  const own = [...ownSets, ...ownLineups]
  const parts = {
    history: playedOf(history),
    sets: partOf(ownSets, ownSets),
    lineups: partOf(ownLineups, lineups),
  }
  const days = [...(history?.days ?? []), ...own.filter(({ settled }) => settled > 0).map(dayOf)]
  days.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  return {
    all: sumOfParts(Object.values(parts)),
    ...parts,
    contestTypes: returnsByContestType(own, history ? typesOf(history) : []),
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

/** `whole`: the records, of which the history holds some entries. */
function partOf(
  own: readonly (EntriesMoney & Timed & { scored: number })[],
  whole: readonly { imported: number }[],
): OwnPart {
  return {
    ...sumOfParts(own.map(({ settled: entries, money }) => ({ entries, ...money }))),
    imported: sumOf(whole, ({ imported }) => imported),
    pending: pendingEntries(
      own
        .filter(({ entries, settled }) => entries > settled)
        .map((each) => ({ ...each, entries: each.entries - each.settled, feesCents: each.stakeCents })),
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

function dayOf(own: EntriesMoney & Dated): DayOfPlay {
  return { date: dateOf(own), entries: own.settled, profitCents: profitCents(own.money) }
}

/** The date of the games, else the Eastern date of saving: a slate may be deleted, and its file may not name a date. */
function dateOf({ gameDate, createdAt }: Dated): string {
  const [date] = /^\d{4}-\d\d-\d\d/.exec(gameDate ?? '') ?? []
  return date ?? easternDate(new Date(createdAt))
}
