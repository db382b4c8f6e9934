import { findLineup, indexLineups } from '#core/contest-pool/distinct-lineups.ts'
import type { LineupRows } from '#core/contest-pool/lineup-rows.ts'
import { type Estimate, meanOf, scaled, shareOf, withVariance } from '#core/numbers/estimate.ts'
import { paidUpTo } from '#core/payouts/payout-tiers.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { type AverageEntry, averageEntry } from './average-entry.ts'
import { paysOpponents } from './load-contest.ts'
import { type ProfitDistribution, profitDistribution } from './profit-distribution.ts'
import type { SimRequest } from './sim-request.ts'
import type { SimTally } from './sum-blocks.ts'
import { type Finishes, finishesTogether, unseenVariance } from './unseen-prizes.ts'

/** What a lineup gets. Raw: sims overclaim, so figures that are shown are shrunk (app/core/games). */
export type LineupOutcome = {
  /** Shares of the games in which it is first, in the top 1%, in the top 10%, paid; a tie reaches its best place. */
  win: Estimate
  top1: Estimate
  top10: Estimate
  cash: Estimate
  /** Of the fee: 0.1 is 10%. Null where entry is free. */
  roi: Estimate | null
  /** Cents, after the fee. */
  profit: Estimate
  /** Entries of the opponents with the same lineup; of several fields the mean. */
  dupes: number
}

export type SimOutcome = {
  games: number
  outcomes: LineupOutcome[]
  /** The average entry, ties counted. */
  means: AverageEntry
  /** What the average opponent makes of the fee; null where entry is free or opponents were not paid. */
  fieldRoi: number | null
  /** The most cents by which what all entries of a game got differs from the prize pool; null where not all were paid. */
  conservation: { worst: number } | null
  /** Where the lineups are entered together. */
  together: ProfitDistribution | null
}

/** What of a request the figures depend on, beside the tally. */
type JudgedRequest = Pick<
  SimRequest,
  'contest' | 'opponents' | 'moreFields' | 'lineups' | 'entering' | 'paysOpponents'
>

/** The figures of a request from the games that were played, by one thread or several. */
export function outcomeOf(request: JudgedRequest, tally: SimTally): SimOutcome {
  const { contest, lineups, entering } = request
  const { feeCents } = contest
  const dupes = dupesOf(request)
  const finishes = finishesOf(tally, dupes)
  return {
    games: tally.games,
    outcomes: lineupOutcomes(contest, tally, finishes),
    means: averageEntry(contest, tally, request.opponents),
    fieldRoi: fieldRoi(request, tally),
    conservation: conservation(request, tally),
    together:
      entering === 'together'
        ? profitDistribution(
            tally.totals,
            lineups.count * feeCents,
            unseenVariance(contest, finishesTogether(finishes), tally.games),
          )
        : null,
  }
}

/** By judged lineup. */
export function lineupOutcomes(
  contest: SimContest,
  { cents, squares, reached, games }: SimTally,
  finishes: readonly Finishes[],
): LineupOutcome[] {
  const { feeCents } = contest
  return finishes.map((finished, i) => {
    const share = (limit: number) => shareOf(reached[4 * i + limit]!, games)
    const paid = withVariance(
      meanOf(cents[i]!, squares[i]!, games),
      unseenVariance(contest, finished, games),
      games,
    )
    return {
      win: share(0),
      top1: share(1),
      top10: share(2),
      cash: share(3),
      roi: feeCents > 0 ? scaled(paid, 1 / feeCents, -1) : null,
      profit: scaled(paid, 1, -feeCents),
      dupes: finished.copies,
    }
  })
}

/** By judged lineup. */
export function finishesOf({ reached }: SimTally, dupes: readonly number[]): Finishes[] {
  return dupes.map((copies, i) => ({
    top1: reached[4 * i + 1]!,
    top10: reached[4 * i + 2]!,
    cash: reached[4 * i + 3]!,
    copies,
  }))
}

/** By judged lineup, the opponents' entries with the same one; of several fields the mean. */
export function dupesOf({
  opponents,
  moreFields = [],
  lineups,
}: Pick<JudgedRequest, 'opponents' | 'moreFields' | 'lineups'>): number[] {
  const dupes = Array<number>(lineups.count).fill(0)
  const fields = [opponents, ...moreFields]
  for (const field of fields) {
    const index = indexOf(field.lineups)
    for (let i = 0; i < lineups.count; i++) {
      const place = findLineup(index, lineups, i)
      if (place >= 0) dupes[i]! += field.copies[place]! / fields.length
    }
  }
  return dupes
}

/** Each round of a simulation is against the same lineups. */
const indexes = new WeakMap<LineupRows, ReturnType<typeof indexLineups>>()

function indexOf(lineups: LineupRows): ReturnType<typeof indexLineups> {
  const index = indexes.get(lineups) ?? indexLineups(lineups)
  indexes.set(lineups, index)
  return index
}

function entriesOf({ opponents }: JudgedRequest): number {
  return opponents.copies.reduce((sum, copies) => sum + copies, 0)
}

function fieldRoi(request: JudgedRequest, { opponentTotals, games }: SimTally): number | null {
  const fees = entriesOf(request) * request.contest.feeCents * games
  if (!paysOpponents(request) || fees === 0) return null
  return opponentTotals.reduce((sum, cents) => sum + cents, 0) / fees - 1
}

/** Where lineups enter alone, no game has all of them, so there is nothing to add up. */
function conservation(request: JudgedRequest, tally: SimTally): { worst: number } | null {
  const { contest, lineups } = request
  if (!paysOpponents(request)) return null
  const pool = paidUpTo(contest.tiers, entriesOf(request) + lineups.count)
  let worst = 0
  for (let game = 0; game < tally.games; game++)
    worst = Math.max(worst, Math.abs(tally.totals[game]! + tally.opponentTotals[game]! - pool))
  return { worst }
}
