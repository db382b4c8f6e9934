import * as z from 'zod/mini'
import { formatCount } from '#core/figures/format.ts'
import type { BadRow } from '#core/files/file-refusal.ts'
import type { PassedOver } from '#core/files/passed-over.ts'
import { COHORT_KINDS, type CohortKind } from '#core/history/cohort.ts'
import { entryMoney, type HistoricalEntry } from '#core/history/historical-entry.ts'
import type { HistoryAnalytics, MonthOfPlay, Returns } from '#core/history/history-analytics.ts'
import {
  BRIEF_KINDS,
  type BriefHistory,
  type BriefKind,
  type HistorySummary,
} from '#core/history/history-summary.ts'
import type { EntryCursor } from '#core/history/history-view.ts'
import { toDollars, toDollarsOrNull } from '#core/money/cents.ts'
import type { ClippedRoi } from '#core/money/intervals/clipped-roi.ts'
import type { Estimate } from '#core/money/intervals/interval.ts'
import { profitCents, roiPct } from '#core/money/returns.ts'
import { badRowText } from './file-refusals.ts'
import { jsonOrNull } from './json-or-null.ts'
import { passedOverText } from './passed-over.ts'
import { parseRecordId } from './record-id.ts'
import { shownName } from './typed-name.ts'

const ImportName = shownName('The name', 'The import needs a name')

/** The import's name until it is renamed; an upload sends it beside the file's text `csvData`. */
export const HistoryFileName = z.object({ fileName: z.optional(ImportName) })

/** The name that the user gives to an import. */
export const ImportNameRequest = z.object({ name: ImportName })

/** What became of an uploaded file. */
export type ImportOutcome = {
  /** Entries that were not there before. */
  added: number
  alreadyKnown: number
  /** Unreadable rows, and the first hundred of them. */
  refused: number
  firstRefused: BadRow[]
  /** Rows that hold no entry. */
  passedOver: PassedOver[]
}

/** `message` says it all in a sentence; the first of the refused rows are named. */
export function toUploadAnswer(outcome: ImportOutcome) {
  const { added, alreadyKnown, refused, firstRefused, passedOver } = outcome
  return {
    message: importSentence(outcome),
    added,
    already_known: alreadyKnown,
    refused,
    refused_rows: firstRefused,
    passed_over: passedOver.map(passedOverText),
  }
}
export type UploadAnswer = ReturnType<typeof toUploadAnswer>

function importSentence(outcome: ImportOutcome): string {
  const { added, alreadyKnown, refused, firstRefused, passedOver } = outcome
  const parts = [
    `${formatCount(added)} new`,
    `${formatCount(alreadyKnown)} already known`,
    `${formatCount(refused)} refused`,
  ]
  const [first] = firstRefused
  const sentences = [...(first ? [badRowText(first)] : []), ...passedOver.map(passedOverText)]
  return [`Entries: ${parts.join(', ')}`, ...sentences].map((sentence) => `${sentence}.`).join(' ')
}

export function toEntryWire(entry: HistoricalEntry) {
  return { ...entryFields(entry), profit: toDollars(profitCents(entryMoney(entry))) }
}
export type EntryWire = ReturnType<typeof toEntryWire>

/** An import of history: `id` deletes it; `entries` are those that no earlier import contained. */
export function toImportItem(item: { importedAt: number; name: string | null; entries: number }) {
  const { importedAt, name, entries } = item
  return { id: importedAt, name, imported_at: new Date(importedAt).toISOString(), entries }
}
export type ImportItem = ReturnType<typeof toImportItem>

/** What the provider's row said; money in dollars, as everywhere on the wire. */
export function entryFields(entry: HistoricalEntry) {
  return {
    sport: entry.sport,
    game_type: entry.gameType,
    entry_key: entry.entryKey,
    contest_name: entry.contestName,
    contest_key: entry.contestKey,
    contest_date: entry.contestDate,
    place: entry.place,
    points: entry.points,
    winnings_non_ticket: toDollars(entry.winningsNonTicketCents),
    winnings_ticket: toDollars(entry.winningsTicketCents),
    contest_entries: entry.contestEntries,
    entry_fee: toDollars(entry.entryFeeCents),
    prize_pool: toDollarsOrNull(entry.prizePoolCents),
    places_paid: entry.placesPaid,
  }
}

/**
 * A cohort's figures: rates in percent, money in dollars, and 95% intervals. When there are too few entries, an
 * interval is instead the number of entries that it takes; without entries or fees it is null.
 */
export type CohortWire = {
  label: string
  entries: number
  contests: number
  cashRate: number
  cashRateInterval: Estimate
  cost: number
  winnings: number
  /** The part of the winnings that came as tickets. */
  tickets: number
  profit: number
  roi: number
  roiInterval: Estimate
  /**
   * Where `roiInterval` is no interval: the ROI with at most 20 fees an entry, and the largest first prize that was not won, in dollars.
   * The true ROI is this one or higher. Null where the whole ROI has an interval, and without fees.
   */
  clippedRoi: {
    roi: number
    interval: Estimate
    unseenPrize: number | null
    /** Points of ROI that it would add. */
    unseenRoi: number | null
  } | null
}

