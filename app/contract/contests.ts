import * as z from 'zod/mini'
import type { ContestAnalytics } from '#core/contest/analytics.ts'
import type { ContestMeta, LearningStats } from '#core/contest/contest.ts'
import { findFormat } from '#core/formats/lookup.ts'
import { toDollars, toDollarsOrNull } from '#core/money/cents.ts'
import { type PayoutTier, prizePoolCents } from '#core/payouts/payout-tiers.ts'
import type { ProviderFile } from '#core/provider-file.ts'
import { slateLabel } from '#core/slate/slate-name.ts'
import { passedOverText } from './passed-over.ts'
import { shownName } from './typed-name.ts'

export const PayoutsRequest = z.object({
  text: z.string('text is required').check(z.maxLength(100_000, 'The table is too long')),
})

/** Body of PUT /api/contest/{id}/name. */
export const ContestNameRequest = z.object({ name: shownName('Contest name') })

/** Answer of POST /api/contest/upload (SPEC.md section 3). */
export type UploadAnswer = {
  contestId: number
  entries: number
  learningStats: LearningStats
  /** The user's own entries in the file, known by their keys; null without any. */
  own: OwnEntriesWire | null
}

export type OwnEntriesWire = {
  entries: number
  /** The entries with known winnings. */
  settled: number
  /** The entries whose figures are provisional: the contest was running. */
  live: number
  /** The sets with the most of them. */
  sets: { id: number; name: string; entries: number }[]
}

/** A refused upload; `belongs_to` is set if the file is another of the provider's files. */
export type UploadRefusal = { error: string; belongs_to?: ProviderFile }

/**
 * A line of the same response if the request accepts `application/x-ndjson`: repeatedly the number of rows read so far,
 * and last the answer, or the refusal with its status, since the HTTP status is already sent.
 */
export type UploadEvent = { rows: number } | UploadAnswer | (UploadRefusal & { status: number })

/** The state of the job that learns from a contest. */
export type LearningState = 'waiting' | 'done' | 'failed'

type StoredContest = {
  id: number
  gameId: number | null
  name: string
  fileName: string
  entries: number
  winningPoints: number | null
  averagePoints: number | null
  uploadedAt: number
  isLive: boolean
  hasCaptain: boolean
  format: string | null
  payouts: PayoutTier[] | null
  meta: ContestMeta | null
}

type StoredSlate = { id: number } & Parameters<typeof slateLabel>[0]

type StoredLineup = {
  rank: number
  entryId: string
  points: number
  cptPlayer: string | null
  ownershipAvg: number | null
  lineupText: string
  copies: number
}

type Listed = Pick<
  StoredContest,
  'id' | 'name' | 'entries' | 'winningPoints' | 'averagePoints' | 'uploadedAt' | 'gameId' | 'isLive'
> & { learning: LearningState | null; hasPayouts: boolean }

export function toListItem({ uploadedAt, gameId, ...contest }: Listed) {
  return { ...contest, slateId: gameId, uploadedAt: new Date(uploadedAt).toISOString() }
}
export type ContestListItem = ReturnType<typeof toListItem>

/** `lineups` is one page of the best entries; figures that are not computed are absent, not zero. */
export function toContestDetail(detail: {
  contest: StoredContest
  learning: LearningState | null
  slate: StoredSlate | null
  lineups: StoredLineup[]
  own: OwnEntriesWire | null
  page: number
  pages: number
}) {
  const { contest, learning, slate, lineups, own, page, pages } = detail
  return {
    contest: {
      id: contest.id,
      name: contest.name,
      fileName: contest.fileName,
      winningPoints: contest.winningPoints,
      averagePoints: contest.averagePoints,
      entries: contest.entries,
      uploadedAt: new Date(contest.uploadedAt).toISOString(),
      isLive: contest.isLive,
      hasCaptain: contest.hasCaptain,
      captainCode: findFormat(contest.format)?.captain?.code ?? null,
      slateId: contest.gameId,
      slate: slate && { id: slate.id, label: slateLabel(slate) },
      noSlate: contest.meta?.noSlate ?? false,
      distinctLineups: contest.meta?.distinctLineups ?? null,
      unreadableRows: contest.meta?.unreadableRows ?? 0,
      passedOver: contest.meta?.passedOver?.map(passedOverText) ?? [],
      learningStats: contest.meta?.learningStats ?? null,
      learning,
      prizePool: contest.payouts && toDollars(prizePoolCents(contest.payouts)),
      payouts: contest.payouts?.map(toPayoutWire) ?? null,
      /** The contest of the optimizer that the payouts were taken from; null for those that were pasted. */
      payoutsOf: contest.meta?.before?.payoutsOf ?? null,
      entryFee: toDollarsOrNull(contest.meta?.before?.feeCents ?? null),
      own,
    },
    lineups: lineups.map(({ rank, entryId, points, cptPlayer, ownershipAvg, lineupText, copies }) => ({
      rank,
      entryId,
      points,
      cptPlayer,
      ownershipAvg,
      lineupText,
      copies,
    })),
    page,
    pages,
    analytics: contest.meta?.analytics ?? NO_ANALYTICS,
  }
}
export type ContestDetail = ReturnType<typeof toContestDetail>
export type ContestLineupItem = ContestDetail['lineups'][number]

/** Dollars for each of the places. */
function toPayoutWire({ from, to, prizeCents }: PayoutTier) {
  return { from, to, prize: toDollars(prizeCents) }
}

const NO_ANALYTICS: Pick<ContestAnalytics, 'mostCommonCpt' | 'topCpts' | 'ownershipDistribution'> = {
  mostCommonCpt: null,
  topCpts: [],
  ownershipDistribution: [],
}
