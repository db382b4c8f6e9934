import type { GamesSoFar } from '../contest-pool/contest-pool.ts'
import { err, ok, type Result } from '../result.ts'
import type { AssumedFigure } from './assumed-figures.ts'
import { contestNotes, contestProblem } from './contest-checks.ts'
import { CONTEST_TYPES, type ContestKind } from './contest-kinds.ts'
import { estimatedTiers } from './estimated-tiers.ts'
import { type PayoutTier, prizePoolCents } from './payout-tiers.ts'
import { presetTiers } from './preset-tiers.ts'
import { poolOfFees } from './rake.ts'
import { scaledTiers } from './scaled-tiers.ts'
import type { SimContest } from './sim-contest.ts'

/** The contest of a slate as the user set it: kept with the slate, and what a `SimContest` follows from. */
export type ContestSettings = {
  /** As the provider calls it; absent: as its type is called. */
  name?: string
  kind: ContestKind
  /** Entries when the contest is full; the payout table is that of the full contest. */
  size: number
  /** How full it is when it starts, 1 to 100. */
  fillPct: number
  feeCents: number
  /** The most entries of one user. */
  maxEntries: number
  /** What is paid in all; null: what the provider's highest rake leaves of the fees. */
  poolCents: number | null
  /** What a ticket of a satellite is worth. */
  ticketCents: number
  payouts: PayoutSource
  /** The file that the other entries are from; absent: they are drawn from the ownership. */
  opponents?: OpponentsFile
  /** Figures of a file's contest that its name does not say; what such contests usually have stands for them. */
  assumed?: readonly AssumedFigure[]
}

/**
 * A field from a file. The browser where it was read keeps its lineups under the key. `hidesPlayers`: standings of a contest whose
 * later games had not begun; `games`: what they say of those that had.
 */
export type OpponentsFile = {
  key: string
  name: string
  entries: number
  hidesPlayers?: true
  games?: GamesSoFar
}

/** The settings with these changes; a figure among them is assumed no more. */
export function withKnown(
  { assumed = [], ...now }: ContestSettings,
  changes: Partial<ContestSettings>,
): ContestSettings {
  const left = assumed.filter((figure) => !(figure in changes))
  return { ...now, ...(left.length > 0 ? { assumed: left } : {}), ...changes }
}

/** Where the payout table comes from. */
export type PayoutSource =
  /** What such contests usually pay. */
  | { from: 'type' }
  /** The contest's own table, pasted or from a file. `notes`: what was said when it was read. */
  | { from: 'table'; name: string; tiers: readonly PayoutTier[]; notes: readonly string[] }
  /** The table of an earlier contest of the user. */
  | { from: 'earlier'; name: string; entries: number; tiers: readonly PayoutTier[] }
  /** From the few figures that the lobby shows. */
  | { from: 'figures'; places: number; firstCents: number; lastCents: number }

/** The contest for a sim with what there is to say about it, or why there is none, as a sentence. */
export function simContestOf(
  settings: ContestSettings,
): Result<{ contest: SimContest; notes: string[] }, string> {
  const tiers = tiersOf(settings)
  if (!tiers.ok) return tiers
  const { kind, size, fillPct, feeCents, maxEntries, payouts } = settings
  const contest: SimContest = {
    kind,
    entries: Math.max(1, Math.round((size * fillPct) / 100)),
    feeCents,
    maxEntries,
    tiers: tiers.value,
    isEstimated: !isOwnTable(settings, tiers.value),
  }
  const problem = contestProblem(contest)
  if (problem !== null) return err(problem)
  const assumed = assumedText(settings)
  return ok({
    contest,
    notes: [
      ...(payouts.from === 'table' ? payouts.notes : []),
      ...contestNotes(contest),
      ...(assumed === null ? [] : [`${assumed[0]!.toUpperCase()}${assumed.slice(1)}.`]),
    ],
  })
}

const ASSUMED_WORDS: Record<AssumedFigure, string> = {
  kind: 'type',
  feeCents: 'fee',
  size: 'entries',
  maxEntries: 'max entries',
  ticketCents: 'ticket value',
}

/** `assumed, not in the name: entries, max entries`; null where nothing is. */
export function assumedText({ assumed = [] }: Pick<ContestSettings, 'assumed'>): string | null {
  if (assumed.length === 0) return null
  return `assumed, not in the name: ${assumed.map((figure) => ASSUMED_WORDS[figure]).join(', ')}`
}

function tiersOf(settings: ContestSettings): Result<readonly PayoutTier[], string> {
  const { payouts, size: entries, kind } = settings
  const poolCents = settings.poolCents ?? poolOfFees({ ...settings, entries }, CONTEST_TYPES[kind].rake)
  switch (payouts.from) {
    case 'type':
      return presetTiers({ ...settings, entries })
    case 'table':
      return ok(payouts.tiers)
    case 'earlier':
      return ok(scaledTiers(payouts, { entries, poolCents }))
    case 'figures':
      return ok(estimatedTiers({ ...payouts, poolCents }))
  }
}

function isOwnTable({ payouts, size }: ContestSettings, tiers: readonly PayoutTier[]): boolean {
  if (payouts.from === 'table') return true
  return (
    payouts.from === 'earlier' &&
    payouts.entries === size &&
    prizePoolCents(payouts.tiers) === prizePoolCents(tiers)
  )
}
