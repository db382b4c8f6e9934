import {
  AUTOPSY_VERSION,
  type Autopsy,
  type EntryAutopsy,
  type FieldMeans,
  MOST_KEPT_ENTRIES,
  MOST_KEPT_LEVERAGE,
  MOST_KEPT_PLAYERS,
  type TogetherAutopsy,
} from '#core/autopsy/autopsy.ts'
import { ownershipForecasts, pointForecasts, scoresOf } from '#core/autopsy/forecast-truth.ts'
import { leverageThatPaid } from '#core/autopsy/leverage-paid.ts'
import { rankSpread, shareAsGood } from '#core/autopsy/rank-spread.ts'
import type { RealField } from '#core/autopsy/real-field.ts'
import { lineupPlayers, slotsInOrder } from '#core/contest/field.ts'
import type { ContestPool } from '#core/contest-pool/contest-pool.ts'
import { isSameLineup } from '#core/contest-pool/distinct-lineups.ts'
import { type PayoutTier, prizePoolCents } from '#core/payouts/payout-tiers.ts'
import { whosePointsOf } from '#core/players/points.ts'
import type { SimOutcome } from '#optimizer/sim/outcome.ts'
import type { AutopsyQuestion } from './autopsy-question.ts'

/** A contest whose games were played. */
export type PlayedAutopsy = {
  pool: ContestPool
  read: RealField
  outcome: SimOutcome
  ranks: readonly Uint32Array[]
  /** What each entry of the field won; null while the contest runs and without payouts. */
  won: Float64Array | null
  tiers: readonly PayoutTier[] | null
}

/** The figures of a played contest, as they are stored. */
export function autopsyOf(question: AutopsyQuestion, played: PlayedAutopsy): Autopsy {
  const { field, mine, rows, slateId, feeCents, madeAt } = question
  const { pool, read, outcome, tiers } = played
  const leverage = field.isLive ? null : leverageThatPaid(field, pool, mine)
  const ownership = ownershipForecasts(field, pool)
  const forecasts = field.isLive ? [] : pointForecasts(field, pool)
  const held = new Set(
    mine.flatMap((entry) => lineupPlayers(field, entry)).map((each) => field.players[each]!.name),
  )
  return {
    version: AUTOPSY_VERSION,
    basis: {
      madeAt,
      games: outcome.games,
      slateId,
      feeCents,
      poolCents: tiers && prizePoolCents(tiers),
      entries: field.entries,
      isLive: field.isLive,
      pointsBy: whosePointsOf(rows),
      own: mine.length,
    },
    unread: read.unread,
    distinct: read.opponents.lineups.count,
    means: fieldMeansOf(played),
    together: togetherOf(question, played),
    entries: mine.slice(0, MOST_KEPT_ENTRIES).map((entry) => entryOf(entry, question, played)),
    leverage: leverage && { ...leverage, rows: leverage.rows.slice(0, MOST_KEPT_LEVERAGE) },
    players: forecasts.filter(({ name }) => held.has(name)).slice(0, MOST_KEPT_PLAYERS),
    points: scoresOf(forecasts),
    ownership: { captain: scoresOf(ownership.captain), flex: scoresOf(ownership.flex) },
  }
}

/** Without payouts nothing is known of what is paid. */
function fieldMeansOf({ outcome: { means }, tiers }: PlayedAutopsy): FieldMeans {
  const { win, top1, cash, roi } = means
  return { win, top1, ...(tiers ? { cash, roi } : { cash: null, roi: null }) }
}

function togetherOf(
  { feeCents }: AutopsyQuestion,
  { read, outcome, won, tiers }: PlayedAutopsy,
): TogetherAutopsy | null {
  const { together } = outcome
  if (tiers === null || together === null || read.ownEntries.length === 0) return null
  const fees = read.ownEntries.length * (feeCents ?? 0)
  // `sorted` is after the fees of the lineups that were played.
  const paid = together.sorted.map((profit) => profit + fees)
  const got = won && read.ownEntries.reduce((sum, entry) => sum + won[entry]!, 0)
  const share = (holds: (cents: number) => boolean) => paid.filter(holds).length / paid.length
  return {
    deserved: {
      value: together.profit.value + fees,
      error: together.profit.error,
    },
    won: got,
    asMuch: got === null ? null : share((cents) => cents <= got + 0.5),
    ahead: feeCents ? share((cents) => cents > fees) : null,
    nothing: together.chanceOfLosingAll.value,
  }
}

function entryOf(
  entry: number,
  { field, forecasts, feeCents }: AutopsyQuestion,
  { read, outcome, ranks, won, tiers }: PlayedAutopsy,
): EntryAutopsy {
  const key = String(field.entryIds[entry]!)
  const rank = field.ranks[entry]!
  const place = read.ownEntries.indexOf(entry)
  const of = outcome.outcomes[place]
  return {
    key,
    players: slotsInOrder(field, entry).flatMap((player) => field.players[player]?.name ?? []),
    rank,
    points: field.pointsMilli[entry]! / 1000,
    won: won && won[entry]!,
    deserved: of
      ? {
          win: of.win,
          top1: of.top1,
          cash: tiers && of.cash,
          paid: tiers && { value: of.profit.value + (feeCents ?? 0), error: of.profit.error },
          ranks: rankSpread(ranks[place]!),
          asGood: shareAsGood(ranks[place]!, rank),
          dupes: of.dupes,
          ownCopies: ownCopies(read, place),
        }
      : null,
    forecast: forecasts.get(key) ?? null,
  }
}

/** The user's other entries with the same lineup. */
function ownCopies({ own }: RealField, place: number): number {
  let copies = -1
  for (let other = 0; other < own.count; other++) if (isSameLineup(own, place, own, other)) copies++
  return copies
}
