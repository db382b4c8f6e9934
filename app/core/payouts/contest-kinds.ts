import type { ContestFormat } from '../objective/strategy.ts'
import type { RakeColumn } from './rake.ts'

/** The types of contests that players know by name. `own_table`: only its payout table says what it is. */
export const CONTEST_KINDS = [
  'large_top_heavy',
  'large_flat',
  'single_entry',
  'double_up',
  'fifty_fifty',
  'head_to_head',
  'triple_up',
  'quintuple_up',
  'ten_times',
  'winner_take_all',
  'satellite',
  'own_table',
] as const
export type ContestKind = (typeof CONTEST_KINDS)[number]

/** How a type pays where its table is not known. */
type Pays =
  /** Places get so many fees each, as many as the pool pays. */
  | { by: 'multiple'; fees: number }
  /** The better half shares the pool. */
  | { by: 'half' }
  /** The first place gets the pool. */
  | { by: 'first' }
  /** A ticket for each place, and what is left for the next one. */
  | { by: 'tickets' }
  /** From the first prize, a share of the pool, down to a last one of so many fees, for a share of the entries. */
  | { by: 'curve'; firstShare: number; paidShare: number; lastFees: number }

type ContestType = {
  label: string
  /** How it is played: about half of the entries win the same prize, or few entries win most. */
  format: ContestFormat
  rake: RakeColumn
  /** What such a contest usually has. */
  usual: { size: number; feeCents: number; maxEntries: number }
  /** Null: nothing is known of its payouts. */
  pays: Pays | null
}

/**
 * The shapes of tournaments follow published tables: 20 to 25% of the entries are paid, the last of
 * them 1.5 to 2 fees, the first 10 to 25% of the pool.
 */
export const CONTEST_TYPES: Readonly<Record<ContestKind, ContestType>> = {
  large_top_heavy: {
    label: 'Large GPP, top heavy',
    format: 'gpp',
    rake: 'guaranteed',
    usual: { size: 20_000, feeCents: 1000, maxEntries: 150 },
    pays: { by: 'curve', firstShare: 0.25, paidShare: 0.22, lastFees: 1.5 },
  },
  large_flat: {
    label: 'Large GPP, flat',
    format: 'gpp',
    rake: 'guaranteed',
    usual: { size: 20_000, feeCents: 1000, maxEntries: 150 },
    pays: { by: 'curve', firstShare: 0.1, paidShare: 0.25, lastFees: 1.8 },
  },
  single_entry: {
    label: 'Single entry GPP',
    format: 'gpp',
    rake: 'guaranteed',
    usual: { size: 2500, feeCents: 1000, maxEntries: 1 },
    pays: { by: 'curve', firstShare: 0.15, paidShare: 0.2, lastFees: 1.7 },
  },
  double_up: {
    label: 'Double Up',
    format: 'cash',
    rake: 'guaranteed_multiple',
    usual: { size: 100, feeCents: 500, maxEntries: 1 },
    pays: { by: 'multiple', fees: 2 },
  },
  fifty_fifty: {
    label: '50/50',
    format: 'cash',
    rake: 'not_guaranteed',
    usual: { size: 100, feeCents: 500, maxEntries: 1 },
    pays: { by: 'half' },
  },
  head_to_head: {
    label: 'Head-to-Head',
    format: 'cash',
    rake: 'not_guaranteed',
    usual: { size: 2, feeCents: 500, maxEntries: 1 },
    pays: { by: 'first' },
  },
  triple_up: {
    label: '3x multiplier',
    format: 'gpp',
    rake: 'guaranteed_multiple',
    usual: { size: 100, feeCents: 500, maxEntries: 1 },
    pays: { by: 'multiple', fees: 3 },
  },
  quintuple_up: {
    label: '5x multiplier',
    format: 'gpp',
    rake: 'guaranteed_multiple',
    usual: { size: 100, feeCents: 500, maxEntries: 1 },
    pays: { by: 'multiple', fees: 5 },
  },
  ten_times: {
    label: '10x multiplier',
    format: 'gpp',
    rake: 'guaranteed',
    usual: { size: 100, feeCents: 500, maxEntries: 1 },
    pays: { by: 'multiple', fees: 10 },
  },
  winner_take_all: {
    label: 'Winner Take All',
    format: 'gpp',
    rake: 'not_guaranteed',
    usual: { size: 10, feeCents: 1000, maxEntries: 1 },
    pays: { by: 'first' },
  },
  satellite: {
    label: 'Satellite',
    format: 'gpp',
    rake: 'guaranteed',
    usual: { size: 100, feeCents: 500, maxEntries: 3 },
    pays: { by: 'tickets' },
  },
  own_table: {
    label: 'Own payout table',
    format: 'gpp',
    rake: 'guaranteed',
    usual: { size: 10_000, feeCents: 1000, maxEntries: 150 },
    pays: null,
  },
}