/** SPEC.md section 3, historical analytics; beside its figures the intervals, tickets, cohorts and days of play. */
export function toAnalyticsWire(analytics: HistoryAnalytics) {
  const { cohorts } = analytics
  const byKind = COHORT_KINDS.map((kind) => [kind, cohorts[kind].map(toCohortWire)])
  return {
    ...toTotalsWire(analytics),
    timeline: analytics.months.map(toMonthWire),
    byGameType: Object.fromEntries(cohorts.gameType.map(toGameType)),
    cohorts: Object.fromEntries(byKind) as Record<CohortKind, CohortWire[]>,
    days: analytics.days.map(({ date, entries, profitCents }) => ({
      date,
      entries,
      profit: toDollars(profitCents),
    })),
  }
}
export type AnalyticsWire = ReturnType<typeof toAnalyticsWire>

/** What pages show at first: the totals, the groupings but by month, and the last twelve months. */
export function toSummaryWire(summary: HistorySummary) {
  const byKind = BRIEF_KINDS.map((kind) => [kind, summary.cohorts[kind].map(toCohortWire)])
  return {
    ...toBriefWire(summary),
    cohorts: Object.fromEntries(byKind) as Record<BriefKind, CohortWire[]>,
    curve: summary.curve,
  }
}
export type SummaryWire = ReturnType<typeof toSummaryWire>

/** The totals and the last twelve months. */
export function toBriefWire(summary: BriefHistory) {
  return {
    ...toTotalsWire(summary),
    timeline: summary.lastMonths.map(toMonthWire),
    /** Number of all months. */
    months: summary.monthCount,
  }
}

function toTotalsWire({
  all,
  bestFinish,
  avgPoints,
}: Pick<HistorySummary, 'all' | 'bestFinish' | 'avgPoints'>) {
  return {
    totalEntries: all.entries,
    cashRate: all.cashRatePct,
    netProfit: toDollars(profitCents(all)),
    roi: roiPct(all) ?? 0,
    bestFinish,
    avgPoints: avgPoints ?? 0,
    total: toCohortWire(all),
  }
}

function toMonthWire({ month, entries, profitCents }: MonthOfPlay) {
  return { month, entries, profit: toDollars(profitCents) }
}

function toGameType(returns: Returns) {
  const { label, entries, cashRatePct, winningsCents, feesCents } = returns
  const figures = {
    entries,
    cashRate: cashRatePct,
    winnings: toDollars(winningsCents),
    cost: toDollars(feesCents),
  }
  return [label, figures] as const
}

function toCohortWire(returns: Returns): CohortWire {
  return {
    label: returns.label,
    entries: returns.entries,
    contests: returns.contests,
    cashRate: returns.cashRatePct,
    cashRateInterval: returns.cashRateInterval,
    cost: toDollars(returns.feesCents),
    winnings: toDollars(returns.winningsCents),
    tickets: toDollars(returns.ticketsCents),
    profit: toDollars(profitCents(returns)),
    roi: roiPct(returns) ?? 0,
    roiInterval: returns.roiInterval,
    clippedRoi: returns.clippedRoi && toClippedWire(returns.clippedRoi),
  }
}

function toClippedWire({ roiPct, interval, unseenPrize, unseenPct }: ClippedRoi) {
  const prize = unseenPrize === null ? null : toDollars(Math.round(unseenPrize))
  return { roi: roiPct, interval, unseenPrize: prize, unseenRoi: unseenPct }
}

/** `?page=`, counted from 1; what is no page is the first. */
export function parsePage(text: string | undefined): number {
  const page = parseRecordId(text)
  return page !== null && page <= MOST_PAGES ? page : 1
}

const MOST_PAGES = 1_000_000

const Part = z.union([z.string(), z.number()])
const Cursor = z.tuple([Part, Part])

/** `?after=`: the place of an entry in a view as a JSON array; null for anything else. */
export function parseEntryCursor(text: string | null | undefined): EntryCursor | null {
  const { success, data } = Cursor.safeParse(jsonOrNull(text))
  return success ? { value: data[0], key: data[1] } : null
}

/** Part of the list of entries. */
export function toEntryPage(page: {
  entries: readonly HistoricalEntry[]
  next: EntryCursor | null
  revision: number
}) {
  const { entries, next, revision } = page
  return {
    entries: entries.map(toEntryWire),
    /** The address's `after` for the following entries; null if there are none. */
    next: next && JSON.stringify([next.value, next.key]),
    /** Number of changes to the history so far: pages of different revisions don't belong together. */
    revision,
  }
}
export type EntryPage = ReturnType<typeof toEntryPage>
