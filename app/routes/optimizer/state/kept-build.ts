import { isRecord } from '#core/collections/is-record.ts'
import {
  fields,
  flag,
  list,
  oneOf,
  optional,
  orNull,
  text,
  whole,
  wholeFrom,
} from '#core/collections/shape.ts'
import type { BuiltWith } from '#core/entries/built-with.ts'
import type { EntryGroup } from '#core/entries/groups.ts'
import { MOST_PLACES } from '#core/formats/lookup.ts'
import { MOST_MORE_CONTESTS } from '#core/payouts/slate-contest.ts'
import type { RuleEntry } from '#core/rules/build-rule.ts'
import { PORTFOLIO_OBJECTIVES, type PortfolioObjective } from '#optimizer/portfolio/portfolio-request.ts'

/**
 * The lineups of the Entries side as they are kept with the slate. Rows are named by person and role (`rowKey`), because row
 * ids belong to one file; a lineup is a list of places in `rows`, in slot order, so that 150 of them take a few kilobytes.
 */
export type KeptBuild = {
  rows: readonly string[]
  /** In the order in which they were built; `lineups[0]` is number 1 of the list. */
  lineups: readonly KeptLineup[]
  /** Lineups asked for. */
  wanted: number
  exact: 'n_best' | 'sequential'
  isProved: boolean
  /** Of the objective, in points a lineup: no set under the same shares is better by more; absent where that is not known. */
  gap?: number
  /** The settings add nothing to the expected points, so the order is that of the points shown. */
  isByPoints: boolean
  /** Why there are fewer than asked for, as a sentence; null if there are not. */
  shortfall: string | null
  /** Rules that could not be met in full. */
  unmet: readonly { ruleId: string; wanted: number; got: number }[]
  /** The entries were chosen together for this; absent for lineups that were built or opened. */
  chosenFor?: PortfolioObjective
  /** The entries of each contest, where they were chosen for several; a lineup may be in more than one. */
  contests?: readonly KeptContest[]
  /** What the list was built under, locks and settings included; absent where that was not kept. Who reads it checks it (`readRuleEntries`). */
  rules?: readonly RuleEntry[]
  /** Its named parts, each built under the rules of its own; absent for a list of one part. */
  groups?: readonly KeptGroup[]
  /** The stored entry set or the file that the lineups are of; absent for lineups built here. */
  openedFrom?: string
  /** What the lineups were made from, as checksums; another one now means that the list is stale, and '' that it is not known. */
  madeFrom: MadeFrom
  /** What was known of the players when the list was made; absent where that was not kept. Who reads it checks it (`isBuiltWith`). */
  builtWith?: BuiltWith
  /** Lineups that the user removed: no build of this list returns them. */
  removed: readonly KeptLineup[]
  /** The lineups that stay when the rest is rebuilt. */
  locked: readonly KeptLineup[]
  /** The lineups that the user changed in the builder and put back; absent for none. */
  byHand?: readonly KeptLineup[]
  /** The lineups from which a player who is out was taken; absent for none. */
  repaired?: readonly KeptLineup[]
  /** The lineups of the build before, to compare with; null for the first one. */
  previous: readonly KeptLineup[] | null
  /** The lineup that is being edited in the builder; null while none is. */
  edited: KeptLineup | null
}

export type KeptLineup = readonly number[]

/** `wanted`: lineups asked for. Where their rules are not known, they are not built again. */
export type KeptGroup = EntryGroup<KeptLineup> & { wanted: number }

/** `name`: as the contest was called when the entries were chosen. */
type KeptContest = { name: string; lineups: readonly KeptLineup[] }

/** Parts of a request that may change apart, each as a checksum. */
export const PARTS_OF_A_REQUEST = ['players', 'points', 'rules', 'settings'] as const
export type MadeFrom = Record<(typeof PARTS_OF_A_REQUEST)[number], string>

/** Far more than a build and its edits have, so that a hostile list does not keep the screen busy. */
export const MOST_LISTED = 1_000
/** Each of them is a press of the user. */
const MOST_REMOVED = 10_000

/** Validates a stored build whole, since the screen reads every field. */
export function isKeptBuild(value: unknown): value is KeptBuild {
  if (!isRecord(value) || !Array.isArray(value.rows) || !value.rows.every(text)) return false
  const lineup = list(wholeFrom(0, value.rows.length - 1), MOST_PLACES, 1)
  const lineups = list(lineup, MOST_LISTED)
  return fields({
    ...{ lineups, locked: lineups, removed: list(lineup, MOST_REMOVED) },
    ...{ byHand: optional(lineups), repaired: optional(lineups) },
    ...{ previous: orNull(lineups), edited: orNull(lineup) },
    contests: optional(list(fields({ name: text, lineups }), 1 + MOST_MORE_CONTESTS)),
    rules: optional(Array.isArray),
    groups: optional(
      list(fields({ name: text, thesis: text, rules: orNull(Array.isArray), wanted: whole, lineups })),
    ),
    unmet: list(fields({ ruleId: text, wanted: whole, got: whole })),
    madeFrom: fields(Object.fromEntries(PARTS_OF_A_REQUEST.map((part) => [part, text]))),
    wanted: whole,
    exact: oneOf(['n_best', 'sequential']),
    isProved: flag,
    gap: optional((gap) => typeof gap === 'number' && gap >= 0),
    isByPoints: flag,
    shortfall: orNull(text),
    openedFrom: optional(text),
    chosenFor: optional(oneOf(PORTFOLIO_OBJECTIVES)),
  })(value)
}

/** Older versions kept a flag beside an empty list where the rules of a group are not known. */
export function withNullForUnknownRules(build: KeptBuild | null): KeptBuild | null {
  if (!build?.groups) return build
  const groups = build.groups.map(({ hasUnknownRules, ...group }: KeptGroup & { hasUnknownRules?: true }) =>
    hasUnknownRules ? { ...group, rules: null } : group,
  )
  return { ...build, groups }
}
