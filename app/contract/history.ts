import * as z from 'zod/mini'
import type { BadRow } from '#core/files/file-refusal.ts'
import { COHORT_KINDS, type CohortKind } from '#core/history/cohort.ts'
import { entryMoney, type HistoricalEntry } from '#core/history/historical-entry.ts'
import type { HistoryAnalytics, Returns } from '#core/history/history-analytics.ts'
import { toDollars, toDollarsOrNull } from '#core/money/cents.ts'
import type { Estimate } from '#core/money/intervals/interval.ts'
import { profitCents, roiPct } from '#core/money/returns.ts'
import { badRowText } from './file-refusals.ts'
import { parseRecordId } from './record-id.ts'

export const HistoryUploadRequest = z.object({ csvData: z.string('is required') })
export type HistoryUploadRequest = z.infer<typeof HistoryUploadRequest>

/** What became of an uploaded file. */
export type ImportOutcome = {
  /** Entries that were not there before. */
  added: number
  alreadyKnown: number
  refused: BadRow[]
}

const REFUSED_SHOWN = 100

/** `message` says it all in a sentence; the refused rows are named, the first hundred of them. */
export function toUploadAnswer({ added, alreadyKnown, refused }: ImportOutcome) {
  return {
    message: importSentence({ added, alreadyKnown, refused }),
    added,
    already_known: alreadyKnown,
    refused: refused.length,
    refused_rows: refused.slice(0, REFUSED_SHOWN),
  }
}
export type UploadAnswer = ReturnType<typeof toUploadAnswer>

function importSentence({ added, alreadyKnown, refused }: ImportOutcome): string {
  const parts = [
    `${counted(added)} new`,
    `${counted(alreadyKnown)} already known`,
    `${counted(refused.length)} refused`,
  ]
  const [first] = refused
  return `Entries: ${parts.join(', ')}.${first ? ` ${badRowText(first)}.` : ''}`
}

function counted(count: number): string {
  return count.toLocaleString('en-US')
}

export function toEntryWire(entry: HistoricalEntry) {
  return { ...entryFields(entry), profit: toDollars(profitCents(entryMoney(entry))) }
}
export type EntryWire = ReturnType<typeof toEntryWire>

/** An import of history: `id` deletes it; `entries` are those that no earlier import contained. */
export function toImportItem({ importedAt, entries }: { importedAt: number; entries: number }) {
  return { id: importedAt, imported_at: new Date(importedAt).toISOString(), entries }
}

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
}

/** SPEC.md section 3, historical analytics; beside its figures the intervals, tickets, cohorts and days of play. */
export function toAnalyticsWire(analytics: HistoryAnalytics) {
  const { all, cohorts } = analytics
  const byKind = COHORT_KINDS.map((kind) => [kind, cohorts[kind].map(toCohortWire)])
  return {
    totalEntries: all.entries,
    cashRate: all.cashRatePct,
    netProfit: toDollars(profitCents(all)),
    roi: roiPct(all),
    bestFinish: analytics.bestFinish,
    avgPoints: analytics.avgPoints ?? 0,
    timeline: analytics.months.map(({ month, entries, profitCents }) => ({
      month,
      entries,
      profit: toDollars(profitCents),
    })),
    byGameType: Object.fromEntries(cohorts.gameType.map(toGameType)),
    total: toCohortWire(all),
    cohorts: Object.fromEntries(byKind) as Record<CohortKind, CohortWire[]>,
    days: analytics.days.map(({ date, entries, profitCents }) => ({
      date,
      entries,
      profit: toDollars(profitCents),
    })),
  }
}
export type AnalyticsWire = ReturnType<typeof toAnalyticsWire>

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
    roi: roiPct(returns),
    roiInterval: returns.roiInterval,
  }
}

/** `?page=`, counted from 1; what is no page is the first. */
export function parsePage(text: string | undefined): number {
  const page = parseRecordId(text)
  return page !== null && page <= MOST_PAGES ? page : 1
}

const MOST_PAGES = 1_000_000
