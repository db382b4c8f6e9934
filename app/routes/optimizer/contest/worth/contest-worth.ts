import type { SimulatedSet } from '#core/games/set-claims.ts'
import type { ClaimBasis } from '#core/games/shrink.ts'
import { kindOfContest } from '#core/history/cohort.ts'
import { kellyShareAt } from '#core/money/kelly-share.ts'
import type { Estimate } from '#core/numbers/estimate.ts'
import { type ContestSettings, simContestOf } from '#core/payouts/contest-settings.ts'
import type { SimContest } from '#core/payouts/sim-contest.ts'
import { averageEntry } from '#optimizer/sim/average-entry.ts'
import type { ProfitDistribution } from '#optimizer/sim/profit-distribution.ts'
import { shownMoney } from './shown-money.ts'

/** Entries of one contest as they were simulated together. */
export type PlayedContest = {
  name: string
  /** Something changed since. */
  isOld?: boolean
  settings: ContestSettings
  outcome: SimulatedSet
  /** Cents after fees, ascending, by game. */
  sorted: ProfitDistribution['sorted']
}

/** What speaks for a contest and against it. Money in cents, shares from 0 to 1. */
export type ContestWorth = {
  entries: number
  feesCents: number
  /** The part of all fees that is not paid out when the contest starts as full as was set; null where entry is free. */
  rake: number | null
  /** By how much prizes exceed all fees; 0 where they do not. */
  overlayCents: number
  /** After fees, as it is shown: moved towards the field. */
  profit: Estimate
  /** How often the entries end with less than they paid, as simulated. */
  chanceToLose: number
  /** The share of a bankroll that growth would put in, and the same with the profit two errors lower and higher. */
  bankroll: BankrollShare
  /** Under which the history has the user's record; null where entry is free. */
  kind: string | null
}

export type BankrollShare = { share: number; low: number; high: number }

export function contestWorth(played: PlayedContest, basis: ClaimBasis): ContestWorth {
  const { settings, outcome, sorted } = played
  const { profit } = shownMoney(outcome, settings, basis)
  const feesCents = outcome.entries * settings.feeCents
  const sim = simContestOf(settings)
  const contest = sim.ok ? sim.value.contest : null
  const mean = contest && averageEntry(contest)
  return {
    entries: outcome.entries,
    feesCents,
    rake: mean?.roi === null || !mean ? null : -mean.roi,
    overlayCents: contest && mean && mean.profit > 0 ? Math.round(mean.profit * contest.entries) : 0,
    profit,
    chanceToLose: chanceToLose(sorted),
    bankroll: bankrollShare(sorted, feesCents, profit),
    kind:
      settings.feeCents > 0 && contest
        ? kindOfContest({ ...contest, prizes: prizesOf(settings.kind, contest) })
        : null,
  }
}

/** Money of games as a share of a bankroll. @param profit what is believed of its mean. */
export function bankrollShare(sorted: Float64Array, feesCents: number, profit: Estimate): BankrollShare {
  const at = (value: number) => kellyShareAt(sorted, feesCents, value)
  return {
    share: at(profit.value),
    low: at(profit.value - 2 * profit.error),
    high: Number.isFinite(profit.error) ? at(profit.value + 2 * profit.error) : 1,
  }
}

export function chanceToLose(sorted: Float64Array): number {
  const ahead = sorted.findIndex((cents) => cents >= 0)
  return (ahead < 0 ? sorted.length : ahead) / Math.max(1, sorted.length)
}

/** The prizes in the words of the history (db/history/cohort-totals.ts): tickets, else one prize of a few fees, else prizes that differ. */
function prizesOf(
  kind: ContestSettings['kind'],
  { tiers, feeCents }: SimContest,
): Parameters<typeof kindOfContest>[0]['prizes'] {
  if (kind === 'satellite') return 'tickets'
  const [prize, ...others] = new Set(tiers.map(({ prizeCents }) => prizeCents))
  return others.length === 0 && prize! <= MOST_FLAT_FEES * feeCents ? 'flat' : 'steep'
}

const MOST_FLAT_FEES = 5.05
