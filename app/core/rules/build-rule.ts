import type { NflPosition } from '../players/player.ts'
import type { LineupRule } from './lineup-rule.ts'

/**
 * A user's demand on a build besides the rules of the contest: a value, so that it is stored with
 * the slate, sent, counted and explained like any other setting. A new kind is a new member of `BuildRule`.
 *
 * Players are named by `personKey`, teams by the file's codes.
 */

/** The slots in which a player counts: the captain's, the others, or either. Without a captain only `any` has a meaning. */
export const SLOT_KINDS = ['captain', 'flex', 'any'] as const
export type SlotKind = (typeof SLOT_KINDS)[number]

/** From `min` to `max`, both included; null: no limit on that side. */
export type Range = { min: number | null; max: number | null }

/** The players who match every list that is given; without any list, all. */
export type PlayerSet = {
  people?: readonly string[]
  positions?: readonly NflPosition[]
  teams?: readonly string[]
}

/**
 * The rule binds only lineups that hold one of `players` in `slots`. With `team` it binds for each such player apart, and
 * counts only players of that player's team (`same`; the player too, who may match the rule's own set) or of the team
 * played against (`other`: the `opponents` of `teamRelation`). A player whose team is not known binds nothing then.
 */
export type Condition = { players: PlayerSet; slots: SlotKind; team: 'any' | 'same' | 'other' }

/** A rule that each lineup obeys or breaks by itself. */
export type SingleLineupRule =
  | LineupRule
  /** The player is in every lineup (`lock`) or in none (`exclude`), in these slots. */
  | { kind: 'person'; person: string; slots: SlotKind; use: 'lock' | 'exclude' }
  /** The captain is one of these. */
  | { kind: 'captain_pool'; people: readonly string[] }
  /**
   * A lineup holds so many of `players` in `slots`. `per` team or game: the number holds for each team or game apart (one
   * quarterback a team), that is for every one of the pool that has a player of the set; players whose team or game is not
   * known do not count. Not together with a condition that names a team.
   */
  | {
      kind: 'group'
      players: PlayerSet
      slots: SlotKind
      count: Range
      per: 'lineup' | 'team' | 'game'
      when: Condition | null
    }
  /**
   * How many players are of the captain's team, the captain included: 5 is a 5-1. Beside a captain whose team is not known
   * no other player counts. In formats with a captain.
   */
  | { kind: 'team_split'; ofCaptainsTeam: readonly number[] }
  /** Dollars spent. */
  | { kind: 'salary'; dollars: Range }
  /** `projectedPoints` of the lineup, in percent of the most that any legal lineup without rules has. */
  | { kind: 'projection'; pctOfBest: Range }
  /**
   * Sum of the ownership of the lineup's rows, in percent: 600 is all of a Showdown field's entries. A lineup with a row
   * whose ownership is not known breaks this rule and the next one, since nothing shows that it obeys.
   */
  | { kind: 'ownership_sum'; pct: Range }
  /** Product of the ownership of the lineup's rows, each as a share, so of six of 20%: 0.2^6 = 0.000064. */
  | { kind: 'ownership_product'; share: Range }

export type GroupRule = SingleLineupRule & { kind: 'group' }

/** Changes expected points inside the build by that percent, never in the file; a rule of the objective, not of lineups. */
export type BoostRule = {
  kind: 'boost'
  players: PlayerSet
  slots: SlotKind
  /** -100 to 100; 10 counts a player of 12 points as 13.2. */
  pct: number
  /** Only in lineups that hold this player (by `personKey`) in these slots. */
  when: { person: string; slots: SlotKind } | null
}

/** A rule about the lineups of a build together. Shares are of the lineups asked for, kept ones included. */
export type SetRule =
  /**
   * Lineups that hold at least one of `players` in `slots`, in percent. `each`: the share holds for each of the players apart
   * (no captain in more than 35% of lineups); absent: for all of them together. Not strict: met as nearly as can be. Strict:
   * fewer lineups rather than a broken share.
   */
  | { kind: 'exposure'; players: PlayerSet; slots: SlotKind; pct: Range; isStrict: boolean; each?: boolean }
  /** Lineups with so many players of the captain's team, in percent. */
  | { kind: 'split_share'; ofCaptainsTeam: number; pct: Range; isStrict: boolean }
  /**
   * Lineups whose leader, who alone fills the first slot (Standard: the quarterback), has at least so many of `players` of his own
   * team (`same`) or of the one that he plays against (`other`) beside him, in percent: stacks and bring-backs. In formats
   * without a captain; a lineup without such a leader, or whose leader has no known team, does not count.
   */
  | {
      kind: 'feature_share'
      players: PlayerSet
      team: 'same' | 'other'
      atLeast: number
      pct: Range
      isStrict: boolean
    }
  /** So many different captains at least. */
  | { kind: 'captains'; atLeast: number }
  /**
   * Any two lineups differ by so many players at least: people of the one who are not in the other. `captainSwapCounts`: the
   * same people with another captain differ by one; otherwise by none. Without this rule lineups differ by one, captain
   * swaps counted.
   */
  | { kind: 'uniques'; players: number; captainSwapCounts: boolean }

export type BuildRule = SingleLineupRule | BoostRule | SetRule

/** A rule as the user keeps it: switched off without being deleted. */
export type RuleEntry = { id: string; isOn: boolean; rule: BuildRule }

/** A rule that asks for a share of the lineups. */
export type ShareRule = SetRule & { kind: 'exposure' | 'split_share' | 'feature_share' }

/** What a rule of the kind is about: a lineup by itself, the lineups of a build together, or what the search counts as best. */
const SCOPES: Record<SingleLineupRule['kind'], 'lineup'> &
  Record<SetRule['kind'], 'set'> &
  Record<BoostRule['kind'], 'objective'> = {
  one_of_a_team: 'lineup',
  one_of_a_lineup: 'lineup',
  person: 'lineup',
  captain_pool: 'lineup',
  group: 'lineup',
  team_split: 'lineup',
  salary: 'lineup',
  projection: 'lineup',
  ownership_sum: 'lineup',
  ownership_product: 'lineup',
  exposure: 'set',
  split_share: 'set',
  feature_share: 'set',
  captains: 'set',
  uniques: 'set',
  boost: 'objective',
}

export function isSetRule(rule: BuildRule): rule is SetRule {
  return SCOPES[rule.kind] === 'set'
}

export function isSingleLineupRule(rule: BuildRule): rule is SingleLineupRule {
  return SCOPES[rule.kind] === 'lineup'
}
