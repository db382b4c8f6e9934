import type { BuildRequest } from '../build-request.ts'

/**
 * Who comes in for a player who is out.
 * - `best`: any player.
 * - `same_team`: the lineup keeps its number of players of each team.
 * - `person`: this player (`personKey`) is in the lineup afterwards.
 *
 * `improve` changes any open slot, also where nobody is out, if the objective gains at least `gain` points for each player who
 * is changed.
 */
export type RepairWay =
  | { kind: 'best' }
  | { kind: 'same_team' }
  | { kind: 'person'; key: string }
  | { kind: 'improve'; gain: number }

/** Points that a changed player gains at least, unless the user asks for more or less. */
export const USUAL_GAIN = 0.5

/** A lineup by its row ids in slot order; null where the pool lists the row no more. */
export type LineupCells = readonly (string | null)[]

/**
 * Lineups, and what a build of the same pool is asked for. Out are people who are injured, excluded (`excludedIds`), or not in
 * the pool. Shares are of `lineups`.
 */
export type RepairRequest = Omit<BuildRequest, 'count' | 'keptLineups'> & {
  lineups: readonly LineupCells[]
  way: RepairWay
  /** By lineup, the slots whose players stay whatever happens (core/lineups/slot-states.ts); absent: none. */
  lockedSlots?: readonly (readonly number[])[]
  /** Rows that come into no slot: their games have begun. Those that stand in open slots may stay there. */
  closedIds?: readonly string[]
}

export type Repair = {
  /** In the order of the request; lineups that were not repaired are the same arrays. */
  lineups: LineupCells[]
  repaired: RepairedLineup[]
  unrepairable: UnrepairableLineup[]
  /** Whether every repair is proved to be the best; false where the step budget was used up. */
  isProved: boolean
  /** Shares (their places in the request's rules) without which so many improved lineups would gain more. */
  heldBack?: readonly { rule: number; lineups: number }[]
}

export type RepairedLineup = {
  /** Its place in `lineups`. */
  index: number
  /** The players who stay keep their slots. */
  after: readonly string[]
  /** By slot; `out` is null for a row that the pool lists no more. */
  changed: readonly { slot: number; out: string | null; in: string }[]
  /** Expected points without boosts; players who are out count 0. */
  pointsBefore: number
  pointsAfter: number
  /** Players changed beyond those who are out: for an improvement, or since no lineup that obeys keeps all the others. */
  further: number
}

type UnrepairableLineup = { index: number; why: WhyNot }

/** The smallest reason why no lineup obeys. */
export type WhyNot =
  /** There is no legal lineup even without rules; a sentence for the user. */
  | { kind: 'pool'; message: string }
  /** The pool does not list a player who is locked in the lineup, so what is left to spend is not known. */
  | { kind: 'locked_unknown' }
  /** The pool does not list a player of the lineup, so its worth can't be simulated. */
  | { kind: 'unknown' }
  /** The player who should come in is out or not in the pool; is in the lineup already. */
  | { kind: 'person_out' }
  | { kind: 'holds_person' }
  /** Without this rule (its place in the request) there would be one. */
  | { kind: 'rule'; rule: number }
  /** Every lineup that obeys is too near to another one of the list, or was removed from it. */
  | { kind: 'too_near' }
  /** There is one, but not with the same teams, or not with the player who should come in. */
  | { kind: 'way' }
  /** Several rules together. */
  | { kind: 'rules' }
  /** The step budget was used up. */
  | { kind: 'steps' }

/** The lineups that others can still become in their open slots. */
export type Completions = {
  /** The completions of each lineup of the request, the best first. */
  found: RepairedLineup[][]
  /** False where the step budget was used up. */
  isProved: boolean
}
