import type { ContestFormat } from '../objective/strategy.ts'
import { CONTEST_TYPES, type ContestKind } from './contest-kinds.ts'
import type { ContestSettings } from './contest-settings.ts'

/** A contest of a type with what such contests usually have. */
export function usualContest(kind: ContestKind): ContestSettings {
  const { usual } = CONTEST_TYPES[kind]
  return {
    kind,
    ...usual,
    fillPct: 100,
    poolCents: null,
    ticketCents: 10 * usual.feeCents,
    payouts: { from: 'type' },
  }
}

/** The type that stands for a format until the user says more. */
const USUAL_KINDS: Record<ContestFormat, ContestKind> = { cash: 'fifty_fifty', gpp: 'large_top_heavy' }

/** The contest itself where it is of this format, else a usual one of it. */
export function contestOfFormat(contest: ContestSettings, format: ContestFormat): ContestSettings {
  return CONTEST_TYPES[contest.kind].format === format ? contest : usualContest(USUAL_KINDS[format])
}
